// Names of the fixes of a mistake: a single one is what the message speaks of; of several, each has
// the line that it makes.
import type { Diagnostic } from '../../../checker/diagnostics/diagnostic.ts';
import { authorPlaces } from '../../../checker/diagnostics/messages/for-authors/author-names.ts';
import { findLineEffect } from '../../../checker/yaml/repair-fixes.ts';

interface LineNames {
  /** The text of the file. */
  text: string;
  titleOf: (key: string) => string | undefined;
}

/** @returns the names in the order of the fixes */
export function nameFixes({ fixes }: Pick<Diagnostic, 'fixes'>, { text, titleOf }: LineNames): string[] {
  if (fixes.length < 2) return fixes.map(() => authorPlaces.mend());
  return fixes.map(({ edits }) => {
    const effect = findLineEffect(
      edits.map(({ range, text: written }) => ({ start: range.start.offset, end: range.end.offset, text: written })),
      text,
    );
    if (effect.kind === 'deleted') return authorPlaces.deleteLine();
    if (effect.kind === 'indented') return authorPlaces.indent(effect.spaces);
    const settings = effect.line.split('\n').map((line) => toWords(line.trim(), titleOf));
    return authorPlaces.mendTo(settings.join(' · '));
  });
}

/** @returns a line without its signs: `- title: "Rye"` is Title: Rye */
function toWords(line: string, titleOf: LineNames['titleOf']): string {
  const [, key, value = ''] = /^(?:- )*(?:([\w-]+):\s)?(.*)$/.exec(line) ?? [];
  const words = /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value;
  const name = key === undefined ? undefined : titleOf(key);
  return name === undefined ? words : `${name}: ${words}`;
}
