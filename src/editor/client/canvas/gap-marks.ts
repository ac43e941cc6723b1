// Marks of gaps on the page: words in brackets that its author still has to replace.
import { gapPattern } from '../../../base/words/gaps.ts';

const name = 'pw-gap';

export const gapStyle = `::highlight(${name}) { background: #fde68a; color: #1f2937; }`;

/** Marks the gaps in all texts of the page, whose elements stay as they are. */
export function markGaps(view: Window & typeof globalThis): void {
  const { document, CSS, Highlight, NodeFilter } = view;
  // Firefox has them from 140 on; before it, publishing alone tells of the gaps.
  if (!('highlights' in CSS)) return;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode()) ranges.push(...findRanges(texts.currentNode as Text));
  CSS.highlights.set(name, new Highlight(...ranges));
}

function findRanges(text: Text): Range[] {
  return [...text.data.matchAll(gapPattern)].map((found) => {
    const range = text.ownerDocument.createRange();
    range.setStart(text, found.index);
    range.setEnd(text, found.index + found[0].length);
    return range;
  });
}
