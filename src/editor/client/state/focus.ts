// Restores keyboard focus after its element is removed: to the element that replaced it, else to
// the nearest sensible one.
import type { Path } from '../../../edits/model/path.ts';
import { useLayoutEffect, type RefObject } from 'react';

let wasInside = false;

/** For the settings of something: if the focus was in those before them, it comes to these. */
export function useFocusOfFormer(view: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = view.current;
    if (wasInside) focusSettings();
    return () => {
      // Runs before the element goes, and before the effect of what comes.
      wasInside = element?.contains(document.activeElement) ?? false;
      queueMicrotask(() => (wasInside = false));
    };
  }, [view]);
}

/** In frames: a heading is drawn a moment after its form, and a dialog takes a while to close. */
const mostFrames = 60;

/** Moves the focus to the settings, once they are there and no dialog is open. */
export function focusSettings(): void {
  afterDialog(
    () => findHeading()?.focus(),
    () => findHeading() !== null,
  );
}

/** Selects the words of the first setting below a path, once its form is drawn; none where it is no text. */
export function focusFirstText(path: Path): void {
  const begin = CSS.escape(`${JSON.stringify(path).slice(0, -1)},`);
  const find = () => document.querySelector(`.inspector [data-path^="${begin}"]`);
  // The heading, which has the focus of a new form, is there before.
  const work = () => {
    const text = find()?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input[type="text"], textarea');
    text?.focus();
    text?.select();
  };
  afterDialog(
    () => requestAnimationFrame(work),
    () => find() !== null && findHeading() !== null,
  );
}

function findHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.inspector h2');
}

/** Does something once no dialog is open, so that the focus is not taken back by one that closes. */
export function afterDialog(work: () => void, isReady = () => true, left = mostFrames): void {
  if (isReady() && !document.querySelector('.modal-overlay')) work();
  else if (left > 0) requestAnimationFrame(() => afterDialog(work, isReady, left - 1));
}

/** Moves the focus to the page, from what is closed beside it. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('.canvas')?.focus();
}
