// Preparation of the request for one step of a lead, so that what is sent is known before it is
// recorded as sent.
import type { SiteServices } from '#schemas';
import { findFiles } from '../leads/lead-files.ts';
import type { DeliveryStep, Lead } from '../leads/lead.ts';
import { timing } from '../leads/timing.ts';
import { loadEmailSdk, sendMail } from './call-email.ts';
import { offline, type Outcome } from './outcome.ts';
import { describeMissingService, postLead, postedCall, preparePost, type PostedCall } from './posted-calls.ts';

let mailFreeAt = 0;

/** Function that sends it; an outcome when it cannot be sent now. */
type Sending = (() => Promise<Outcome>) | Outcome;

/** Prepares a step of a lead, by a plain POST or by the SDK of EmailJS. Nothing is recorded. */
export function prepareSending(lead: Lead, step: DeliveryStep, endpoints: SiteServices): Promise<Sending> {
  const posted = postedCall(step.call);
  return posted ? preparePosted({ lead, step, endpoints, posted }) : prepareMail(lead, step, endpoints.email);
}

interface PostedStep {
  lead: Lead;
  step: DeliveryStep;
  endpoints: SiteServices;
  posted: PostedCall;
}

async function preparePosted({ lead, step, endpoints, posted }: PostedStep): Promise<Sending> {
  const files = lead.files && (await findFiles(lead));
  const request = preparePost({ call: step.call, lead, endpoints, files });
  if (!request) return describeMissingService(step);
  if (navigator.onLine === false) return offline;
  return () =>
    postLead(request)
      .then(posted.readAnswer)
      .catch((error: unknown): Outcome => ({ kind: 'unknown', reason: String(error) }));
}

async function prepareMail(lead: Lead, step: DeliveryStep, service: SiteServices['email']): Promise<Sending> {
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
