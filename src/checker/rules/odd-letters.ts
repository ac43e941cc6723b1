// Rules text/garbled and text/odd-character, for texts in YAML.
import { countBefore } from '../../base/pure/positions.ts';
import { mayHaveOddLetters, reportOddLetters } from '../text-files/odd-letters.ts';
import { checkEachText } from './check-each-text.ts';
import type { FileRule } from './rule.ts';

/** In double quotes, YAML writes them as \L, \P, \u2028 or \uE000. */
const escaped = /\\(?:[LP]|u202[89]|u[eEfF][0-9A-Fa-f]{3}|U00(?:002|0[0fF]|10)[0-9A-Fa-f]{4})/;

/** Reports the first letters of each text that visitors do not see as they are meant. */
export const oddLettersRule: FileRule = {
  mayFind: (text) => mayHaveOddLetters(text) || (text.includes('\\') && escaped.test(text)),
  check: (file) =>
    checkEachText(file, (text, placeOf) =>
      reportOddLetters(text, (part, index) => placeOf(part, countBefore(text, part, index))),
    ),
};
