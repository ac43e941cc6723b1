// Mistakes in the words of an author: each code by its golden page, and a few sentences as they are.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createChecker } from '../../../src/checker/check-site.ts';
import { codes } from '../../../src/checker/diagnostics/messages/codes.ts';
import type { Diagnostic } from '../../../src/checker/diagnostics/diagnostic.ts';
import { readYaml } from '../../../src/checker/yaml/read-yaml.ts';
import { describeMistake } from '../../../src/editor/server/mistakes/author-messages.ts';
import { describeFile, describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { formatJson } from '../../../src/site/report/json.ts';
import { addFingerprints } from '../../../src/site/report/fingerprint.ts';
import { createSchemas, createSource, expandFixture, fixtureFolder, readFiles } from '../../checker/golden-files.ts';
import { diagnosticsOfFailures } from '../../../src/builder/render-failure.ts';
import { schemas } from '../../checker/test-site.ts';
import { faultsForAuthors } from '../../edits/faults-for-authors.ts';

const described = {
  sections: describeSections(schemas),
  siteFields: describeFile(schemas, 'site'),
  pageFields: describeFile(schemas, 'page'),
};

/** @returns the mistakes of a site, each as it is and as the editor shows it */
function describeAll(input: string, found?: Diagnostic[]) {
  const texts = readFiles(input);
  const diagnostics = found ?? createChecker(createSchemas(input)).checkSite(createSource(input)).diagnostics;
  const dataOf = (file: string) => (texts[file] === undefined ? undefined : readYaml(file, texts[file]).value);
  return diagnostics.map((each) => ({
    each,
    shown: describeMistake(each, { schemas: described, dataOf, textOf: (file) => texts[file] }),
  }));
}

const golden = readdirSync(fixtureFolder)
  .filter((name) => name.endsWith('.yaml') && name !== 'render-failed.yaml')
  .flatMap((name) => describeAll(expandFixture(readFileSync(new URL(name, fixtureFolder), 'utf8'))));

/** A section that its code cannot show: no page leads to it. */
const failed = describeAll('title: Test\ndescription: A page.\nblocks:\n  - type: cta\n', [
  ...diagnosticsOfFailures([
    {
      model: {
        route: '/test',
        file: 'pages/test.yaml',
        lines: [4],
        sources: [{ pointer: '/blocks/0' }],
        page: { blocks: [{ type: 'cta' }] },
      } as never,
      index: 0,
      error: new Error('x is not defined'),
    },
  ]),
]);
const all = [...golden, ...failed];

/** The name of one of several fixes has the author's own words, which may be in quotes. */
const withoutQuotes = (text: string) => text.replaceAll('"', '');

describe('mistakes for authors', () => {
  it('are all that there can be', () => {
    expect([...new Set(all.map(({ each }) => each.code))].toSorted()).toEqual(Object.keys(codes).toSorted());
  });

  it('have no key, quote, file or word of YAML', () => {
    const found = all.flatMap(({ each, shown }) =>
      [shown.message, shown.hint ?? '', shown.where, ...shown.fixes.map(withoutQuotes)].flatMap((text) =>
        faultsForAuthors(text, { mayShowAddresses: true }).map((reason) => `${each.code}: ${text} (${reason})`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('are sentences with all their words', () => {
    const odd = all.filter(({ shown: { message, hint } }) =>
      [message, hint ?? 'None.'].some(
        (text) => !/^\S.*[\p{L}\p{N}.?!)]$/u.test(text) || /undefined|null|\s{2}|NaN/.test(text),
      ),
    );
    expect(odd.map(({ each, shown }) => `${each.code}: ${shown.message} ${shown.hint}`)).toEqual([]);
  });

  it('tell several ways to mend them apart', () => {
    const several = all.filter(({ shown }) => shown.fixes.length > 1);
    expect(several.map(({ shown }) => shown.fixes)).toEqual(several.map(({ shown }) => [...new Set(shown.fixes)]));
    expect(several.length).toBeGreaterThan(0);
  });

  it('keep the words of the file for its tab', () => {
    for (const { each, shown } of all)
      expect(shown.inFile.split('\n')).toEqual(
        [each.message, ...(each.hint ?? '').split('\n')].filter((line) => line !== ''),
      );
  });

  it('keep their facts out of reports', () => {
    expect(
      formatJson(
        addFingerprints(
          all.map(({ each }) => each),
          createSource('').texts,
        ),
      ),
    ).not.toContain('"facts"');
  });
});

describe('a mistake', () => {
  const page = (block: string) => `title: Menu\ndescription: A page.\nblocks:\n${block}\n`;
  const say = (block: string) => {
    const source = createSource(page(block));
    const { diagnostics } = createChecker(schemas).checkSite(source);
    return describeAll(page(block), diagnostics).map(({ shown }) => [shown.message, shown.hint, shown.where]);
  };

  it.each([
    [
      'an empty name of a dish',
      '  - type: price-list\n    heading: Starters\n    items:\n      - name: ""\n        price: 5',
      ['Name: there is nothing here yet.', null, 'Menu · Starters · Dish or service 1'],
    ],
    [
      'a background that there is not',
      '  - type: cta\n    heading: Come\n    background: pink\n    button: { label: See the menu, href: / }',
      [
        'Background: this is none of the choices: pink',
        'Choose one of these: Like the page, Light tint, Dark, Brand colour, Dots on a light tint, or Glow at the top.',
        'Menu · Come',
      ],
    ],
    [
      'a section without its button',
      '  - type: cta\n    heading: Come',
      ['Still to be filled in: Button.', null, 'Menu · Come'],
    ],
    [
      'a gallery without pictures',
      '  - type: gallery\n    heading: Our rooms\n    pictures: []',
      ['Pictures: nothing is here yet.', 'Add one more.', 'Menu · Our rooms'],
    ],
    [
      'a link to no page',
      '  - type: cta\n    heading: Come\n    button: { label: See the menu, href: /karte }',
      ['This link leads to a page that is not there: /karte', 'Choose another page, or make this one.', 'Menu · Come'],
    ],
  ])('names settings as the form does: %s', (_name, block, expected) => {
    expect(say(block)).toEqual([expected]);
  });
});
