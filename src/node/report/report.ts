// Prints diagnostics to this process's output in the form that suits it, or that was asked for.
import type { Diagnostic } from '../../content/diagnostic.ts';
import { json } from './json.ts';
import { lines } from './line.ts';
import { pretty } from './pretty.ts';

type Printer = (diagnostics: readonly Diagnostic[], files: Record<string, string>) => string;

const printers: Record<string, Printer> = {
  pretty: (diagnostics, files) => pretty(diagnostics, { files, colors: wantsColors() }),
  line: (diagnostics) => lines(diagnostics),
  json: (diagnostics) => json(diagnostics),
};

/**
 * Prints a report.
 * @param files the texts that were checked, for the source lines
 * @param format one of `formats`; without it `pretty`
 */
export function report(diagnostics: readonly Diagnostic[], files: Record<string, string>, format = 'pretty'): void {
  process.stdout.write(printers[format]!(diagnostics, files));
}

/** The names of the formats. */
export const formats = Object.keys(printers);

function wantsColors(): boolean {
  return process.stdout.isTTY && !process.env.NO_COLOR;
}
