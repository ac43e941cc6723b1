// Turns the source of a text into the document that is edited, and the document into blocks.
import type { Mark as DocumentMark, Node, Schema } from 'prosemirror-model';
import { keepLine, keepSource, openSource } from '../text-model/keep-source.ts';
import { readRuns } from '../text-model/read-blocks.ts';
import type { Mark, MarkKind, Run, TakenMarks, TextBlock } from '../text-model/text-blocks.ts';

/** @returns the document of a text */
export function openDocument(schema: Schema, source: string, taken: TakenMarks): Node {
  if (taken !== 'long') return schema.node('doc', null, toInline(schema, readRuns(source, taken)));
  const blocks = openSource(source).map((block) => toNode(schema, block));
  return schema.node('doc', null, blocks.length > 0 ? blocks : schema.node('paragraph'));
}

/** @returns the source of an edited document: what was not changed is as it was in the source before */
export function writeDocument(source: string, document: Node, taken: TakenMarks): string {
  if (taken !== 'long') return keepLine(source, toRuns(document), taken);
  return keepSource(source, document.children.flatMap(toBlock));
}

function toNode(schema: Schema, block: TextBlock): Node {
  const inline = (runs: Run[]) => toInline(schema, runs);
  if ('points' in block) {
    const points = block.points.map((runs) => schema.node('point', null, inline(runs)));
    return schema.node(block.kind, block.kind === 'numbers' ? { first: block.first } : null, points);
  }
  if (block.kind === 'picture') return schema.node('picture', { src: block.src, alt: block.alt });
  if (block.kind === 'table') {
    const cells = (row: Run[][], type: string) =>
      schema.node(
        'table_row',
        null,
        row.map((runs, at) => schema.node(type, { align: block.align[at] }, inline(runs))),
      );
    const rows = block.rows.map((row) => cells(row, 'table_cell'));
    // Pages show no row of headings where all of them are empty.
    const hasHead = rows.length === 0 || block.head.some((runs) => runs.length > 0);
    return schema.node('table', { hasHead }, [...(hasHead ? [cells(block.head, 'table_header')] : []), ...rows]);
  }
  return schema.node(block.kind, null, inline(block.runs));
}

function toInline(schema: Schema, runs: readonly Run[]): Node[] {
  return runs.flatMap(({ text, marks }) => {
    const own = marks.map(({ kind, ...attributes }) => schema.mark(kind, attributes));
    return text.split(/(\n)/).flatMap((part) => {
      if (part === '') return [];
      return part === '\n' ? schema.node('break', null, undefined, own) : schema.text(part, own);
    });
  });
}

function toBlock(node: Node): TextBlock[] {
  const { name } = node.type;
  if (name === 'list') return [{ kind: name, points: node.children.map(toRuns) }];
  if (name === 'numbers') return [{ kind: name, first: Number(node.attrs.first), points: node.children.map(toRuns) }];
  if (name === 'picture') return [{ kind: name, src: String(node.attrs.src), alt: String(node.attrs.alt) }];
  if (name !== 'table') return [{ kind: name as 'paragraph', runs: toRuns(node) }];
  const rows = node.children.map((row) => row.children.map(toRuns));
  const first = node.firstChild?.children ?? [];
  if (first.length === 0) return [];
  const align = first.map(({ attrs }) => attrs.align as 'start');
  const head = node.attrs.hasHead === true ? rows.shift()! : first.map((): Run[] => []);
  return [{ kind: name, align, head, rows }];
}

/** Runs by node: a key changes the nodes that it is typed into, and no others. */
const runsOf = new WeakMap<Node, Run[]>();

function toRuns(node: Node): Run[] {
  const known = runsOf.get(node);
  if (known) return known;
  const runs = node.children.map((child): Run => ({
    text: child.isText ? child.text! : '\n',
    marks: child.marks.map(toMark),
  }));
  runsOf.set(node, runs);
  return runs;
}

function toMark({ type, attrs }: DocumentMark): Mark {
  if (type.name !== 'link') return { kind: type.name as MarkKind };
  return { kind: 'link', address: String(attrs.address), title: attrs.title as string | null };
}
