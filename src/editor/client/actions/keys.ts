// Keys of actions: listens for them, and writes them for people.
import { say } from '../../../base/words/say.ts';
import { isTextTarget } from '../state/typing.ts';
import { listActions, type KeyScope } from './registry.ts';

/** Listens for the keys of actions in a window: that of the editor, or that of the page in its frame. */
export function followActionKeys(view: Window, signal?: AbortSignal): void {
  for (const capture of [true, false])
    view.addEventListener('keydown', (event) => answerKey(event, capture), { capture, ...(signal && { signal }) });
}

function answerKey(event: KeyboardEvent, isCapturing: boolean): void {
  if (event.defaultPrevented) return;
  const pressed = toKeys(event);
  const action = listActions().find(({ keys }) => keys.includes(pressed));
  // Only what works in every text comes before the text's own keys.
  if (!action || (action.scope === 'everywhere') !== isCapturing || !isIn(action.scope, event.target)) return;
  event.preventDefault();
  void action.run();
}

/** @returns keys as the registry writes them */
function toKeys({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  // A sign such as "?" says itself which keys it needs.
  const hasShift = shiftKey && (isLetter || key.length > 1);
  const parts = [
    (ctrlKey || metaKey) && 'Mod',
    altKey && 'Alt',
    hasShift && 'Shift',
    isLetter ? key.toUpperCase() : key,
  ];
  return parts.filter(Boolean).join('+');
}

function isIn(scope: KeyScope, target: EventTarget | null): boolean {
  // The browser has events for these keys.
  if (scope === 'clipboard') return false;
  if (scope === 'everywhere') return document.querySelector('.modal-overlay, .popover') === null;
  const element = isElement(target) ? target : null;
  const isRich = element?.isContentEditable ?? false;
  const isText = isTextTarget(target);
  if (scope === 'outside-unsaved') return !isText || element?.closest('.setting[data-path]') != null;
  if (document.querySelector('.modal-overlay')) return false;
  return scope === 'outside-rich-texts' ? !isRich : !isText;
}

/** The page in the frame has classes of its own, so that instanceof says nothing. */
function isElement(target: EventTarget | null): target is HTMLElement {
  return (target as Node | null)?.nodeType === 1;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const macSigns: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** @returns the word on a key of a keyboard without signs */
function nameKey(part: string): string {
  if (part === 'Mod') return say('Ctrl');
  if (part === 'Shift') return say('Shift');
  if (part === 'Enter') return say('Enter');
  return part === 'Escape' ? say('Escape') : part;
}

/** @returns keys as people find them on their keyboard: `Ctrl+Shift+Z`, or `⇧⌘Z` on a Mac */
export function writeKeys(keys: string): string {
  const parts = keys.split('+');
  if (!isMac) return parts.map(nameKey).join('+');
  const order = ['Alt', 'Shift', 'Mod'];
  const rank = (part: string) => (order.includes(part) ? order.indexOf(part) : order.length);
  return parts
    .toSorted((one, other) => rank(one) - rank(other))
    .map((part) => macSigns[part] ?? part)
    .join('');
}
