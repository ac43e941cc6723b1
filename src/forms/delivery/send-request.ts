// Requests for delivery steps: sends one step of a lead and records its outcome: "unknown" before
// the request, what the response says after it.
import { loadEmailSdk, sendMail } from './call-email.ts';
import { readEndpoints } from './endpoints.ts';
import { canKeepAlive } from './keep-alive.ts';
import { changeStep, loadLead } from './lead-box.ts';
import { readMailStatus, type Lead, type DeliveryStep } from './lead.ts';
import { withTabLock } from './tab-lock.ts';
import { readSheetAnswer, type Outcome } from './outcome.ts';
import { toFormData } from './payload.ts';
import { recordOutcome } from './record-outcome.ts';
import { timing } from './timing.ts';

/** Which step of which lead. */
export interface StepRequest {
  id: string;
  index: number;
  /**
   * Whether a visitor waits for it: then it waits for other tabs, and is repeated at once after
   * "too many requests".
   */
  awaited: boolean;
}

const offline: Outcome = { kind: 'later', reason: 'The browser is offline' };
const inOtherTab: Outcome = { kind: 'later', reason: 'Another tab is sending it' };
const maxEarlyRetries = 2;
const runningRows = new Map<string, Promise<Outcome>>();
let mailFreeAt = 0;

/**
 * Sends the step unless it is done already. A request to the spreadsheet has started when this
 * returns.
 * @returns the outcome for the visitor, for whom any response of the spreadsheet counts as sent
 */
export async function sendRequest(call: StepRequest): Promise<Outcome> {
  const lead = loadLead(call.id);
  const step = lead?.steps[call.index];
  const done = step?.state === 'sent' && (call.awaited || step.call !== 'sheet');
  if (!lead || !step || done) return { kind: 'sent' };
  return step.call === 'sheet' ? sendRow(call, lead) : sendMailOnce(call);
}

/**
 * Sends one request at a time for each row. A second one would do no harm, because the row has the
 * lead's id.
 */
function sendRow(call: StepRequest, lead: Lead): Promise<Outcome> {
  const key = `${call.id} ${call.index}`;
  const running = runningRows.get(key);
  if (running) return running;
  const posting = postRow(call, lead).finally(() => runningRows.delete(key));
  runningRows.set(key, posting);
  return posting;
}

async function postRow(call: StepRequest, lead: Lead): Promise<Outcome> {
  const { sheet } = readEndpoints();
  if (!sheet) return recordOutcome(call, { kind: 'later', reason: 'No spreadsheet is configured (endpoints.sheet)' });
  if (navigator.onLine === false) return recordOutcome(call, offline);
  const reported = readMailStatus(lead);
  const body = toFormData({ ...lead.values, ...(reported && { mail_status: reported }) });
  const confirmed = lead.steps[call.index]?.state === 'sent';
  changeStep(call.id, call.index, { state: confirmed ? 'sent' : 'unknown', due: Date.now() + timing.timeoutMs });
  const lost = (error: unknown) => recordOutcome(call, { kind: 'unknown', reason: String(error) });
  try {
    const signal = AbortSignal.timeout(timing.timeoutMs);
    const answer = await fetch(sheet, { method: 'POST', body, keepalive: canKeepAlive(body), signal });
    void readSheetAnswer(answer).then((outcome) => recordOutcome(call, outcome, { reported }), lost);
    return { kind: 'sent' };
  } catch (error) {
    return lost(error);
  }
}

/** Only one tab at a time may send a lead's mails, because a mail cannot be taken back. */
async function sendMailOnce(call: StepRequest): Promise<Outcome> {
  const outcome = await withTabLock(`lead-${call.id}`, call.awaited, async () => {
    let last = await tryMail(call);
    for (let again = 0; last.kind === 'later' && last.soon && call.awaited && again < maxEarlyRetries; again++) {
      last = await tryMail(call);
    }
    return last;
  });
  return outcome ?? inOtherTab;
}

async function tryMail(call: StepRequest): Promise<Outcome> {
  const lead = loadLead(call.id);
  const step = lead?.steps[call.index];
  if (!lead || !step || step.state === 'sent') return { kind: 'sent' };
  const service = readEndpoints().email;
  // A template without a name in site.yaml is named by its id.
  const template = service?.templates[step.template ?? ''] ?? step.template;
  if (!service || !template) return recordOutcome(call, describeMissingService(step));
  if (navigator.onLine === false) return recordOutcome(call, offline);
  const sdk = await loadEmailSdk().catch((error: unknown) => String(error));
  if (typeof sdk === 'string') return recordOutcome(call, { kind: 'later', reason: sdk });
  await waitForMailSlot();
  const repeated = step.repeated || (step.state === 'unknown' && !call.awaited);
  changeStep(call.id, call.index, { state: 'unknown', repeated, due: Date.now() + timing.timeoutMs * 1.2 });
  const asForm = step.call === 'email-form';
  const values = asForm ? lead.values : pickValues(lead.values, step.params);
  const outcome = await sendMail(sdk, { service, template, values, as: asForm ? 'form' : 'values' });
  mailFreeAt = Math.max(mailFreeAt, Date.now() + timing.mailGapMs);
  return recordOutcome(call, outcome, { before: step.state });
}

function describeMissingService(step: DeliveryStep): Outcome {
  return {
    kind: 'later',
    reason: `No e-mail service is configured for the template "${step.template ?? ''}" (endpoints.email)`,
  };
}

/**
 * Waits until the next mail may be sent, counted from the response to the last one: only then do
 * the two certainly not reach the service within the same second. Each waiting mail gets a second
 * of its own.
 */
async function waitForMailSlot(): Promise<void> {
  const start = Math.max(Date.now(), mailFreeAt);
  mailFreeAt = start + timing.mailGapMs;
  if (start > Date.now()) await new Promise((done) => setTimeout(done, start - Date.now()));
}

/** @returns the template's values, each from the field that site.yaml names */
function pickValues(values: Record<string, string>, params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, field]) => [name, values[field] ?? '']));
}
