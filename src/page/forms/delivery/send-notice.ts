// Sending of notices: one request to a service that knows no ids, through a plain POST or through
// the SDK of EmailJS.
import { changeStep, loadLead } from '../leads/lead-box.ts';
import { findFiles } from '../leads/lead-files.ts';
import type { DeliveryStep, Lead } from '../leads/lead.ts';
import { timing } from '../leads/timing.ts';
import { loadEmailSdk, sendMail } from './call-email.ts';
import { readEndpoints } from './endpoints.ts';
import { offline, type Outcome } from './outcome.ts';
import { describeMissingService, postLead, postedCall, preparePost } from './posted-calls.ts';
import { recordOutcome } from './record-outcome.ts';

/** A step of a lead, by their ids. */
export interface StepRequest {
  id: string;
  index: number;
  /**
   * True if a visitor waits for it: then it waits for other tabs, and is repeated at once after
   * "too many requests".
   */
  awaited: boolean;
}

let mailFreeAt = 0;

/**
 * Sends the notice unless it was sent, and records the outcome. The caller holds the lead's lock.
 */
export async function trySendingNotice(call: StepRequest): Promise<Outcome> {
  const lead = loadLead(call.id);
  const step = lead?.steps[call.index];
  if (!lead || !step || step.state === 'sent') return { kind: 'sent' };
  const send = await (postedCall(step.call) ? preparePostedNotice(lead, step) : prepareMail(lead, step));
  if (typeof send !== 'function') return recordOutcome(call, send);
  // Before the request, so that a crash never counts as "not tried".
  const repeated = step.repeated || (step.state === 'unknown' && !call.awaited);
  changeStep(call.id, call.index, { state: 'unknown', repeated, due: Date.now() + timing.timeoutMs * 1.2 });
  return recordOutcome(call, await send(), { before: step.state });
}

/** Function that sends a notice; an outcome when it cannot be sent now. */
type Sending = (() => Promise<Outcome>) | Outcome;

async function preparePostedNotice(lead: Lead, step: DeliveryStep): Promise<Sending> {
  const posted = postedCall(step.call)!;
  const request = preparePost(step.call, lead, lead.files && (await findFiles(lead)));
  if (!request) return describeMissingService(step);
  if (navigator.onLine === false) return offline;
  return () =>
    postLead(request)
      .then(posted.readAnswer)
      .catch((error: unknown): Outcome => ({ kind: 'unknown', reason: String(error) }));
}

async function prepareMail(lead: Lead, step: DeliveryStep): Promise<Sending> {
  const service = readEndpoints().email;
  // A template without a name in site.yaml is named by its id.
  const template = service?.templates[step.template ?? ''] ?? step.template;
  if (!service || !template) return describeMissingService(step);
  if (navigator.onLine === false) return offline;
  const sdk = await loadEmailSdk().catch((error: unknown) => String(error));
  if (typeof sdk === 'string') return { kind: 'later', reason: sdk };
  await waitForMailSlot();
  const asForm = step.call === 'email-form';
  const values = asForm ? lead.values : pickValues(lead.values, step.params);
  return async () => {
    const outcome = await sendMail(sdk, { service, template, values, as: asForm ? 'form' : 'values' });
    mailFreeAt = Math.max(mailFreeAt, Date.now() + timing.mailGapMs);
    return outcome;
  };
}

/**
 * Waits until the next mail may be sent, counted from the response to the last one: only then do
 * the two certainly not reach the service within the same second. Each waiting mail gets its own
 * second.
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
