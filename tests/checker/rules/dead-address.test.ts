import { describe, expect, test } from 'vitest';
import { check, found, pageYaml, siteYaml } from '../test-site.ts';

const linking = (href: string) => ({ 'pages/test.yaml': pageYaml.replace('href: /', `href: "${href}"`) });

describe('addresses with nothing behind their beginning', () => {
  test.each([
    ['https:// example.org', 'https://example.org'],
    ['https://https://example.org', 'https://example.org'],
    ['https://', null],
    ['https://me@example.org', null],
    ['mailto: me@example.org', 'mailto:me@example.org'],
    ['mailto:mailto:me@example.org', 'mailto:me@example.org'],
    ['mailto://me@example.org', 'mailto:me@example.org'],
    ['mailto:me', null],
    ['mailto:', null],
    ['tel: ', null],
    ['tel:call us', null],
    ['tel:tel:+4930123', 'tel:+4930123'],
    ['tel:+4930123”', 'tel:+4930123'],
    ["mailto:me@example.org'", 'mailto:me@example.org'],
    ['https://example.org”', 'https://example.org'],
    ['https://example.org/a“', 'https://example.org/a'],
  ])('"%s" is told, with what was meant: %s', (href, better) => {
    const { diagnostics } = check(linking(href));
    expect(diagnostics.map(({ code }) => code)).toEqual(['site/dead-address']);
    expect(diagnostics[0]!.hint ?? null).toBe(better && `Did you mean "${better}"?`);
    expect(diagnostics[0]!.fixes?.[0]?.edits[0]?.text ?? null).toBe(better && JSON.stringify(better));
  });

  test.each([
    'https://example.org',
    'https://example.org:8443/a b?c#d',
    'https://münchen.example/?next=https://example.org',
    'https://192.0.2.1/',
    'mailto:me@example.org,you@example.org?subject=Hello%20there',
    'mailto:?body=Read%20this',
    'tel:+49 (0)30 1234-56',
    'tel:(030) 1234',
    'tel:*100#',
  ])('%s is fine', (href) => {
    expect(found(check(linking(href)))).toEqual([]);
  });

  test('a placeholder counts as its value', () => {
    const values = 'email: me@example.org\n';
    const told = (href: string) => found(check({ ...linking(href), 'site.yaml': siteYaml + values }));
    expect(told('tel:{site.phone}')).toEqual([]);
    expect(told('mailto:{site.email}')).toEqual([]);
    expect(told('tel:{site.email}')).toEqual(['pages/test.yaml:8:13 site/dead-address']);
  });

  test('in a text the address is reported at its own place', () => {
    const text =
      'title: Test\ndescription: A page.\nblocks:\n  - type: rich-text\n    text: See [us](mailto:us) now.\n';
    expect(found(check({ 'pages/test.yaml': text }))).toEqual(['pages/test.yaml:5:20 site/dead-address']);
  });
});

test.each([
  ['htps://example.org', 'https://example.org'],
  ['hhtps://example.org/a', 'https://example.org/a'],
  ['https//example.org', 'https://example.org'],
  ['https:/example.org', 'https://example.org'],
  ['https:example.org', 'https://example.org'],
  ['example.org/a', 'https://example.org/a'],
  ['www.example.org', 'https://www.example.org'],
  ['me@example.org', 'mailto:me@example.org'],
  ['+91 120 000 0000', 'tel:+911200000000'],
  ['“https://example.org”', 'https://example.org'],
])('"%s", without a right scheme, is told, with %s as what was meant', (href, better) => {
  expect(check(linking(href)).diagnostics).toMatchObject([
    { code: 'schema/bad-address', hint: `Did you mean "${better}"?`, fixes: [{ safe: false }] },
  ]);
});

describe('the text of a message', () => {
  test.each([
    ['mailto:me@example.org?subject=Q&A', 'mailto:me@example.org?subject=Q%26A'],
    ['mailto:me@example.org?subject=Order #1', 'mailto:me@example.org?subject=Order %231'],
    ['https://wa.me/49301234?text=50% off', 'https://wa.me/49301234?text=50%25 off'],
  ])('%s is told with its cut part encoded', (href, better) => {
    const { diagnostics } = check(linking(href));
    expect(diagnostics.map(({ code }) => code)).toEqual(['site/cut-address']);
    expect(diagnostics[0]!.fixes[0]!.edits[0]!.text).toBe(JSON.stringify(better));
    expect(found(check(linking(better)))).toEqual([]);
  });
});

test.each(['tel:12-ab', 'tel:+49 30 call us', 'https://exa%mple.org', 'https://1.2.3.4.5/'])('%s is told', (href) => {
  expect(found(check(linking(href)))).toEqual(['pages/test.yaml:8:13 site/dead-address']);
});

test.each(['tel:+1-800-555-0100;ext=12', 'tel:+49 30 1234p12', 'tel:+49 30 1234,,5'])('%s is fine', (href) => {
  expect(found(check(linking(href)))).toEqual([]);
});

describe('addresses and facts in site.yaml', () => {
  const codes = (change: (text: string) => string) =>
    check({ 'site.yaml': change(siteYaml) }).diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);
  test.each([
    'https://exa mple.org',
    'https://example.org?',
    'https://1.2.3.4.5',
    'https://a@example.org',
    'https://[x]',
    'https://x:99999',
  ])('url: %s stops the build with a message', (url) => {
    const site = check({ 'site.yaml': siteYaml.replace('https://www.example.com', JSON.stringify(url)) });
    expect(site.diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['schema/bad-format /url']);
  });

  test('a phone number has digits; nobody was founded in the future; a service can be reached', () => {
    expect(codes((text) => text.replace('"+91 120 000 0000"', 'call us'))).toEqual(['schema/bad-format /phone']);
    expect(codes((text) => text.replace('founded: 2006', 'founded: 2999'))).toEqual(['schema/out-of-range /founded']);
    expect(codes((text) => text.replace('founded: 2006', 'founded: 2026'))).toEqual([]);
    expect(codes((text) => text.replace('endpoints:\n', 'endpoints:\n  sheet: https://1.2.3.4.5/x\n'))).toEqual([
      'schema/bad-format /endpoints/sheet',
    ]);
  });
});
