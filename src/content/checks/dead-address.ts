// What follows https://, mailto: and tel: in a link is an address, an e-mail address, a number: else it leads nowhere.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { MentionCheck } from './check.ts';

type Scheme = 'https' | 'mailto' | 'tel';

/** What stands behind each. An e-mail may leave it open to whom it goes: mailto:?subject=Read%20this */
const rests: Record<Scheme, RegExp> = {
  https: /^\/\/[^\s/?#:@]+(?:[/?#]|:\d|$)/,
  mailto: /^(?:\?|[^\s@?:/]+@[^\s@?]+\.[^\s@?.])/,
  tel: /^[-+()*#.\s]{0,3}\d/,
};

/** Reports links with a beginning that is right, and nothing that can be reached behind it. */
export const checkDeadAddresses: MentionCheck = ({ mentions, locate }) =>
  mentions.flatMap(({ kind, name }, index): Diagnostic[] => {
    const { 1: scheme, 2: rest = '' } = (kind === 'address' && /^(https|mailto|tel):(.*)$/su.exec(name)) || [];
    if (scheme === undefined || rests[scheme as Scheme].test(rest)) return [];
    const place = locate(index);
    const better = meant(scheme as Scheme, rest);
    return [
      diagnose('site/dead-address', place, {
        address: name,
        scheme: scheme as Scheme,
        better,
        fixes: suggestedFix(place, better),
      }),
    ];
  });

/** @returns the address without spaces behind its beginning, or without a second beginning; none when that is no better */
function meant(scheme: Scheme, rest: string): string | null {
  const bare = rest.replace(/^[\s/]+/, '').replace(/^(?:https?|mailto|tel):[\s/]*/i, '');
  const better = scheme === 'https' ? `//${bare}` : bare;
  return better !== rest && rests[scheme].test(better) ? `${scheme}:${better}` : null;
}
