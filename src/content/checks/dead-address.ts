// What follows https://, mailto: and tel: in a link is an address, an e-mail address, a number: else it leads nowhere.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { MentionCheck } from './check.ts';

/** What stands behind each beginning. An e-mail may leave it open to whom it goes: mailto:?subject=Read%20this */
const rests = {
  https: /^\/\/[^\s/?#:@]+(?:[/?#]|:\d|$)/,
  mailto: /^(?:\?|[^\s@?:/]+@[^\s@?]+\.[^\s@?.])/,
  tel: /^[-+()*#.\s]{0,3}\d/,
};
type Scheme = keyof typeof rests;

/** Reports links with a beginning that is right, and nothing that can be reached behind it. */
export const checkDeadAddresses: MentionCheck = ({ mentions, locate }) =>
  mentions.flatMap(({ kind, name }, index): Diagnostic[] => {
    const found = kind === 'address' ? /^(https|mailto|tel):(.*)$/su.exec(name) : null;
    if (!found) return [];
    const [scheme, rest] = [found[1] as Scheme, found[2]!];
    if (rests[scheme].test(rest)) return [];
    const place = locate(index);
    const better = meant(scheme, rest);
    const fixes = suggestedFix(place, better);
    return [diagnose('site/dead-address', place, { address: name, scheme, better, fixes })];
  });

/** @returns the address without spaces behind its beginning, or without a second beginning; none when that is no better */
function meant(scheme: Scheme, rest: string): string | null {
  const bare = rest.replace(/^[\s/]+/, '').replace(/^(?:https?|mailto|tel):[\s/]*/i, '');
  const better = scheme === 'https' ? `//${bare}` : bare;
  return better !== rest && rests[scheme].test(better) ? `${scheme}:${better}` : null;
}
