// Prints diagnostics for people at a terminal: place, message, source line, hint, and a summary at the end.
import type { Diagnostic } from '../../content/diagnostic.ts';
import { textIn, type Texts } from '../../content/texts.ts';
import { codeFrame } from './frame.ts';
import { countsOf, sentence, tallyOf } from './tally.ts';

export interface PrettyOptions {
  /** The texts of the checked files, for the source lines. */
  texts: Texts;
  colors?: boolean;
  /** At most this many are printed; the rest is counted. */
  most?: number;
}

/** @returns the whole report, with a line at the end that counts what was found */
export function pretty(
  diagnostics: readonly Diagnostic[],
  { texts, colors = false, most = Infinity }: PrettyOptions,
): string {
  const paint = colors ? painted : plain;
  const parts = diagnostics.slice(0, most).map((diagnostic) => one(diagnostic, texts, paint));
  const rest = diagnostics.slice(most);
  if (rest.length > 0)
    parts.push(`${countsOf(tallyOf(rest))} more not shown. To see all: --max-problems ${diagnostics.length}`);
  return `${[...parts, summary(diagnostics, paint)].join('\n\n')}\n`;
}

function one(diagnostic: Diagnostic, texts: Texts, paint: Paint): string {
  const { file, range, severity, message, code, hint, related } = diagnostic;
  const at = `${file}:${range.start.line}:${range.start.column}`;
  const rows = [
    `${paint('bold', at)}  ${paint(severity === 'error' ? 'red' : 'yellow', severity)}  ${message} ${paint('dim', `[${code}]`)}`,
  ];
  const text = textIn(texts, file);
  if (text) rows.push(indented(codeFrame(text, range)));
  if (hint) rows.push(indented(`${paint('cyan', 'hint:')} ${hint}`));
  for (const other of related)
    rows.push(
      indented(
        `${paint('dim', `${other.file}:${other.range.start.line}:${other.range.start.column}`)}  ${other.message}`,
      ),
    );
  return rows.join('\n');
}

function summary(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const tally = tallyOf(diagnostics);
  const colour = tally.errors > 0 ? 'red' : tally.warnings > 0 ? 'yellow' : 'green';
  return paint(colour, sentence(tally));
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

type Colour = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';
type Paint = (colour: Colour, text: string) => string;

const escapes: Record<Colour, [number, number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  cyan: [36, 39],
};

const plain: Paint = (_colour, text) => text;
const painted: Paint = (colour, text) => `\u001b[${escapes[colour][0]}m${text}\u001b[${escapes[colour][1]}m`;
