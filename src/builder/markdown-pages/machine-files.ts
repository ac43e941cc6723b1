// Pages that programs find as Markdown, their addresses, and the list of them: llms.txt
// (https://llmstxt.org).
import { absoluteAddress } from '../../base/addresses/address.ts';
import { toPlainText } from '../../base/pure/plain-text.ts';
import type { PageModel } from '../../checker/check-site.ts';
import { isNotFoundPage } from '../../base/pure/route.ts';
import type { Site } from '#schemas';

/** @returns whether a page has a Markdown file: not drafts, and not what search engines may not list */
export function hasMarkdown(
  { markdownPages }: Pick<Site, 'markdownPages'>,
  { route, listed }: Pick<PageModel, 'route' | 'listed'>,
): boolean {
  return markdownPages && listed && !isNotFoundPage(route);
}

/** @returns the file of a page's Markdown in the output folder */
export function toMarkdownFile(route: string): string {
  return `${route === '/' ? 'index' : route.slice(1)}.md`;
}

/** @returns the text of llms.txt: the site in a sentence, and its pages with what each is about */
export function llmsFile(site: Site, pages: readonly PageModel[]): string {
  const shown = pages
    .filter((page) => hasMarkdown(site, page))
    .map(({ route, page: { title, description } }) => ({
      route,
      title: escapeLine(title),
      about: escapeLine(description),
    }))
    .sort((one, other) => (one.route < other.route ? -1 : 1));
  const about = shown.find(({ route }) => route === '/')?.about ?? escapeLine(site.tagline ?? '');
  const lines = shown.map(
    ({ route, title, about: text }) =>
      `- [${title}](${absoluteAddress(site.url, `/${toMarkdownFile(route)}`)}): ${text}`,
  );
  const name = escapeLine(site.name).replace(/#+$/, String.raw`\$&`);
  return (
    [`# ${name}`, ...(about ? [`> ${escapeStart(about)}`] : []), `## ${site.labels.pages}`, lines.join('\n')].join(
      '\n\n',
    ) + '\n'
  );
}

/**
 * Escapes what Markdown would take for marks. Not with `mdast-util-to-markdown`, which takes five
 * seconds for the list of ten thousand pages.
 */
function escapeLine(text: string): string {
  return toPlainText(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, String.raw`\$&`);
}

/** Escapes what begins a heading, a list or a line at the start of a paragraph. */
function escapeStart(text: string): string {
  return text.replace(/^(?:[-+=#]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
