// Choices that were made last in a list, kept in the browser.
const mostKept = 8;

/** The lists that keep it. */
export type RecentList = 'palette' | 'sections';

/** @returns the keys, the last one first */
export function readRecent(list: RecentList): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`pagewright-${list}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    // Kept by another program, or not allowed: the list begins without them.
    return [];
  }
}

export function noteRecent(list: RecentList, key: string): void {
  const kept = [key, ...readRecent(list).filter((each) => each !== key)].slice(0, mostKept);
  try {
    localStorage.setItem(`pagewright-${list}`, JSON.stringify(kept));
  } catch {
    // The browser keeps nothing.
  }
}
