// Drafts and dates: what is visible at a moment, what is reported of links to hidden targets, and
// when the site changes next.
import { describe, expect, test } from 'vitest';
import type { CheckedSite, Preview } from '../../src/checker/check-site.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { checker, facts, pageYaml, schemas, siteYaml } from './test-site.ts';

/** A link may be written with the site's own host: that it should not is another rule. */
const site = siteYaml
  .replace('menu:', 'timeZone: Asia/Kolkata\nmenu:')
  .replace('checks:\n', 'checks:\n  site/own-host: off\n');
const cta = (settings: string, heading = 'Hello', href = '/') =>
  `  - type: cta\n    heading: ${heading}\n${settings}    button: { label: "Go to ${href}", href: "${href}" }\n`;
const page = (settings: string, ...blocks: string[]) =>
  `title: A page\ndescription: A page.\n${settings}blocks:\n${blocks.join('')}`;
const source = (files: Record<string, string>, preview: Partial<Preview> = {}) => ({
  texts: createTextSet({ 'site.yaml': site, 'pages/index.yaml': pageYaml, ...files }),
  facts: { ...facts, preview: { now: '2026-11-21', show: 'published', ...preview } satisfies Preview },
});
const checked = (files: Record<string, string>, preview?: Partial<Preview>): CheckedSite =>
  checker.checkSite(source(files, preview));
const codes = (files: Record<string, string>, preview?: Partial<Preview>) =>
  checked(files, preview).diagnostics.map(
    ({ file, range, code, severity }) => `${file}:${range.start.line} ${severity} ${code}`,
  );
const routes = ({ pages }: CheckedSite) => pages.map(({ route }) => route);
const findModel = (result: CheckedSite, route: string) => result.pages.find((each) => each.route === route)!;
const headings = (result: CheckedSite, route = '/x') =>
  findModel(result, route).page.blocks.map((block) => (block as { heading: string }).heading);

test('every kind of section takes the settings, from one definition', () => {
  const lacking = [schemas.shared, ...Object.values(schemas.blocks)].filter(({ properties }) =>
    ['draft', 'publish'].some(
      (name) => !String(properties?.[name]?.$ref).endsWith(`common.schema.json#/definitions/${name}`),
    ),
  );
  expect(lacking.map(({ $id }) => $id)).toEqual([]);
});

describe('a page', () => {
  const dated = { 'pages/x.yaml': page('publish: { from: 2026-12-01, until: 2026-12-26 }\n', cta('')) };
  test.each([
    ['2026-11-30 23:59:59', false],
    ['2026-12-01', true],
    ['2026-12-26 23:59:59', true],
    ['2026-12-27 00:00', false],
    // By the zone of the site, not by that of this machine: half past six in the evening in UTC.
    [Date.UTC(2026, 10, 30, 18, 29, 59), false],
    [Date.UTC(2026, 10, 30, 18, 30), true],
  ])('with dates is there at %s: %s', (now, isThere) => {
    const result = checked(dated, { now });
    expect(routes(result)).toEqual(isThere ? ['/', '/x'] : ['/']);
    expect(result.hidden).toEqual(isThere ? [] : ['/x']);
    expect(result.diagnostics).toEqual([]);
  });

  test('that is a draft is there when drafts are asked for, and is not listed then', () => {
    const draft = { 'pages/x.yaml': page('draft: true\n', cta('')) };
    expect(routes(checked(draft))).toEqual(['/']);
    const result = checked(draft, { show: 'drafts' });
    expect(findModel(result, '/x')).toMatchObject({ listed: false, hidden: [{ id: null, why: 'draft', date: null }] });
    expect(findModel(result, '/x').page.listed).toBe(false);
  });

  test('that is a draft keeps its dates when drafts are asked for', () => {
    const draft = { 'pages/x.yaml': page('draft: true\npublish: { from: 2027-01-01 }\n', cta('')) };
    expect(routes(checked(draft, { show: 'drafts' }))).toEqual(['/']);
    expect(routes(checked(draft, { show: 'drafts', now: '2027-01-01' }))).toEqual(['/', '/x']);
    expect(routes(checked(draft, { show: 'all' }))).toEqual(['/', '/x']);
  });

  test('with draft: false is no draft', () => {
    expect(routes(checked({ 'pages/x.yaml': page('draft: false\n', cta('')) }))).toEqual(['/', '/x']);
  });

  test('need not be reached while it is a draft, and must be when it only waits for its date', () => {
    const strict = site.replace('  site/unreachable-page: off\n', '');
    const of = (settings: string) => codes({ 'site.yaml': strict, 'pages/x.yaml': page(settings, cta('')) });
    expect(of('draft: true\n')).toEqual([]);
    expect(of('publish: { from: 2027-01-01 }\n')).toEqual(['pages/x.yaml:1 warning site/unreachable-page']);
  });
});

