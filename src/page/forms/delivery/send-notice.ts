// Sending of notices: one request to a service that knows no ids.
import { changeStep, loadLead } from '../leads/lead-box.ts';
import { timing } from '../leads/timing.ts';
import { readEndpoints } from './endpoints.ts';
import type { Outcome } from './outcome.ts';
import { prepareSending } from './prepare-sending.ts';
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

/**
 * Sends the notice unless it was sent, and records the outcome. The caller holds the lead's lock.
 */
export async function trySendingNotice(call: StepRequest): Promise<Outcome> {
  const lead = loadLead(call.id);
  const step = lead?.steps[call.index];
  if (!lead || !step || step.state === 'sent') return { kind: 'sent' };
  const send = await prepareSending(lead, step, readEndpoints());
  if (typeof send !== 'function') return recordOutcome(call, send);
  // Before the request, so that a crash never counts as "not tried".
  const repeated = step.repeated || (step.state === 'unknown' && !call.awaited);
  changeStep(call.id, call.index, { state: 'unknown', repeated, due: Date.now() + timing.timeoutMs * 1.2 });
  return recordOutcome(call, await send(), { before: step.state });
}
