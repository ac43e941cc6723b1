// Links of a finished site: each leads to a page, a file or a part of a page.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBrokenLinks, listPages } from '../../../src/cli/site-test/broken-links.ts';

let folder: string;
const write = (path: string, html: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), html);
};
const broken = (redirects: string[] = [], base = '') =>
  findBrokenLinks(folder, { base, redirects: new Set(redirects) }).map(({ href }) => href);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-links-'));
  write('about/index.html', '<p id="team">');
  write('404.html', '');
  write('a picture.png', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  '/about',
  '/about/',
  '/about#team',
  '/about?a=1&amp;b=2#team',
  '#here',
  '/a%20picture.png',
  'https://elsewhere.example/no',
  '//elsewhere.example/no',
  'mailto:rosa@bakery.example',
])('%s leads somewhere', (href) => {
  write('index.html', `<a id="here" href="${href}">`);
  expect(broken()).toEqual([]);
});

it.each(['/abuot', '/about#tame', '#there', '/no.png', '/about/team'])('%s leads nowhere', (href) => {
  write('index.html', `<a id="here" href="${href}">`);
  expect(broken()).toEqual([href]);
});

it('an address with a redirect leads somewhere', () => {
  write('index.html', '<a href="/old">');
  expect(broken(['/old'])).toEqual([]);
});

it('a site in a folder of a host has its links below that path; the rest of the host is not known', () => {
  write('index.html', '<a href="/shop/about"><a href="/shop/abuot"><a href="/other">');
  expect(broken([], '/shop')).toEqual(['/shop/abuot']);
});

it('a page is listed once, whatever hosts call it', () => {
  write('about.html', '');
  write('index.html', '');
  expect(listPages(folder)).toEqual(['404.html', 'about/index.html', 'index.html']);
});
