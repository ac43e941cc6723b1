// The first sign of a human. Scrolling counts on the window only: carousels scroll by themselves.

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'];

let seen: Promise<void> | undefined;

/** @returns a promise that is kept at the first pointer, key, touch or scroll of this page's life */
export function firstSignOfHuman(): Promise<void> {
  seen ??= new Promise((resolve) => {
    const listening = new AbortController();
    const notice = () => {
      listening.abort();
      resolve();
    };
    for (const sign of signs) addEventListener(sign, notice, { passive: true, signal: listening.signal });
  });
  return seen;
}
