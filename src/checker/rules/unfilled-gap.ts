// Rule text/unfilled-gap: words in brackets, which a recipe left for the author of a legal page,
// are replaced before visitors read them. Drafts may have them.
import { listGaps, mayHaveGaps } from '../../base/words/gaps.ts';
import { getAtPointer, isGroup } from '../../base/pure/pointer.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { checkEachText } from './check-each-text.ts';
import type { FileRule } from './rule.ts';

/** Texts of legal pages. In others, "A [note]" is what somebody wanted to say. */
const legalText = /^(\/blocks\/\d+)\/sections\/\d+\/text$/;

/** Reports the first gap of a page, with how many there are. */
export const unfilledGapRule: FileRule = {
  mayFind: mayHaveGaps,
  check: ({ file, value, locator }) => {
    if (!file.startsWith('pages/') || isDraft(value)) return [];
    const gaps = new Set<string>();
    let first: ((count: number) => Diagnostic) | undefined;
    checkEachText({ value, locator }, (text, placeOf, pointer) => {
      const section = legalText.exec(pointer)?.[1];
      if (section === undefined || isDraft(getAtPointer(value, section))) return undefined;
      for (const gap of listGaps(text)) {
        gaps.add(gap);
        first ??= (count) => diagnose('text/unfilled-gap', placeOf(gap), { gap, count });
      }
      return undefined;
    });
    return first ? [first(gaps.size)] : [];
  },
};

function isDraft(part: unknown): boolean {
  return isGroup(part) && part.draft === true;
}
