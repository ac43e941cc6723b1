// Rules site/no-currency, site/unknown-currency: every price has a currency, and there is one of
// that name.
import countryToCurrency from 'country-to-currency';
import { diagnose, createNote } from '../diagnostics/create-diagnostic.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { suggestFix, suggestLine } from '../diagnostics/suggested-fix.ts';
import { notes } from '../diagnostics/messages/notes.ts';
import { lazy } from '../../base/pure/lazy.ts';
import { nearest } from '../../base/pure/suggest.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import type { PageHandle } from '../site-model/page-record.ts';
import type { SiteRule } from './rule.ts';

interface PricedSection {
  page: PageHandle;
  block: number;
  currency: string | null;
}

/** Reports prices without a currency once, in site.yaml, where one line gives all of them theirs. */
export const currencyRule: SiteRule = ({ pages, site }) => {
  if (!site.site) return [];
  const priced = pages.flatMap((page) =>
    (page.record.facts?.currencies ?? []).map(([block, currency]): PricedSection => ({ page, block, currency })),
  );
  return [...findMissing(priced, site), ...findUnknown(priced, site)];
};

function findMissing(priced: readonly PricedSection[], { site, locator }: RuleContext['site']): Diagnostic[] {
  const open = priced.filter(({ currency }) => currency === null);
  if (open.length === 0 || site!.currency !== undefined) return [];
  const [{ page, block }] = open as [PricedSection];
  const place = locator.place('/url', 'key');
  const others = new Set(priced.flatMap(({ currency }) => currency ?? []));
  const likely = others.size === 1 ? [...others][0]! : currencyOfLanguage(site!.lang);
  return [
    diagnose('site/no-currency', place, {
      number: open.length,
      likely,
      fixes: likely === null ? [] : suggestLine(place, `currency: ${likely}`),
      related: [createNote(page.locateInBlock(block, 'currency'), notes.price())],
    }),
  ];
}

/** @returns the currency of the country whose language it most likely is: a suggestion, no more */
function currencyOfLanguage(lang: string): string | null {
  const { region } = new Intl.Locale(lang).maximize();
  return (countryToCurrency as Record<string, string | undefined>)[region ?? ''] ?? null;
}

const knownCurrencies = lazy(() => Intl.supportedValuesOf('currency'));

function findUnknown(priced: readonly PricedSection[], { site, locator }: RuleContext['site']): Diagnostic[] {
  return [
    ...reportUnknown(site!.currency ?? null, () => locator.place('/currency', 'value')),
    ...priced.flatMap(({ page, block, currency }) =>
      reportUnknown(currency, () => page.locateInBlock(block, 'currency')),
    ),
  ];
}

function reportUnknown(currency: string | null, locate: () => Place): Diagnostic[] {
  if (currency === null || knownCurrencies().includes(currency)) return [];
  const place = locate();
  const near = nearest(currency, knownCurrencies());
  return [diagnose('site/unknown-currency', place, { currency, nearest: near, fixes: suggestFix(place, near) })];
}
