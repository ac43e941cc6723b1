// `move` for files as an author meets it: on the disk, on the site of the browser tests.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { productRoot } from '../../product-root.ts';
import { runCli } from '../../run-cli.ts';

let site: string;

const pagewright = (...args: string[]) => runCli(...args, '--root', site);
const at = (path: string) => join(site, path);
const readText = (path: string) => readFileSync(at(path), 'utf8');

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'pagewright-move-file-'));
  for (const path of ['site.yaml', 'pages', 'public', 'texts', 'data'])
    cpSync(join(productRoot, 'e2e/fixture-site', path), at(path), { recursive: true });
});

afterEach(() => rmSync(site, { recursive: true }));

it('moves a Markdown file and writes its new name into the page', async () => {
  const text = readText('texts/terms.md');
  const { status, stdout } = await pagewright('move', 'texts/terms.md', 'texts/legal/');
  expect(status).toBe(0);
  expect(stdout).toBe('moved: texts/terms.md -> texts/legal/terms.md\nupdated: pages/terms.yaml\n');
  expect(existsSync(at('texts/terms.md'))).toBe(false);
  expect(readText('texts/legal/terms.md')).toBe(text);
  expect(await pagewright('check')).toMatchObject({ status: 0, stderr: 'No mistakes found.\n' });
  expect((await pagewright('move', 'texts/legal/terms.md', 'texts/terms.md')).status).toBe(0);
  expect(existsSync(at('texts/legal'))).toBe(false);
  expect(readText('pages/terms.yaml')).toBe(
    readFileSync(join(productRoot, 'e2e/fixture-site/pages/terms.yaml'), 'utf8'),
  );
});

it('moves a picture byte for byte, and names the code of the site that names it, too', async () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x80]);
  mkdirSync(at('public/files'));
  writeFileSync(at('public/files/list.pdf'), bytes);
  writeFileSync(at('styles.css'), 'body {\n  background: url(/files/list.pdf);\n}\n');
  writeFileSync(
    at('pages/about.yaml'),
    readText('pages/about.yaml').replace('href: /contact', 'href: /files/list.pdf'),
  );
  const shown = await pagewright('move', '/files/list.pdf', '/sheets/', '--dry-run');
  expect(shown.stdout).toContain('rename public/files/list.pdf -> public/sheets/list.pdf\n');
  expect(existsSync(at('public/sheets'))).toBe(false);
  const { stdout } = await pagewright('move', '/files/list.pdf', '/sheets/');
  expect(stdout).toContain('by hand: styles.css:2: it names /files/list.pdf, too\n');
  expect(readFileSync(at('public/sheets/list.pdf'))).toEqual(bytes);
  expect(existsSync(at('public/files'))).toBe(false);
});

it('follows a file that the author has renamed already', async () => {
  renameSync(at('data/prices.csv'), at('data/rates.csv'));
  expect((await pagewright('check')).status).toBe(1);
  const { status, stdout } = await pagewright('move', 'data/prices.csv', 'data/rates.csv');
  expect(status).toBe(0);
  expect(stdout).toBe('updated: pages/terms.yaml\ndata/rates.csv was there already.\n');
  expect((await pagewright('check')).status).toBe(0);
});

it('refuses with a sentence, and changes nothing', async () => {
  const { status, stderr } = await pagewright('move', 'texts/trems.md', 'texts/legal.md');
  expect(status).toBe(2);
  expect(stderr).toContain('There is no file texts/trems.md. Did you mean texts/terms.md?');
  writeFileSync(at('pages/new.yaml'), 'title: New\n');
  const wrong = await pagewright('move', 'texts/terms.md', 'texts/legal.md');
  expect(wrong).toMatchObject({ status: 1 });
  expect(wrong.stderr).toContain('Correct these first');
  expect(existsSync(at('texts/terms.md'))).toBe(true);
});
