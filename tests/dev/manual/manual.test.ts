// The manual as a site: all pages of docs/ that users need are in it, and every link leads somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runBuild } from '../../../src/builder/build.ts';
import { findBrokenLinks, listPages } from '../../../src/cli/site-test/broken-links.ts';
import { composeManual, manualFolders } from '../../../src/dev/manual/compose-manual.ts';
import { manualBase, writeManualSite } from '../../../src/dev/manual/manual-folder.ts';
import { productRoot } from '../../product-root.ts';

const docs = join(productRoot, 'docs');
const documents = manualFolders.flatMap((folder) =>
  readdirSync(join(docs, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);

it('has nothing that its pages cannot show', () => {
  const { texts, problems } = composeManual(productRoot);
  expect(problems).toEqual([]);
  expect(documents.length).toBeGreaterThan(200);
  const page = (document: string) => `pages/${document.replace(/(\/README)?\.md$/, '.yaml')}`;
  expect(documents.filter((document) => texts[page(document)] === undefined)).toEqual([]);
});

describe('the finished manual', () => {
  const siteRoot = writeManualSite(productRoot);
  const outDir = join(siteRoot, 'dist');
  const readPage = (route: string) => readFileSync(join(outDir, route, 'index.html'), 'utf8');
  beforeAll(async () => {
    const outcome = await runBuild({ productRoot, siteRoot }, { outDir, compress: false });
    expect(outcome.diagnostics).toEqual([]);
  });

  it('has a page for each document, and a search', () => {
    const pages = listPages(outDir).map((path) => path.replace(/(?:(?:^|\/)index)?\.html$/, ''));
    const routes = documents.map((path) => path.replace(/(\/README)?\.md$/, ''));
    expect(pages.toSorted()).toEqual(['', '404', 'search', ...routes].toSorted());
  });

  it('has no link that leads nowhere, or out of it', () => {
    const lost = listPages(outDir).flatMap((path) => {
      const html = readFileSync(join(outDir, path), 'utf8');
      return Array.from(html.matchAll(/ (?:href|src)="(\/(?!__manual\/)[^"]*)"/g), ([, href]) => `${path}: ${href}`);
    });
    expect(lost).toEqual([]);
    expect(findBrokenLinks(outDir, { base: manualBase, redirects: new Set() })).toEqual([]);
  });

  it('leads from page to page, and to the list that a page is in', () => {
    const second = readPage('authors/first-site-in-the-browser');
    expect(second).toMatch(/href="\/__manual\/authors\/first-site" rel="prev"/);
    expect(second).toMatch(/href="\/__manual\/authors\/writing" rel="next"/);
    expect(readPage('errors/yaml/indent')).toMatch(/<p class="manual-above"><a href="\/__manual\/errors">/);
    expect(readPage('reference/sections/cta')).toMatch(
      /<p class="manual-above"><a href="\/__manual\/reference\/sections">/,
    );
  });

  it('shows values of a site, code and marks as they are written', () => {
    const page = readPage('authors/writing');
    expect(page).toContain('title: Offers | {site.name}\ndescription');
    expect(page).toContain('{site.facts.customers}');
    expect(page).toContain('heading: &quot;{param.heading}&quot;');
    expect(page).not.toContain('facts.nothing');
    expect(readPage('errors/yaml/foreign-line')).toContain('comments with // or &lt;!-- --&gt;');
  });

  it('has anchors as code hosts make them, and pictures with their size', () => {
    expect(readPage('authors/whole-site')).toContain('id="pop-ups"');
    expect(readPage('authors/first-site')).toMatch(
      /<img src="\/__manual\/authors\/first-site\/editor\.webp" alt="[^"]+" width="\d+" height="\d+"/,
    );
  });

  it('says nothing to those who change Pagewright', () => {
    expect(readPage('')).not.toMatch(/maintainers|decisions/i);
  });
});
