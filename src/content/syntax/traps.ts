// The list of the traps, the most particular first. A new trap is a file beside this one and a line here.
import { backslash } from './backslash.ts';
import { colonInLongText, colonInText } from './colon-in-text.ts';
import { indent } from './indent.ts';
import { missingColon } from './missing-colon.ts';
import { missingComma } from './missing-comma.ts';
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
  tabIndent,
  oddSpace,
  spaceAfterColon,
  spaceAfterDash,
  unclosedQuote,
  backslash,
  textAfterQuote,
  specialStart,
  missingComma,
  unclosedBracket,
  colonInText,
  indent,
  colonInLongText,
  missingColon,
];
