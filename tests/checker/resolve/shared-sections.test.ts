import { describe, expect, test } from 'vitest';
import { check, found, pageYaml } from '../test-site.ts';

const shared = `params:
  heading: { description: The heading. }
  cards: { description: The cards., kind: list, default: [{ title: One }] }
  columns: { description: How many., kind: number, default: 3 }
  target: { description: Where to., kind: address, default: / }
blocks:
  - type: card-grid
    heading: All about {param.heading}
    columns: "{param.columns}"
    cards: "{param.cards}"
  - type: cta
    heading: Call {site.phone}
    button: { label: Go, href: "{param.target}" }
`;

function using(block: string, sharedText = shared) {
  const page = `title: Test\ndescription: A page.\nblocks:\n${block}`;
  return check({ 'pages/test.yaml': page, 'pages/_shared/band.yaml': sharedText });
}

describe('a shared section', () => {
  test('is put into the page with its values, and its lines are those that use it', () => {
    const site = using(
      '  - type: cta\n    heading: Hi\n    button: { label: Go, href: / }\n  - type: shared\n    name: band\n    with:\n      heading: stock\n      columns: 4\n      cards:\n        - title: A\n        - title: B\n',
    );
    expect(site.diagnostics).toEqual([]);
    const page = site.pages.find(({ route }) => route === '/test')!;
    expect(page.lines).toEqual([4, 7, 7]);
    expect(page.page.blocks).toMatchObject([
      { type: 'cta', id: 'cta' },
      {
        type: 'card-grid',
        id: 'card-grid',
        heading: 'All about stock',
        columns: 4,
        cards: [{ title: 'A' }, { title: 'B' }],
      },
      { type: 'cta', id: 'cta-2', heading: 'Call +91 120 000 0000' },
    ]);
  });

  test('takes its defaults where the page gives nothing', () => {
    const site = using('  - type: shared\n    name: band\n    with: { heading: stock }\n');
    expect(site.diagnostics).toEqual([]);
    expect(site.pages[1]!.page.blocks[0]).toMatchObject({ columns: 3, cards: [{ title: 'One' }] });
  });

  test('that does not exist is reported at its name, with the nearest', () => {
    const site = using('  - type: shared\n    name: bnad\n');
    expect(found(site)).toEqual(['pages/test.yaml:5:11 site/unknown-shared']);
    expect(site.diagnostics[0]!.message).toContain('Did you mean "band"?');
  });

  test.each([
    ['a missing value', '    with: { columns: 3 }\n', '6:13 site/missing-param'],
    ['no values at all', '', '4:5 site/missing-param'],
    ['a misspelt name', '    with: { headnig: stock }\n', '6:13 site/unknown-param'],
    ['an unknown name', '    with: { heading: stock, zzz: 1 }\n', '6:29 site/unknown-param'],
    ['a number for a text', '    with: { heading: 12 }\n', '6:22 site/wrong-param'],
    ['a text for a number', '    with: { heading: stock, columns: many }\n', '6:38 site/wrong-param'],
    ['a text for a list', '    with: { heading: stock, cards: many }\n', '6:36 site/wrong-param'],
    ['a text for an address', '    with: { heading: stock, target: nowhere }\n', '6:37 site/wrong-param'],
    [
      'a script for an address',
      '    with: { heading: stock, target: "javascript:alert(1)" }\n',
      '6:37 site/wrong-param',
    ],
    ['a value out of range', '    with: { heading: stock, columns: 9 }\n', '6:38 schema/out-of-range'],
    ['a text that is too long', `    with: { heading: ${'x'.repeat(150)} }\n`, '6:22 schema/too-long'],
    [
      'a mistake inside a list',
      '    with:\n      heading: stock\n      cards:\n        - titel: A\n',
      '9:11 schema/unknown-key',
    ],
    ['a link to no page', '    with: { heading: stock, target: /abuot }\n', '6:37 site/broken-link'],
  ])('tells %s at the page, once', (_name, values, expected) => {
    expect(found(using(`  - type: shared\n    name: band\n${values}`))).toEqual([`pages/test.yaml:${expected}`]);
  });

  test('names the line of the shared file beside a value that does not fit there', () => {
    const [diagnostic] = using(
      '  - type: shared\n    name: band\n    with: { heading: stock, columns: 9 }\n',
    ).diagnostics;
    expect(diagnostic!.related).toMatchObject([{ file: 'pages/_shared/band.yaml', range: { start: { line: 9 } } }]);
  });
});

describe('a mistake in a shared file', () => {
  const use = '  - type: shared\n    name: band\n    with: { heading: stock }\n';

  test.each([
    ['a misspelt name', shared.replace('cards: "', 'crads: "'), '10:5 schema/unknown-key'],
    ['an undeclared parameter', shared.replace('{param.heading}', '{param.headign}'), '8:24 site/unknown-param'],
    ['an unknown value of the site', shared.replace('{site.phone}', '{site.fone}'), '12:19 site/unknown-value'],
    ['a default that does not fit', shared.replace('default: 3', 'default: 9'), '4:61 schema/out-of-range'],
    ['a link to no page', shared.replace('"{param.target}"', '/nowhere'), '13:32 site/broken-link'],
    ['a shared section inside', shared.replace('type: cta', 'type: shared'), '11:11 schema/unknown-type'],
    ['a misspelt kind', shared.replace('kind: number', 'kind: numbre'), '4:44 schema/not-allowed'],
  ])('is told once, however many pages use it: %s', (_name, text, expected) => {
    const page = `title: Test\ndescription: A page.\nblocks:\n${use}`;
    const site = check({ 'pages/a.yaml': page, 'pages/b.yaml': page, 'pages/_shared/band.yaml': text });
    expect(found(site)).toEqual([`pages/_shared/band.yaml:${expected}`]);
    expect(site.diagnostics[0]!.related.some(({ file }) => file === 'pages/a.yaml')).toBe(true);
    expect(site.pages.map(({ route }) => route)).toEqual(['/']);
  });

  test('is reported also when no page uses the file', () => {
    const site = check({
      'pages/index.yaml': pageYaml,
      'pages/_shared/band.yaml': shared.replace('cards: "', 'crads: "'),
    });
    expect(found(site)).toEqual(['pages/_shared/band.yaml:10:5 schema/unknown-key']);
  });
});

test('two sections with one id are reported, also across shared files', () => {
  const withId = shared.replace('heading: Call', 'id: call\n    heading: Call');
  const site = using(
    '  - type: cta\n    id: call\n    heading: Hi\n    button: { label: Go, href: / }\n  - type: shared\n    name: band\n    with: { heading: stock }\n',
    withId,
  );
  expect(found(site)).toEqual(['pages/_shared/band.yaml:12:9 site/duplicate-id']);
});
