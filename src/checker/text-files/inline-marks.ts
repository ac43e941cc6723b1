// Writes the words of a Markdown paragraph with the marks that texts have: bold, italics, struck
// out, code and links.
import type { PhrasingContent } from 'mdast';
import { findLinks, writeTarget } from '../../base/addresses/link-marks.ts';
import type { UnsupportedMarkdown } from '../diagnostics/messages/unsupported-mark.ts';
import type { FileProblem } from './text-file.ts';

/** Reports a part of Markdown that texts do not have. */
export type ReportPart = (node: PhrasingContent | PositionedNode, what: UnsupportedMarkdown | 'html') => void;

export interface PositionedNode {
  type: string;
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined;
}

/** Targets of a file's references: `[words][name]` and `[name]: /address`. */
export type LinkTargets = ReadonlyMap<string, string>;

interface Writing {
  /** The file. */
  source: string;
  targets: LinkTargets;
  report: ReportPart;
  /** Notes where the address of a link or picture is written. */
  noteAddress: (node: PositionedNode, address: string) => void;
  /** True for words that have one line: those of headings and cells. */
  isOneLine: boolean;
}

/**
 * Stars between a letter and a sign, where Markdown begins or ends no bold words (CommonMark, 6.2):
 * `**„Rye“**is`. Chinese and Japanese have no spaces there.
 */
const lostStars = /(?<=[\p{L}\p{N}])\*\*(?=[^\P{P}*\\])|(?<=[^\P{P}*\\])\*\*(?=[\p{L}\p{N}])/u;

/** @returns the words with marks; a line that the file breaks ends with a backslash */
export function writeMarks(nodes: readonly PhrasingContent[], writing: Writing): string {
  let written = '';
  for (const node of nodes) written += writeMark(node, writing, written);
  return written;
}

function writeMark(node: PhrasingContent, writing: Writing, before: string): string {
  const { targets, report } = writing;
  const inside = () => ('children' in node ? writeMarks(node.children, writing) : '');
  if (node.type === 'text') {
    const source = readSource(node, writing);
    if (lostStars.test(source)) report(node, 'stars');
    return writeWords(node.value.replaceAll(/\s*\n\s*/g, ' '), source);
  }
  if (node.type === 'strong') return `**${inside()}**`;
  if (node.type === 'delete') return `~~${inside()}~~`;
  if (node.type === 'emphasis') {
    // A text's italics begin a word.
    if (/[\p{L}\p{N}]$/u.test(before)) report(node, 'inner-emphasis');
    return `*${inside()}*`;
  }
  if (node.type === 'inlineCode') {
    if (node.value.includes('`')) report(node, 'code-sign');
    return `\`${node.value.replaceAll('\n', ' ')}\``;
  }
  if (node.type === 'link' || node.type === 'linkReference') {
    const address = node.type === 'link' ? node.url : (targets.get(node.identifier) ?? '');
    const { title } = node.type === 'link' ? node : { title: null };
    writing.noteAddress(node, address);
    const written = readSource(node, writing);
    // An address without marks is one in a text, too.
    const [bare] = findLinks(written);
    if (bare?.isBare && bare.start === 0) return written;
    return `[${inside()}](${writeTarget(address, title)})`;
  }
  if (node.type === 'break' && !writing.isOneLine) return '\\\n';
  report(node, unsupportedKind(node.type));
  return node.type === 'break' ? ' ' : '';
}

function unsupportedKind(type: string): UnsupportedMarkdown | 'html' {
  if (type === 'html') return 'html';
  if (type === 'break') return 'break';
  return type.startsWith('footnote') ? 'footnote' : 'picture';
}

function readSource({ position }: PositionedNode, { source }: Writing): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/**
 * @param source the words as they are in the file
 * @returns the words, whose addresses are links where the file has them as they are
 */
function writeWords(words: string, source: string): string {
  let written = '';
  let end = 0;
  for (const { isBare, start, end: next } of findLinks(words)) {
    if (!isBare) continue;
    const address = words.slice(start, next);
    written += escapeSigns(words.slice(end, start));
    written += source.includes(address)
      ? address
      : escapeSigns(address).replaceAll(/[:@<]|(?<=www)\./gi, String.raw`\$&`);
    end = next;
  }
  return written + escapeSigns(words.slice(end));
}

/** Values in braces and [[highlights]] are marks of texts, so they stay. */
const kept = /(\{[^{}\s]+\}|\[\[[^[\]]+\]\])/;

/** @returns the words of a text with backslashes before signs that would be marks */
export function escapeSigns(text: string): string {
  return text
    .split(kept)
    .map((part, index) =>
      // A backslash before a sign keeps that sign, and cannot be written itself in texts.
      index % 2 === 1 ? part : part.replaceAll(/[*_`~[\]|]|(?<=\])\(/g, String.raw`\$&`),
    )
    .join('');
}

/** @returns lines that begin no list, heading, quotation or row of a table by accident */
export function escapeStarts(lines: string): string {
  return lines.replaceAll(/^(?=(?:-|#{2,3}|>)\s|\|)/gm, '\\').replaceAll(/^(\d{1,2})\.(?=\s)/gm, String.raw`$1\.`);
}

/** @returns a problem at a part of Markdown */
export function createProblem({ position }: PositionedNode, what: UnsupportedMarkdown | 'html'): FileProblem {
  const start = position?.start.offset ?? 0;
  const span = [start, position?.end.offset ?? start] as const;
  return what === 'html' ? { kind: 'html', span } : { kind: 'markdown', what, span };
}
