// Makes lists of what Word and others write as paragraphs with a sign, and lists of one level of
// nested ones.

/** Word writes the place of a point into its style, and its sign as words that are to be ignored. */
const wordPoint = /mso-list:\s*l\d+ level\d+/i;
const wordSign = /mso-list:\s*ignore/i;
const bulletStart = /^[\s\u00a0]*[·•▪◦‣§●○■][\s\u00a0]+/;
const numberSign = /^\s*\(?(?:(\d+)|[a-z]|[ivx]+)[.)]/i;

export function cleanLists(body: HTMLElement): void {
  let list: HTMLElement | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, div')) {
    const point = readPoint(paragraph);
    if (!point) continue;
    const follows = list !== null && paragraph.previousElementSibling === list && list.localName === point.list;
    if (!follows) {
      list = body.ownerDocument.createElement(point.list);
      if (point.first !== undefined) list.setAttribute('start', String(point.first));
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list!.append(item);
    paragraph.remove();
  }
  const outer = [...body.querySelectorAll('ul, ol')].filter((each) => !each.parentElement!.closest('ul, ol'));
  for (const each of outer) flatten(each);
}

interface Point {
  list: 'ul' | 'ol';
  first?: number;
}

/** @returns the kind of list that a paragraph is a point of, whose sign is removed; null where it is none */
function readPoint(paragraph: HTMLElement): Point | null {
  if (paragraph.querySelector('p, div, table, ul, ol')) return null;
  const style = paragraph.getAttribute('style') ?? '';
  if (wordPoint.test(style)) {
    const signs = [...paragraph.querySelectorAll('[style]')].filter((each) =>
      wordSign.test(each.getAttribute('style') ?? ''),
    );
    const sign = signs.map(({ textContent }) => textContent).join('');
    for (const each of signs) each.remove();
    const [found, number] = numberSign.exec(sign) ?? [];
    if (!found) return { list: 'ul' };
    return { list: 'ol', first: Number(number ?? 1) };
  }
  const bullet = bulletStart.exec(paragraph.textContent)?.[0];
  if (!bullet) return null;
  removeStart(paragraph, bullet.length);
  return { list: 'ul' };
}

function removeStart(element: Element, count: number): void {
  let left = count;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (left > 0 && walker.nextNode()) {
    const text = walker.currentNode as Text;
    const length = Math.min(left, text.length);
    text.deleteData(0, length);
    left -= length;
  }
}

/** All points of a list, in order, each with the words of its paragraphs. */
function flatten(list: Element): void {
  const items = [...list.querySelectorAll('li')];
  for (const item of items) {
    for (const inner of item.querySelectorAll('ul, ol')) inner.remove();
    joinParagraphs(item);
  }
  list.replaceChildren(...items);
}

/** Makes one text of the paragraphs in an element, a line each. */
export function joinParagraphs(element: Element): void {
  for (const paragraph of element.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    if (paragraph.previousSibling?.textContent?.trim()) paragraph.before(element.ownerDocument.createElement('br'));
    paragraph.replaceWith(...paragraph.childNodes);
  }
}
