// Takes large settings of islands out of a page: they are needed when the island wakes, and travel with its code.
import { hashOf } from './hash-of.ts';

/** Below this many characters a file of its own saves less than asking for it costs. */
const large = 1000;

/**
 * Puts the settings of every island that has many of them into a file, which pages with the same island share.
 * @returns the page's HTML with the files' addresses in it (`data-props-from`, src/browser/live.ts), and the files
 */
export function withPropsFiles(html: string): { html: string; files: Record<string, string> } {
  const files: Record<string, string> = {};
  const shorter = html.replaceAll(/ data-props="([^"]*)"/g, (attribute, escaped: string) => {
    if (escaped.length < large) return attribute;
    const json = unescaped(escaped);
    const path = `assets/props-${hashOf(json).slice(0, 8)}.json`;
    files[path] = json;
    return ` data-props-from="/${path}"`;
  });
  return { html: shorter, files };
}

/** As React escapes an attribute. */
function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
