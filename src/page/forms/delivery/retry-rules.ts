// The retry rules: which steps the outbox may repeat. A ledger recognizes a repeated lead by its
// id, so requests to it are repeated until it confirms. A notice cannot be taken back, so it is
// repeated only if it was not sent.
import { getCallKind } from '../leads/call-kinds.ts';
import { readMailStatus, type Lead, type DeliveryStep } from '../leads/lead.ts';

const maxMailFailures = 4;

/** @returns the indices of the steps that are due at `now` (ms since 1970), in their order */
export function findDueSteps(lead: Lead, now: number): number[] {
  return findOpenSteps(lead).filter((index) => findDueTime(lead, index) <= now);
}

/** @returns when the outbox may try a step, in ms since 1970 */
export function findDueTime({ steps, sharedFrom = 0 }: Lead, index: number): number {
  return Math.max(steps[index]!.due, sharedFrom);
}

/** @returns the indices of the steps that may still be tried, now or later */
export function findOpenSteps(lead: Lead): number[] {
  return lead.steps.map((_, index) => index).filter((index) => mayRepeat(lead, lead.steps[index]!));
}

/** @returns whether nothing is left to do for the lead */
export function isFinished(lead: Lead): boolean {
  return lead.steps.every((step) => isDone(lead, step));
}

function mayRepeat(lead: Lead, step: DeliveryStep): boolean {
  switch (getCallKind(step)) {
    case 'ledger':
      return !isDone(lead, step);
    case 'notice':
      return mailMayRepeat(step, findLedger(lead));
    case 'reply':
      // Once, and only when somebody has the lead that it acknowledges.
      return (
        step.state === 'new' &&
        step.tries === 0 &&
        lead.steps.some((other) => getCallKind(other) !== 'reply' && other.state === 'sent')
      );
  }
}

function mailMayRepeat(mail: DeliveryStep, ledger: DeliveryStep | undefined): boolean {
  const safe = ledger?.state === 'sent';
  if (mail.state === 'new') return mail.tries < maxMailFailures || !safe;
  // Better two mails than a lead that nobody has; better none than two when the ledger has it and
  // says so.
  if (mail.state === 'unknown')
    return ledger ? !safe && !mail.repeated && ledger.tries >= 3 : mail.tries < maxMailFailures;
  return mail.state === 'refused' && !ledger;
}

function isDone(lead: Lead, step: DeliveryStep): boolean {
  const kind = getCallKind(step);
  if (kind === 'ledger') return step.state === 'sent' && knowsMailStatus(lead, step);
  if (step.state === 'sent') return true;
  if (kind === 'reply') return step.tries > 0 || step.state === 'refused';
  const ledger = findLedger(lead);
  return !mailMayRepeat(step, ledger) && (!ledger || ledger.state === 'sent');
}

/** Only the sheet has a place for what became of the mail. */
function knowsMailStatus(lead: Lead, { call, reported }: DeliveryStep): boolean {
  return call !== 'sheet' || reported === readMailStatus(lead);
}

/** @returns the ledger that has the lead, else the first one */
function findLedger(lead: Lead): DeliveryStep | undefined {
  const ledgers = lead.steps.filter((step) => getCallKind(step) === 'ledger');
  return ledgers.find(({ state }) => state === 'sent') ?? ledgers[0];
}
