// Prints diagnostics to this process's output or into files, in the form that suits the reader or was asked for.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Texts } from '../../content/texts.ts';
import { withFingerprints, type Printed } from './fingerprint.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json, ndjson } from './json.ts';
import { junit } from './junit.ts';
import { lines } from './line.ts';
import { pretty } from './pretty.ts';
import { sarif } from './sarif.ts';
import { countsOf, sentence, tallyOf } from './tally.ts';

interface Reporting {
  /** The texts that were checked, for the source lines. */
  texts: Texts;
  colors: boolean;
  /** How many problems to print for people; the rest becomes a count. */
  most: number;
}

type Printer = (diagnostics: readonly Printed[], reporting: Reporting) => string;

const printers = {
  pretty: (diagnostics, reporting) => pretty(diagnostics, reporting),
  line: (diagnostics) => lines(diagnostics),
  json: (diagnostics) => json(diagnostics),
  ndjson: (diagnostics) => ndjson(diagnostics),
  github: (diagnostics) => github(diagnostics),
  sarif: (diagnostics) => sarif(diagnostics),
  junit: (diagnostics) => junit(diagnostics),
  gitlab: (diagnostics) => gitlab(diagnostics),
} satisfies Record<string, Printer>;

export type Format = keyof typeof printers;

/** The names of the formats. */
export const formats = Object.keys(printers) as Format[];

/** One form of a report, and the file to write it into instead of the output. */
export interface Output {
  format: Format;
  file?: string;
}

interface ReportOptions {
  outputs?: Output[];
  /** At most this many problems in the report for people. In the line format only if it is given. */
  maxProblems?: number;
}

/** Prints a report in all forms that are wanted: for people at a terminal, otherwise for programs that read lines. */
export function report(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  { outputs = [], maxProblems }: ReportOptions = {},
): void {
  const printed = withFingerprints(diagnostics, texts);
  const wanted = outputs.length > 0 ? outputs : standardOutputs();
  for (const { format, file } of wanted) {
    const isForPeople = format === 'pretty';
    const most = isForPeople ? (maxProblems ?? 50) : format === 'line' ? (maxProblems ?? Infinity) : Infinity;
    const shown = isForPeople ? printed : printed.slice(0, most);
    const text = printers[format](shown, { texts, colors: !file && wantsColors(), most });
    if (file) writeInto(file, text);
    else process.stdout.write(text);
    if (format === 'line' && !file) process.stderr.write(closingLine(diagnostics, shown.length));
  }
}

function closingLine(diagnostics: readonly Diagnostic[], shown: number): string {
  const rest = diagnostics.slice(shown);
  const more = rest.length > 0 ? `${countsOf(tallyOf(rest))} more not shown.\n` : '';
  return `${more}${sentence(tallyOf(diagnostics))}\n`;
}

function standardOutputs(): Output[] {
  if (process.env.GITHUB_ACTIONS === 'true') return [{ format: 'pretty' }, { format: 'github' }];
  return [{ format: process.stdout.isTTY ? 'pretty' : 'line' }];
}

function writeInto(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function wantsColors(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}
