// Rules schema/bad-format, schema/out-of-range in site.yaml, as far as no schema can say them:
// addresses that programs read can be read, and the company was not founded in the future.
import { isSiteAddress, isWebAddress } from '../../base/addresses/web-address.ts';
import { childPointer, isGroup } from '../../base/pure/pointer.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { addressRules } from '../diagnostics/messages/names.ts';
import type { SiteRule } from './rule.ts';

/** A schema with this pattern would keep the editor from finding the number on the page. */
const phoneNumber = /^[+(]?\d[\d ()/.\u2010-\u2015-]*$/;

/** Reports the site's address, those of its services, and the year of its founding. */
export const siteValuesRule: SiteRule = ({ site: { site, locator }, calendar }) => {
  if (!site) return [];
  const { url, endpoints, social, footer, founded } = site;
  const wrong = findUnreadable({ endpoints, social, footer }, '');
  if (!isSiteAddress(url)) wrong.push(['/url', url]);
  for (const key of ['phone', 'secondPhone'] as const)
    if (site[key] !== undefined && !phoneNumber.test(site[key])) wrong.push([`/${key}`, site[key]]);
  const told = wrong.map(([pointer, value]): Diagnostic => {
    const place = locator.place(pointer, 'value');
    const key = pointer.split('/').at(-1)!;
    const rule =
      key === 'url' ? addressRules.site() : /phone$/i.test(key) ? addressRules.phone() : addressRules.service();
    return diagnose('schema/bad-format', place, { name: `"${key}"`, value, rule, better: null });
  });
  const year = new Date(calendar.now).getUTCFullYear();
  if (founded === undefined || founded <= year) return told;
  const facts = { name: '"founded"', value: founded, least: null, most: year };
  return [...told, diagnose('schema/out-of-range', locator.place('/founded', 'value'), facts)];
};

/** @returns the pointers and texts of what begins as an address on the web and is none */
function findUnreadable(value: unknown, pointer: string): [pointer: string, text: string][] {
  if (typeof value === 'string') return /^https?:\/\//i.test(value) && !isWebAddress(value) ? [[pointer, value]] : [];
  const parts = Array.isArray(value) ? value.entries() : isGroup(value) ? Object.entries(value) : [];
  return [...parts].flatMap(([key, inner]) => findUnreadable(inner, childPointer(pointer, key)));
}
