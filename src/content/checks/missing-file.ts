// Every picture that is named is in the public folder.
import { diagnose } from '../diagnostic.ts';
import { isGroup } from '../pointer.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { ReferenceCheck } from './check.ts';

/** Reports pictures that are not there. */
export const checkImages: ReferenceCheck = ({ references }, { facts }) => {
  return references.flatMap(({ kind, value, locate }) => {
    if (kind !== 'image' || !isGroup(value) || typeof value.src !== 'string' || Object.hasOwn(facts.images, value.src))
      return [];
    const near = nearestImage(value.src, Object.keys(facts.images));
    const place = locate('src');
    const fixes = suggestedFix(place, near);
    return [diagnose('site/missing-file', place, { path: value.src, nearest: near, fixes })];
  });
};

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
