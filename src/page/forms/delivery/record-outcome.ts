// Recording of outcomes: writes the outcome of a request into its lead, and removes the lead when
// nothing is left to do.
import { changeStep, loadLead, removeLead } from '../leads/lead-box.ts';
import type { DeliveryStep, StepState, MailStatus } from '../leads/lead.ts';
import type { Outcome } from './outcome.ts';
import { isFinished } from './retry-rules.ts';
import { timing } from '../leads/timing.ts';

/** Facts that are known besides the outcome. */
export interface OutcomeContext {
  /**
   * The step's state before the request; an unknown outcome stays unknown when a later request
   * fails.
   */
  before?: StepState;
  /** The mail's state that the request told the ledger. */
  reported?: MailStatus;
}

/** @returns the outcome */
export function recordOutcome(
  call: { id: string; index: number },
  outcome: Outcome,
  known: OutcomeContext = {},
): Outcome {
  const step = loadLead(call.id)?.steps[call.index];
  // A confirmation stays: a second request for the same row may end in an error.
  if (!step || (step.state === 'sent' && outcome.kind !== 'sent')) return outcome;
  const lead = changeStep(call.id, call.index, describeChanges(step, outcome, known));
  if (lead && isFinished(lead)) removeLead(lead.id);
  return outcome;
}

function describeChanges(
  step: DeliveryStep,
  outcome: Outcome,
  { before = step.state, reported }: OutcomeContext,
): Partial<DeliveryStep> {
  const tries = step.tries + 1;
  const due = Date.now() + drawBackoff(tries);
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', due, reported };
    case 'later':
      return { state: before, due: outcome.soon ? due + timing.mailGapMs : Date.now() + timing.recheckMs };
    case 'failed':
      return { state: before === 'unknown' ? 'unknown' : 'new', tries, due };
    case 'refused':
      return { state: 'refused', tries, due: Date.now() + timing.refusedRecheckMs, errors: outcome.errors };
    case 'unconfirmed':
    case 'unknown':
      return { state: 'unknown', tries, due };
  }
}

/**
 * Milliseconds with full jitter (AWS, "Exponential backoff and jitter"), so that visitors do not
 * all come back at once.
 */
function drawBackoff(tries: number): number {
  return Math.random() * Math.min(timing.maxBackoffMs, timing.backoffBaseMs * 2 ** tries);
}
