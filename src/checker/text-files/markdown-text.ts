// Reads a Markdown file as a longer text of a page. Only the elements that texts have are taken;
// all others are problems.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { writeTarget } from '../../base/addresses/link-marks.ts';
import { parsePointer } from '../../base/pure/pointer.ts';
import {
  escapeSigns,
  escapeStarts,
  createProblem,
  writeMarks,
  type LinkTargets,
  type PositionedNode,
  type ReportPart,
} from './inline-marks.ts';
import { findBrokenLinks } from './broken-links.ts';
import type { FileProblem, Span, TextFile, WrittenAddress } from './text-file.ts';

/** A part of the text as it is written in a section, and where it comes from. */
interface Part {
  text: string;
  span: Span;
  /** For a heading: its words without marks around them, and its level. */
  heading?: { words: string; level: number };
}

/**
 * @param inSections whether headings of the second level divide it into sections with a text each
 */
export function readMarkdown(text: string, inSections: boolean): TextFile {
  const root = parseMarkdown(text);
  const { writer, problems, links } = openWriter(text, root, inSections ? 3 : 2);
  problems.push(...findBrokenLinks(text, root));
  const parts = root.children.flatMap((node) => writePart(node, writer, inSections));
  const whole: Span = [0, text.length];
  if (!inSections) return { value: joinParts(parts), problems, spanAt: () => whole, links };
  const sections = divide(parts);
  const before = parts[0] && parts[0].heading?.level !== 2 ? parts[0] : undefined;
  if (before) problems.push({ kind: 'unreadable', why: 'no-heading', span: before.span });
  return {
    value: sections.map(({ heading, texts }) => ({ heading: heading.heading!.words, text: joinParts(texts) })),
    problems,
    spanAt: (pointer) => findSpan(sections, pointer) ?? whole,
    links,
  };
}

export interface WrittenParts {
  text: string;
  problems: FileProblem[];
}

/**
 * Writes parts of a file that `parseMarkdown` has read as a longer text.
 * @param source the file
 */
export function writeParts(nodes: readonly RootContent[], source: string): WrittenParts {
  const { writer, problems } = openWriter(source, { type: 'root', children: [...nodes] }, 2);
  return { text: joinParts(nodes.flatMap((node) => writePart(node, writer, false))), problems };
}

/** Writes words of such a file with their marks, in one line. */
export function writeWords(nodes: readonly PhrasingContent[], source: string): WrittenParts {
  const { writer, problems } = openWriter(source, { type: 'root', children: [] }, 2);
  return { text: writeOneLine(nodes, writer), problems };
}

/**
 * Parses GitHub Flavored Markdown. Two waves strike out; one, which GitHub takes, too, is the sign
 * of a range: 10~20. Addresses behind a backslash stay words: the extension would make links of
 * them afterwards.
 */
export function parseMarkdown(text: string): Root {
  const asWritten = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));
  return fromMarkdown(text, { extensions: [gfm({ singleTilde: false })], mdastExtensions: asWritten });
}

interface Writer {
  source: string;
  targets: LinkTargets;
  report: ReportPart;
  noteAddress: (node: PositionedNode, address: string) => void;
  /** The level of the highest heading in a text. */
  topLevel: number;
  isOneLine: boolean;
}

function writeOneLine(nodes: readonly PhrasingContent[], writer: Writer): string {
  return writeMarks(nodes, { ...writer, isOneLine: true });
}

function openWriter(source: string, root: Root, topLevel: number) {
  const problems: FileProblem[] = [];
  const links: WrittenAddress[] = [];
  const writer: Writer = {
    source,
    targets: findTargets(root),
    report: (node, what) => problems.push(createProblem(node as PositionedNode, what)),
    noteAddress: (node, address) =>
      links.push({ address, span: findAddress(source, createProblem(node, 'rule').span, address) }),
    topLevel,
    isOneLine: false,
  };
  return { writer, problems, links };
}

function findTargets({ children }: Root): LinkTargets {
  return new Map(children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])));
}

/** @returns where an address is written; the whole link where its words and address are apart */
function findAddress(text: string, [start, end]: Span, address: string): Span {
  const at = text.slice(start, end).lastIndexOf(address);
  return at === -1 ? [start, end] : [start + at, start + at + address.length];
}

function joinParts(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('\n\n');
}

interface Section {
  heading: Part;
  texts: Part[];
}

