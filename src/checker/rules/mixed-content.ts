// Rule safety/mixed-content: nothing is loaded or sent over http, which browsers refuse on https
// pages.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { SiteRule } from './rule.ts';

/** Reports http in the addresses of the site and its services. Schemas check pictures and links. */
export const mixedContentRule: SiteRule = ({ site: { site, locator } }) => {
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

/** A stand-in on the author's machine needs no encryption. */
function isOwnMachine(address: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/i.test(address);
}
