// The one question that every page asks when it loads: did an earlier visit leave a lead unsent? Kept apart from the
// outbox, which is loaded only when the answer is yes.

export const leadPrefix = 'lead.v1.';

/** @returns whether an unsent lead waits on this device */
export function hasUnsentLeads(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(leadPrefix));
  } catch {
    return false;
  }
}
