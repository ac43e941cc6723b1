// Writes the outcome of a call into its lead, and lets the lead go when nothing is left to do.
import { changeLeg, loadLead, removeLead } from './lead-box.ts';
import type { Leg, LegState, MailStatus } from './lead.ts';
import type { Outcome } from './outcome.ts';
import { isFinished } from './retry-rules.ts';
import { timing } from './timing.ts';

/** What is known beside the outcome. */
export interface Known {
  /** The call's state before it was made; an earlier call of unknown outcome stays unknown when a later one fails. */
  before?: LegState;
  /** What the call told the spreadsheet about the mail. */
  reported?: MailStatus;
}

/** @returns the outcome, so that a caller can record and return in one go */
export function recordOutcome(call: { id: string; index: number }, outcome: Outcome, known: Known = {}): Outcome {
  const leg = loadLead(call.id)?.legs[call.index];
  // A confirmation stays: a second call for the same row may end in an error.
  if (!leg || (leg.state === 'sent' && outcome.kind !== 'sent')) return outcome;
  const lead = changeLeg(call.id, call.index, afterwards(leg, outcome, known));
  if (lead && isFinished(lead)) removeLead(lead.id);
  return outcome;
}

function afterwards(leg: Leg, outcome: Outcome, { before = leg.state, reported }: Known): Partial<Leg> {
  const tries = leg.tries + 1;
  const due = Date.now() + backoff(tries);
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', due, reported };
    case 'later':
      return { state: before, due: outcome.soon ? due + timing.betweenMails : Date.now() + timing.later };
    case 'failed':
      return { state: before === 'unknown' ? 'unknown' : 'new', tries, due };
    case 'refused':
      return { state: 'refused', tries, due: Date.now() + timing.refused };
    case 'unconfirmed':
    case 'unknown':
      return { state: 'unknown', tries, due };
  }
}

/** Full jitter (AWS, "Exponential backoff and jitter"): many visitors who failed together do not come back together. */
function backoff(tries: number): number {
  return Math.random() * Math.min(timing.retryCap, timing.retryBase * 2 ** tries);
}
