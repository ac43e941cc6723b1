// Reports of diagnostics, on this process's output or in files, in the requested format or the one
// that suits the reader.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';
import type { TextSet } from '../../base/pure/text-set.ts';
import { ensureFingerprints, type FingerprintedDiagnostic } from './fingerprint.ts';
import type { Format, Output } from './formats.ts';
import { formatGithub } from './github.ts';
import { formatMarkdown } from './markdown.ts';
import { toRepositoryPaths } from './repository-paths.ts';
import { formatGitlab } from './gitlab.ts';
import { formatJson, formatNdjson } from './json.ts';
import { formatJunit } from './junit.ts';
import { formatLines } from './lines.ts';
import { formatPretty } from './pretty.ts';
import { formatSarif } from './sarif.ts';
import { formatCounts, summarizeCounts, countProblems } from './counts.ts';

interface FormatOptions {
  /** The checked texts, for the source lines. */
  texts: TextSet;
  colors: boolean;
  /** For the pretty format, which counts the rest. */
  maxProblems: number;
}

type Formatter = (diagnostics: readonly FingerprintedDiagnostic[], options: FormatOptions) => string;

const formatters: Record<Format, Formatter> = {
  pretty: formatPretty,
  line: formatLines,
  json: formatJson,
  ndjson: formatNdjson,
  markdown: formatMarkdown,
  github: formatGithub,
  sarif: formatSarif,
  junit: formatJunit,
  gitlab: formatGitlab,
};

/** The formats whose readers expect paths from the repository's root, not the site's. */
const formatsForRepositories: readonly Format[] = ['github', 'sarif', 'gitlab'];

interface ReportOptions {
  outputs?: Output[];
  /**
   * The most problems in the pretty format (by default 50) and in the line format (by default all).
   */
  maxProblems?: number;
  /** The site's folder, for formats with paths from the repository's root. */
  siteRoot?: string;
}

/**
 * Reports in all requested formats; by default for people at a terminal, otherwise one line per
 * diagnostic.
 */
export function report(
  diagnostics: readonly Diagnostic[],
  texts: TextSet,
  { outputs = [], maxProblems, siteRoot }: ReportOptions = {},
): void {
  const all = ensureFingerprints(diagnostics, texts);
  const inRepository = toRepositoryPaths(all, siteRoot);
  for (const { format, file, append } of outputs.length > 0 ? outputs : defaultOutputs()) {
    const isForPeople = format === 'pretty';
    const max = isForPeople ? (maxProblems ?? 50) : format === 'line' ? (maxProblems ?? Infinity) : Infinity;
    const listed = formatsForRepositories.includes(format) ? inRepository : all;
    const shown = isForPeople ? listed : listed.slice(0, max);
    const text = formatters[format](shown, { texts, colors: !file && wantsColors(), maxProblems: max });
    if (file) writeReport(file, text, append);
    else process.stdout.write(text);
    if (format === 'line' && !file) process.stderr.write(formatClosingLines(diagnostics, shown.length));
  }
}

function formatClosingLines(diagnostics: readonly Diagnostic[], shown: number): string {
  const rest = diagnostics.slice(shown);
  const more = rest.length > 0 ? `${formatCounts(countProblems(rest))} more not shown.\n` : '';
  return `${more}${summarizeCounts(countProblems(diagnostics))}\n`;
}

function defaultOutputs(): Output[] {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY: file } = process.env;
  if (GITHUB_ACTIONS === 'true') {
    const summary: Output[] = file ? [{ format: 'markdown', file, append: true }] : [];
    return [{ format: 'pretty' }, { format: 'github' }, ...summary];
  }
  return [{ format: process.stdout.isTTY ? 'pretty' : 'line' }];
}

function writeReport(file: string, text: string, append = false): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: append ? 'a' : 'w' });
}

function wantsColors(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}
