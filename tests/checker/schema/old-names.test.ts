// Settings that were renamed: old pages still work, with a warning that can be mended, and nothing else meets old names.
// These schemas have four more: in a section, in a list, in a common part and in site.yaml.
import { noTextFiles } from '../test-site.ts';
import { describe, expect, test } from 'vitest';
import { createChecker, type JsonSchema, type SchemaSet } from '../../../src/checker/check-site.ts';
import { fixSite } from '../../../src/edits/apply-safe-fixes.ts';
import { prepareSchemas } from '../../../src/checker/schema/prepare-schemas.ts';
import { resolveFast } from '../../../src/checker/resolve/resolve-fast.ts';
import { compileSchemas } from '../../../src/checker/resolve/compiled-schemas.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { sharedEditorSchema } from '../../../src/site/schemas/shared-editor-schema.ts';
import { generateTypes } from '../../../src/site/schemas/model-types.ts';
import { reportOldWaysOnly } from '../../../src/cli/commands/migrate.ts';
import { oldNameSchema, withOldName } from '../golden-files.ts';
import { facts, found, pageYaml, readEnvelope, schemas, siteYaml } from '../test-site.ts';

function renamed(): SchemaSet {
  const set = structuredClone(withOldName(schemas, { type: 'cta', name: 'headline', newName: 'heading' }));
  const add = (group: JsonSchema, name: string, newName: string) => {
    group.properties![name] = oldNameSchema(newName);
  };
  add(set.blocks.stats!.properties!.items!.items!, 'caption', 'label');
  add(set.common.definitions!.button!, 'words', 'label');
  add(set.site, 'telephone', 'phone');
  return set;
}

const set = renamed();
const checker = createChecker(set);
const old = `title: Old
description: Old names everywhere.
blocks:
  - type: cta
    headline: Hello # a remark
    button: { words: Go, href: / }
  - { type: cta, "headline": 'Quoted', button: { label: Go back, href: / } }
  - type: stats
    items:
      - value: "3" # three
        caption: >-
          Words over
          two lines
  - type: shared
    name: row
    with:
      figures:
        - { value: "1", caption: One }
`;
const row = `params:
  figures: { description: The figures., kind: list }
blocks:
  - type: stats
    items: "{param.figures}"
  - type: cta
    headline: Shared
    button: { label: Go on, href: / }
`;
const files = {
  'site.yaml': siteYaml.replace('phone: ', 'telephone: '),
  'pages/index.yaml': pageYaml,
  'pages/old.yaml': old,
  'pages/_shared/row.yaml': row,
};
const newFiles = {
  'site.yaml': siteYaml,
  'pages/index.yaml': pageYaml,
  'pages/old.yaml': old
    .replace('headline: Hello', 'heading: Hello')
    .replace('"headline"', '"heading"')
    .replace('{ words:', '{ label:')
    .replaceAll('caption:', 'label:'),
  'pages/_shared/row.yaml': row.replace('headline', 'heading'),
};
const check = (texts: Record<string, string>) => checker.checkSite({ texts: createTextSet(texts), facts });
const said = (texts: Record<string, string>) => found(check(texts));

