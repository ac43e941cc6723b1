// Texts are texts: HTML in them is never run, so visitors would see its angle brackets.
import { diagnose } from '../diagnostic.ts';
import type { FileCheck } from './check.ts';
import { aboutEachText } from './each-text.ts';

/** Names of HTML's elements only, so that <your name> stays a text. */
const tag =
  /<\/?(?:a|abbr|b|big|blockquote|br|button|center|code|del|div|em|embed|font|form|h[1-6]|hr|i|iframe|img|input|ins|li|link|mark|meta|object|ol|p|pre|q|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video)(?:\s[^<>]*)?\/?>|<!--/i;

/** Reports the first tag in each text. */
export const checkRawHtml: FileCheck = {
  mayFind: (text) => text.includes('<') && tag.test(text),
  check: (file) =>
    aboutEachText(file, (text, placeOf) => {
      const [found] = tag.exec(text) ?? [];
      return found === undefined ? undefined : diagnose('safety/raw-html', placeOf(found), { tag: found });
    }),
};
