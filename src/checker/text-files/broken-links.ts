// Finds links of a Markdown file that are none: of their brackets, or a blank in the address.
import type { Nodes, Root } from 'mdast';
import { listBrokenLinks } from '../../base/addresses/link-marks.ts';
import { createProblem } from './inline-marks.ts';
import type { FileProblem } from './text-file.ts';

/** Parts that may hold brackets without being a broken link. */
const holdsBrackets: ReadonlySet<string> = new Set([
  'link',
  'image',
  'linkReference',
  'imageReference',
  'inlineCode',
  'code',
  'html',
  'definition',
]);

export function findBrokenLinks(text: string, root: Root): FileProblem[] {
  let rest = text;
  const hide = (node: Nodes) => {
    const [start, end] = createProblem(node, 'rule').span;
    // A bare address becomes a link, too, although the marks around it are none.
    if (holdsBrackets.has(node.type) && !/^\w/.test(text.slice(start, start + 1)))
      rest = rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end);
    else if ('children' in node) for (const child of node.children) hide(child);
  };
  if (!text.includes('](')) return [];
  hide(root);
  return listBrokenLinks(rest).map(({ start, mark }) => ({
    kind: 'markdown',
    what: 'link',
    span: [start, start + mark.length],
  }));
}
