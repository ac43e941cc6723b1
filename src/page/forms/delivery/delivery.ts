// Delivery of a lead while its visitor waits: its delivery steps, one after the other. What cannot
// be sent stays in the lead box.
import { getCallKind } from '../leads/call-kinds.ts';
import { sendRequest } from './send-request.ts';
import { loadLead, saveLead } from '../leads/lead-box.ts';
import type { Outcome } from './outcome.ts';
import { timing } from '../leads/timing.ts';

const running = new Map<string, Promise<string | undefined>>();

/** @returns whether this page is delivering the lead for a visitor who waits */
export function isDelivering(id: string): boolean {
  return running.has(id);
}

/**
 * Takes the lead's steps in order, and stops at the first that fails, because the visitor must know
 * then.
 * @returns the reason of the failure, or undefined when all steps succeeded
 */
export function deliver(id: string): Promise<string | undefined> {
  const known = running.get(id);
  if (known) return known;
  const delivery = sendInOrder(id).finally(() => {
    running.delete(id);
    passToOutbox(id);
  });
  running.set(id, delivery);
  return delivery;
}

/**
 * Sends the lead to its ledgers without waiting for the mail: for slow mails, and when the page
 * is left.
 */
export function recordLead(id: string): void {
  const lead = loadLead(id);
  lead?.steps.forEach((step, index) => {
    if (getCallKind(step) === 'ledger' && step.state === 'new') void sendRequest({ id, index, awaited: true });
  });
}

async function sendInOrder(id: string): Promise<string | undefined> {
  const slow = setTimeout(() => recordLead(id), timing.slowMailMs);
  try {
    const calls = loadLead(id)?.steps.length ?? 0;
    for (let index = 0; index < calls; index++) {
      const outcome = await sendRequest({ id, index, awaited: true });
      if (outcome.kind !== 'sent') return readReason(outcome);
    }
    return undefined;
  } finally {
    clearTimeout(slow);
  }
}

function readReason(outcome: Outcome): string {
  return 'reason' in outcome ? outcome.reason : outcome.kind;
}

/** Hands the lead over to the outbox: at once what was not tried, the rest when it is due. */
function passToOutbox(id: string): void {
  const lead = loadLead(id);
  if (!lead) return;
  for (const step of lead.steps) {
    if (step.state === 'new' && step.tries === 0 && getCallKind(step) !== 'notice') step.due = Date.now();
  }
  saveLead(lead);
}
