// The baseline: a file of known problems that a check leaves out, so that an old site can be checked from today on.
import { existsSync, readFileSync } from 'node:fs';
import type { Printed } from './report/fingerprint.ts';
import { writeText } from './write-whole.ts';
import { WrongUse } from './wrong-use.ts';

/** A known problem, as it stands in the file. */
export interface Known {
  file: string;
  code: string;
  message: string;
  fingerprint: string;
}

export interface Compared {
  /** What is not in the baseline. */
  fresh: Printed[];
  /** What is in the baseline and no longer on the site. */
  gone: Known[];
}

/** Writes all problems of a site as known ones: one to a line, in the checker's order, so that changes can be read. */
export function writeBaseline(file: string, diagnostics: readonly Printed[]): void {
  const lines = diagnostics.map(({ file: page, code, message, fingerprint }) =>
    JSON.stringify({ file: page, code, message, fingerprint } satisfies Known),
  );
  writeText(file, `{ "version": 1, "known": [\n${lines.join(',\n')}${lines.length > 0 ? '\n' : ''}] }\n`);
}

/** @throws WrongUse when the file is missing or is no baseline */
export function readBaseline(file: string): Known[] {
  const write = `Write one with: --write-baseline ${file}`;
  if (!existsSync(file)) throw new WrongUse(`There is no baseline ${file}. ${write}`);
  const known = knownIn(readFileSync(file, 'utf8'));
  if (!known) throw new WrongUse(`${file} is no baseline of this version of Pagewright. ${write}`);
  return known;
}

function knownIn(text: string): Known[] | null {
  try {
    const data = JSON.parse(text) as { version?: unknown; known?: unknown } | null;
    return data?.version === 1 && Array.isArray(data.known) && data.known.every(isKnown) ? data.known : null;
  } catch {
    return null;
  }
}

function isKnown(value: unknown): value is Known {
  const each = value as Partial<Known> | null;
  return [each?.file, each?.code, each?.message, each?.fingerprint].every((part) => typeof part === 'string');
}

/**
 * Takes known problems out, each entry one. First by fingerprint; then what is left by file, code and words, because a new
 * section above gives all below it new fingerprints.
 */
export function compareWithBaseline(diagnostics: readonly Printed[], known: readonly Known[]): Compared {
  const byName = takeOut(diagnostics, known, ({ fingerprint }) => fingerprint);
  return takeOut(byName.fresh, byName.gone, ({ file, code, message }) => [file, code, message].join('|'));
}

function takeOut(diagnostics: readonly Printed[], known: readonly Known[], nameOf: (each: Known) => string): Compared {
  const open = new Map<string, Known[]>();
  for (const each of known) open.set(nameOf(each), [...(open.get(nameOf(each)) ?? []), each]);
  const fresh = diagnostics.filter((each) => open.get(nameOf(each))?.shift() === undefined);
  return { fresh, gone: known.filter((each) => open.get(nameOf(each))!.includes(each)) };
}
