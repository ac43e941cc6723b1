// Measurements that a page takes of itself, in the browser, before its own scripts run.

/** Runs in the page. Times are milliseconds since navigation began. */
export function observePage() {
  const seen = { fcp: 0, lcp: 0, cls: 0, long: [], events: [] };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function travels to the page as its own text
  const observe = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  observe('longtask', (entry) => seen.long.push(entry));
  observe('event', (entry) => entry.interactionId && seen.events.push(entry.duration), { durationThreshold: 16 });
  globalThis.measured = {
    read: () => ({
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: seen.long
        .filter(({ startTime }) => startTime >= seen.fcp)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      inline: [...document.scripts]
        .filter(({ src, type }) => !src && type !== 'application/ld+json')
        .reduce((sum, { textContent }) => sum + textContent.length, 0),
    }),
    // Nothing is reported below 16 ms.
    slowestEvent: () => Math.max(8, ...seen.events),
  };
}

/** @returns the values without those of runs in which there was nothing to measure */
export function knownOnly(found) {
  const known = found.filter((value) => value !== undefined);
  return known.length > 0 ? known : [Number.NaN];
}
