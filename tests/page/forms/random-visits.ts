// Visits on a bad day: what visitors do with a form, and numbers from a seed to decide what goes wrong.
import { afterEach, beforeEach, vi } from 'vitest';
import { deliver } from '../../../src/page/forms/delivery/delivery.ts';
import { sendDue } from '../../../src/page/forms/delivery/outbox.ts';
import { loadLeads, removeLead, saveLead } from '../../../src/page/forms/leads/lead-box.ts';
import type { Lead } from '../../../src/page/forms/leads/lead.ts';
import { timing } from '../../../src/page/forms/leads/timing.ts';

/**
 * Around each test: waits are short, a page has these services, and nothing is left of its leads afterwards. Time passes
 * only in `throughTime`, and all that is random comes from a seed: the same happens on every machine, however busy it is.
 * @param limits what else is short, in ms
 */
export function onBadDays(endpoints: object, limits: Partial<typeof timing>): void {
  const usual = { ...timing };
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
    vi.spyOn(Math, 'random').mockImplementation(seeded(1));
    const short = { backoffBaseMs: 1, maxBackoffMs: 20, recheckMs: 1, ownLeadMs: 0, refusedRecheckMs: 20 };
    Object.assign(timing, short, limits);
    document.head.innerHTML = '<meta name="pagewright-endpoints">';
    document.head.querySelector('meta')!.content = JSON.stringify(endpoints);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    for (const { id } of loadLeads()) removeLead(id);
    Object.assign(timing, usual);
    vi.useRealTimers();
  });
}

/**
 * Presses the button of a form.
 * @param kind 0 waits, 1 presses again when told that it failed, 2 closes the tab at once
 */
export async function visit(lead: Lead, kind: number): Promise<void> {
  saveLead(lead);
  if (kind === 2) return;
  const failure = await deliver(lead.id);
  if (failure !== undefined && kind === 1) await deliver(lead.id);
}

/** Lets time pass from one moment at which something is to happen to the next, until all work is done. */
export async function throughTime(work: () => Promise<void>): Promise<void> {
  const state = { isDone: false };
  const done = work().finally(() => (state.isDone = true));
  while (!state.isDone) await vi.advanceTimersToNextTimerAsync();
  await done;
}

/** Comes back again and again, until everything is sent. A call with an unknown outcome is due only when its time is over. */
export async function sendAll(maxMs = 60_000): Promise<void> {
  for (const until = Date.now() + maxMs; loadLeads().length > 0 && Date.now() < until;) {
    await sendDue();
    await new Promise((done) => setTimeout(done, 2));
  }
}

/** @returns a generator of numbers from 0 to 1, the same for the same seed */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
