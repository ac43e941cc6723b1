// Route availability: whether a new page can have an address that browsers accept and nothing else
// has.
import { comparableRoute } from '../../base/addresses/address.ts';
import { readRedirects } from '../addresses/redirects.ts';
import type { RuleContext } from './rule-context.ts';
import { isDeviceName } from '../../base/addresses/file-name.ts';
import { toName } from '../../base/addresses/title-address.ts';
import {
  normalizeAddress,
  isSegment,
  findBadSegment,
  findMadeEnding,
  listConflictingPaths,
} from '../../base/pure/route.ts';
import { addressRefusals } from '../diagnostics/messages/site.ts';

/** @returns what is wrong with the form of an address, as a sentence; null when nothing is */
function findAddressMistake(address: string, lang: string): string | null {
  const bad = findBadSegment(address);
  if (bad === undefined) return null;
  if (!isSegment(bad)) return addressRefusals.characters({ address, better: suggestAddress(address, lang) });
  if (isDeviceName(bad)) return addressRefusals.device({ address, name: bad });
  if (bad.toLowerCase() === 'index')
    return addressRefusals.index({ address, folder: normalizeAddress(`pages${address}.yaml`) });
  const ending = findMadeEnding(bad);
  if (ending === undefined) return addressRefusals.tooLong(bad.slice(0, 40));
  const better = address.replace(bad, bad.slice(0, -ending.length));
  return addressRefusals.ending({ address, ending, better: findBadSegment(better) === undefined ? better : null });
}

/**
 * @param leaving addresses of pages that move away
 * @returns why a new page cannot have an address, as a sentence; null when it can
 */
export function findAddressConflict(
  address: string,
  context: RuleContext,
  leaving: ReadonlySet<string> = new Set(),
): string | null {
  const bad = address === '/' ? null : findAddressMistake(address, context.site.site?.lang ?? 'en');
  if (bad !== null) return bad;
  for (const { route, file } of context.pages) {
    if (leaving.has(route)) continue;
    if (route === address) return addressRefusals.page({ address, file });
    if (route.toLowerCase() === address.toLowerCase()) return addressRefusals.otherCase({ route, file });
  }
  const redirect = readRedirects(context).find(
    ({ from, to }) => comparableRoute(from) === address && !leaving.has(to.split(/[?#]/)[0]!),
  );
  if (redirect) {
    const { range } = context.site.locator.place(`/redirects/${redirect.index}/from`, 'value');
    return addressRefusals.redirect({ address, to: redirect.to, line: range.start.line });
  }
  const { files } = context.facts;
  const inTheWay = listConflictingPaths(address).find((path) => files?.has(path));
  return inTheWay === undefined ? null : addressRefusals.publicFile(inTheWay);
}

function suggestAddress(address: string, lang: string): string | null {
  const parts = address.split('/').map((each) => toName(each, { lang }));
  const better = `/${parts.filter((each) => each !== '').join('/')}`;
  return better === '/' ? null : better;
}
