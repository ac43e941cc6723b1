// Pages that programs find as Markdown, their addresses, and the list of them: llms.txt
// (https://llmstxt.org).
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
    .map(({ route, page: { title, description } }) => ({ route, title: oneLine(title), about: oneLine(description) }))
    .sort((one, other) => (one.route < other.route ? -1 : 1));
  const about = shown.find(({ route }) => route === '/')?.about ?? site.tagline;
  const lines = shown.map(
    ({ route, title, about: text }) => `- [${title}](${site.url}/${toMarkdownFile(route)}): ${text}`,
  );
  return [`# ${site.name}`, ...(about ? [`> ${about}`] : []), '## Pages', lines.join('\n')].join('\n\n') + '\n';
}

/** Titles have no marks, and no brackets that would end a link. */
function oneLine(text: string): string {
  return toPlainText(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]]/g, String.raw`\$&`);
}
