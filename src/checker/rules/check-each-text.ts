// Checks each text of a file alone, for rules about texts.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { childPointer, isGroup } from '../../base/pure/pointer.ts';
import type { CheckedFile } from './rule.ts';

/** Finds the place of the n-th occurrence of a word in the text, counted from 0. */
type WordPlace = (word: string, nth?: number) => Place;

/** @returns what a rule reports of the texts of a file */
export function checkEachText(
  { value, locator }: Pick<CheckedFile, 'value' | 'locator'>,
  look: (text: string, placeOf: WordPlace, pointer: string) => Diagnostic | readonly Diagnostic[] | undefined,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const visit = (part: unknown, pointer: string) => {
    if (typeof part === 'string') {
      found.push(...[look(part, (word, nth = 0) => locator.word(pointer, word, nth), pointer) ?? []].flat());
      return;
    }
    const parts = Array.isArray(part) ? part.entries() : isGroup(part) ? Object.entries(part) : [];
    for (const [key, inner] of parts) visit(inner, childPointer(pointer, key));
  };
  visit(value, '');
  return found;
}
