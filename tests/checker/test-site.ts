// A small site to try the checker on: every test changes only what it is about.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckedSite, JsonSchema, SchemaSet, SiteFacts } from '../../src/checker/check-site.ts';
import { createTextSet } from '../../src/base/pure/text-set.ts';
import { openTextFiles } from '../../src/checker/text-files/open-text-files.ts';
import { loadChecker } from '../../src/site/folder/load-checker.ts';

// A path, because tests in a simulated browser have its URL, which Node does not accept.
const productRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(productRoot, 'schemas');
const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as JsonSchema;

/** The schema of a page without its sections, as it is written by hand. */
export function readEnvelope(): JsonSchema {
  return read('page-envelope.schema.json');
}

/** The schemas of the repository. */
export function readSchemas(): SchemaSet {
  const names = readdirSync(join(folder, 'blocks')).sort();
  const blocks = Object.fromEntries(names.map((name) => [name.replace('.schema.json', ''), read(`blocks/${name}`)]));
  return {
    page: read('page.schema.json'),
    sharedFile: read('shared-file.schema.json'),
    shared: read('shared.schema.json'),
    site: read('site.schema.json'),
    common: read('common.schema.json'),
    blocks,
  };
}

export const schemas = readSchemas();
/** With validators that an earlier run has compiled, which takes seconds. */
export const checker = loadChecker({ productRoot, siteRoot: productRoot }, undefined, schemas);

/** A site without Markdown and CSV files. */
export const noTextFiles = openTextFiles(createTextSet({}), (_key, _version, make) => make());

const picture = { width: 800, height: 600, bytes: 1000 };

/** Every icon that an example names, and a few more. */
function listIcons(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'icon' && typeof part === 'string' ? [part] : listIcons(part),
  );
}

export const facts: SiteFacts = {
  preview: { now: Date.UTC(2026, 10, 21, 12), show: 'published' },
  images: {
    '/images/example.svg': picture,
    '/images/team.jpg': picture,
    '/images/logo.svg': { ...picture, width: 120 },
  },
  icons: new Set([
    'package',
    'package-search',
    'users',
    'chart-line',
    ...Object.values(schemas.blocks).flatMap(({ examples }) => listIcons(examples)),
  ]),
};

export const siteYaml = `name: Example
url: https://www.example.com
logo:
  src: /images/logo.svg
  alt: Example
phone: "+91 120 000 0000"
founded: 2006
facts:
  customers: 380+
menu:
  - label: Home
    href: /
footer:
  blurb: Software since {site.founded}.
  columns:
    - heading: Company
      links:
        - label: Home
          href: /
popups:
  callback:
    heading: Request a callback
    form: example
forms:
  example:
    fields:
      - name: email
        label: E-mail
        kind: email
    submit:
      label: Send
      busyLabel: Sending
    delivery:
      - call: email
        template: lead
        params:
          to: email
    success:
      goTo: https://thanks.example/you
    failure:
      message: Please call {site.phone}.
endpoints:
  email:
    publicKey: key
    service: service
    templates:
      lead: template_1
collections:
  news: { title: News, folder: pages/news, kind: article, tags: { stock: Stock } }
  events: { title: Events, folder: pages/events, kind: event }
  openings: { title: Openings, folder: pages/openings, kind: job }
# The pages of tests are alike and stand alone; tests of these rules turn them on.
checks:
  site/unused-file: off
  site/unused-shared: off
  site/unreachable-page: off
  site/no-not-found-page: off
  seo/duplicate-title: off
  seo/duplicate-description: off
`;

export const pageYaml = `title: Home
description: The home page.
blocks:
  - type: cta
    heading: See it at work
    button:
      label: Book a demo
      href: /
`;

export const notFoundYaml = pageYaml
  .replace('title: Home', 'title: Lost')
  .replace('The home page.', 'No page is here.')
  .replace('href: /', 'href: tel:+911200000000');

/** Checks a site of the given files; site.yaml and the home page are there unless they are given. */
export function check(files: Record<string, string>, without: string[] = []): CheckedSite {
  const all: Record<string, string> = { 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, ...files };
  for (const file of without) delete all[file];
  return checker.checkSite({ texts: createTextSet(all), facts });
}

/** `file:line:column code` of everything that is wrong. */
export function found(site: CheckedSite): string[] {
  return site.diagnostics.map(({ file, range, code }) => `${file}:${range.start.line}:${range.start.column} ${code}`);
}

/** Everything that is wrong with one page, as `line:column code`. */
export function foundIn(page: string, file = 'pages/test.yaml'): string[] {
  return check({ [file]: page }).diagnostics.map((diagnostic) => {
    const place = `${diagnostic.range.start.line}:${diagnostic.range.start.column} ${diagnostic.code}`;
    return diagnostic.file === file ? place : `${diagnostic.file}:${place}`;
  });
}
