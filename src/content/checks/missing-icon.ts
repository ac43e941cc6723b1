// Every icon that is named is in the icon set.
import { diagnose } from '../diagnostic.ts';
import { nearest } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { MentionCheck } from './check.ts';

/** Reports icons that are not there. */
export const checkIcons: MentionCheck = ({ mentions, locate }, { facts }) => {
  return mentions.flatMap(({ kind, name }, index) => {
    if (kind !== 'icon' || facts.icons.has(name)) return [];
    const near = nearest(name, facts.icons);
    const place = locate(index);
    return [diagnose('site/missing-icon', place, { name, nearest: near, fixes: suggestedFix(place, near) })];
  });
};