describe('an old name', () => {
  test('is a warning at the name, in every layout and everywhere', () => {
    expect(said(files)).toEqual([
      'pages/_shared/row.yaml:7:5 schema/deprecated',
      'pages/old.yaml:5:5 schema/deprecated',
      'pages/old.yaml:6:15 schema/deprecated',
      'pages/old.yaml:7:18 schema/deprecated',
      'pages/old.yaml:11:9 schema/deprecated',
      'pages/old.yaml:18:25 schema/deprecated',
      'site.yaml:6:1 schema/deprecated',
    ]);
  });

  test('makes the same page as the new one', () => {
    const readPage = (texts: Record<string, string>) => check(texts).pages.find(({ route }) => route === '/old')!.page;
    expect(readPage(files)).toEqual(readPage(newFiles));
    expect(check(files).site).toEqual(check(newFiles).site);
    expect(said(newFiles)).toEqual([]);
  });

  test('goes the long way, the new one the short way', () => {
    const compiled = compileSchemas(renamed());
    const context = { compiled, values: null, shared: new Map(), files: noTextFiles };
    const page =
      'title: T\ndescription: D.\nblocks:\n  - type: cta\n    headline: H\n    button: { label: G, href: / }\n';
    expect(resolveFast(page, context)).toBeNull();
    expect(resolveFast(page.replace('headline', 'heading'), context)).not.toBeNull();
  });

  test('does not hide other mistakes, which stand where they are', () => {
    const page = old.replace('headline: Hello', 'headline: 12').replace('href: /', 'href: nowhere');
    const problems = said({ ...files, 'pages/old.yaml': page });
    expect(problems).toContain('pages/old.yaml:5:15 schema/wrong-kind');
    expect(problems).toContain('pages/old.yaml:6:32 schema/bad-address');
    expect(problems).toContain('pages/old.yaml:5:5 schema/deprecated');
  });

  test('is never what a misspelt name was meant to be', () => {
    const page = pageYaml.replace('heading:', 'headlin:');
    const [first] = check({ ...newFiles, 'pages/index.yaml': page }).diagnostics;
    expect(first).toMatchObject({ code: 'schema/unknown-key' });
    expect(`${first!.message} ${first!.hint}`).not.toContain('headline');
  });

  test('beside the new one is an error, and nothing more', () => {
    const page = pageYaml.replace('    heading:', '    headline: Twice\n    heading:');
    expect(said({ ...newFiles, 'pages/index.yaml': page })).toEqual(['pages/index.yaml:5:5 schema/both-names']);
  });

  test('in a place where the setting never was is unknown as before', () => {
    const page = pageYaml.replace('title: Home', 'headline: Home\ntitle: Home');
    expect(said({ ...newFiles, 'pages/index.yaml': page })).toEqual(['pages/index.yaml:1:1 schema/unknown-key']);
  });
});

test('the name that pop-ups had in site.yaml still works, and is renamed', () => {
  const texts = createTextSet({ 'site.yaml': siteYaml.replace('popups:', 'modals:'), 'pages/index.yaml': pageYaml });
  const shipped = createChecker(schemas);
  const checked = shipped.checkSite({ texts, facts });
  expect(found(checked)).toEqual([expect.stringMatching(/^site\.yaml:\d+:1 schema.deprecated$/)]);
  expect(Object.keys(checked.site!.popups)).toEqual(['callback']);
  expect(fixSite(reportOldWaysOnly(shipped), { texts, facts }, () => true).texts.text('site.yaml')).toBe(siteYaml);
});

describe('mending', () => {
  const mend = (texts: Record<string, string>, by = reportOldWaysOnly(checker)) =>
    fixSite(by, { texts: createTextSet(texts), facts }, () => true);

  test('changes the names and no other byte, in one run', () => {
    for (const by of [checker, reportOldWaysOnly(checker)]) {
      const { texts } = mend(files, by as never);
      expect(Object.fromEntries(texts.paths.map((path) => [path, texts.text(path)]))).toEqual(newFiles);
      expect(mend(newFiles, by as never).fixed.size).toBe(0);
    }
  });

  test('by migrate leaves other mistakes as they are, and says where an author has to choose', () => {
    const page = old
      .replace('title: Old', 'tilte: Old')
      .replace('headline: Hello', 'headline: Hello\n    heading: Both');
    const { texts, checked } = mend({ ...files, 'pages/old.yaml': page });
    expect(texts.text('pages/old.yaml')).toContain('tilte: Old');
    expect(texts.text('pages/old.yaml')).toContain('headline: Hello\n    heading: Both');
    expect(texts.text('pages/old.yaml')).toContain('"heading": ');
    expect(checked.diagnostics.map(({ code }) => code)).toEqual(['schema/both-names']);
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

  test('types know new names only', async () => {
    const types = await generateTypes(sources);
    expect(types).not.toMatch(/^\s*(headline|telephone|words)\??:/m);
    expect(types).toMatch(/\bphone\b/);
  }, 60_000);

  test('editors get the words on old names, and do not offer them', () => {
    const { definitions } = sharedEditorSchema(sources);
    expect(definitions!['block-cta']!.properties!.headline).toEqual(oldNameSchema('heading'));
  });

  test('a new name that does not exist is a mistake of the schema', () => {
    const wrong = withOldName(schemas, { type: 'cta', name: 'headline', newName: 'hedaing' });
    expect(() => prepareSchemas(wrong)).toThrow('"headline" was renamed to "hedaing", which does not exist');
  });
});