describe('a section', () => {
  const three = page(
    '',
    cta('    publish: { until: 2026-11-30 }\n', 'Early'),
    cta('    publish: { from: 2026-12-01 }\n', 'Late'),
    cta('    draft: true\n', 'Unfinished'),
    cta('', 'Always'),
  );

  test('is left out outside of its dates, and nothing tells visitors of it', () => {
    const now = checked({ 'pages/x.yaml': three });
    expect(headings(now)).toEqual(['Early', 'Always']);
    expect(JSON.stringify(findModel(now, '/x').page)).not.toMatch(/publish|draft|Late|Unfinished/);
    expect(headings(checked({ 'pages/x.yaml': three }, { now: '2026-12-01' }))).toEqual(['Late', 'Always']);
  });

  test('keeps its id and its line when another one comes or goes', () => {
    const listIds = (now: string) => {
      const { page: model, lines } = findModel(checked({ 'pages/x.yaml': three }, { now }), '/x');
      return model.blocks.map(({ id }, index) => `${id} ${lines[index]}`);
    };
    expect(listIds('2026-11-21')).toEqual(['cta 4', 'cta-4 16']);
    expect(listIds('2026-12-01')).toEqual(['cta-2 8', 'cta-4 16']);
  });

  test('is shown with what it waits for when everything is', () => {
    const result = checked({ 'pages/x.yaml': three }, { show: 'all' });
    expect(headings(result)).toHaveLength(4);
    expect(findModel(result, '/x').hidden).toEqual([
      { id: 'cta-2', why: 'from', date: '2026-12-01' },
      { id: 'cta-3', why: 'draft', date: null },
    ]);
    expect(findModel(result, '/x').listed).toBe(true);
  });

  test('of a shared file has its own dates and those of the place where it is used', () => {
    const files = {
      'pages/_shared/offers.yaml': `params:\n  from: { description: When it begins. }\nblocks:\n${cta('    publish: { from: "{param.from}" }\n', 'First')}${cta('', 'Second')}`,
      'pages/x.yaml': page(
        '',
        '  - type: shared\n    name: offers\n    with: { from: 2026-12-10 }\n    publish: { until: 2026-12-20 }\n',
        cta('', 'Third'),
      ),
    };
    const at = (now: string) => headings(checked(files, { now }));
    expect(at('2026-12-01')).toEqual(['Second', 'Third']);
    expect(at('2026-12-10')).toEqual(['First', 'Second', 'Third']);
    expect(at('2026-12-21')).toEqual(['Third']);
  });
});

