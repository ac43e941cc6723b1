// Rules site/missing-file, image/case-mismatch: every picture, film and caption file is in the
// public folder.
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { comparablePath, writeAddress } from '../../base/addresses/address.ts';
import { measureRange, rangeInsideQuotes } from '../../base/pure/positions.ts';
import { isImageReference } from '../schema/references.ts';
import { findFile, findImage } from '../addresses/public-files.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import type { MentionRule } from './rule.ts';
import { fixTitles } from '../diagnostics/messages/notes.ts';
import type { FileKind } from '../diagnostics/messages/names.ts';

/** Reports missing pictures. */
export const missingImageRule: MentionRule = ({ mentions, locate }, { facts }) => {
  return mentions.flatMap(({ kind, name }, index) => {
    if (!isImageReference(kind) || name === '' || findImage(facts, name) !== undefined) return [];
    return [reportMissingFile(name, locate(index), { kind: 'picture', known: Object.keys(facts.images) })];
  });
};

/** Reports missing films and captions; films on other sites are not checked. */
export const missingMediaRule: MentionRule = ({ mentions, locate }, { facts }) => {
  const { files } = facts;
  if (!files) return [];
  return mentions.flatMap(({ kind, name }, index) => {
    if (kind !== 'file' || !name.startsWith('/') || findFile(facts, name) !== undefined) return [];
    return [reportMissingFile(name, locate(index), { kind: 'file', known: [...files] })];
  });
};

/**
 * @returns a diagnostic for a missing file, with the one that differs in capitals only, or the
 * nearest
 */
export function reportMissingFile(
  path: string,
  place: Place,
  { kind, known }: { kind: FileKind; known: string[] },
): Diagnostic {
  const written = comparablePath(path).toLowerCase();
  const inOtherCase = known.find((candidate) => comparablePath(candidate).toLowerCase() === written);
  if (inOtherCase !== undefined) {
    const other = writeAddress(inOtherCase);
    const edits = [{ range: rangeInsideQuotes(place.range, path), text: other }];
    const isWhole = measureRange(edits[0]!.range) === path.length;
    const fixes = isWhole ? [{ title: fixTitles.write(other), safe: true, edits }] : [];
    return diagnose('image/case-mismatch', place, { kind, path, other, fixes });
  }
  const near = nearestImage(path, known.map(writeAddress));
  return diagnose('site/missing-file', place, { kind, path, nearest: near, fixes: suggestFix(place, near) });
}

/** Falls back on the same name in another folder or format. */
function nearestImage(path: string, known: string[]): string | null {
  const near = nearest(path, known);
  if (near) return near;
  const name = baseName(path);
  return known.find((candidate) => baseName(candidate) === name) ?? null;
}

function baseName(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[a-z]+$/, '')
    .toLowerCase();
}
