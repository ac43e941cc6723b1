// Consent of a visitor to be counted: remembered on the device, and asked for again after half a
// year.

const storageKey = 'visits-consent';
/** The time after which European authorities want people to be asked again. */
const validMs = 180 * 24 * 60 * 60 * 1000;

/** @returns undefined when the visitor has not said */
export function readConsent(): boolean | undefined {
  const saved = readSaved();
  if (saved && Date.now() - saved.at < validMs) return saved.accepted;
  // Visitors whose browser refuses for all sites are not asked.
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? false : undefined;
}

/** Remembers the choice; without storage it holds until the page is left. */
export function saveConsent(accepted: boolean): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ accepted, at: Date.now() }));
  } catch {
    // Private windows and blocked storage: the visitor is asked again on the next visit.
  }
}

function readSaved(): { accepted: boolean; at: number } | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as { accepted?: unknown; at?: unknown } | null;
    if (typeof saved?.accepted === 'boolean' && typeof saved.at === 'number')
      return { accepted: saved.accepted, at: saved.at };
  } catch {
    // Treated as if nothing had been saved.
  }
  return undefined;
}
