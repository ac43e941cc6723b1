// The baseline: a file of known problems that a check leaves out, so that an old site can be
// checked from today on.
import { existsSync, readFileSync } from 'node:fs';
import type { FingerprintedDiagnostic } from '../report/fingerprint.ts';
import { replaceFile } from '../../base/disk/write-atomic.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { baselineMessages } from '../messages/check.ts';

/** A known problem, as in the file. */
export interface KnownProblem {
  file: string;
  code: string;
  message: string;
  fingerprint: string;
}

export interface Comparison {
  /** Problems that are not in the baseline. */
  fresh: FingerprintedDiagnostic[];
  /** Entries of the baseline that are no longer on the site. */
  gone: KnownProblem[];
}

/**
 * Writes problems as known ones: one per line, in the checker's order, so that diffs are readable.
 */
export function writeBaseline(file: string, diagnostics: readonly FingerprintedDiagnostic[]): void {
  const lines = diagnostics.map(({ file: page, code, message, fingerprint }) =>
    JSON.stringify({ file: page, code, message, fingerprint } satisfies KnownProblem),
  );
  replaceFile(file, `{ "version": 1, "known": [\n${lines.join(',\n')}${lines.length > 0 ? '\n' : ''}] }\n`);
}

/** @throws UsageError if the file is missing or is no baseline */
export function readBaseline(file: string): KnownProblem[] {
  if (!existsSync(file)) throw new UsageError(baselineMessages.noFile(file));
  const known = parseBaseline(readFileSync(file, 'utf8'));
  if (!known) throw new UsageError(baselineMessages.foreignFile(file));
  return known;
}

function parseBaseline(text: string): KnownProblem[] | null {
  try {
    const data = JSON.parse(text) as { version?: unknown; known?: unknown } | null;
    return data?.version === 1 && Array.isArray(data.known) && data.known.every(isKnownProblem) ? data.known : null;
  } catch {
    return null;
  }
}

function isKnownProblem(value: unknown): value is KnownProblem {
  const entry = value as Partial<KnownProblem> | null;
  return [entry?.file, entry?.code, entry?.message, entry?.fingerprint].every((part) => typeof part === 'string');
}

/**
 * Takes known problems out; each entry of the baseline matches one. First by fingerprint, then the
 * rest by file, code and message, because a new section changes the fingerprints of all sections
 * below it.
 */
export function compareWithBaseline(
  diagnostics: readonly FingerprintedDiagnostic[],
  known: readonly KnownProblem[],
): Comparison {
  const byFingerprint = compareBy(diagnostics, known, ({ fingerprint }) => fingerprint);
  return compareBy(byFingerprint.fresh, byFingerprint.gone, ({ file, code, message }) =>
    [file, code, message].join('|'),
  );
}

function compareBy(
  diagnostics: readonly FingerprintedDiagnostic[],
  known: readonly KnownProblem[],
  toKey: (each: KnownProblem) => string,
): Comparison {
  const unmatched = new Map<string, KnownProblem[]>();
  for (const each of known) unmatched.set(toKey(each), [...(unmatched.get(toKey(each)) ?? []), each]);
  const fresh = diagnostics.filter((each) => unmatched.get(toKey(each))?.shift() === undefined);
  return { fresh, gone: known.filter((each) => unmatched.get(toKey(each))!.includes(each)) };
}
