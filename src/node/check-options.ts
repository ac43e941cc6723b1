// Reads the words and options of `check`, and refuses what cannot be meant.
import { resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { formats, type Format, type Output } from './report/report.ts';
import { WrongUse } from './wrong-use.ts';

/** What the command line may say. */
export const checkFlags = {
  format: { type: 'string', multiple: true },
  'max-problems': { type: 'string' },
  'max-warnings': { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

export interface CheckOptions {
  outputs: Output[];
  maxProblems: number | undefined;
  /** More warnings than this fail the check. */
  maxWarnings: number;
}

/** The options as they were written. */
export type Written = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** @throws WrongUse for an option that makes no sense */
export function checkOptions(written: Written): CheckOptions {
  const wanted = Array.isArray(written.format) ? written.format.map(String) : [];
  return {
    outputs: wanted.map(outputOf),
    maxProblems: numberOf('max-problems', written),
    maxWarnings: numberOf('max-warnings', written) ?? Infinity,
  };
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
