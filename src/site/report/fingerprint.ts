// Fingerprints of diagnostics, which stay the same while lines above come and go, for tools that
// compare runs.
import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';
import { textOrEmpty, type TextSet } from '../../base/pure/text-set.ts';

export type FingerprintedDiagnostic = Diagnostic & { fingerprint: string };

/**
 * @returns the diagnostics with fingerprints: hashes of code, file, pointer and the text at the
 * range; all different
 */
export function addFingerprints(diagnostics: readonly Diagnostic[], texts: TextSet): FingerprintedDiagnostic[] {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { code, file, pointer, range } = diagnostic;
    const value = textOrEmpty(texts, file).slice(range.start.offset, range.end.offset);
    const key = [code, file, pointer, value].join('|');
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    const text = count === 0 ? key : `${key}|${count}`;
    return { ...diagnostic, fingerprint: createHash('sha1').update(text).digest('hex') };
  });
}

/**
 * @returns the diagnostics with the fingerprints they have: a part of a list keeps those of the
 * whole list
 */
export function ensureFingerprints(
  diagnostics: readonly Diagnostic[],
  texts: TextSet,
): readonly FingerprintedDiagnostic[] {
  return diagnostics.every(hasFingerprint) ? diagnostics : addFingerprints(diagnostics, texts);
}

function hasFingerprint(diagnostic: Diagnostic): diagnostic is FingerprintedDiagnostic {
  return diagnostic.fingerprint !== undefined;
}
