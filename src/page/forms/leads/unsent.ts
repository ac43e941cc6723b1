// The check for unsent leads that every page makes when it loads. Apart from the outbox, which is
// loaded only when there are any.

export const leadPrefix = 'lead.v1.';

/** @returns whether there is an unsent lead on this device */
export function hasUnsentLeads(): boolean {
  try {
    return Object.keys(localStorage).join().includes(leadPrefix);
  } catch {
    return false;
  }
}
