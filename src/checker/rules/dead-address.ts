// Rules site/dead-address, site/cut-address: https://, mailto: and tel: in a link are followed by
// something that can be reached, and the text of a message has no sign that ends it.
import { completeMessage, isWebAddress } from '../../base/addresses/web-address.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { suggestFix } from '../diagnostics/suggested-fix.ts';
import type { MentionRule } from './rule.ts';

/**
 * Valid rest of an address by scheme; no quote, because a lost opening quote leaves one at the end.
 * E-mail may leave the recipient open: mailto:?subject=Read%20this
 */
const rests = {
  https: /^\/\/[^\s/?#:@"'“”‘’]+(?:[/?#][^"“”]*$|:\d|$)/,
  mailto: /^(?:\?|[^\s@?:/"'“”‘’]+@[^\s@?"“”]+\.[^\s@?."'“”‘’]+(?:\?|[^"'“”‘’]*$))/,
  // Digits as people write them, pauses, and what RFC 3966 allows behind a semicolon.
  tel: /^[-+＋()*#.\s]{0,3}\p{Nd}[-+()*#./,\s\p{Nd}\u2010-\u2015]*(?:[pwx]\d+)?(?:;[a-z-]+=[^\s"'“”‘’;]+)*$/u,
};
type Scheme = keyof typeof rests;

/** Reports links with a known scheme and nothing behind it that can be reached. */
export const deadAddressRule: MentionRule = ({ mentions, locate }) =>
  mentions.flatMap(({ kind, name }, index): Diagnostic[] => {
    const found = kind === 'address' ? /^(https|mailto|tel):(.*)$/su.exec(name) : null;
    if (!found) return [];
    const [scheme, rest] = [found[1] as Scheme, found[2]!];
    const isAlive = rests[scheme].test(rest) && (scheme !== 'https' || isWebAddress(name));
    if (isAlive && (completeMessage(name) ?? name) === name) return [];
    const place = locate(index);
    if (isAlive) return reportCut(name, place);
    const better = meant(scheme, rest);
    const fixes = suggestFix(place, better);
    return [diagnose('site/dead-address', place, { address: name, scheme, better, fixes })];
  });

function reportCut(address: string, place: Place): Diagnostic[] {
  const better = completeMessage(address)!;
  return [diagnose('site/cut-address', place, { address, better, fixes: suggestFix(place, better) })];
}

/**
 * @returns the address without spaces behind its scheme, or without a second scheme; null if still
 * dead
 */
function meant(scheme: Scheme, rest: string): string | null {
  const bare = rest
    .replaceAll(/["'“”‘’]/g, '')
    .replace(/^[\s/]+/, '')
    .replace(/^(?:https?|mailto|tel):[\s/]*/i, '');
  const better = scheme === 'https' ? `//${bare}` : bare;
  return better !== rest && rests[scheme].test(better) ? `${scheme}:${better}` : null;
}
