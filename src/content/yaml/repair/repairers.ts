// The list of the traps, the most particular first. A new trap is a file beside this one and a line here.
import { backslash } from './backslash.ts';
import { blockIndent, leftOfText, textBesideMark } from './block-indent.ts';
import { colonInLongText, colonInText } from './colon-in-text.ts';
import { commentInText } from './comment-in-text.ts';
import { extraDash } from './extra-dash.ts';
import { foreignLine } from './foreign-line.ts';
import { inBrackets } from './in-brackets.ts';
import { indent } from './indent.ts';
import { missingColon, missingColonOfName } from './missing-colon.ts';
import { commas } from './missing-comma.ts';
import { missingDash } from './missing-dash.ts';
import { multipleDocuments } from './multiple-documents.ts';
import { oddSpace } from './odd-space.ts';
import { spaceAfterColon } from './space-after-colon.ts';
import { spaceAfterDash } from './space-after-dash.ts';
import { specialStart } from './special-start.ts';
import { tabIndent } from './tab-indent.ts';
import { textAfterQuote } from './text-after-quote.ts';
import { unclosedBracket } from './unclosed-bracket.ts';
import { unclosedQuote } from './unclosed-quote.ts';
import type { Trap } from './wound.ts';

export const traps: Trap[] = [
  multipleDocuments,
  foreignLine,
  commentInText,
  tabIndent,
  oddSpace,
  spaceAfterColon,
  spaceAfterDash,
  unclosedQuote,
  backslash,
  inBrackets,
  textAfterQuote,
  textBesideMark,
  specialStart,
  commas,
  unclosedBracket,
  colonInText,
  leftOfText,
  extraDash,
  missingDash,
  blockIndent,
  missingColonOfName,
  indent,
  colonInLongText,
  missingColon,
];
