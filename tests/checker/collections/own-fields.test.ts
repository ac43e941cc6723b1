// Fields of a site's own: what entries of its collections have beside the settings of every page.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EntriesBlock, EntryHeaderBlock, TeamBlock } from '#schemas';
import { createChecker } from '../../../src/checker/check-site.ts';
import { describeFile } from '../../../src/edits/fields/describe-fields.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { siteTypes } from '../../../src/site/schemas/site-types.ts';
import { pageSchema } from '../../../src/site/schemas/page-schema.ts';
import { readOwnFields } from '../../../src/site/folder/own-fields.ts';
import { productRoot } from '../../product-root.ts';
import { facts, found, pageYaml, readEnvelope, schemas, siteYaml } from '../test-site.ts';

const granary = join(productRoot, 'tests/fixtures/sites/granary');
const fields = readOwnFields({ productRoot, siteRoot: granary });
const blocks = Object.entries(schemas.blocks).map(([type, schema]) => ({ type, schema }));
const ownSchemas = {
  ...schemas,
  page: pageSchema({ envelope: readEnvelope(), blocks, shared: schemas.shared, fields }),
};
const checker = createChecker(ownSchemas);

const site = siteYaml.replace(
  'collections:\n',
  'collections:\n  people: { title: People, folder: pages/people, kind: page, fields: person }\n',
);
const person = (name: string, settings: string, header = '') =>
  `title: ${name} | Example\ndescription: About ${name}.\n${settings}\nblocks:\n  - type: entry-header\n${header}`;
const people = {
  'pages/people/maud.yaml': person(
    'Maud',
    'person: { role: Director, languages: [Dutch], keys: true }',
    '    show: [keys, role]\n',
  ),
  'pages/people/tom.yaml': person('Tom', 'person: { role: Potter, signature: { src: /images/example.svg, alt: "" } }'),
};
const list = (type: string, settings = '') =>
  `title: List\ndescription: L.\nblocks:\n  - type: ${type}\n    heading: People\n    from: people\n${settings}`;

function createSource(files: Record<string, string>) {
  const texts = createTextSet({ 'site.yaml': site, 'pages/index.yaml': pageYaml, ...people, ...files });
  return { texts, facts };
}
const check = (files: Record<string, string>) => checker.checkSite(createSource(files));
const foundIn = (files: Record<string, string>) => found(check(files));

function blockOn(route: string, files: Record<string, string> = {}) {
  const checked = check(files);
  expect(found(checked)).toEqual([]);
  return checked.pages.find((page) => page.route === route)!.page.blocks[0]!;
}

describe('a list', () => {
  test('says which fields it shows, in its order, with their words and kinds', () => {
    const { shown } = blockOn('/list', {
      'pages/list.yaml': list('entries', '    show: [languages, role, since]\n'),
    }) as EntriesBlock;
    expect(shown.show).toEqual([
      { name: 'languages', label: 'Speaks', kind: 'list' },
      { name: 'role', label: 'Role', kind: 'text' },
      { name: 'since', label: 'Here since', kind: 'date' },
    ]);
    expect(shown.entries[0]!.fields).toEqual({ role: 'Director', languages: ['Dutch'], keys: true });
  });

  test('gives sections of the site pictures that know their size', () => {
    const { shown } = blockOn('/list', { 'pages/list.yaml': list('entries') }) as EntriesBlock;
    expect(shown.entries[1]!.fields).toMatchObject({
      signature: { src: '/images/example.svg', width: 800, height: 600 },
    });
  });

  test('of a team has the people of the collection', () => {
    const { shown } = blockOn('/list', { 'pages/list.yaml': list('team', '    max: 1\n') }) as TeamBlock;
    expect(shown!.entries.map(({ title }) => title)).toEqual(['Maud']);
  });

  test('is another version of its page when a field has changed', () => {
    const computeVersion = (files: Record<string, string>) =>
      check({ 'pages/list.yaml': list('entries'), ...files }).pages.find(({ route }) => route === '/list')!.version;
    const changed = { 'pages/people/tom.yaml': people['pages/people/tom.yaml'].replace('Potter', 'Baker') };
    expect(computeVersion(changed)).not.toBe(computeVersion({}));
  });
});

