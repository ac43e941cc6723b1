// A page as Markdown, for programs that read rather than look: what its sections say, without what
// is there to be pressed.
import { absoluteAddress } from '../../base/addresses/address.ts';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { toPlainText } from '../../base/pure/plain-text.ts';

export interface MarkdownInput {
  /** The HTML of the page's sections. */
  main: string;
  title: string;
  /** The address of the site, without a slash at the end. */
  url: string;
  /** The page's own address below it. */
  route: string;
}

const withoutWords = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'dialog', 'nav', 'video']);
const controls = new Set(['button', 'form', 'input', 'select', 'textarea', 'progress']);

/** @returns the text of `about.md`, whose links and pictures have whole addresses */
export function pageMarkdown({ main, title, url, route }: MarkdownInput): string {
  const tree = fromHtml(main, { fragment: true });
  tidy(tree, (address) => absolute(address, url, route));
  const mdast = toMdast(tree, { document: true });
  if (mdast.type === 'root' && !mdast.children.some((child) => child.type === 'heading' && child.depth === 1))
    mdast.children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: toPlainText(title) }] });
  return toMarkdown(mdast, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: { text: plainAmpersands(defaultHandlers.text), link: plainAmpersands(defaultHandlers.link) },
  });
}

/** Programs that take addresses from the text itself want `?a=1&b=2`, without a backslash. */
function plainAmpersands(handle: Handle): Handle {
  const plain: Handle = (...node) => handle(...node).replaceAll(/\\&(?!#?\w+;)/g, '&');
  return Object.assign(plain, handle);
}

function absolute(address: string, url: string, route: string): string {
  if (address.startsWith('#')) return absoluteAddress(url, route + address);
  return address.startsWith('/') ? absoluteAddress(url, address) : address;
}

/** Takes out what says nothing, and makes addresses whole. */
function tidy(parent: Root | Element, whole: (address: string) => string): void {
  const kept = (parent.children as (RootContent | ElementContent)[]).filter(
    (child) => child.type === 'text' || (child.type === 'element' && isSaid(child, parent)),
  );
  parent.children = kept as ElementContent[];
  for (const child of kept) {
    if (child.type !== 'element') continue;
    for (const name of ['href', 'src'])
      if (typeof child.properties[name] === 'string') child.properties[name] = whole(child.properties[name]);
    tidy(child, whole);
  }
}

function isSaid({ tagName, properties }: Element, parent: Root | Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    !withoutWords.has(tagName) &&
    !controls.has(tagName) &&
    properties.ariaHidden !== 'true' &&
    properties.hidden !== true &&
    !classes.includes('needs-script') &&
    // Says that a link opens a new tab.
    !(classes.includes('visually-hidden') && parent.type === 'element' && parent.tagName === 'a') &&
    // A picture that is only decoration.
    !(tagName === 'img' && properties.alt === '')
  );
}
