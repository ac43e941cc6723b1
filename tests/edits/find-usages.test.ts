// Usages are positions that the checker reads: in pages, shared files and site.yaml, each once.
import { expect, test } from 'vitest';
import { listUnsearchedFiles, findUsages, type UsageKind } from '../../src/edits/find-usages.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { checker, facts, pageYaml, siteYaml } from '../checker/test-site.ts';

const page = `title: A page
description: It names things. No link to callback.
blocks:
  - type: cta # callback, example, /images/team.jpg
    heading: The page /contact is no link here
    button: { label: Call, opens: callback }
    image: { src: /images/team.jpg, alt: The team at work }
  - type: form
    form: example
  - type: shared
    name: teaser
  - type: rich-text
    text: Write to [us](/contact#form), or get [the picture](/images/team.jpg).
`;
const files: Record<string, string> = {
  'site.yaml': siteYaml.replace('endpoints:', 'redirects:\n  - { from: /write, to: /contact }\nendpoints:'),
  'pages/index.yaml': pageYaml,
  'pages/one.yaml': page,
  'pages/two.yaml': page.replace('A page', 'Two'),
  'pages/contact.yaml': pageYaml.replace('  - type: cta', '  - type: cta\n    id: form'),
  'pages/_shared/teaser.yaml':
    'blocks:\n  - type: cta\n    heading: Teaser\n    button: { label: Write, href: /contact }\n',
};

const places = (kind: UsageKind, name: string, site = files) =>
  findUsages(checker.createRuleContext({ texts: createTextSet(site), facts }), createTextSet(site), { kind, name }).map(
    ({ file, range: { start } }) => `${file}:${start.line}:${start.column}`,
  );

test.each<[UsageKind, string, string[]]>([
  [
    'page',
    '/contact',
    ['pages/_shared/teaser.yaml:4:35', 'pages/one.yaml:13:25', 'pages/two.yaml:13:25', 'site.yaml:43:25'],
  ],
  [
    'file',
    '/images/team.jpg',
    ['pages/one.yaml:7:19', 'pages/one.yaml:13:62', 'pages/two.yaml:7:19', 'pages/two.yaml:13:62'],
  ],
  ['popup', 'callback', ['pages/one.yaml:6:35', 'pages/two.yaml:6:35']],
  ['form', 'example', ['pages/one.yaml:9:11', 'pages/two.yaml:9:11', 'site.yaml:23:11']],
  ['shared', 'teaser', ['pages/one.yaml:11:11', 'pages/two.yaml:11:11']],
  ['block', 'form', ['pages/one.yaml:8:11', 'pages/two.yaml:8:11']],
  ['block', 'stats', []],
])('the %s %s', (kind, name, expected) => {
  expect(checker.checkSite({ texts: createTextSet(files), facts }).diagnostics).toEqual([]);
  expect(places(kind, name)).toEqual(expected);
});

test('a type of section is found in shared files, and in files with mistakes', () => {
  const site = { ...files, 'pages/one.yaml': page.replace('heading:', 'haeding:') };
  expect(places('block', 'cta', site)).toContain('pages/_shared/teaser.yaml:2:11');
  expect(places('block', 'cta', site)).toContain('pages/one.yaml:4:11');
});

test('files with mistakes, whose links nobody knows, are named', () => {
  const site = { ...files, 'pages/one.yaml': page.replace('heading:', 'haeding:') };
  expect(listUnsearchedFiles(checker.createRuleContext({ texts: createTextSet(files), facts }))).toEqual([]);
  expect(listUnsearchedFiles(checker.createRuleContext({ texts: createTextSet(site), facts }))).toEqual([
    'pages/one.yaml',
  ]);
});
