// Runs inline before the first paint. Keeps clicks, submits and tab keys on parts whose code has not arrived yet, so that none is
// lost, and keeps aria-expanded in step with native popovers. The build turns it into a script without imports.
import { settledAfter } from './settled-after.ts';

export interface HeldEvent {
  event: Event;
  /** The button that was clicked, the tab that had the key, or the form. */
  control: HTMLElement;
  /** The part that must wake first. */
  root: HTMLElement;
}

export interface EarlyScript {
  held: Set<HeldEvent>;
  /** Called with a part that is needed now; the start-up script sets it. */
  wake?: (root: HTMLElement) => void;
}

declare global {
  interface Window {
    pagewright: EarlyScript;
  }
}

/** Milliseconds after which a form whose code does not come is left to the browser. */
const patience = 10_000;

const held = new Set<HeldEvent>();
/** What the browser does by itself: sending (the form's own event is kept), closing and opening windows and menus. */
const native = '[type=submit], [method=dialog], [commandfor], [popovertarget]';
/** Of keys, only those that move between tabs need script: a pressed button is a click. */
const movesTabs = /^(Arrow|Home|End)/;
window.pagewright = { held };
// Lets the stylesheet show what needs script, and hide what stands in for it.
const { dataset } = document.documentElement;
dataset.script = '';
// Slides that are not seen yet fetch their pictures from now on (carousel.css): they turn by themselves soon. Here, and not
// in the start-up script, because that one may never come.
setTimeout(() => (dataset.ahead = ''), settledAfter);

function hold(event: Event) {
  const { type, key, target } = event as KeyboardEvent;
  const kind = type === 'submit' ? 'form' : type === 'click' ? 'button' : movesTabs.test(key) ? '[role=tab]' : 'none';
  const control = (target as Element).closest<HTMLElement>(kind);
  if (!control) return;
  // Windows stand at the end of the page, which may still be on its way: until then their buttons do nothing.
  if (control.matches('[commandfor]') && !(control as HTMLButtonElement).commandForElement)
    addEventListener('DOMContentLoaded', () => control.click());
  const root = control.closest<HTMLElement>('[data-live]:not([data-awake])');
  if (!root || control.matches(native)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const each = { event, control, root };
  held.add(each);
  root.dataset.held = '';
  window.pagewright.wake?.(root);
  // A form without an address is for its code alone.
  if (control.matches('[action]'))
    setTimeout(() => {
      if (!held.delete(each)) return;
      // It looks as before again. When it is sent once more, the browser does it, and says what it lacks.
      root.dataset.awake = '';
      (control as HTMLFormElement).noValidate = false;
    }, patience);
}

addEventListener('click', hold, true);
addEventListener('keydown', hold, true);
addEventListener('submit', hold, true);
addEventListener(
  'toggle',
  (event) => {
    const { target, newState } = event as ToggleEvent;
    for (const button of document.querySelectorAll(`[popovertarget="${(target as Element).id}"]`)) {
      button.ariaExpanded = String(newState === 'open');
    }
  },
  true,
);