describe('dates come from', () => {
  test('values of site.yaml', () => {
    const files = {
      'site.yaml': site.replace('facts:\n', 'facts:\n  launch: 2026-12-01\n'),
      'pages/x.yaml': page('publish: { from: "{site.facts.launch}" }\n', cta('')),
    };
    expect(routes(checked(files))).toEqual(['/']);
    expect(routes(checked(files, { now: '2026-12-01' }))).toEqual(['/', '/x']);
  });

  test.each([
    ['publish: { from: 24.12.2026 }', 'schema/bad-format'],
    ['publish: { from: 2026 }', 'schema/wrong-kind'],
    ['publish: {}', 'schema/too-few'],
    ['publish: 2026-12-24', 'schema/wrong-kind'],
    ['publish: { form: 2026-12-24 }', 'schema/unknown-key'],
    ['publish: { until: 2026-11-31 }', 'publish/no-such-date'],
    ['publish: { from: 0007-03-01 }', 'publish/no-such-date'],
    ['publish: { until: 2926-03-01 }', 'publish/no-such-date'],
    ['publish: { from: 20263-03-01 }', 'schema/bad-format'],
    ['publish: { from: 1900-01-01, until: 2199-12-31 }', null],
    ['publish: { from: 2026-12-24 18:00, until: 2026-12-24 18:00 }', 'publish/until-before-from'],
    ['publish: { from: 2026-12-24 18:00, until: 2026-12-24T18:00+05:00 }', null],
    ['publish: { from: 2026-12-24, until: 2026-12-24 }', null],
    ['publish: { from: "{site.facts.customers}" }', 'schema/bad-format'],
  ])('%s says %s', (settings, code) => {
    const found = checked({ 'pages/x.yaml': page(`${settings}\n`, cta('')) }).diagnostics;
    expect(found.map((each) => [each.file, each.range.start.line, each.code])).toEqual(
      code ? [['pages/x.yaml', 3, code]] : [],
    );
  });

  test.each(['0007', '1899', '2200', '9999'])('the year %s is told as one that cannot be meant', (year) => {
    const [found] = checked({ 'pages/x.yaml': page(`publish: { from: ${year}-03-01 }\n`, cta('')) }).diagnostics;
    expect(found?.message).toBe(`The year of "${year}-03-01" must be between 1900 and 2199.`);
  });

  test('the same text in another zone is another moment, also where no page names the zone', () => {
    const files = { 'pages/x.yaml': page('publish: { from: 2026-12-01 }\n', cta('')) };
    const now = Date.UTC(2026, 10, 30, 20);
    expect(routes(checked(files, { now }))).toEqual(['/', '/x']);
    const berlin = { ...files, 'site.yaml': site.replace('Asia/Kolkata', 'Europe/Berlin') };
    expect(routes(checked(berlin, { now }))).toEqual(['/']);
  });
});

describe('a link', () => {
  const target = page(
    'publish: { from: 2026-12-01, until: 2026-12-26 }\n',
    cta('    id: stollen\n    publish: { until: 2026-12-20 }\n'),
    cta(''),
  );
  const linked = (settings: string, href: string, preview?: Partial<Preview>) =>
    codes({ 'pages/x.yaml': target, 'pages/y.yaml': page('', cta(settings, 'Hello', href), cta('')) }, preview);
  const broken = ['pages/y.yaml:6 error publish/link-to-hidden'];
  const brokenBelow = ['pages/y.yaml:7 error publish/link-to-hidden'];

  test.each<[string, string, string, string[]]>([
    ['that is always there', '', '/x', broken],
    ['with the same dates', '    publish: { from: 2026-12-01, until: 2026-12-26 }\n', '/x', []],
    ['with dates inside of the others', '    publish: { from: 2026-12-03 12:00, until: 2026-12-04 }\n', '/x', []],
    ['that stays too long', '    publish: { from: 2026-12-01 }\n', '/x', brokenBelow],
    ['that comes too early', '    publish: { from: 2026-11-30 23:59, until: 2026-12-26 }\n', '/x', brokenBelow],
    ['in a draft', '    draft: true\n', '/x', []],
    [
      'to a section that goes earlier than its page',
      '    publish: { from: 2026-12-01, until: 2026-12-26 }\n',
      '/x#stollen',
      brokenBelow,
    ],
    ['to a section, gone with it', '    publish: { from: 2026-12-01, until: 2026-12-20 }\n', '/x#stollen', []],
    ['by the whole address', '', 'https://www.example.com/x?a=b', broken],
    ['to another site', '', 'https://www.example.org/x', []],
  ])('%s', (_what, settings, href, expected) => expect(linked(settings, href)).toEqual(expected));

  test('is not reported for what is over', () => {
    const settings = '    publish: { from: 2026-11-01, until: 2026-12-26 }\n';
    expect(linked(settings, '/x')).toEqual(brokenBelow);
    expect(linked(settings, '/x', { now: '2026-12-01' })).toEqual([]);
    expect(linked('', '/x', { now: '2027-01-01' })).toEqual(broken);
  });

  test('inside of its page is compared with the section', () => {
    const text = page('', cta('', 'Hello', '#late'), cta('    id: late\n    publish: { from: 2027-01-01 }\n'));
    expect(codes({ 'pages/x.yaml': text })).toEqual(['pages/x.yaml:6 error publish/link-to-hidden']);
  });

  test('in site.yaml, but not in a menu, is always seen', () => {
    const button = site.replace('footer:\n', 'headerButton: { label: Christmas, href: /x }\nfooter:\n');
    const line = button.split('\n').indexOf('headerButton: { label: Christmas, href: /x }') + 1;
    expect(codes({ 'site.yaml': button, 'pages/x.yaml': target })).toEqual([
      `site.yaml:${line} error publish/link-to-hidden`,
    ]);
  });

  test('to a draft is all right with the other drafts, and a warning where everything is shown', () => {
    const files = { 'pages/x.yaml': page('draft: true\n', cta('')), 'pages/y.yaml': page('', cta('', 'Hello', '/x')) };
    expect(codes(files)).toEqual(['pages/y.yaml:6 error publish/link-to-hidden']);
    expect(codes(files, { show: 'drafts' })).toEqual([]);
    expect(codes(files, { show: 'all' })).toEqual(['pages/y.yaml:6 warning publish/link-to-hidden']);
  });

  test('that is right there can be ignored by a comment with its reason', () => {
    const remark = page(
      '',
      cta('', 'Hello', '/x').replace(
        '    button',
        '    # check-ignore publish/link-to-hidden: a redirect of the host\n    button',
      ),
    );
    expect(codes({ 'pages/x.yaml': target, 'pages/y.yaml': remark })).toEqual([]);
  });
});

