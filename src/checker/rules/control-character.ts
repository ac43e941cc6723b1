// Rule text/control-character: texts have no characters that are no letters and that no feed,
// calendar or reader of pages can hold.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { nameCharacter, unwritable } from '../../base/pure/plain-text.ts';
import { isGarbledAt } from '../text-files/garbled.ts';
import { checkEachText } from './check-each-text.ts';
import type { FileRule } from './rule.ts';
import { measureRange } from '../../base/pure/positions.ts';

/**
 * Matches at least where `unwritable` does: all surrogates, too. Without the flag `u` a pattern
 * is quicker, and most files have none of these.
 */
export const mayBeUnwritable = /[^\t\n\r -~\xa0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/;

/** In double quotes, YAML writes them as \x0b, \u000B, \e or \0. */
const escaped = /\\(?:[0abefvNLP]|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8})/;

/** Reports the first such character in each text. */
export const controlCharacterRule: FileRule = {
  mayFind: (text) =>
    (mayBeUnwritable.test(text) && unwritable.test(text)) || (text.includes('\\') && escaped.test(text)),
  check: (file) =>
    checkEachText(file, (text, placeOf) => {
      const { 0: found, index = 0 } = unwritable.exec(text) ?? {};
      // Garbled letters have some, and are told with what they were.
      if (found === undefined || isGarbledAt(text, index)) return undefined;
      const place = placeOf(found);
      const isExact = measureRange(place.range) === found.length;
      const code = nameCharacter(found);
      const edits = [{ range: place.range, text: joinsWords(text, found) ? ' ' : '' }];
      const fixes = isExact ? [{ title: `Delete ${code}`, safe: false, edits }] : [];
      return diagnose('text/control-character', place, { code, fixes });
    }),
};

/** Word and PowerPoint break lines with U+000B: without it, two words would be one. */
function joinsWords(text: string, sign: string): boolean {
  const at = text.indexOf(sign);
  return /[\v\f\x85]/.test(sign) && /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));
}
