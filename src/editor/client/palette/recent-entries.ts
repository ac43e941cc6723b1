// Entries of the palette that were chosen last, kept in the browser.
const place = 'pagewright-palette';
const mostKept = 8;

/** @returns their keys, the last one first */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    // Kept by another program, or not allowed: the list begins without them.
    return [];
  }
}

export function noteRecent(key: string): void {
  const kept = [key, ...readRecent().filter((each) => each !== key)].slice(0, mostKept);
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // The browser keeps nothing.
  }
}
