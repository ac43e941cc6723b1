// `- a` with `- b` further right below it: YAML reads one text, "a - b".
import { diagnose } from '../diagnostic.ts';
import type { SilentTrap } from './silent-traps.ts';

const dashed = /\n[ \t]*-(?=[ \t\r\n])/g;

/** @returns the trap in a text without quotes that goes on in lines with dashes */
export function dashInText(text: string, [start, end]: readonly [number, number, number]): SilentTrap | null {
  const written = text.slice(start, end);
  const inside = Array.from(written.matchAll(dashed), ({ 0: all, index }) => ({
    at: start + index + all.length - 1,
    column: all.length - 2,
  }));
  const [first] = inside;
  if (!first) return null;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const dashes = /^[ \t]*(?:- +)+$/.exec(text.slice(lineStart, start))?.[0];
  const column = dashes?.lastIndexOf('-') ?? -1;
  const isAbove = dashes !== undefined && isFirstOff({ text, lineStart, column, end }, inside);
  const at = isAbove ? lineStart + column : first.at;
  const better = isAbove
    ? { start: lineStart, end: lineStart + column, text: ' '.repeat(first.column) }
    : { start, end, text: written.replaceAll(dashed, `\n${' '.repeat(Math.max(0, column))}-`) };
  return {
    start: at,
    end: isAbove ? start : at + 1,
    ...(dashes !== undefined && { edit: better }),
    report: (place, fixes) => diagnose('yaml/dash-in-text', place, { isEntry: dashes !== undefined, isAbove, fixes }),
  };
}

interface Opening {
  text: string;
  lineStart: number;
  column: number;
  end: number;
}

/** Whether rather the entry above stands too far left: the other dashes of the list are where those inside are. */
function isFirstOff({ text, lineStart, column, end }: Opening, inside: readonly { column: number }[]): boolean {
  const [{ column: inner }] = inside as [{ column: number }];
  const before = /(?:^|\n)([ \t]*)-[ \t][^\n]*\n$/.exec(text.slice(0, lineStart))?.[1];
  const after = /^[^\n]*\n([ \t]*)-[ \t]/.exec(text.slice(end))?.[1];
  if (before?.length === inner) return true;
  return before?.length !== column && after?.length !== column && inside.length > 1;
}
