// A page that came over https loads and sends nothing over http: browsers refuse it.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { SiteCheck } from './check.ts';

/** Reports services of site.yaml without encryption, and a site that is itself without. Pictures and links are checked by their formats. */
export const checkMixedContent: SiteCheck = ({ site: { site, locator } }) => {
  if (!site) return [];
  const places: [string, string | undefined][] = [
    ['/url', site.url],
    ['/endpoints/email/origin', site.endpoints.email?.origin],
  ];
  return places.flatMap(([pointer, address]): Diagnostic[] => {
    if (!address || !/^http:/i.test(address) || isOwnMachine(address)) return [];
    const place = locator.place(pointer, 'value');
    return [diagnose('safety/mixed-content', place, { address, better: address.replace(/^http:/i, 'https:') })];
  });
};

/** A stand-in on one's own machine needs no encryption. */
function isOwnMachine(address: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/i.test(address);
}
