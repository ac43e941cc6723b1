// Every icon that is named is in the icon set.
import { diagnose } from '../diagnostic.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { ReferenceCheck } from './check.ts';

/** Reports icons that are not there. */
export const checkIcons: ReferenceCheck = ({ references }, { facts }) => {
  return references.flatMap(({ kind, value, locate }) => {
    if (kind !== 'icon' || typeof value !== 'string' || facts.icons.has(value)) return [];
    const near = nearest(value, facts.icons);
    const place = locate();
    return [diagnose('site/missing-icon', place, { name: value, nearest: near, fixes: suggestedFix(place, near) })];
  });
};
