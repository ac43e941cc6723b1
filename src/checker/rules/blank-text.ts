// Rule schema/empty for texts that have characters and show nothing: spaces, or marks without
// words.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { describeValue } from '../schema/explain/explain-context.ts';
import { checkEachText } from './check-each-text.ts';
import type { FileRule } from './rule.ts';
import { describeType } from '../diagnostics/messages/names.ts';

const nothing = String.raw`(?:[\s\u200b]|\[\[[\s\u200b]*\]\]|\*\*[\s\u200b]*\*\*)+`;
const blank = new RegExp(`^${nothing}$`);
/** Such a text is always in quotes in YAML. */
const blankInQuotes = new RegExp(`(["'])${nothing}\\1`);

/** Reports each text of which visitors see nothing. An empty text is for the schemas. */
export const blankTextRule: FileRule = {
  mayFind: (text) => blankInQuotes.test(text),
  check: (file) =>
    checkEachText(file, (text, _placeOf, pointer) => {
      if (!blank.test(text)) return undefined;
      const facts = { name: describeValue(pointer, file.value), needs: describeType('string'), isBlank: true };
      return diagnose('schema/empty', file.locator.place(pointer, 'value'), facts);
    }),
};
