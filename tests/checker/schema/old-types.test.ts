// Types of sections that were renamed: old pages still work, with a warning that can be mended, and nothing else meets old
// types. The schemas that ship have none, so these have two.
import { noTextFiles } from '../test-site.ts';
import { describe, expect, test } from 'vitest';
import { createChecker, type SchemaSet } from '../../../src/checker/check-site.ts';
import { fixSite } from '../../../src/edits/apply-safe-fixes.ts';
import { prepareSchemas } from '../../../src/checker/schema/prepare-schemas.ts';
import { resolveFast } from '../../../src/checker/resolve/resolve-fast.ts';
import { compileSchemas } from '../../../src/checker/resolve/compiled-schemas.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { generateValidators } from '../../../src/checker/schema/validate.ts';
import { blockRegistry } from '../../../src/cli/generate/registries.ts';
import { pageSchema } from '../../../src/site/schemas/page-schema.ts';
import { typesFrom } from '../../../src/site/schemas/model-types.ts';
import { reportOldNamesOnly } from '../../../src/cli/commands/migrate.ts';
import { withOldName, withOldType } from '../golden-files.ts';
import { facts, found, pageYaml, readEnvelope, schemas, siteYaml } from '../test-site.ts';

const set: SchemaSet = withOldType(
  withOldName(withOldType(schemas, 'cta', 'teaser'), { type: 'cta', name: 'headline', newName: 'heading' }),
  'stats',
  'number-row',
);
const checker = createChecker(set);
const old = `title: Old
description: Old types everywhere.
blocks:
  - type: teaser # a remark
    heading: Plain
    button: { label: Go, href: / }
  - { type: "teaser", headline: Quoted, button: { label: Go back, href: / } }
  - heading: The type last
    button: { label: Go on, href: / }
    type:   'teaser'
  - type: shared
    name: row
    with: { sort: number-row }
`;
const row = `params:
  sort: { description: A type of section. }
blocks:
  - type: "{param.sort}"
    items: [{ value: "1", label: One }]
  - type: teaser
    heading: Shared
    button: { label: Write to us, href: / }
`;
const files = {
  'site.yaml': siteYaml,
  'pages/index.yaml': pageYaml,
  'pages/old.yaml': old,
  'pages/_shared/row.yaml': row,
};
const newFiles = {
  ...files,
  'pages/old.yaml': old
    .replace('type: teaser', 'type: cta')
    .replace('"teaser", headline', '"cta", heading')
    .replace("'teaser'", "'cta'")
    .replace('number-row', 'stats'),
  'pages/_shared/row.yaml': row.replace('type: teaser', 'type: cta'),
};
const check = (texts: Record<string, string>) => checker.checkSite({ texts: createTextSet(texts), facts });
const said = (texts: Record<string, string>) => found(check(texts));

