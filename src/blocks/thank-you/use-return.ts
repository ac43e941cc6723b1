// Leaves the page after some seconds, and never while somebody uses it, cannot see it, or wants less motion.
import { useEffect, useEffectEvent, useState } from 'react';

/** Any of these shows that the visitor is reading (WCAG 2.2.1; docs: decision 10). Moving the mouse alone does not. */
const signs = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

/**
 * Calls `leave` after `seconds` of undisturbed, visible time. 0 means never.
 * @returns whether the visitor stays, and how to say so
 */
export function useReturn(seconds: number, leave: () => void): { stays: boolean; stop: () => void } {
  const [stays, setStays] = useState(false);
  const leaveNow = useEffectEvent(leave);
  const stop = () => setStays(true);
  useEffect(() => {
    if (stays || seconds === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A key that came before this code has moved the focus already.
    if (document.activeElement !== document.body) return void queueMicrotask(() => setStays(true));
    const ends = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => leaveNow(), seconds * 1000);
    };
    for (const sign of signs)
      addEventListener(sign, () => setStays(true), { capture: true, passive: true, signal: ends.signal });
    document.addEventListener('visibilitychange', start, { signal: ends.signal });
    start();
    return () => {
      ends.abort();
      clearTimeout(timer);
    };
  }, [seconds, stays]);
  return { stays, stop };
}
