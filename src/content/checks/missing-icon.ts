// Every icon that is named is in the icon set.
import { diagnose } from '../diagnostic.ts';
import { nearest } from '../suggest.ts';
import type { MentionCheck } from './check.ts';

/** Reports icons that are not there. */
export const checkIcons: MentionCheck = ({ mentions, locate }, { facts }) => {
  return mentions.flatMap(({ kind, name }, index) => {
    if (kind !== 'icon' || facts.icons.has(name)) return [];
    return [diagnose('site/missing-icon', locate(index), { name, nearest: nearest(name, facts.icons) })];
  });
};
