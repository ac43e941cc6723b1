// The autoplay of a carousel and its pause control.

/** The carousel and its row of slides. */
export interface Moving {
  root: HTMLElement;
  track: HTMLElement;
}

/**
 * Advances every `data-autoplay` milliseconds, unless motion is to be reduced; the time counts from
 * `data-since` on, where the first slide was shown before the carousel woke. Waits while the
 * carousel is hovered, its row focused, out of view, in a hidden tab or behind a dialog. `stop` is
 * for good, until the pause control starts it again.
 */
export function startAutoplay({ root, track }: Moving, advance: () => void) {
  const { autoplay, since } = root.dataset;
  const delay = Number(autoplay);
  const waited = since ? performance.now() - Number(since) : 0;
  const toggleButton = root.querySelector<HTMLElement>('[data-carousel=toggle]');
  let inView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seen = new IntersectionObserver(([entry]) => (inView = entry!.isIntersecting), { threshold: 0.3 });
  const turn = () => {
    timer = setTimeout(turn, delay);
    const isHeld = isHovered(root) || track.matches(':focus-visible');
    if (inView && !isHeld && !document.hidden && !document.querySelector('dialog[open]')) advance();
  };
  const set = (playing: boolean, wait = delay) => {
    clearTimeout(timer);
    timer = playing ? setTimeout(turn, wait) : undefined;
    root.toggleAttribute('data-playing', playing);
    track.ariaLive = playing ? 'off' : 'polite';
    if (toggleButton) toggleButton.ariaLabel = toggleButton.dataset[playing ? 'pause' : 'play']!;
  };
  const stop = () => timer && set(false);
  seen.observe(root);
  set(delay > 0 && toggleButton !== null && !prefersReducedMotion(), delay - waited);
  return {
    stop,
    /** Stops for what has got the focus, the pause control apart. */
    stopFor: (focused: EventTarget | null) => focused !== toggleButton && stop(),
    toggle: () => set(!timer),
    end: () => {
      clearTimeout(timer);
      seen.disconnect();
    },
  };
}

/** A touch screen keeps the last thing touched hovered, which must not hold the carousel up. */
function isHovered(root: HTMLElement): boolean {
  return root.matches(':hover') && matchMedia('(hover: hover)').matches;
}

/** @returns whether the visitor asked for as little motion as possible */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
