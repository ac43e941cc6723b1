// Sends a lead while its visitor waits: the config's calls, one after the other. What cannot be sent stays in the box.
import { attempt } from './attempt.ts';
import { loadLead, saveLead } from './lead-box.ts';
import type { Outcome } from './outcome.ts';
import { timing } from './timing.ts';

const running = new Map<string, Promise<string | undefined>>();

/** @returns whether this page is sending the lead for a visitor who waits */
export function isDelivering(id: string): boolean {
  return running.has(id);
}

/**
 * Makes the lead's calls in order and stops at the first that fails, because that is when the visitor must know.
 * @returns the reason of the failure, or undefined when all calls went well
 */
export function deliver(id: string): Promise<string | undefined> {
  const known = running.get(id);
  if (known) return known;
  const delivery = inOrder(id).finally(() => {
    running.delete(id);
    release(id);
  });
  running.set(id, delivery);
  return delivery;
}

/** Starts the request that records the lead, whatever the mail is doing. For slow mails, and for a page that goes away. */
export function recordNow(id: string): void {
  const lead = loadLead(id);
  lead?.legs.forEach((leg, index) => {
    if (leg.call === 'sheet' && leg.state === 'new') void attempt({ id, index, awaited: true });
  });
}

async function inOrder(id: string): Promise<string | undefined> {
  const slow = setTimeout(() => recordNow(id), timing.ledgerAfter);
  try {
    const calls = loadLead(id)?.legs.length ?? 0;
    for (let index = 0; index < calls; index++) {
      const outcome = await attempt({ id, index, awaited: true });
      if (outcome.kind !== 'sent') return reasonOf(outcome);
    }
    return undefined;
  } finally {
    clearTimeout(slow);
  }
}

function reasonOf(outcome: Outcome): string {
  return 'reason' in outcome ? outcome.reason : outcome.kind;
}

/** Lets the outbox take over: at once what was not tried, the rest when it is due. */
function release(id: string): void {
  const lead = loadLead(id);
  if (!lead) return;
  for (const leg of lead.legs) {
    if (leg.state === 'new' && leg.tries === 0 && leg.call !== 'email-form') leg.due = Date.now();
  }
  saveLead(lead);
}
