// Gives every diagnostic a name that stays the same while lines above it come and go, for tools that compare runs.
import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { textIn, type Texts } from '../../content/texts.ts';

/** A diagnostic whose fingerprint is known. */
export type Printed = Diagnostic & { fingerprint: string };

/** @returns the diagnostics with fingerprints made from code, file, pointer and the words at the place; no two are equal */
export function withFingerprints(diagnostics: readonly Diagnostic[], texts: Texts): Printed[] {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { code, file, pointer, range } = diagnostic;
    const value = textIn(texts, file).slice(range.start.offset, range.end.offset);
    const name = [code, file, pointer, value].join('|');
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    const text = nth === 0 ? name : `${name}|${nth}`;
    return { ...diagnostic, fingerprint: createHash('sha1').update(text).digest('hex') };
  });
}

/** @returns the diagnostics with fingerprints: those they have, because a part of a list must keep the names of the whole */
export function fingerprinted(diagnostics: readonly Diagnostic[], texts: Texts): readonly Printed[] {
  return diagnostics.every(isPrinted) ? diagnostics : withFingerprints(diagnostics, texts);
}

function isPrinted(diagnostic: Diagnostic): diagnostic is Printed {
  return diagnostic.fingerprint !== undefined;
}