test('the page of an entry shows fields of its own', () => {
  const { shown } = blockOn('/people/maud') as EntryHeaderBlock;
  expect(shown.show.map(({ label }) => label)).toEqual(['Has the keys', 'Role']);
  expect(shown.entry.fields).toMatchObject({ role: 'Director' });
});

describe('the check', () => {
  const entry = (settings: string) => foundIn({ 'pages/people/ann.yaml': person('Ann', settings) });

  test.each([
    ['a misspelt field', 'person: { rolle: Cook }', ':3:11 schema/unknown-key'],
    ['a missing field', 'person: { keys: true }', ':3:11 schema/missing-key'],
    ['a wrong value', 'person: { role: Cook, keys: 3 }', ':3:29 schema/wrong-kind'],
    [
      'a picture that is not there',
      'person: { role: Cook, signature: { src: /images/no.svg, alt: "" } }',
      ':3:41 site/missing-file',
    ],
    ['fields that are not there at all', 'summary: Ann cooks.', ':1:1 entries/no-details'],
  ])('finds %s', (_what, settings, expected) => {
    expect(entry(settings)).toEqual([`pages/people/ann.yaml${expected}`]);
  });

  test('finds fields on a page of another collection', () => {
    expect(foundIn({ 'pages/ann.yaml': person('Ann', 'person: { role: Cook }') })).toEqual([
      'pages/ann.yaml:3:1 site/unused-setting',
    ]);
  });

  test('finds fields that are shown and do not exist, or cannot be said in words', () => {
    const shows = (settings: string) => foundIn({ 'pages/list.yaml': list('entries', settings) });
    expect(shows('    show: [role, rolle]\n')).toEqual(['pages/list.yaml:7:11 entries/unknown-field']);
    expect(shows('    show: [signature]\n')).toEqual(['pages/list.yaml:7:11 entries/unknown-field']);
  });

  test('finds a collection whose fields no file defines', () => {
    const { diagnostics } = check({ 'site.yaml': site.replace('fields: person', 'fields: persn') });
    expect(diagnostics.find(({ code }) => code === 'entries/unknown-field')).toMatchObject({
      file: 'site.yaml',
      message: 'There is no file fields/persn.schema.json. Did you mean "person"?',
      fixes: [{ title: 'Write person' }],
    });
  });
});

test('editors offer the files of fields and the fields', () => {
  const { fields: groups, field } = checker.collectCompletionNames(createSource({}))!;
  expect(groups).toEqual({ person: 'Person' });
  expect(field).toMatchObject({ role: 'Role (person)', keys: 'Has the keys (person)' });
});

test('the editor has a form for them', () => {
  const form = describeFile(ownSchemas, 'page').find(({ name }) => name === 'person')!;
  expect(form.fields!.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'role text',
    'since date',
    'languages list',
    'keys switch',
    'signature image',
  ]);
});

test('sections of the site have a type for them', () => {
  const productTypes = readFileSync(join(productRoot, 'schemas/types.gen.ts'), 'utf8');
  const text = siteTypes({ blocks: [], fields, common: schemas.common, productTypes, entry: 'pagewright' });
  expect(text).toMatch(
    /export interface PersonFields \{[^]*"role": string;[^]*"languages"\?: \(string\)\[\];[^]*"keys": boolean;[^]*"signature"\?: Image;/,
  );
});

describe('a file of fields', () => {
  const readWith = (name: string, schema: object) => {
    const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-fields-'));
    mkdirSync(join(siteRoot, 'fields'));
    writeFileSync(join(siteRoot, `fields/${name}.schema.json`), JSON.stringify(schema));
    return () => readOwnFields({ productRoot, siteRoot });
  };
  const group = { type: 'object', properties: { price: { type: 'number' } } };

  test.each([
    ['title', group, 'every page has a setting "title" already'],
    ['Price', group, '"Price" cannot be the name of fields'],
    ['price', { type: 'array' }, 'fields/price.schema.json:1:2: this schema is not for fields'],
    ['price', { ...group, required: ['size'] }, ':1:71: this schema requires "size", which is none of'],
    [
      'price',
      { ...group, properties: { price: { $ref: '#/definitions/price' } } },
      ':1:41: this schema refers to "#/definitions/price"',
    ],
  ])('named %s is refused in a sentence when it is wrong', (name, schema, message) => {
    expect(readWith(name, schema)).toThrow(message);
  });
});
