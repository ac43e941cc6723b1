// The first sign of a human. Scrolling counts on the window only: carousels scroll by themselves.

/**
 * Kept at the first pointer, finger, key or scroll of this page's life, once what that did is painted: all that waits for it
 * must not hold up the answer to it.
 */
export const firstSignAnswered = new Promise<void>((resolve) => {
  const notice = () => void requestAnimationFrame(() => setTimeout(resolve));
  // Somebody was faster than this script.
  if (navigator.userActivation?.hasBeenActive) notice();
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    addEventListener(sign, notice, { once: true });
});
