// Prints diagnostics to this process's output or into files, in the form that suits the reader or was asked for.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Texts } from '../../content/texts.ts';
import { fingerprinted, type Printed } from './fingerprint.ts';
import { github } from './github.ts';
import { markdown } from './markdown.ts';
import { fromRepository } from './repository.ts';
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
  markdown: (diagnostics) => markdown(diagnostics),
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
  /** Whether to keep what stands in the file. */
  append?: boolean;
}

/** The forms whose readers look for files from the repository's folder, not from the site's. */
const forRepositories: readonly Format[] = ['github', 'sarif', 'gitlab'];

interface ReportOptions {
  outputs?: Output[];
  /** At most this many problems in the report for people. In the line format only if it is given. */
  maxProblems?: number;
  /** The site's folder, for forms whose paths begin at the repository's. */
  siteRoot?: string;
}

/** Prints a report in all forms that are wanted: for people at a terminal, otherwise for programs that read lines. */
export function report(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  { outputs = [], maxProblems, siteRoot }: ReportOptions = {},
): void {
  const printed = fingerprinted(diagnostics, texts);
  const wanted = outputs.length > 0 ? outputs : standardOutputs();
  const inRepository = fromRepository(printed, siteRoot);
  for (const { format, file, append } of wanted) {
    const isForPeople = format === 'pretty';
    const most = isForPeople ? (maxProblems ?? 50) : format === 'line' ? (maxProblems ?? Infinity) : Infinity;
    const all = forRepositories.includes(format) ? inRepository : printed;
    const shown = isForPeople ? all : all.slice(0, most);
    const text = printers[format](shown, { texts, colors: !file && wantsColors(), most });
    if (file) writeInto(file, text, append);
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
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY: file } = process.env;
  if (GITHUB_ACTIONS === 'true') {
    const summary: Output[] = file ? [{ format: 'markdown', file, append: true }] : [];
    return [{ format: 'pretty' }, { format: 'github' }, ...summary];
  }
  return [{ format: process.stdout.isTTY ? 'pretty' : 'line' }];
}

function writeInto(file: string, text: string, append = false): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: append ? 'a' : 'w' });
}

function wantsColors(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}
