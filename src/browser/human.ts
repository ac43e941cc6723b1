// The first sign of a human. Scrolling counts on the window only: carousels scroll by themselves.

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];

let seen: Promise<void> | undefined;

/**
 * @returns a promise that is kept at the first pointer, key, touch or scroll of this page's life, once what that did is
 * painted: all that waits for it must not hold up the answer to it
 */
export function firstSignOfHuman(): Promise<void> {
  seen ??= new Promise((resolve) => {
    const listening = new AbortController();
    const notice = () => {
      listening.abort();
      requestAnimationFrame(() => setTimeout(resolve));
    };
    for (const sign of signs) addEventListener(sign, notice, { passive: true, signal: listening.signal });
  });
  return seen;
}
