// The names of a site that editors offer: which are in them, which are not, and their form in a
// snippet.
import { Ajv } from 'ajv';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { namesSchema } from '../../../src/site/vscode/names-schema.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';
import { checker, facts, pageYaml, siteYaml } from '../../checker/test-site.ts';

const compile = vi.spyOn(Ajv.prototype, 'addSchema');

const names = (files: Record<string, string>, images: string[] = []) => {
  const picture = { width: 30, height: 20, bytes: 1 };
  return checker.collectCompletionNames({
    texts: createTextSet({ 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, ...files }),
    facts: { ...facts, images: Object.fromEntries(images.map((image) => [image, picture])) },
  });
};

test('pages and sections with a name are addresses; pages for unknown addresses are none', () => {
  const page = `title: About {site.name}\ndescription: x\nblocks:\n  - type: pill-list\n    id: kinds\n    heading: All [[kinds]]\n    labels: [x]\n`;
  expect(
    names({ 'pages/about.yaml': page, 'pages/404.yaml': pageYaml, 'pages/a/404.yaml': pageYaml })!.address,
  ).toEqual({
    '/': 'Home',
    '/about': 'About Example',
    '/about#kinds': 'All kinds',
  });
});

test('a page with mistakes is an address, and whatever can be read of it too', () => {
  const page = 'title: 7\nblocks:\n  - type: nonsense\n    id: here\n  - 3\n  - type: cta\n    id: [x]\n';
  expect(names({ 'pages/bad.yaml': page, 'pages/worse.yaml': '- [' })!.address).toMatchObject({
    '/bad': '',
    '/bad#here': 'nonsense',
  });
});

test('what site.yaml names is offered with what it is', () => {
  const { popup, form, template, list } = names({})!;
  expect({ popup, form, template, list }).toEqual({
    popup: { callback: 'Request a callback' },
    form: { example: 'E-mail' },
    template: { lead: '' },
    list: {},
  });
  const lists = `${siteYaml}lists:\n  industries: [Retail, Pharma]\n`;
  expect(names({ 'site.yaml': lists })!.list).toEqual({ industries: '' });
});

test('collections and the tags of their entries are offered', () => {
  const entry = `title: We moved\ndescription: x\ndate: 2026-01-05\ntags: [company]\nblocks:\n  - { type: pill-list, heading: All, labels: [x] }\n`;
  const { collection, tag } = names({ 'pages/news/moved.yaml': entry })!;
  expect(collection).toHaveProperty('news', 'article');
  expect(tag).toEqual({ company: 'news' });
  expect(names({})!.tag).toEqual({});
});

test('of the public files only those are pictures that a setting may name', () => {
  expect(names({}, ['/a.png', '/b.gif', '/c/d.svg'])!.image).toEqual({
    '/a.png': '30 by 20 pixels',
    '/c/d.svg': '30 by 20 pixels',
  });
});

test('nothing is known while site.yaml cannot be read', () => {
  expect(names({ 'site.yaml': '- [ : {{' })).toBe(null);
});

test('a snippet writes a name so that an editor inserts it as YAML reads it', () => {
  const odd = [
    '/plain/a-b.svg',
    '/with space.svg',
    '/a #1.svg',
    '/money$1}.svg',
    'true',
    '7.5',
    '/it: is.svg',
    '/back\\slash.svg',
  ];
  const schema = JSON.parse(
    namesSchema('x.json', { image: Object.fromEntries(odd.map((name) => [name, ''])), none: {} }),
  );
  const texts = schema.definitions.image.defaultSnippets.map(({ bodyText }: { bodyText: string }) => bodyText);
  expect(texts.map((text: string) => parse(text.replaceAll(/\\(.)/g, '$1')))).toEqual(odd);
  expect(texts.filter((text: string) => /(?<!\\)[$}]/.test(text))).toEqual([]);
  expect(schema.definitions.none.defaultSnippets).toEqual([]);
});

test('no schema is compiled for any of this: the editor waits for the names', () => {
  expect(compile).not.toHaveBeenCalled();
});
