// Currencies: no price is without one, and nothing guesses it.
import { expect, test } from 'vitest';
import { check, checker, facts, found, pageYaml, siteYaml } from '../test-site.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { fixSite } from '../../../src/edits/apply-safe-fixes.ts';
import { reportOldWaysOnly } from '../../../src/cli/commands/migrate.ts';

const page = (section: string) => `title: Menu\ndescription: What there is.\nblocks:\n${section}`;
const list = (settings = '', item = 'price: 6.5') =>
  `  - type: price-list\n    heading: Breakfast\n${settings}    items:\n      - { name: Bread, ${item} }\n`;
const plans = (settings = '') =>
  `  - type: pricing\n    heading: Plans\n${settings}    plans:\n      - name: Basic\n        price: 9\n        features: [One user]\n        button: { label: Order, href: / }\n`;
const menu = (section: string, site = siteYaml) => check({ 'site.yaml': site, 'pages/menu.yaml': page(section) });
const withSetting = (line: string) => siteYaml.replace('url:', `${line}\nurl:`);
const fixes = (section: string, site = siteYaml) =>
  menu(section, site).diagnostics.flatMap((each) => each.fixes.map(({ title }) => title));

test.each([
  ['prices', list()],
  ['plans', plans()],
])('%s without a currency are told once, in site.yaml, with the place of the first', (_name, section) => {
  const { diagnostics } = menu(section + section);
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['site/no-currency', 'site.yaml']]);
  expect(diagnostics[0]!.message).toContain('2 sections');
  expect(diagnostics[0]!.related[0]).toMatchObject({ file: 'pages/menu.yaml', range: { start: { line: 4 } } });
});

test('a currency of the section or of the site is enough', () => {
  expect(found(menu(list('    currency: EUR\n') + plans('    currency: GBP\n')))).toEqual([]);
  expect(found(menu(list() + plans(), withSetting('currency: EUR')))).toEqual([]);
});

test('a list whose prices are on request needs none', () => {
  expect(found(menu(list('', 'text: On request')))).toEqual([]);
});

test('prices in shared sections count, at their place in the shared file', () => {
  const use = page('  - { type: shared, name: prices }\n');
  const { diagnostics } = check({
    'pages/menu.yaml': use,
    'pages/_shared/prices.yaml': `blocks:\n${list()}`,
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['site/no-currency']);
  expect(diagnostics[0]!.related[0]!.file).toBe('pages/_shared/prices.yaml');
});

test('the suggestion is a currency of the site, or that of the country of its language', () => {
  expect(fixes(list() + plans('    currency: CHF\n'))).toEqual(['Write currency: CHF']);
  expect(fixes(list(), withSetting('lang: de-CH'))).toContain('Write currency: CHF');
  expect(fixes(list(), withSetting('lang: ja'))).toContain('Write currency: JPY');
});

test('the suggestion mends it; nothing is written without a yes', () => {
  const { diagnostics } = menu(list());
  expect(diagnostics[0]!.fixes[0]!.safe).toBe(false);
  const { range, text } = diagnostics[0]!.fixes[0]!.edits[0]!;
  const mended = siteYaml.slice(0, range.start.offset) + text + siteYaml.slice(range.start.offset);
  expect(found(menu(list(), mended))).toEqual([]);
});

test('a code that no currency has is told with the nearest one', () => {
  expect(fixes(list('    currency: EUO\n'))).toEqual(['Write EUR']);
  expect(found(menu(list(), withSetting('currency: GBB')))).toEqual(['site.yaml:2:11 site/unknown-currency']);
});

test('a site of an earlier version gets the rupees that it had, once', () => {
  const texts = createTextSet({ 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, 'pages/menu.yaml': page(list()) });
  const migrated = fixSite(reportOldWaysOnly(checker), { texts, facts }, () => true);
  expect(migrated.texts.text('site.yaml')).toBe(withSetting('currency: INR'));
  expect(migrated.checked.diagnostics).toEqual([]);
});
