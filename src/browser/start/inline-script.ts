// The inline script, which runs before the first paint. Queues clicks, submits and tab keys on
// parts whose code has not arrived yet, so that none is lost, and keeps aria-expanded in step with
// native popovers. The build turns it into a script without imports.
import type { QueuedEvent } from '../live/queued-event.ts';
import { idleDelayMs } from '../live/idle-delay.ts';

export interface InlineScript {
  queued: Set<QueuedEvent>;
  /** Wakes a part that is needed now; the start-up script sets it. */
  wake?: (root: HTMLElement) => void;
}

declare global {
  interface Window {
    pagewright: InlineScript;
  }
}

/** After this time, a form whose code has not arrived is left to the browser. */
const timeoutMs = 10_000;

const queued = new Set<QueuedEvent>();
/**
 * What the browser does by itself: submitting (the form's own event is queued), opening and closing
 * dialogs and menus.
 */
const nativeControls = '[type=submit], [method=dialog], [commandfor], [popovertarget]';
/** Only the keys that move between tabs need script: a key on a button is a click, too. */
const tabKeys = /^(Arrow|Home|End)/;
window.pagewright = { queued };
// Lets the stylesheet show what needs script, and hide its replacement.
const { dataset } = document.documentElement;
dataset.script = '';
// From now on, slides out of view fetch their pictures, too (carousel.css): the carousel will
// advance soon. Here, and not in the start-up script, because that one may never arrive.
setTimeout(() => (dataset.ahead = ''), idleDelayMs);

function queueEvent(event: Event) {
  const { type, key, target } = event as KeyboardEvent;
  const kind = type === 'submit' ? 'form' : type === 'click' ? 'button' : tabKeys.test(key) ? '[role=tab]' : 'none';
  const control = (target as Element).closest<HTMLElement>(kind);
  if (!control) return;
  // Dialogs are at the end of the page, which may not have been parsed yet: until then their
  // buttons do nothing.
  if (control.matches('[commandfor]') && !(control as HTMLButtonElement).commandForElement)
    addEventListener('DOMContentLoaded', () => control.click());
  const root = control.closest<HTMLElement>('[data-live]:not([data-awake])');
  if (!root || control.matches(nativeControls)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const queuedEvent = { event, control, root };
  queued.add(queuedEvent);
  root.dataset.queued = '';
  window.pagewright.wake?.(root);
  // A form without an address can be sent by its code only.
  if (control.matches('[action]'))
    setTimeout(() => {
      if (!queued.delete(queuedEvent)) return;
      // Looks as before again. The next time, the browser sends it, and reports what is missing.
      root.dataset.awake = '';
      (control as HTMLFormElement).noValidate = false;
    }, timeoutMs);
}

addEventListener('click', queueEvent, true);
addEventListener('keydown', queueEvent, true);
addEventListener('submit', queueEvent, true);
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
