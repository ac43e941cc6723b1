// Makes one call of a lead and writes down what became of it: "unknown" before the call, the outcome after it.
import { loadEmailSdk, sendMail } from './call-email.ts';
import { readEndpoints } from './endpoints.ts';
import { keepsAlive } from './keep-alive.ts';
import { changeLeg, loadLead } from './lead-box.ts';
import { mailStatus, type Lead, type Leg } from './lead.ts';
import { whenOurTurn } from './our-turn.ts';
import { readSheetAnswer, type Outcome } from './outcome.ts';
import { toFormData } from './payload.ts';
import { recordOutcome } from './record.ts';
import { timing } from './timing.ts';

/** Which call of which lead. */
export interface Call {
  id: string;
  index: number;
  /** Whether somebody waits for it: then it waits its turn, and comes back when it was told that it came too soon. */
  awaited: boolean;
}

const offline: Outcome = { kind: 'later', reason: 'The browser is offline' };
const otherTab: Outcome = { kind: 'later', reason: 'Another tab is sending it' };
const mostPatience = 2;
const sheetCalls = new Map<string, Promise<Outcome>>();
let mailFreeAt = 0;

/**
 * Makes the call unless it is done already. A request to the spreadsheet has started when this returns.
 * @returns the outcome as far as the visitor may know it: any answer of the spreadsheet is `sent` (specification, section 7)
 */
export async function attempt(call: Call): Promise<Outcome> {
  const lead = loadLead(call.id);
  const leg = lead?.legs[call.index];
  const done = leg?.state === 'sent' && (call.awaited || leg.call !== 'sheet');
  if (!lead || !leg || done) return { kind: 'sent' };
  return leg.call === 'sheet' ? attemptSheet(call, lead) : attemptMail(call);
}

/** One request at a time for each row. A second one would do no harm, because the row has the lead's id. */
function attemptSheet(call: Call, lead: Lead): Promise<Outcome> {
  const key = `${call.id} ${call.index}`;
  const running = sheetCalls.get(key);
  if (running) return running;
  const posting = postRow(call, lead).finally(() => sheetCalls.delete(key));
  sheetCalls.set(key, posting);
  return posting;
}

async function postRow(call: Call, lead: Lead): Promise<Outcome> {
  const { sheet } = readEndpoints();
  if (!sheet) return recordOutcome(call, { kind: 'later', reason: 'No spreadsheet is configured (endpoints.sheet)' });
  if (navigator.onLine === false) return recordOutcome(call, offline);
  const reported = mailStatus(lead);
  const body = toFormData({ ...lead.values, ...(reported && { mail_status: reported }) });
  const confirmed = lead.legs[call.index]?.state === 'sent';
  changeLeg(call.id, call.index, { state: confirmed ? 'sent' : 'unknown', due: Date.now() + timing.call });
  const lost = (error: unknown) => recordOutcome(call, { kind: 'unknown', reason: String(error) });
  try {
    const signal = AbortSignal.timeout(timing.call);
    const answer = await fetch(sheet, { method: 'POST', body, keepalive: keepsAlive(body), signal });
    void readSheetAnswer(answer).then((outcome) => recordOutcome(call, outcome, { reported }), lost);
    return { kind: 'sent' };
  } catch (error) {
    return lost(error);
  }
}

/** Only one tab at a time may send a lead's mails, since a mail that is sent twice cannot be taken back. */
async function attemptMail(call: Call): Promise<Outcome> {
  const outcome = await whenOurTurn(`lead-${call.id}`, call.awaited, async () => {
    let last = await mailOnce(call);
    for (let again = 0; last.kind === 'later' && last.soon && call.awaited && again < mostPatience; again++) {
      last = await mailOnce(call);
    }
    return last;
  });
  return outcome ?? otherTab;
}

async function mailOnce(call: Call): Promise<Outcome> {
  const lead = loadLead(call.id);
  const leg = lead?.legs[call.index];
  if (!lead || !leg || leg.state === 'sent') return { kind: 'sent' };
  const service = readEndpoints().email;
  // A template that has no name in the config goes by its id.
  const template = service?.templates[leg.template ?? ''] ?? leg.template;
  if (!service || !template) return recordOutcome(call, notConfigured(leg));
  if (navigator.onLine === false) return recordOutcome(call, offline);
  const sdk = await loadEmailSdk().catch((error: unknown) => String(error));
  if (typeof sdk === 'string') return recordOutcome(call, { kind: 'later', reason: sdk });
  await mailSlot();
  const repeated = leg.repeated || (leg.state === 'unknown' && !call.awaited);
  changeLeg(call.id, call.index, { state: 'unknown', repeated, due: Date.now() + timing.call * 1.2 });
  const asForm = leg.call === 'email-form';
  const values = asForm ? lead.values : pick(lead.values, leg.params);
  const outcome = await sendMail(sdk, { service, template, values, as: asForm ? 'form' : 'values' });
  mailFreeAt = Math.max(mailFreeAt, Date.now() + timing.betweenMails);
  return recordOutcome(call, outcome, { before: leg.state });
}

function notConfigured(leg: Leg): Outcome {
  return {
    kind: 'later',
    reason: `No e-mail service is configured for the template "${leg.template ?? ''}" (endpoints.email)`,
  };
}

/**
 * Waits until the next mail may go: counted from the answer to the last one, because only then is it certain that the
 * two do not reach the service within the same second. Each waiting mail takes a second of its own.
 */
async function mailSlot(): Promise<void> {
  const start = Math.max(Date.now(), mailFreeAt);
  mailFreeAt = start + timing.betweenMails;
  if (start > Date.now()) await new Promise((done) => setTimeout(done, start - Date.now()));
}

/** @returns the template's values, each from the field that the config names */
function pick(values: Record<string, string>, params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, field]) => [name, values[field] ?? '']));
}
