// The opening hours of a site: {site.hours} follows from the week, and what is wrong with them.
import { expect, test } from 'vitest';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { checker, facts, pageYaml, siteYaml } from '../test-site.ts';

const week = 'openingHours:\n  week:\n    tuesday: [09:00-12:00, 14:00-18:00]\n    wednesday: [09:00-12:00]\n';
const plainSite = `${siteYaml.replace(/^hours:.*\n/m, '')}lang: de\n`;

function at(site: string, page = pageYaml) {
  return checker.checkSite({
    texts: createTextSet({ 'site.yaml': site, 'pages/index.yaml': page }),
    facts: { ...facts, preview: { now: '2026-11-26', show: 'published' as const } },
  });
}
const codes = (site: string) => at(site).diagnostics.map(({ code, range }) => `${code} ${range.start.line}`);

test('a text shows the week in a line, in the language of the site', () => {
  const page = pageYaml.replace(/^description: .*$/m, 'description: "Offen {site.hours}."');
  const { pages, diagnostics } = at(plainSite + week, page);
  expect(diagnostics).toEqual([]);
  expect(pages[0]!.page.description.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s/g, ' ')).toBe(
    'Offen Di 09:00–12:00 Uhr, 14:00–18:00 Uhr · Mi 09:00–12:00 Uhr.',
  );
});

test('hours are written once', () => {
  expect(codes(`${plainSite}hours: Di und Mi\n${week}`)).toEqual([expect.stringContaining('site/unused-setting')]);
});

test.each([
  ['{ from: 2026-12-24, until: 2026-12-25, note: Weihnachten }', []],
  ['{ from: 2026-11-26 }', []],
  ['{ from: 2026-11-25 }', ['site/hours-over']],
  ['{ from: 2026-02-30 }', ['publish/no-such-date']],
  ['{ from: 2026-12-25, until: 2026-12-24 }', ['publish/until-before-from']],
  ['{ from: 2026-12-31, times: [9 to 12] }', ['schema/bad-format']],
])('an exception %s', (exception, expected) => {
  const { diagnostics } = at(`${plainSite}${week}  exceptions:\n    - ${exception}\n`);
  expect(diagnostics.map(({ code }) => code)).toEqual(expected);
});