function divide(parts: readonly Part[]): Section[] {
  const sections: Section[] = [];
  for (const part of parts) {
    if (part.heading?.level === 2) sections.push({ heading: part, texts: [] });
    else sections.at(-1)?.texts.push(part);
  }
  return sections;
}

/**
 * Finds the lines of a pointer: below the third heading for `/2/text`, the heading for `/2` and
 * `/2/heading`.
 */
function findSpan(sections: readonly Section[], pointer: string): Span | undefined {
  const [index, key] = parsePointer(pointer);
  const section = sections[Number(index)];
  const [first] = section?.texts ?? [];
  if (key !== 'text' || !first) return section?.heading.span;
  return [first.span[0], section!.texts.at(-1)!.span[1]];
}

function writePart(node: RootContent, writer: Writer, inSections: boolean): Part[] {
  const span = createProblem(node, 'rule').span;
  if (node.type === 'heading') {
    const words = writeOneLine(node.children, writer);
    const level = node.depth;
    if (inSections && level === 2) return [{ text: '', span, heading: { words: withoutEscapes(words), level } }];
    const below = level - writer.topLevel;
    if (below !== 0 && below !== 1) writer.report(node, inSections ? 'section-heading' : 'heading');
    return [{ text: `${below === 1 ? '###' : '##'} ${words}`, span, heading: { words, level } }];
  }
  const text = writeText(node, writer);
  return text === null ? [] : [{ text, span }];
}

/** The headings of text sections are shown as they are typed. */
function withoutEscapes(words: string): string {
  return words.replaceAll(/\\([-*_~`[\]()|#>.!+])/g, '$1');
}

/** @returns null for what shows nothing */
function writeText(node: RootContent, writer: Writer): string | null {
  if (node.type === 'paragraph') return writeParagraph(node, writer);
  if (node.type === 'list') return writeList(node, writer);
  if (node.type === 'table') return writeTable(node, writer);
  if (node.type === 'blockquote') {
    const inner = node.children.map((part) => {
      if (part.type === 'paragraph') return `> ${writeMarks(part.children, writer).replaceAll('\n', '\n> ')}`;
      writer.report(part, 'quote-parts');
      return '>';
    });
    return inner.join('\n\n');
  }
  const isComment = node.type === 'html' && /^<!--[\s\S]*-->\s*$/.test(node.value);
  if (node.type === 'definition' || isComment) return null;
  writer.report(node, blockKinds[node.type] ?? 'footnote');
  return null;
}

const blockKinds = { code: 'fence', thematicBreak: 'rule', html: 'html' } as const as Record<
  string,
  'fence' | 'rule' | 'html' | undefined
>;

function writeParagraph({ children }: Paragraph, writer: Writer): string {
  const [only] = children;
  if (children.length === 1 && only?.type === 'image' && only.url.startsWith('/')) {
    const alt = escapeSigns((only.alt ?? '').replaceAll(/\s+/g, ' '));
    writer.noteAddress(only, only.url);
    return `![${alt}](${writeTarget(only.url)})`;
  }
  return escapeStarts(writeMarks(children, writer));
}

function writeList({ ordered, start, children }: List, writer: Writer): string {
  const points = children.map((item) => writePoint(item, writer));
  return points.map((point, index) => `${ordered ? `${Number(start ?? 1) + index}.` : '-'} ${point}`).join('\n');
}

function writePoint({ children, checked }: ListItem, writer: Writer): string {
  const [first, ...rest] = children;
  if (typeof checked === 'boolean' && first) writer.report(first, 'task');
  for (const part of rest) writer.report(part, part.type === 'list' ? 'inner-point' : 'point-parts');
  // Lines of a point have blanks before them.
  if (first?.type === 'paragraph') {
    const [line, ...others] = writeMarks(first.children, writer).split('\n');
    return [line, ...others.map((each) => `  ${escapeStarts(each)}`)].join('\n');
  }
  if (first) writer.report(first, first.type === 'list' ? 'inner-point' : 'point-parts');
  return '';
}

const dashes = { left: '---', right: '--:', center: ':-:' } as const;

function writeTable({ children, align }: Table, writer: Writer): string {
  const rows = children.map((row) => row.children.map((cell) => writeOneLine(cell.children, writer)));
  const [head = [], ...others] = rows;
  const below = head.map((_cell, column) => dashes[align?.[column] ?? 'left']);
  return [head, below, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
