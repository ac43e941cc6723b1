// Pointer and keys on the page in the frame: a click on a text edits it, a click on anything else
// selects it.
import { useEffect, useState } from 'react';
import type { Leaf } from '../../protocol/page.ts';
import { followActionKeys } from '../actions/keys.ts';
import { followClipboard } from '../clipboard/clipboard-events.ts';
import { watchTyping } from '../state/typing.ts';
import { sectionAt, select, useEditor } from '../state/store.ts';
import { closesPart } from './open-parts.ts';
import { targetOf, type Target } from './page-targets.ts';
import type { TextEditing } from './text-in-place.ts';
import { useTyping } from './use-typing.ts';

export interface PagePointer {
  /** Target below the pointer. */
  over: Target | null;
  editing: TextEditing | null;
}

/** @param shown the frame's window with its document; null while nothing in it is edited */
export function usePagePointer(shown: { view: Window } | null): PagePointer {
  const [over, setOver] = useState<Target | null>(null);
  const { editing, begin, stop, press } = useTyping();

  useEffect(() => {
    if (!shown) return undefined;
    const { view } = shown;
    const ending = new AbortController();
    const on = { capture: true, signal: ending.signal };
    const isElement = (target: EventTarget | null): target is Element => (target as Node | null)?.nodeType === 1;
    const isTyping = (target: Element) => target.closest('[data-pw-editing]') !== null;
    view.addEventListener(
      'pointermove',
      ({ target }) => {
        const { page } = useEditor.getState();
        if (page && isElement(target)) setOver(targetOf(target, page));
      },
      on,
    );
    view.document.documentElement.addEventListener('pointerleave', () => setOver(null), on);
    view.addEventListener('pointerdown', () => press(true), on);
    // Its click comes in the same task.
    for (const kind of ['pointerup', 'pointercancel'] as const)
      view.addEventListener(kind, () => setTimeout(() => press(false)), on);
    view.addEventListener(
      'click',
      (event) => {
        const { page } = useEditor.getState();
        if (!page || !isElement(event.target) || isTyping(event.target)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        stop();
        const target = targetOf(event.target, page);
        const { text: leaf, element, cell } = target;
        if (leaf && isText(leaf)) begin({ leaf, element, cell }, { x: event.clientX, y: event.clientY });
        else if (closesPart(event.target)) select(null);
        else selectTarget(target);
      },
      on,
    );
    followActionKeys(view, ending.signal);
    followClipboard(view, ending.signal);
    watchTyping(view, ending.signal);
    for (const kind of ['submit', 'dragstart'] as const)
      view.addEventListener(kind, (event) => event.preventDefault(), on);
    return () => ending.abort();
  }, [shown, begin, stop, press]);

  return { over, editing };
}

function isText({ kind }: Leaf): boolean {
  return kind === 'text' || kind === 'rich-text';
}

/** Selects a picture, a button or a section. */
function selectTarget({ setting, text, section }: Target) {
  const { page } = useEditor.getState();
  const leaf = setting ?? text;
  if (!page?.file) return;
  const place = section && Number(section[1]);
  if (leaf) select({ file: leaf.file, path: leaf.path, section: sectionAt(page, leaf.file, leaf.path) ?? place });
  else if (section !== null) select({ file: page.file, path: section, section: place });
}
