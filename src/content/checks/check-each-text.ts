// Goes through the texts of a file, for rules that look at each by itself.
import type { Diagnostic, Place } from '../diagnostic.ts';
import { child, isGroup } from '../pointer.ts';
import type { CheckedFile } from './check.ts';

/** Gives the place of the n-th mention of a word in the text, counted from 0. */
type WordPlace = (word: string, nth?: number) => Place;

/** @returns what a rule has to say about the texts of a file: at most one thing about each */
export function aboutEachText(
  { value, locator }: Pick<CheckedFile, 'value' | 'locator'>,
  look: (text: string, placeOf: WordPlace) => Diagnostic | undefined,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const visit = (part: unknown, pointer: string) => {
    if (typeof part === 'string') {
      const diagnostic = look(part, (word, nth = 0) => locator.word(pointer, word, nth));
      if (diagnostic) found.push(diagnostic);
      return;
    }
    const parts = Array.isArray(part) ? part.entries() : isGroup(part) ? Object.entries(part) : [];
    for (const [key, inner] of parts) visit(inner, child(pointer, key));
  };
  visit(value, '');
  return found;
}
