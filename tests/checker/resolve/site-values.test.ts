import { describe, expect, test } from 'vitest';
import { check, found, foundIn, pageYaml, siteYaml } from '../test-site.ts';

const page = (heading: string) => pageYaml.replace('See it at work', heading);

describe('values of the site', () => {
  test('stand in any text, alone or inside a longer one', () => {
    const site = check({
      'pages/index.yaml': page(
        '"{site.name}: {site.facts.customers} customers since {site.founded}, call {site.phone}"',
      ),
    });
    expect(site.diagnostics).toEqual([]);
    expect(site.pages[0]!.page.blocks[0]).toMatchObject({
      heading: 'Example: 380+ customers since 2006, call +91 120 000 0000',
    });
  });

  test('may use each other in site.yaml', () => {
    const site = check({
      'site.yaml': siteYaml.replace(
        'customers: 380+',
        'customers: 380+\n  claim: Trusted by {site.facts.customers}\n  promise: "{site.facts.claim}!"',
      ),
      'pages/index.yaml': page('"{site.facts.promise}"'),
    });
    expect(site.diagnostics).toEqual([]);
    expect(site.pages[0]!.page.blocks[0]).toMatchObject({ heading: 'Trusted by 380+!' });
  });

  test.each([
    ['{site.phoen}', '{site.phone}'],
    ['{site.Phone}', '{site.phone}'],
    ['{site.facts.custmers}', '{site.facts.customers}'],
    ['{stie.phone}', '{site.phone}'],
    ['{ site.phone }', '{site.phone}'],
    ['{site.zzz}', null],
    ['{site.facts}', null],
    ['{param.heading}', null],
  ])('%s is told at the word, with the nearest', (written, nearest) => {
    const site = check({ 'pages/index.yaml': page(`"Call ${written} now"`) });
    expect(found(site)).toEqual(['pages/index.yaml:5:20 site/unknown-value']);
    const { message, range } = site.diagnostics[0]!;
    expect(range.end.column - range.start.column).toBe(written.length);
    if (nearest) expect(message).toContain(`Did you mean "${nearest}"?`);
    else expect(message).not.toContain('Did you mean');
  });

  test('the second of two equal words is reported at its own place', () => {
    expect(foundIn(page('"{site.a} {site.a}"'))).toEqual(['5:15 site/unknown-value', '5:24 site/unknown-value']);
  });

  test('a value that leads back to itself is reported and does no harm', () => {
    const site = check({
      'site.yaml': siteYaml.replace('customers: 380+', 'customers: 380+\n  a: "{site.facts.b}"\n  b: "{site.facts.a}"'),
      'pages/index.yaml': page('"{site.facts.a}"'),
    });
    expect(site.diagnostics.every(({ code }) => code === 'site/unknown-value')).toBe(true);
  });

  test('braces without a dot are the text of the section', () => {
    expect(foundIn(page('"{count} of {n}"'))).toEqual([]);
  });

  test('what a value makes of a text is checked too', () => {
    const unsafe = siteYaml.replace('customers: 380+', 'customers: 380+\n  link: "javascript:alert(1)"');
    const site = check({
      'site.yaml': unsafe,
      'pages/index.yaml': pageYaml.replace('href: /', 'href: "{site.facts.link}"'),
    });
    expect(found(site)).toEqual(['pages/index.yaml:8:13 safety/unsafe-url']);
  });

  test('nothing is reported of them while site.yaml is missing or cannot be read', () => {
    expect(found(check({ 'pages/index.yaml': page('"{site.zzz}"') }, ['site.yaml']))).toEqual([
      'site.yaml:1:1 site/no-site-file',
    ]);
  });
});