describe('an entry of the menu or the footer', () => {
  const dates = 'publish: { from: 2026-12-01, until: 2026-12-26 }\n';
  const target = page(dates, cta(''), cta('    id: late\n    publish: { from: 2026-12-20 }\n'));
  const entry = '{ label: Christmas, href: /x }';
  const listLabels = (now: string, siteText: string, preview: Partial<Preview> = {}) => {
    const result = checked({ 'site.yaml': siteText, 'pages/x.yaml': target }, { now, ...preview });
    expect(result.diagnostics).toEqual([]);
    const { menu, footer } = result.site!;
    return {
      menu: menu.flatMap(({ label, items }) => (items ? [label, items.map((item) => item.label)] : [label])),
      columns: footer.columns.map(({ heading, links }) => [heading, ...links.map((link) => link.label)]),
    };
  };
  const before = listLabels('2026-11-21', site);

  test.each([
    ['2026-11-30 23:59', false],
    ['2026-12-01', true],
    ['2026-12-27', false],
  ])('is there while its page is: %s: %s', (now, isThere) => {
    const text = site.replace('menu:\n', `menu:\n  - ${entry}\n`);
    expect(listLabels(now, text).menu).toEqual(isThere ? ['Christmas', ...before.menu] : before.menu);
  });

  test('goes out of its group, and the group with its last entry', () => {
    const mixed = `  - { label: Shop, items: [${entry}, { label: Home, href: / }] }\n`;
    const alone = `  - { label: Offers, items: [${entry}] }\n`;
    const text = site.replace('menu:\n', `menu:\n${mixed}${alone}`);
    expect(listLabels('2026-12-01', text).menu.slice(0, 4)).toEqual([
      'Shop',
      ['Christmas', 'Home'],
      'Offers',
      ['Christmas'],
    ]);
    expect(listLabels('2026-11-21', text).menu).toEqual(['Shop', ['Home'], ...before.menu]);
  });

  test('goes out of its column, and the column with its last link', () => {
    const text = site.replace('  columns:\n', `  columns:\n    - { heading: Now, links: [${entry}] }\n`);
    expect(listLabels('2026-12-01', text).columns[0]).toEqual(['Now', 'Christmas']);
    expect(listLabels('2026-11-21', text).columns).toEqual(before.columns);
  });

  test('goes with the section that it leads to, also by the whole address of the site', () => {
    const { url } = checked({}).site!;
    const text = site.replace('menu:\n', `menu:\n  - { label: Late, href: "${url}/x#late" }\n`);
    expect(listLabels('2026-12-19', text).menu).toEqual(before.menu);
    expect(listLabels('2026-12-20', text).menu).toEqual(['Late', ...before.menu]);
  });

  test('is there where everything is shown', () => {
    const text = site.replace('menu:\n', `menu:\n  - ${entry}\n`);
    expect(listLabels('2026-11-21', text, { show: 'all' }).menu).toEqual(['Christmas', ...before.menu]);
  });

  test('is a way to its page for the rule of pages that nothing leads to', () => {
    const strict = site.replace('  site/unreachable-page: off\n', '').replace('menu:\n', `menu:\n  - ${entry}\n`);
    expect(codes({ 'site.yaml': strict, 'pages/x.yaml': target })).toEqual([]);
  });
});

