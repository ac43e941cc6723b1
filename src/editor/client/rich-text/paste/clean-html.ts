// Cleans what was copied from Word, Google Docs, spreadsheets and web pages: headings, lists,
// tables, links, line breaks and words stay, all else goes.
import { cleanLists, joinParagraphs } from './clean-lists.ts';
import { cleanTables } from './clean-tables.ts';

const dropped =
  'style, script, meta, link, title, xml, img, picture, svg, video, object, iframe, hr, input, button, del';

/** @returns the HTML to be parsed by the schema of the text */
export function cleanHtml(html: string): string {
  // What was copied in the editor itself is clean.
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  for (const comment of listNodes(body, NodeFilter.SHOW_COMMENT)) (comment as Comment).remove();
  for (const element of body.querySelectorAll(dropped)) element.remove();
  cleanLists(body);
  for (const text of listNodes(body, NodeFilter.SHOW_TEXT)) text.nodeValue = cleanText(text.nodeValue ?? '');
  cleanTables(body);
  for (const quote of body.querySelectorAll('blockquote')) joinParagraphs(quote);
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  for (const heading of body.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, .MsoTitle')) cleanHeading(heading);
  // A line break between blocks is what browsers put around what is copied.
  for (const line of body.querySelectorAll('br')) if (isBetweenBlocks(line)) line.remove();
  return body.innerHTML;
}

/** @returns the same in one line, for a text that has one part */
export function toLine(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(cleanHtml(html), 'text/html');
  for (const block of body.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6, td, th, blockquote, br'))
    block.after(' ');
  for (const line of body.querySelectorAll('br')) line.remove();
  for (const block of body.querySelectorAll(
    'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, table, tbody, thead, tfoot, tr, td, th, blockquote',
  ))
    block.replaceWith(...block.childNodes);
  body.normalize();
  return body.innerHTML.replaceAll(/\s+/g, ' ').trim();
}

function listNodes(root: Node, kind: number): Node[] {
  const walker = root.ownerDocument!.createTreeWalker(root, kind);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** Signs that nobody sees come along from other programs; blanks that do not break are theirs, too. */
function cleanText(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u00ad\u200b\ufeff]/g, '');
}

function cleanLink(link: HTMLAnchorElement): void {
  const address = readAddress(link);
  if (address === null || link.textContent.trim() === '') link.replaceWith(...link.childNodes);
  else link.setAttribute('href', address);
}

/** @returns null for an address that leads nowhere outside of the program that it is from */
function readAddress(link: HTMLAnchorElement): string | null {
  const written = link.getAttribute('href') ?? '';
  if (/^(?:mailto|tel):/i.test(written)) return written;
  const target =
    link.hostname === 'www.google.com' && link.pathname === '/url' ? new URLSearchParams(link.search).get('q') : null;
  // Pages link to addresses with a certificate only.
  const address = (target ?? written).replace(/^http:/i, 'https:');
  return address.startsWith('https://') ? address : null;
}

/** A heading is bold by itself. */
function cleanHeading(heading: HTMLElement): void {
  for (const bold of heading.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
  for (const styled of [heading, ...heading.querySelectorAll<HTMLElement>('[style]')]) styled.style.fontWeight = '';
  if (/^h[1-6]$/i.test(heading.localName)) return;
  const title = heading.ownerDocument.createElement('h2');
  title.append(...heading.childNodes);
  heading.replaceWith(title);
}

const blocks = /^(?:P|DIV|UL|OL|H[1-6]|TABLE|BLOCKQUOTE|BR)$/;

function isBlock(node: Node | null): boolean {
  return node === null || blocks.test(node.nodeName);
}

function isBetweenBlocks({ previousSibling, nextSibling }: Element): boolean {
  const skip = (node: Node | null, step: 'previousSibling' | 'nextSibling'): Node | null =>
    node?.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() === '' ? skip(node[step], step) : node;
  return isBlock(skip(previousSibling, 'previousSibling')) && isBlock(skip(nextSibling, 'nextSibling'));
}
