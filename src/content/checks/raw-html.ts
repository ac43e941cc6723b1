// Texts are texts: HTML in them is never run, so visitors would see its angle brackets.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { Locator } from '../locate.ts';
import { child, isGroup } from '../pointer.ts';
import type { FileCheck } from './check.ts';

/** Names of HTML's elements only, so that <your name> stays a text. */
const tag =
  /<\/?(?:a|abbr|b|big|blockquote|br|button|center|code|del|div|em|embed|font|form|h[1-6]|hr|i|iframe|img|input|ins|li|link|mark|meta|object|ol|p|pre|q|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video)(?:\s[^<>]*)?\/?>|<!--/i;

/** Reports the first tag in each text. */
export const checkRawHtml: FileCheck = {
  mayFind: (text) => text.includes('<') && tag.test(text),
  check: ({ value, locator }) => tagsIn(value, { pointer: '', locator }),
};

function tagsIn(value: unknown, { pointer, locator }: { pointer: string; locator: Locator }): Diagnostic[] {
  if (typeof value === 'string') {
    const [found] = tag.exec(value) ?? [];
    return found === undefined ? [] : [diagnose('safety/raw-html', locator.word(pointer, found, 0), { tag: found })];
  }
  const parts = Array.isArray(value) ? value.entries() : isGroup(value) ? Object.entries(value) : [];
  return [...parts].flatMap(([key, part]) => tagsIn(part, { pointer: child(pointer, key), locator }));
}
