// Addresses of a site in a folder of a host: every link, picture and file of pages and of site.yaml
// is below the path that the site's address has, and nothing else is changed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { loadChecker } from '../../src/site/folder/load-checker.ts';
import { readFacts } from '../../src/site/folder/project.ts';
import { listFiles } from '../../src/base/disk/list-files.ts';
import { productRoot } from '../product-root.ts';
import { check, pageYaml, siteYaml } from './test-site.ts';

const inFolder = siteYaml.replace(/^url: .*$/m, 'url: https://name.github.io/repo');

test('links, pictures, buttons and links in texts are below the path; texts, anchors and other sites stay', () => {
  const page = `title: Test
description: A page.
blocks:
  - type: rich-text
    id: there
    text: |
      See [us](/other#us), [it](https://x.example/a), [here](#there) and / or.

      ![Team](/images/team.jpg)
  - type: media-text
    heading: /month
    image: { src: /images/team.jpg, alt: Team }
    text: Two.
    button: { label: Go, href: / }
`;
  const { site, hosted, pages, diagnostics } = check({
    'site.yaml': inFolder,
    'pages/test.yaml': page,
    'pages/other.yaml': pageYaml.replace('heading', 'id: us\n    heading'),
  });
  expect(diagnostics).toEqual([]);
  const model = pages.find(({ route }) => route === '/test')!;
  const written = JSON.stringify(model.hosted.blocks);
  for (const part of [
    '[us](/repo/other#us)',
    '(https://x.example/a)',
    '[here](#there)',
    'and / or',
    '![Team](/repo/images/team.jpg)',
    '"src":"/repo/images/team.jpg"',
    '"href":"/repo/"',
    '"/repo/images/team.jpg":{',
    '"heading":"/month"',
  ])
    expect(written).toContain(part);
  expect(JSON.stringify(model.page.blocks)).not.toContain('/repo');
  expect(site).toMatchObject({ url: 'https://name.github.io/repo', home: '/', menu: [{ href: '/' }] });
  expect(hosted).toMatchObject({ url: 'https://name.github.io', home: '/repo/', menu: [{ href: '/repo/' }] });
  expect(hosted!.logo!.src).toBe('/repo/images/logo.svg');
});

test.each(['granary', 'bakery'])('%s: the same page without the path, and no address twice below it', (name) => {
  const siteRoot = join(productRoot, 'tests/fixtures/sites', name);
  const project = { productRoot, siteRoot };
  const paths = ['site.yaml', ...['pages', 'texts', 'data', 'fields'].flatMap((each) => listTexts(siteRoot, each))];
  const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(join(siteRoot, path), 'utf8')]));
  texts['site.yaml'] = texts['site.yaml']!.replace(/^url: .*$/m, 'url: https://name.github.io/repo');
  const { pages, diagnostics } = loadChecker(project).checkSite({
    texts: createTextSet(texts),
    facts: readFacts(project),
  });
  expect(diagnostics).toEqual([]);
  expect(pages.length).toBeGreaterThan(2);
  for (const { page, hosted } of pages) {
    const placed = JSON.stringify(hosted);
    expect(placed.replaceAll('/repo/', '/')).toBe(JSON.stringify(page));
    expect(placed).not.toContain('/repo/repo');
    expect(placed).not.toMatch(/"(?:href|src|stem)":"\/(?!repo\/)/);
  }
});

function listTexts(siteRoot: string, folder: string): string[] {
  if (!readdirSync(siteRoot).includes(folder)) return [];
  return listFiles(join(siteRoot, folder), '').map((path) => `${folder}/${path}`);
}

test('a site with its host to itself has the addresses that it writes', () => {
  const { site, hosted, pages } = check({ 'pages/index.yaml': pageYaml });
  expect(hosted).toEqual(site);
  expect(pages[0]!.hosted).toEqual(pages[0]!.page);
});

test.each(['https://x.example/', 'https://x.example/a/', 'https://x.example/a//b', 'https://x.example/a/../b'])(
  'the address %s is refused',
  (url) => {
    const { diagnostics } = check({ 'site.yaml': siteYaml.replace(/^url: .*$/m, `url: ${url}`) });
    expect(diagnostics.map(({ code }) => code)).toEqual(['schema/bad-format']);
  },
);
