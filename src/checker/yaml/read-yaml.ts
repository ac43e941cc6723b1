// The general path from text to data: parses a file, repairs mistakes in memory, and reads the
// nodes. Repairs are reported, so that one mistake never hides those that come after it.
import { isNode } from 'yaml';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { type TextRange, createPositionFinder, rangeBetween } from '../../base/pure/positions.ts';
import { readNodes } from './parse/read-nodes.ts';
import type { SourceFile } from './parse/source-file.ts';
import { maxDepth, findTooDeep } from './parse/depth-limit.ts';
import type { ReadDocument } from './repair/choose-repair.ts';
import { createRepairFixes } from './repair-fixes.ts';
import { repairText } from './repair/repair-text.ts';

const kilobyte = 1024;
/** In characters. */
export const maxFileLength = 128 * kilobyte;
/** Weight of one parse error, in schema errors. */
const parseErrorWeight = 5;

/** Knowledge by which repairs are weighed. */
export interface SchemaKnowledge {
  /** @returns how much does not fit the schemas, to choose among repairs */
  countErrors(value: unknown): number;
  /**
   * @param name stands nowhere else
   * @returns the lists that the group around a name may have, and has not; null when it may be any
   */
  listNames(value: unknown, name: string): string[] | null;
}

const noSchemas: SchemaKnowledge = { countErrors: () => 0, listNames: () => null };

/**
 * Reads a file. It never throws, whatever an author wrote.
 * @param known without it, all repairs that make the text readable count the same
 */
export function readYaml(file: string, text: string, known = noSchemas): SourceFile {
  const at = createPositionFinder(text);
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const firstLine: Place = { file, range: rangeBetween(at, start, findLineEnd(text, start)), pointer: '' };
  const refused = refuseText(text, firstLine, (offset) => rangeBetween(at, offset, offset + 1));
  if (refused)
    return {
      file,
      text,
      root: null,
      value: undefined,
      repaired: '',
      diagnostics: [refused],
      toRange: (from, to) => rangeBetween(at, from, to),
    };
  const { document, applied, toOriginal, text: repaired } = repairText(text, createReader(known));
  const toRange = (from: number, to: number) => rangeBetween(at, toOriginal(from), toOriginal(to));
  const diagnostics = applied.map((repair) => {
    const { fixes, hint } = createRepairFixes(repair, text, at);
    const diagnostic = repair.report({ file, range: rangeBetween(at, repair.start, repair.end), pointer: '' }, fixes);
    return hint === null ? diagnostic : { ...diagnostic, hint };
  });
  const root = isNode(document?.contents) ? document.contents : null;
  const nodes = readNodes(root, repaired, (from, to) => ({ file, range: toRange(from, to), pointer: '' }));
  return {
    file,
    text,
    root,
    value: document ? nodes.value : undefined,
    repaired,
    diagnostics: [...diagnostics, ...nodes.diagnostics],
    toRange,
  };
}

function createReader(known: SchemaKnowledge): ReadDocument {
  return (document, text) => {
    const root = isNode(document.contents) ? document.contents : null;
    const nowhere = { file: '', range: rangeBetween(createPositionFinder(''), 0, 0), pointer: '' };
    const read = () => readNodes(root, text, () => nowhere);
    const { value, diagnostics } = read();
    const mistakes = document.errors.length * parseErrorWeight + diagnostics.length + known.countErrors(value);
    const data = JSON.stringify(value)?.replaceAll(/(?:\\n|\s)+/g, ' ') ?? '';
    // Read again, because counting has filled in the defaults.
    return { mistakes, data, listNames: (name) => known.listNames(read().value, name) };
  };
}

/** @returns whether a text is small and flat enough to be parsed */
export function isWithinLimits(text: string): boolean {
  return text.length <= maxFileLength && findTooDeep(text) === -1;
}

/** @returns what is wrong with a file that is not parsed: too large, too deep, or not text */
function refuseText(text: string, firstLine: Place, rangeAt: (offset: number) => TextRange): Diagnostic | null {
  if (text.length > maxFileLength)
    return diagnose('yaml/too-large', firstLine, {
      kilobytes: Math.ceil(text.length / kilobyte),
      limit: maxFileLength / kilobyte,
    });
  const deep = findTooDeep(text);
  if (deep !== -1) return diagnose('yaml/too-deep', { ...firstLine, range: rangeAt(deep) }, { levels: maxDepth });
  const odd = text.search(/[\uFFFD\0]/);
  return odd === -1 ? null : diagnose('yaml/encoding', { ...firstLine, range: rangeAt(odd) }, {});
}

function findLineEnd(text: string, from: number): number {
  const end = text.slice(from).search(/\r?\n|$/);
  return from + end;
}
