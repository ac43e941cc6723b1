// Leaves the page after some seconds, and never while somebody uses it, cannot see it, or wants
// less motion.

/** Any of these shows that the visitor is reading (WCAG 2.2.1). Moving the mouse alone does not. */
const signs = ['keydown', 'pointerdown', 'touchstart', 'wheel'] as const;

export interface Leaving {
  leave: () => void;
  /** Called once when the visitor stays. */
  stays: () => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Calls `leave` after `seconds` of undisturbed, visible time. 0 means never.
 * @returns how to say that the visitor stays
 */
export function leaveUnlessUsed(seconds: number, { leave, stays, signal }: Leaving): () => void {
  const waits = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    waits.abort();
  };
  const stay = () => {
    if (waits.signal.aborted) return;
    stop();
    stays();
  };
  signal.addEventListener('abort', stop);
  if (seconds === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return stay;
  // A key that came before this code has moved the focus already.
  if (document.activeElement !== document.body) {
    stay();
    return stay;
  }
  const begin = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(leave, seconds * 1000);
  };
  for (const sign of signs) addEventListener(sign, stay, { capture: true, passive: true, signal: waits.signal });
  document.addEventListener('visibilitychange', begin, { signal: waits.signal });
  begin();
  return stay;
}