describe('an empty page', () => {
  test('is reported before it comes', () => {
    const gap = page('', cta('    publish: { until: 2026-12-01 }\n'), cta('    publish: { from: 2026-12-10 }\n'));
    const found = checked({ 'pages/x.yaml': gap }).diagnostics;
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ['publish/empty-page', 'After 2026-12-01 visitors see this page without any section.'],
    ]);
    expect(codes({ 'pages/x.yaml': gap }, { now: '2026-12-10' })).toEqual([]);
  });

  test('is none when the page goes with its sections', () => {
    const files = {
      'pages/x.yaml': page('publish: { until: 2026-12-01 }\n', cta('    publish: { until: 2026-12-05 }\n')),
    };
    expect(codes(files)).toEqual([]);
  });

  test('of drafts alone is reported, and not where drafts are shown', () => {
    const files = { 'pages/x.yaml': page('', cta('    draft: true\n')) };
    expect(codes(files)).toEqual(['pages/x.yaml:3 error publish/empty-page']);
    expect(codes(files, { show: 'drafts' })).toEqual([]);
  });
});

describe('the next change', () => {
  const next = (files: Record<string, string>, now: string) => {
    const at = checker.findNextChange(source(files, { now }));
    return at === null ? null : new Date(at).toISOString();
  };
  const files = {
    'pages/a.yaml': page(
      'publish: { from: 2026-12-01, until: 2026-12-26 }\n',
      cta('    publish: { from: 2026-11-25 }\n'),
      cta('    publish: { until: 2026-12-10 12:00 }\n'),
      cta('    draft: true\n    publish: { until: 2026-12-05 }\n'),
    ),
    'pages/b.yaml': page('draft: true\npublish: { until: 2026-11-22 }\n', cta('')),
    'pages/c.yaml': page('', cta('    publish: { until: 2027-01-31 }\n'), cta('')),
  };

  test.each([
    // The section's date is passed over, because its page is not there yet; drafts never have one.
    ['2026-11-21', '2026-11-30T18:30:00.000Z'],
    ['2026-12-01', '2026-12-10T06:30:00.000Z'],
    ['2026-12-10 12:00', '2026-12-26T18:30:00.000Z'],
    ['2026-12-27', '2027-01-31T18:30:00.000Z'],
    ['2027-02-01', null],
  ])('after %s is %s', (now, expected) => expect(next(files, now)).toBe(expected));

  test('is the first moment at which visitors see something else', () => {
    const shown = (now: number) => JSON.stringify(checked(files, { now }).pages.map(({ page: model }) => model));
    let now = Date.UTC(2026, 10, 21);
    let changes = 0;
    for (;;) {
      const at = checker.findNextChange(source(files, { now }));
      if (at === null) break;
      expect(shown(at - 1)).toBe(shown(now));
      expect(shown(at)).not.toBe(shown(now));
      now = at;
      changes++;
    }
    expect(changes).toBe(4);
  });
});
