// `migrate` on the disk, with a product whose schemas have a renamed setting.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { check } from '../../../src/site/check/check.ts';
import { migrate } from '../../../src/cli/commands/migrate.ts';
import { oldNameSchema } from '../../checker/golden-files.ts';

const original = fileURLToPath(new URL('../../..', import.meta.url));
const productRoot = mkdtempSync(join(tmpdir(), 'pagewright-migrate-'));
const siteRoot = join(productRoot, 'site');
const project = { productRoot, siteRoot };
const page = join(siteRoot, 'pages/old.yaml');
const old = [
  '# A page from long ago',
  'title: Old',
  'description: Old.',
  'blocks:',
  '  - type: cta',
  '    headline:   Hello   # odd spaces',
  "    button: { label: 'Go', href: / }",
  '',
].join('\r\n');

for (const path of ['schemas', 'package.json'])
  cpSync(join(original, path), join(productRoot, path), { recursive: true });
symlinkSync(join(original, 'node_modules'), join(productRoot, 'node_modules'));
const schemaFile = join(productRoot, 'schemas/blocks/cta.schema.json');
const schema = JSON.parse(readFileSync(schemaFile, 'utf8'));
schema.properties.headline = oldNameSchema('heading');
writeFileSync(schemaFile, JSON.stringify(schema));

let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(`${text}\n`));
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(`${text}\n`));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  cpSync(join(original, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  mkdirSync(join(siteRoot, 'pages'), { recursive: true });
  const index = join(siteRoot, 'site.yaml');
  writeFileSync(index, readFileSync(index, 'utf8').replace('href: /frage }', 'href: /old }'));
  writeFileSync(page, old);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(siteRoot, { recursive: true });
});

afterAll(() => rmSync(productRoot, { recursive: true }));

it('an old page passes the check, with a warning', async () => {
  expect(await check(project, ['pages/old.yaml'], { format: [{ format: 'line' }] })).toBe(0);
  expect(printed.join('')).toContain('pages/old.yaml:6:5: warning: "headline" is called "heading" now.');
});

it('--dry-run shows the lines and writes nothing', () => {
  expect(migrate(project, { dryRun: true })).toBe(0);
  expect(printed.join('')).toBe(
    '--- pages/old.yaml\n+++ pages/old.yaml\n@@ line 6 @@\n-    headline:   Hello   # odd spaces\n+    heading:   Hello   # odd spaces\n',
  );
  expect(readFileSync(page, 'utf8')).toBe(old);
});

it('writes the new name and keeps every other byte; then there is nothing more to do', () => {
  expect(migrate(project, {})).toBe(0);
  expect(readFileSync(page, 'utf8')).toBe(old.replace('headline', 'heading'));
  expect(printed.splice(0).join('')).toBe('updated: pages/old.yaml (1)\n');
  expect(migrate(project, {})).toBe(0);
  expect(printed.join('')).toBe('Nothing is left of an earlier version.\n');
});

it('leaves a setting with both names to its author, and reports its place', () => {
  writeFileSync(page, old.replace('    button', '    heading: New\r\n    button'));
  expect(migrate(project, {})).toBe(1);
  expect(printed.join('')).toContain('pages/old.yaml:6:5');
});

it('lets Git keep folders of the site that are called as outputs are', () => {
  const ignored = 'dist/\r\ndist-hosts/\ngallery/\n.pagewright/\nschemas/\nnode_modules/\nmine/\n!schemas/mine\n';
  const file = join(siteRoot, '.gitignore');
  writeFileSync(file, ignored);
  migrate(project, { dryRun: true });
  expect(readFileSync(file, 'utf8')).toBe(ignored);
  expect(printed.join('')).toContain('+/gallery/');
  migrate(project, {});
  const mended = '/dist/\r\n/dist-hosts/\n/gallery/\n/.pagewright/\n/schemas/\nnode_modules/\nmine/\n!schemas/mine\n';
  expect(readFileSync(file, 'utf8')).toBe(mended);
  printed = [];
  migrate(project, {});
  expect(printed.join('')).not.toContain('.gitignore');
  execFileSync('git', ['init', '-q', siteRoot]);
  // 0 for what Git ignores.
  const isIgnored = (path: string) => spawnSync('git', ['check-ignore', '-q', path], { cwd: siteRoot }).status === 0;
  for (const path of [
    'public/images/gallery/a.jpg',
    'pages/gallery/index.yaml',
    'public/schemas/x.json',
    'texts/dist/a.md',
  ])
    expect(isIgnored(path), path).toBe(false);
  for (const path of ['dist/index.html', 'gallery/index.html', 'schemas/site.schema.json', 'messages/node_modules/a'])
    expect(isIgnored(path), path).toBe(true);
});
