// Every picture, film and file of captions that is named is in the public folder.
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import { withoutQuotes } from '../positions.ts';
import { isPicture } from '../references.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { MentionCheck } from './check.ts';

/** Reports pictures that are not there. */
export const checkImages: MentionCheck = ({ mentions, locate }, { facts }) => {
  return mentions.flatMap(({ kind, name }, index) => {
    if (!isPicture(kind) || Object.hasOwn(facts.images, name)) return [];
    return [missingFile(name, locate(index), { kind: 'picture', known: Object.keys(facts.images) })];
  });
};

/** Reports films of one's own and their captions that are not there. Films on other sites are not looked for. */
export const checkPlayedFiles: MentionCheck = ({ mentions, locate }, { facts }) => {
  const { files } = facts;
  if (!files) return [];
  return mentions.flatMap(({ kind, name }, index) => {
    if (kind !== 'file' || !name.startsWith('/') || files.has(name)) return [];
    return [missingFile(name, locate(index), { kind: 'file', known: [...files] })];
  });
};

/** @returns what to say of a file that is not there: that only its capitals are wrong, or the nearest one */
export function missingFile(
  path: string,
  place: Place,
  { kind, known }: { kind: 'picture' | 'file'; known: string[] },
): Diagnostic {
  const other = known.find((candidate) => candidate.toLowerCase() === path.toLowerCase());
  if (other !== undefined) {
    const edits = [{ range: withoutQuotes(place.range, path), text: other }];
    const isWhole = edits[0]!.range.end.offset - edits[0]!.range.start.offset === path.length;
    const fixes = isWhole ? [{ title: `Write ${other}`, safe: true, edits }] : [];
    return diagnose('image/case-mismatch', place, { kind, path, other, fixes });
  }
  const near = nearestImage(path, known);
  return diagnose('site/missing-file', place, { kind, path, nearest: near, fixes: suggestedFix(place, near) });
}

/** The same name in another folder or of another kind is nearer than any other name. */
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