describe('an old type', () => {
  test('is a warning at the type, however it is written, in shared files and in what is given to them', () => {
    expect(said(files)).toEqual([
      'pages/_shared/row.yaml:6:11 schema/deprecated-type',
      'pages/old.yaml:4:11 schema/deprecated-type',
      'pages/old.yaml:7:13 schema/deprecated-type',
      'pages/old.yaml:7:23 schema/deprecated',
      'pages/old.yaml:10:13 schema/deprecated-type',
      'pages/old.yaml:13:19 schema/deprecated-type',
    ]);
  });

  test('makes the same page as the new one', () => {
    const pageOf = (texts: Record<string, string>) => check(texts).pages.find(({ route }) => route === '/old')!.page;
    expect(pageOf(files).blocks.map(({ type }) => type)).toEqual(['cta', 'cta', 'cta', 'stats', 'cta']);
    expect(pageOf(files)).toEqual(pageOf(newFiles));
    expect(said(newFiles)).toEqual([]);
  });

  test('keeps the anchors that were made from it, for links to them, also when the new one is written', () => {
    const linked = (texts: Record<string, string>) => ({
      ...texts,
      'pages/index.yaml': pageYaml.replace(/href: .*/, 'href: "/old#teaser-3"'),
    });
    for (const texts of [linked(files), linked(newFiles)]) {
      expect(said(texts).filter((each) => !each.includes('deprecated'))).toEqual([]);
      const { page } = check(texts).pages.find(({ route }) => route === '/old')!;
      expect(page.blocks.map(({ id }) => id)).toEqual(['teaser', 'teaser-2', 'teaser-3', 'number-row', 'teaser-4']);
    }
  });

  test('goes the long way, the new one the short way', () => {
    const context = {
      compiled: compileSchemas(structuredClone(set)),
      values: null,
      shared: new Map(),
      files: noTextFiles,
    };
    const page =
      'title: T\ndescription: D.\nblocks:\n  - type: teaser\n    heading: H\n    button: { label: G, href: / }\n';
    expect(resolveFast(page, context)).toBeNull();
    expect(resolveFast(page.replace('teaser', 'cta'), context)!.page.blocks[0]).toMatchObject({ type: 'cta' });
  });

  test('does not hide other mistakes, which speak of the new type and stand where they are', () => {
    const page = old.replace('heading: Plain', 'haeding: Plain').replace('heading: The type last', 'heading: 12');
    const { diagnostics } = check({ ...files, 'pages/old.yaml': page });
    expect(diagnostics.find(({ code }) => code === 'schema/unknown-key')).toMatchObject({
      range: { start: { line: 5, column: 5 } },
      message: expect.stringContaining('"cta"'),
    });
    expect(said({ ...files, 'pages/old.yaml': page })).toContain('pages/old.yaml:8:14 schema/wrong-kind');
  });

  test('is never what a misspelt type was meant to be, nor one of those that are listed', () => {
    const page = pageYaml.replace(/type: .*/, 'type: teasre');
    const [first] = check({ ...newFiles, 'pages/index.yaml': page }).diagnostics;
    expect(first).toMatchObject({ code: 'schema/unknown-type' });
    expect(`${first!.message} ${first!.hint}`).not.toContain('teaser');
  });

  test('is unknown where its type has no old name', () => {
    const { diagnostics } = createChecker(schemas).checkSite({ texts: createTextSet(files), facts });
    expect(diagnostics.map(({ code }) => code)).toContain('schema/unknown-type');
  });
});

describe('mending', () => {
  const mend = (texts: Record<string, string>, by = reportOldNamesOnly(checker)) =>
    fixSite(by, { texts: createTextSet(texts), facts }, () => true);

  test('changes the types and no other byte, in one run', () => {
    for (const by of [checker, reportOldNamesOnly(checker)]) {
      const { texts } = mend(files, by as never);
      expect(Object.fromEntries(texts.paths.map((path) => [path, texts.text(path)]))).toEqual(newFiles);
      expect(mend(newFiles, by as never).fixed.size).toBe(0);
    }
  });

  test('keeps the line ends of Windows', () => {
    const crlf = (texts: Record<string, string>) => ({
      ...texts,
      'pages/old.yaml': texts['pages/old.yaml']!.replaceAll('\n', '\r\n'),
    });
    expect(mend(crlf(files)).texts.text('pages/old.yaml')).toBe(crlf(newFiles)['pages/old.yaml']);
  });

  test('leaves a type in a line of its own to its author, and says where it is', () => {
    const page = old.replace('type: teaser # a remark', 'type: >-\n      teaser');
    const { texts, checked } = mend({ ...files, 'pages/old.yaml': page });
    expect(texts.text('pages/old.yaml')).toContain('type: >-\n      teaser');
    expect(checked.diagnostics.map(({ code, range }) => `${range.start.line} ${code}`)).toEqual([
      '4 schema/deprecated-type',
    ]);
  });
});

describe('what is made from the schemas', () => {
  const sources = {
    blocks: Object.entries(set.blocks).map(([type, schema]) => ({ type, schema })),
    common: set.common,
    site: set.site,
    shared: set.shared,
    envelope: readEnvelope(),
  };

  test('types, registry and compiled validators know new types only', async () => {
    expect(await typesFrom(sources)).not.toMatch(/teaser/i);
    expect(blockRegistry(sources.blocks.map(({ type }) => type))).not.toMatch(/teaser/i);
    const { fast, thorough } = generateValidators(
      prepareSchemas(structuredClone({ ...set, page: pageSchema(sources) })),
    );
    expect(fast + thorough).not.toContain('blocks/teaser');
  });

  test('the page schema with old types is one that the checker takes, and says the same', () => {
    const whole = createChecker({ ...set, page: pageSchema(sources) });
    const { diagnostics } = whole.checkSite({ texts: createTextSet(files), facts });
    expect(diagnostics.map(({ message }) => message)).toEqual(check(files).diagnostics.map(({ message }) => message));
  });

  test.each([['stats'], ['shared'], ['number-row']])('an old type that is in use is our own mistake: %s', (type) => {
    expect(() => prepareSchemas(structuredClone(withOldType(set, 'cta', type)))).toThrow(`was called "${type}"`);
  });
});
