// Reads the words and options of `check`, and refuses what cannot be meant.
import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { formats, type Format, type Output } from './report/report.ts';
import { previewOf, viewFlags, type Preview } from './view-options.ts';
import { WrongUse } from './wrong-use.ts';

/** What the command line may say. */
export const checkFlags = {
  format: { type: 'string', multiple: true },
  'max-problems': { type: 'string' },
  'max-warnings': { type: 'string' },
  fix: { type: 'boolean' },
  'fix-suggested': { type: 'boolean' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
  stdin: { type: 'boolean' },
  'stdin-filename': { type: 'string' },
  changed: { type: 'string' },
  cache: { type: 'boolean' },
  watch: { type: 'boolean' },
  explain: { type: 'string' },
  ...viewFlags,
} as const satisfies ParseArgsConfig['options'];

export interface CheckOptions {
  outputs: Output[];
  maxProblems: number | undefined;
  /** More warnings than this fail the check. */
  maxWarnings: number;
  fix: boolean;
  /** Makes the fixes that are only likely, too: each after a question, or all of them. */
  suggestions: 'none' | 'ask' | 'all';
  /** Shows what --fix would change, and changes nothing. */
  dryRun: boolean;
  /** The file of known problems, which are left out. */
  baseline: string | undefined;
  /** The file that all problems of now are written into as known ones. */
  writeBaseline: string | undefined;
  /** The page that the standard input stands for. */
  stdinFile: string | undefined;
  /** Speaks only of what has changed since this commit. */
  changed: string | undefined;
  watch: boolean;
  /** Keeps what was read for the next run. */
  cache: boolean;
  /** For when, and whether with drafts. */
  preview: Preview;
}

/** The options as they were written. */
export type Written = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** @throws WrongUse for an option that makes no sense */
export function checkOptions(written: Written): CheckOptions {
  const wanted = Array.isArray(written.format) ? written.format.map(String) : [];
  refuseContradictions(written);
  const dryRun = written['dry-run'] === true;
  const suggested = written['fix-suggested'] === true;
  return {
    outputs: wanted.map(outputOf),
    maxProblems: numberOf('max-problems', written),
    maxWarnings: numberOf('max-warnings', written) ?? Infinity,
    fix: written.fix === true || dryRun || suggested,
    suggestions: !suggested ? 'none' : written.yes === true || dryRun ? 'all' : 'ask',
    dryRun,
    baseline: pathOf('baseline', written),
    writeBaseline: pathOf('write-baseline', written),
    stdinFile: textOf('stdin-filename', written),
    changed: textOf('changed', written),
    watch: written.watch === true,
    cache: written.cache === true,
    preview: previewOf(written),
  };
}

function refuseContradictions(written: Written): void {
  if ((written.stdin === true) !== (written['stdin-filename'] !== undefined))
    throw new WrongUse('--stdin needs --stdin-filename and the reverse: which page the text stands for.');
  const fixes = ['fix', 'fix-suggested', 'dry-run'];
  const alone: Record<string, string[]> = {
    stdin: [...fixes, 'watch', 'changed', 'write-baseline'],
    watch: [...fixes, 'write-baseline'],
    // It is of the whole site, as it is now.
    'write-baseline': [...fixes, 'baseline', 'changed'],
  };
  for (const [name, others] of Object.entries(alone)) {
    const given = others.filter((other) => written[other] !== undefined);
    if (written[name] !== undefined && given.length > 0)
      throw new WrongUse(`--${name} does not go together with --${given.join(' or --')}.`);
  }
  if (written.yes === true && written['fix-suggested'] !== true)
    throw new WrongUse('--yes goes together with --fix-suggested: it says yes to every suggestion.');
}

function pathOf(name: string, written: Written): string | undefined {
  const path = textOf(name, written);
  if (path === '') throw new WrongUse(`--${name} needs the name of a file.`);
  return path && resolve(path);
}

function textOf(name: string, written: Written): string | undefined {
  return written[name] === undefined ? undefined : String(written[name]);
}

function outputOf(wanted: string): Output {
  const [name = '', ...rest] = wanted.split('=');
  const format = formats.find((known) => known === name) as Format | undefined;
  if (!format) throw new WrongUse(`There is no format "${name}". Choose one of: ${formats.join(', ')}.`);
  const file = rest.join('=');
  if (wanted.includes('=') && file === '') throw new WrongUse(`--format ${wanted} needs the name of a file after =.`);
  return file === '' ? { format } : { format, file: resolve(file) };
}

function numberOf(name: string, written: Written): number | undefined {
  const value = written[name];
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(String(value))) throw new WrongUse(`--${name} takes a whole number, for example: --${name} 10`);
  return Number(value);
}
