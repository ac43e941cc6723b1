// Rule schema/empty for texts that have characters and show nothing: spaces, or marks without
// words.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { childPointer, isGroup } from '../primitives/pointer.ts';
import { describeValue } from '../schema/explain/explain-context.ts';
import type { FileRule } from './rule.ts';

/** In YAML such a text stands in quotes. */
const blankInQuotes = /"[\s\u200b]+"|"[^\S\n]*(?:\[\[\s*\]\]|\*\*\s*\*\*)[^\S\n]*"/;
const blankInApostrophes = /'[\s\u200b]+'|'[^\S\n]*(?:\[\[\s*\]\]|\*\*\s*\*\*)[^\S\n]*'/;
const blank = /^(?:[\s\u200b]|\[\[[\s\u200b]*\]\]|\*\*[\s\u200b]*\*\*)+$/;

/** Reports each text of which visitors see nothing. An empty text is for the schemas. */
export const blankTextRule: FileRule = {
  mayFind: (text) => blankInQuotes.test(text) || blankInApostrophes.test(text),
  check: ({ value, locator }) =>
    listBlankTexts(value, '').map((pointer) =>
      diagnose('schema/empty', locator.place(pointer, 'value'), {
        name: describeValue(pointer),
        needs: 'a text',
        isBlank: true,
      }),
    ),
};

function listBlankTexts(value: unknown, pointer: string): string[] {
  if (typeof value === 'string') return blank.test(value) ? [pointer] : [];
  const parts = Array.isArray(value) ? [...value.entries()] : isGroup(value) ? Object.entries(value) : [];
  return parts.flatMap(([key, part]) => listBlankTexts(part, childPointer(pointer, key)));
}
