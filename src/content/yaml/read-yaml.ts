// Reads one file: text in, data with positions out. Mistakes in the writing are reported and mended in memory,
// so that one of them never hides the mistakes that come after it.
import { isNode, type Node } from 'yaml';
import { diagnose, type Diagnostic, type Place, type Range } from './diagnostic.ts';
import { positionsIn, rangeBetween, type TextEdit } from './positions.ts';
import { readNodes } from './read-nodes.ts';
import { deepest, tooDeepAt } from './nesting.ts';
import { mend, type Judge } from './syntax/mend.ts';

/** A file that was read. Offsets of nodes are those of the mended text; `rangeOf` leads back to the text on disk. */
export interface SourceFile {
  file: string;
  text: string;
  root: Node | null;
  value: unknown;
  /** The text that the nodes were read from. */
  mended: string;
  diagnostics: Diagnostic[];
  rangeOf(start: number, end: number): Range;
}

const kilobyte = 1024;
/** How many characters a file may have. */
export const largest = 128 * kilobyte;
/** What a place that cannot be read weighs against a setting that does not fit. */
const unread = 5;

/** @returns how badly some data fits, for choosing among repairs */
export type CountMisfits = (value: unknown) => number;

/** Reads a file. It never throws for what an author wrote. */
export function readSource(file: string, text: string, countMisfits: CountMisfits = () => 0): SourceFile {
  const at = positionsIn(text);
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const firstLine: Place = { file, range: rangeBetween(at, start, lineEnd(text, start)), pointer: '' };
  const refused = refuse(text, firstLine, (offset) => rangeBetween(at, offset, offset + 1));
  if (refused)
    return {
      file,
      text,
      root: null,
      value: undefined,
      mended: '',
      diagnostics: [refused],
      rangeOf: (from, to) => rangeBetween(at, from, to),
    };
  const mending = mend(text, judgeBy(countMisfits));
  const rangeOf = (from: number, to: number) => rangeBetween(at, mending.toOriginal(from), mending.toOriginal(to));
  const place = (from: number, to: number): Place => ({ file, range: rangeBetween(at, from, to), pointer: '' });
  const diagnostics = mending.findings.map((finding) =>
    finding.report(place(finding.start, finding.end), fixesOf(finding.edits, at)),
  );
  const root = isNode(mending.document?.contents) ? mending.document.contents : null;
  const nodes = readNodes(root, mending.text, (from, to) => ({ file, range: rangeOf(from, to), pointer: '' }));
  return {
    file,
    text,
    root,
    value: mending.document ? nodes.value : undefined,
    mended: mending.text,
    diagnostics: [...diagnostics, ...nodes.diagnostics],
    rangeOf,
  };
}

function judgeBy(countMisfits: CountMisfits): Judge {
  return (document, text) => {
    const root = isNode(document.contents) ? document.contents : null;
    const nowhere = { file: '', range: rangeBetween(positionsIn(''), 0, 0), pointer: '' };
    const { value, diagnostics } = readNodes(root, text, () => nowhere);
    return document.errors.length * unread + diagnostics.length + countMisfits(value);
  };
}

function fixesOf(edits: TextEdit[], at: ReturnType<typeof positionsIn>) {
  if (edits.length === 0) return [];
  return [
    {
      title: 'Mend the line',
      safe: true,
      edits: edits.map(({ start, end, text }) => ({ range: rangeBetween(at, start, end), text })),
    },
  ];
}

/** @returns whether a text is small and flat enough to be looked at in detail */
export function isReadable(text: string): boolean {
  return text.length <= largest && tooDeepAt(text) === -1;
}

/** What cannot be read at all: too large, nested without end, or no text. */
function refuse(text: string, firstLine: Place, rangeAt: (offset: number) => Range): Diagnostic | null {
  if (text.length > largest)
    return diagnose('yaml/too-large', firstLine, {
      kilobytes: Math.ceil(text.length / kilobyte),
      limit: largest / kilobyte,
    });
  const deep = tooDeepAt(text);
  if (deep !== -1) return diagnose('yaml/too-deep', { ...firstLine, range: rangeAt(deep) }, { levels: deepest });
  const odd = text.search(/[\uFFFD\0]/);
  return odd === -1 ? null : diagnose('yaml/encoding', { ...firstLine, range: rangeAt(odd) }, {});
}

function lineEnd(text: string, from: number): number {
  const end = text.slice(from).search(/\r?\n|$/);
  return from + end;
}
