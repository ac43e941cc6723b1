// Every picture that is named is in the public folder.
import { diagnose } from '../diagnostic.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { MentionCheck } from './check.ts';

/** Reports pictures that are not there. */
export const checkImages: MentionCheck = ({ mentions, locate }, { facts }) => {
  return mentions.flatMap(({ kind, name }, index) => {
    if (kind !== 'image' || Object.hasOwn(facts.images, name)) return [];
    const near = nearestImage(name, Object.keys(facts.images));
    const place = locate(index);
    const fixes = suggestedFix(place, near);
    return [diagnose('site/missing-file', place, { path: name, nearest: near, fixes })];
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
