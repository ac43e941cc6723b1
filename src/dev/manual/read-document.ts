// Reads a Markdown file of docs/ as a page of the manual: one section for each heading, so that the
// check knows every anchor.
import type { Html, Image, PhrasingContent, RootContent, Table } from 'mdast';
import { parseMarkdown, writeParts, writeWords } from '../../checker/text-files/markdown-text.ts';
import type { FileProblem } from '../../checker/text-files/text-file.ts';

/** One piece of a section: words, code to copy, a table, or a picture. */
export type Piece =
  | { text: string }
  | { code: string; language?: string }
  | { table: { head: string[]; rows: string[][] } }
  | { picture: { file: string; alt: string; width: number; height: number } };

export interface DocumentSection {
  /** Level of its heading; the page's own has 1. */
  depth: number;
  heading: string;
  /** Anchor of the heading, as code hosts have it; it begins with a letter. */
  id: string;
  pieces: Piece[];
}

export interface ManualDocument {
  /** Its heading without marks. */
  title: string;
  /** Its first paragraph without marks. */
  summary: string;
  sections: DocumentSection[];
  /** Parts that the manual cannot show. */
  problems: FileProblem[];
}

export interface Surroundings {
  /** @returns an address in the manual; undefined for a file that is no part of it */
  resolve(url: string): string | undefined;
  /** @returns the size of a picture in pixels */
  measure(url: string): { width: number; height: number };
}

/** @param text of the file, which begins with the heading of the page */
export function readDocument(text: string, surroundings: Surroundings): ManualDocument {
  const reader: Reader = { source: text, ...surroundings, problems: [] };
  const ids = new Map<string, number>();
  const sections: DocumentSection[] = [];
  const { children } = parseMarkdown(text);
  for (const node of children) {
    if (node.type === 'heading') {
      const heading = writeLine(node.children, reader);
      sections.push({ depth: node.depth, heading, id: toUniqueId(readWords(node.children), ids), pieces: [] });
    } else addPieces(sections.at(-1)!.pieces, readPieces(node, reader));
  }
  const [title, summary] = (['heading', 'paragraph'] as const).map((kind) => {
    const node = children.find(({ type }) => type === kind);
    return node && 'children' in node ? keepBraces(readWords(node.children as PhrasingContent[])) : '';
  }) as [string, string];
  return { title, summary: summary.replaceAll(/\s+/g, ' '), sections, problems: reader.problems };
}

/** @returns the anchor of a heading, from its words or from the anchor that a code host gives it */
export function toAnchor(words: string): string {
  const letters = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
  return letters.replace(/^[^\p{L}]+/u, '') || 'part';
}

function toUniqueId(words: string, ids: Map<string, number>): string {
  const anchor = toAnchor(words);
  const count = ids.get(anchor) ?? 0;
  ids.set(anchor, count + 1);
  return count === 0 ? anchor : `${anchor}-${count}`;
}

interface Reader extends Surroundings {
  source: string;
  problems: FileProblem[];
}

/** Texts that follow each other are one. */
function addPieces(pieces: Piece[], added: Piece[]): void {
  for (const piece of added) {
    const last = pieces.at(-1);
    if (last && 'text' in last && 'text' in piece) last.text += `\n\n${piece.text}`;
    else pieces.push(piece);
  }
}

function readPieces(node: RootContent, reader: Reader): Piece[] {
  if (node.type === 'code') return [{ code: keepBraces(node.value), ...(node.lang && { language: node.lang }) }];
  if (node.type === 'table') return [readTable(node, reader)];
  if (node.type === 'paragraph' && node.children[0]?.type === 'image') return [readPicture(node.children[0], reader)];
  // A point with more than words: what follows the words comes below them.
  if (node.type === 'list' && node.children.some(({ children }) => children.length > 1))
    return node.children.flatMap((item, index): Piece[] => {
      const start = (node.start ?? 1) + index;
      const words = { ...node, start, children: [{ ...item, children: item.children.slice(0, 1) }] };
      return [words, ...item.children.slice(1)].flatMap((part) => readPieces(part, reader));
    });
  const { text, problems } = writeParts([withAddresses(node, reader)], reader.source);
  reader.problems.push(...problems);
  return text === '' ? [] : [{ text: keepBraces(text) }];
}

function readPicture({ url, alt }: Image, { resolve, measure }: Reader): Piece {
  return { picture: { file: resolve(url) ?? url, alt: alt ?? '', ...measure(url) } };
}

function readTable({ children }: Table, reader: Reader): Piece {
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => readCell(cell.children, reader)));
  return { table: { head, rows } };
}

/** @returns the words of a cell; `<br>` begins a line */
function readCell(nodes: readonly PhrasingContent[], reader: Reader): string {
  const lines: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (isBreak(node)) lines.push([]);
    else lines.at(-1)!.push(node);
  }
  return lines.map((line) => writeLine(line, reader)).join('\n');
}

function isBreak(node: PhrasingContent): node is Html {
  return node.type === 'html' && node.value === '<br>';
}

function writeLine(nodes: readonly PhrasingContent[], reader: Reader): string {
  const placed = nodes.flatMap((node) => placeLinks(node, reader));
  const { text, problems } = writeWords(placed, reader.source);
  reader.problems.push(...problems);
  return keepBraces(text);
}

/** Puts addresses of the manual into a part; of a link that leaves it, the words stay. */
function withAddresses<Node extends RootContent>(node: Node, reader: Reader): Node {
  if (!('children' in node)) return node;
  return { ...node, children: node.children.flatMap((child) => placeLinks(child as PhrasingContent, reader)) } as Node;
}

function placeLinks(node: PhrasingContent, reader: Reader): PhrasingContent[] {
  // Texts have no code with a backquote in it.
  if (node.type === 'inlineCode' && node.value.includes('`')) return [{ ...node, type: 'text' }];
  const inside = withAddresses(node, reader);
  if (inside.type !== 'link') return [inside];
  const url = reader.resolve(inside.url);
  return url === undefined ? inside.children : [{ ...inside, url }];
}

function readWords(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('children' in node ? readWords(node.children) : 'value' in node ? node.value : ''))
    .join('');
}

/**
 * Keeps the values of a site that the manual writes about from being filled in or taken for a
 * mistake: an empty value of the manual's own is put into their names.
 */
export function keepBraces(text: string): string {
  return text.replaceAll(/\{\s*[A-Za-z]|\b[sp](?=(?:ite|aram)\.)/g, '$&{site.facts.nothing}');
}
