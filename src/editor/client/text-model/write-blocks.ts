// Writes blocks as an author would have typed them.
import { writeTarget } from '../../../base/addresses/link-marks.ts';
import { readBlocks } from './read-blocks.ts';
import { normalizeBlocks, type Run, type TextBlock } from './text-blocks.ts';
import { isSame, writeRuns } from './write-runs.ts';

/** Signs that make the first word of a line something else than the first word of a paragraph. */
const lineStart = /^(?:(?:#{1,6}|[-*+>]|\d{1,2}\.)(?=\s|$)|\||-{3,}$|~~~|```)/;
const longestNumber = 99;
const dashes = { start: '---', center: ':---:', end: '---:' } as const;

/** @returns the source of a block, without the line break at its end */
export function writeBlock(block: TextBlock): string {
  if ('points' in block)
    return block.points
      .map((runs, index) => {
        const sign = block.kind === 'list' ? '-' : `${Math.min(block.first + index, longestNumber)}.`;
        const [first = '', ...lines] = writeLines(runs);
        return [`${sign} ${first}`, ...lines.map((line) => ' '.repeat(sign.length + 1) + keepStart(line))].join('\n');
      })
      .join('\n');
  if (block.kind === 'picture') return `![${writeAlt(block.alt)}](${writeTarget(block.src)})`;
  if (block.kind === 'table') {
    const rows = [
      block.head.map(writeCell),
      block.align.map((each) => dashes[each]),
      ...block.rows.map((row) => row.map(writeCell)),
    ];
    return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }
  const lines = writeLines(block.runs);
  if (block.kind === 'heading') return `## ${lines.join(' ')}`;
  if (block.kind === 'sub-heading') return `### ${lines.join(' ')}`;
  return lines.map(block.kind === 'quote' ? (line) => `> ${line}` : keepStart).join('\n');
}

/** @returns the lines of a text, each but the last with the backslash that breaks it */
function writeLines(runs: readonly Run[]): string[] {
  const lines = writeRuns(runs, 'long').split('\n');
  return lines.map((line, index) => (index < lines.length - 1 ? `${line}\\` : line));
}

function keepStart(line: string): string {
  const [sign = ''] = lineStart.exec(line) ?? [];
  if (sign === '') return line;
  return /^\d/.test(sign) ? line.replace('.', '\\.') : `\\${line}`;
}

function writeAlt(alt: string): string {
  return alt.replaceAll(/[[\]*`~]/g, String.raw`\$&`);
}

/** Addresses are looked for in whole lines, where backticks of two cells would be code. */
function writeCell(runs: readonly Run[]): string {
  return writeRuns(runs, 'long', /`/g).replaceAll('|', String.raw`\|`);
}

/** Lines between two blocks; those of one kind would be one block without an empty one. */
export type Separators = ReadonlyMap<string, string>;

/** @returns what is between blocks of these kinds in the source of a text, by both */
export function readSeparators(text: string): Separators {
  const lines = text.split(/\r?\n/);
  const blocks = readBlocks(text);
  return new Map(
    blocks.slice(1).map(({ part, start }, index) => {
      const before = blocks[index]!;
      return [`${before.part.kind} ${part.kind}`, '\n'.repeat(1 + lines.slice(before.end, start).length)];
    }),
  );
}

export function separate(before: TextBlock, after: TextBlock, separators: Separators): string {
  return separators.get(`${before.kind} ${after.kind}`) ?? '\n\n';
}

/** @returns the source of blocks that are normal */
export function writeBlocks(blocks: readonly TextBlock[], separators: Separators = new Map()): string {
  return blocks
    .map((block, index) => (index ? separate(blocks[index - 1]!, block, separators) : '') + writeBlock(block))
    .join('');
}

/** Checks that a source shows exactly these blocks. */
export function shows(source: string, blocks: readonly TextBlock[]): boolean {
  return isSame(normalizeBlocks(readBlocks(source).map(({ part }) => part)), blocks);
}
