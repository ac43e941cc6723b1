// Visits on a bad day: what visitors do with a form, and numbers from a seed to decide what goes wrong.
import { deliver } from '../../src/forms/delivery/delivery.ts';
import { saveLead } from '../../src/forms/leads/lead-box.ts';
import type { Lead } from '../../src/forms/leads/lead.ts';

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

/** @returns a generator of numbers from 0 to 1, the same for the same seed */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
