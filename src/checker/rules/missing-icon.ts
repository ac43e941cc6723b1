// Rule site/missing-icon: every icon that is named is in the icon set.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import type { MentionRule } from './rule.ts';

/** Reports unknown icons. */
export const missingIconRule: MentionRule = ({ mentions, locate }, { facts }) => {
  return mentions.flatMap(({ kind, name }, index) => {
    if (kind !== 'icon' || facts.icons.has(name)) return [];
    const near = nearest(name, facts.icons);
    const place = locate(index);
    return [diagnose('site/missing-icon', place, { name, nearest: near, fixes: suggestFix(place, near) })];
  });
};
