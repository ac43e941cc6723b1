// Writes a text, or a part of one, as it is typed: after a pause, and made from what the field has
// shown, whatever others have written since.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Base } from '../changes/bases.ts';
import { useEditor } from '../state/store.ts';
import { writeText } from '../state/sync.ts';
import { withLineEndsOf } from '../state/typed-text.ts';

/** A part of a file. */
export interface TextPart {
  file: string;
  /** The whole text. */
  text: string;
  start: number;
  end: number;
}

export interface TextWriterOptions {
  /** Milliseconds without a further key until the text is written. */
  settleMs: number;
  /** Shows what the part says now. */
  follow: (shown: string) => void;
}

export interface TextWriter {
  type: (typed: string) => void;
  /** Writes what was typed last, without waiting for a pause. */
  write: () => void;
}

export function useTextWriter(part: TextPart, { settleMs, follow }: TextWriterOptions): TextWriter {
  const { file, text, start, end } = part;
  const isWaiting = useEditor(({ waiting }) => waiting.texts.some((each) => each.file === file));
  const shown = useRef<{ base: Base; head: string; own: string; tail: string }>(null);
  const last = useRef<{ typed: string; timer: ReturnType<typeof setTimeout> }>(null);
  const write = () => {
    if (!last.current || !shown.current) return;
    clearTimeout(last.current.timer);
    const { base, head, own, tail } = shown.current;
    const { typed } = last.current;
    last.current = null;
    void writeText({ file, text: head + withLineEndsOf(own, typed) + tail, base });
  };
  const show = useEffectEvent(follow);
  // Before the next key, which changes what is shown then.
  useLayoutEffect(() => {
    if (last.current || isWaiting) return;
    const own = text.slice(start, end);
    shown.current = { base: { file, text }, head: text.slice(0, start), own, tail: text.slice(end) };
    show(own);
  }, [file, text, start, end, isWaiting]);
  const writeLast = useEffectEvent(write);
  // What was typed last is written when something else is chosen.
  useEffect(() => () => writeLast(), []);
  const type = (typed: string) => {
    clearTimeout(last.current?.timer);
    last.current = { typed, timer: setTimeout(write, settleMs) };
  };
  return { type, write };
}
