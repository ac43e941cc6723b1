// The author's view of a page, in the dev server only: waits for its key, and loads the rest then.
// The key is Alt+Shift+O, for outline: browsers and screen readers have Alt+Shift with A, B, I, T
// and others for themselves.
import { widthFrameName } from './width-preview.ts';

/** Sent to the page around a width preview when the key is pressed inside of the preview. */
const keyInside = 'pagewright:author-key';

let close: (() => void) | undefined;

addEventListener(
  'keydown',
  (event) => {
    if (event.code !== 'KeyO' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (window.name === widthFrameName) parent.dispatchEvent(new Event(keyInside));
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
