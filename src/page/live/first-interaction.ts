// The first interaction: the first tap, key, pointer movement or scroll of a visit. Only scrolling
// of the window counts, because carousels scroll without a visitor.

/**
 * Resolves once the response to the first interaction is painted: what waits for it must not delay
 * that.
 */
export const firstInteraction = new Promise<void>((resolve) => {
  const resolveAfterPaint = () => void requestAnimationFrame(() => setTimeout(resolve));
  // It may have happened before this script arrived.
  if (navigator.userActivation?.hasBeenActive) resolveAfterPaint();
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    addEventListener(type, resolveAfterPaint, { once: true });
});
