// The inline script, which runs before the first paint. Queues clicks, submits and tab keys on
// parts whose code has not arrived yet, so that none is lost, says when a finger is down, and keeps
// aria-expanded in step with native popovers. The build turns it into a script without imports.
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
 * Controls of the browser itself: opening and closing dialogs and menus, and submitting (the form's
 * own event is queued).
 */
const nativeControls = '[commandfor],[popovertarget],[type=submit],[method=dialog]';
/** Events that are queued, and for which elements. A key on a button is a click, too. */
const kinds: Record<string, string> = { click: 'button', keydown: '[role=tab]', submit: 'form' };
/** Only the keys that move among tabs need script: Up and Down scroll the page. */
const tabKeys = /Arrow[LR]|Home|End/;
const own: InlineScript = (window.pagewright = { queued });
/** Marks of the root element. The browser makes strings of the values. */
const marks: Record<string, unknown> = document.documentElement.dataset;
// Lets the stylesheet show what needs script, and hide its replacement.
marks.script = '';
// From now on, slides out of view fetch their pictures, too (carousel.css): the carousel will
// advance soon. Here, and not in the start-up script, because that one may never arrive.
setTimeout(() => (marks.ahead = ''), idleDelayMs);

function queueEvent(event: Event & KeyboardEventInit) {
  const { type, key, target } = event;
  const form = (target as HTMLInputElement).form;
  // Its code will check it, with the messages of the site instead of the browser's.
  if (form?.closest('[data-live]:not([data-awake])')) form.noValidate = true;
  const control = (target as Element).closest<HTMLElement>(kinds[type]!);
  // With those, a key is the browser's: Alt and an arrow goes Back.
  if (!control || (key && (!tabKeys.test(key) || event.altKey || event.ctrlKey || event.metaKey))) return;
  // Dialogs are at the end of the page, which may not have been parsed yet: until then their
  // buttons do nothing.
  if (control.matches('[commandfor]') && !(control as HTMLButtonElement).commandForElement)
    addEventListener('DOMContentLoaded', () => control.click());
  const part = control.closest<HTMLElement>('[data-live]:not([data-awake])');
  if (!part || control.matches(nativeControls)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const queuedEvent = { event, control, root: part };
  queued.add(queuedEvent);
  part.dataset.queued = '';
  own.wake?.(part);
  // A form without an address can be sent by its code only.
  if (control.matches('[action]'))
    setTimeout(() => {
      if (!queued.delete(queuedEvent)) return;
      // Looks as before again. The next time, the browser sends it, and reports what is missing.
      part.dataset.awake = '';
      (control as HTMLFormElement).noValidate = false;
    }, timeoutMs);
}

for (const type in kinds) addEventListener(type, queueEvent, true);
// A row under a finger is not to be moved by script. (Browsers take listeners of the window for
// touches as passive.)
for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
  addEventListener(type, ({ touches }) => (marks.touches = touches.length));
addEventListener(
  'toggle',
  ({ target, newState }: ToggleEventInit & Event) => {
    for (const button of document.querySelectorAll(`[popovertarget="${(target as Element).id}"]`)) {
      // The browser makes a string of it.
      button.ariaExpanded = (newState === 'open') as unknown as string;
    }
  },
  true,
);
