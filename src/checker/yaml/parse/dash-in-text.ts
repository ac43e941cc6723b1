// Dashes inside a text: YAML reads `- a` with `- b` further right below it as "a - b".
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { SuspiciousNode } from './suspicious-node.ts';

const dashedLine = /\n[ \t]*-(?=[ \t\r\n])/g;

/** @returns the text without quotes whose next lines start with dashes, or null */
export function findDashInText(text: string, [start, end]: readonly [number, number, number]): SuspiciousNode | null {
  const written = text.slice(start, end);
  const inside = Array.from(written.matchAll(dashedLine), ({ 0: all, index }) => ({
    at: start + index + all.length - 1,
    column: all.length - 2,
  }));
  const [first] = inside;
  if (!first) return null;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const dashes = /^[ \t]*(?:- +)+$/.exec(text.slice(lineStart, start))?.[0];
  const column = dashes?.lastIndexOf('-') ?? -1;
  const isAbove = dashes !== undefined && isFirstMisplaced({ text, lineStart, column, end }, inside);
  const at = isAbove ? lineStart + column : first.at;
  const better = isAbove
    ? { start: lineStart, end: lineStart + column, text: ' '.repeat(first.column) }
    : { start, end, text: written.replaceAll(dashedLine, `\n${' '.repeat(Math.max(0, column))}-`) };
  return {
    start: at,
    end: isAbove ? start : at + 1,
    ...(dashes !== undefined && { edit: better }),
    report: (place, fixes) => diagnose('yaml/dash-in-text', place, { isEntry: dashes !== undefined, isAbove, fixes }),
  };
}

/** The entry that the text starts with. */
interface FirstEntry {
  text: string;
  lineStart: number;
  column: number;
  end: number;
}

/** @returns whether the first entry is misplaced: other dashes line up with those inside */
function isFirstMisplaced(
  { text, lineStart, column, end }: FirstEntry,
  inside: readonly { column: number }[],
): boolean {
  const [{ column: inner }] = inside as [{ column: number }];
  const before = /(?:^|\n)([ \t]*)-[ \t][^\n]*\n$/.exec(text.slice(0, lineStart))?.[1];
  const after = /^[^\n]*\n([ \t]*)-[ \t]/.exec(text.slice(end))?.[1];
  if (before?.length === inner) return true;
  return before?.length !== column && after?.length !== column && inside.length > 1;
}
