// Writes the words of a Markdown paragraph with the marks that texts have: bold, italics, struck
// out, code and links.
import type { PhrasingContent } from 'mdast';
import { writeTarget } from '../../base/addresses/link-marks.ts';
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
  targets: LinkTargets;
  report: ReportPart;
  /** Notes where the address of a link or picture is written. */
  noteAddress: (node: PositionedNode, address: string) => void;
}

/** @returns the words with marks, in one line */
export function writeMarks(nodes: readonly PhrasingContent[], writing: Writing): string {
  let written = '';
  for (const node of nodes) written += writeMark(node, writing, written);
  return written;
}

function writeMark(node: PhrasingContent, writing: Writing, before: string): string {
  const { targets, report } = writing;
  const inside = () => ('children' in node ? writeMarks(node.children, writing) : '');
  if (node.type === 'text') return escapeSigns(node.value.replaceAll(/\s*\n\s*/g, ' '));
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
    return `[${inside()}](${writeTarget(address, title)})`;
  }
  report(node, unsupportedKind(node.type));
  return '';
}

function unsupportedKind(type: string): UnsupportedMarkdown | 'html' {
  if (type === 'html') return 'html';
  if (type === 'break') return 'break';
  return type.startsWith('footnote') ? 'footnote' : 'picture';
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

/** @returns a line that begins no list, heading, quotation or row of a table by accident */
export function escapeStart(line: string): string {
  return line.replace(/^(?=(?:-|#{2,3}|>)\s|\|)/, '\\').replace(/^(\d{1,2})\.(?=\s)/, String.raw`$1\.`);
}

/** @returns a problem at a part of Markdown */
export function createProblem({ position }: PositionedNode, what: UnsupportedMarkdown | 'html'): FileProblem {
  const start = position?.start.offset ?? 0;
  const span = [start, position?.end.offset ?? start] as const;
  return what === 'html' ? { kind: 'html', span } : { kind: 'markdown', what, span };
}
