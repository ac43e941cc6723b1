// Prints diagnostics for people at a terminal: place, message, source line, hint, and a summary at the end.
import type { Diagnostic } from '../../content/diagnostic.ts';
import { codeFrame } from './frame.ts';

export interface PrettyOptions {
  /** The texts of the checked files, for the source lines. */
  files: Record<string, string>;
  colors?: boolean;
}

/** @returns the whole report, with a line at the end that counts what was found */
export function pretty(diagnostics: readonly Diagnostic[], { files, colors = false }: PrettyOptions): string {
  const paint = colors ? painted : plain;
  return (
    [...diagnostics.map((diagnostic) => one(diagnostic, files, paint)), summary(diagnostics, paint)].join('\n\n') + '\n'
  );
}

function one(diagnostic: Diagnostic, files: Record<string, string>, paint: Paint): string {
  const { file, range, severity, message, code, hint, related } = diagnostic;
  const at = `${file}:${range.start.line}:${range.start.column}`;
  const rows = [
    `${paint('bold', at)}  ${paint(severity === 'error' ? 'red' : 'yellow', severity)}  ${message} ${paint('dim', `[${code}]`)}`,
  ];
  const text = files[file];
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

/** @returns `2 errors and 1 warning in 2 files.` */
export function summary(diagnostics: readonly Diagnostic[], paint: Paint = plain): string {
  if (diagnostics.length === 0) return paint('green', 'No mistakes found.');
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const counts = [numbered(errors, 'error'), numbered(warnings, 'warning')].filter((part) => part !== '');
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return paint(errors > 0 ? 'red' : 'yellow', `${counts.join(' and ')} in ${numbered(files, 'file')}.`);
}

function numbered(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
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
