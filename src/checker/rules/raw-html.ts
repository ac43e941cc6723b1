// Rule safety/raw-html: texts hold no HTML. It never runs, so visitors would see the tags.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { FileRule } from './rule.ts';
import { checkEachText } from './check-each-text.ts';

/** Only names of HTML elements, so that <your name> stays a text. */
const tag =
  /<\/?(?:a|abbr|b|big|blockquote|br|button|center|code|del|div|em|embed|font|form|h[1-6]|hr|i|iframe|img|input|ins|li|link|mark|meta|object|ol|p|pre|q|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video)(?:\s[^<>]*)?\/?>|<!--/i;

/** Reports the first tag in each text. */
export const rawHtmlRule: FileRule = {
  mayFind: (text) => text.includes('<') && tag.test(text),
  check: (file) =>
    checkEachText(file, (text, placeOf) => {
      const [found] = tag.exec(text) ?? [];
      return found === undefined ? undefined : diagnose('safety/raw-html', placeOf(found), { tag: found });
    }),
};
