// The documents in which texts are edited: with the parts that a text takes, in the elements that
// the page shows them with.
import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { headingBelow, textLooks } from '../../../page/ui/looks/text-looks.ts';
import type { TakenMarks } from '../text-model/text-blocks.ts';

/** Element for the headings in a longer text. */
export type HeadingElement = keyof typeof headingBelow;

const breakNode: NodeSpec = {
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
};

/** @returns the schema of the documents of texts that take these marks */
export function createTextSchema(taken: TakenMarks, heading: HeadingElement = 'h3'): Schema {
  const inline = { text: { group: 'inline' }, break: breakNode };
  if (taken !== 'long')
    return new Schema({ nodes: { doc: { content: 'inline*' }, ...inline }, marks: listMarks(taken) });
  return new Schema({
    nodes: { doc: { content: 'block+' }, ...blockNodes(heading), ...inline },
    marks: listMarks(taken),
  });
}

/** A block whose text is in one line. */
function line(tags: string[], toDOM: DOMOutputSpec): NodeSpec {
  return {
    group: 'block',
    content: 'text*',
    defining: true,
    parseDOM: tags.map((tag) => ({ tag })),
    toDOM: () => toDOM,
  };
}

function blockNodes(heading: HeadingElement): Record<string, NodeSpec> {
  return {
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: line(['h1', 'h2', 'h3'], [heading, { class: textLooks.heading }, 0]),
    'sub-heading': line(['h4', 'h5', 'h6'], [headingBelow[heading], { class: textLooks.subHeading }, 0]),
    quote: {
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', { class: textLooks.quote }, 0],
    },
    list: {
      group: 'block',
      content: 'point+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', { class: textLooks.list }, 0],
    },
    numbers: {
      group: 'block',
      content: 'point+',
      attrs: { first: { default: 1 } },
      parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ first: Number(element.getAttribute('start') ?? 1) }) }],
      toDOM: ({ attrs }) => ['ol', { class: textLooks.numbers, start: String(attrs.first) }, 0],
    },
    point: { content: 'inline*', parseDOM: [{ tag: 'li' }], toDOM: () => ['li', { class: textLooks.point }, 0] },
    picture: {
      group: 'block',
      attrs: { src: {}, alt: { default: '' } },
      // Pictures of other programs are not on the site.
      parseDOM: [
        {
          tag: 'img[data-pw-picture]',
          getAttrs: (element) => ({ src: element.getAttribute('src'), alt: element.getAttribute('alt') }),
        },
      ],
      toDOM: ({ attrs }) => [
        'img',
        { src: String(attrs.src), alt: String(attrs.alt), class: textLooks.picture, 'data-pw-picture': '' },
      ],
    },
    ...tableNodeSpecs(),
  };
}

function tableNodeSpecs(): Record<string, NodeSpec> {
  const align = {
    default: 'start',
    getFromDOM: (cell: HTMLElement) =>
      /^(?:center|end|right)$/.exec(cell.style.textAlign)?.[0]?.replace('right', 'end') ?? 'start',
    setDOMAttr: (value: unknown, attributes: Record<string, unknown>) => {
      if (value !== 'start') attributes.class = `cell-${String(value)}`;
    },
  };
  const tables = tableNodes({ tableGroup: 'block', cellContent: 'text*', cellAttributes: { align } });
  return {
    ...tables,
    table: {
      ...tables.table,
      attrs: { hasHead: { default: true } },
      parseDOM: [{ tag: 'table', getAttrs: ({ dataset }) => ({ hasHead: dataset.pwHead !== 'none' }) }],
      toDOM: ({ attrs }) => [
        'table',
        { class: textLooks.table, ...(attrs.hasHead === false && { 'data-pw-head': 'none' }) },
        ['tbody', 0],
      ],
    },
  };
}

function listMarks(taken: TakenMarks): Record<string, MarkSpec> {
  if (taken === 'none') return {};
  const link: MarkSpec = {
    attrs: { address: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ address: element.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { href: String(attrs.address), class: textLooks.link }, 0],
  };
  return {
    ...(taken !== 'words' && { link }),
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs puts all that is copied into a <b> that is not bold.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'strong' },
        { style: 'font-weight', getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d{2})$/.test(value) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i' },
        { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'emphasis' },
        { style: 'font-style=italic' },
      ],
      toDOM: () => ['em', 0],
    },
    struck: { parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }], toDOM: () => ['s', 0] },
    highlight: {
      parseDOM: [{ tag: 'span.highlight' }],
      toDOM: () => ['span', { class: textLooks.highlight }, 0],
    },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', { class: textLooks.code }, 0] },
  };
}
