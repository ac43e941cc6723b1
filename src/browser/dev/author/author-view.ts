// The author's view of a page, in the dev server only. This file waits for its key; the rest is loaded then.
// The key is Alt+Shift+O, for outline: browsers and screen readers have Alt+Shift with A, B, I, T and others for themselves.

/** The name of the window in which a page is shown at another width. */
export const widthWindow = 'pagewright-width';

/** Told to the page that holds the window of another width: the key was pressed in there. */
const keyInside = 'pagewright:author-key';

let close: (() => void) | undefined;

addEventListener(
  'keydown',
  (event) => {
    if (event.code !== 'KeyO' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (window.name === widthWindow) parent.dispatchEvent(new Event(keyInside));
    else void toggle();
  },
  { capture: true },
);
addEventListener(keyInside, toggle);

async function toggle() {
  if (close) return close();
  const { openPanel } = await import('./panel.ts');
  // The key may have been pressed twice meanwhile.
  close ??= openPanel(() => (close = undefined));
}
