// The command `editor` gives a site with code a tsconfig.json, so that VS Code knows its types.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeEditorSetup } from '../../../src/site/vscode/set-up-editor.ts';
import { productRoot } from '../../product-root.ts';

let siteRoot = '';
const file = () => join(siteRoot, 'tsconfig.json');
const write = () => writeEditorSetup({ productRoot, siteRoot });

beforeEach(() => {
  siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-tsconfig-'));
  const hotel = join(productRoot, 'tests/fixtures/sites/hotel');
  cpSync(hotel, siteRoot, { recursive: true, filter: (path) => !path.includes('.pagewright') });
});

test('a site with code gets one, whose settings are there', () => {
  expect(write()).toContain('tsconfig.json');
  const { extends: settings } = JSON.parse(readFileSync(file(), 'utf8')) as { extends: string };
  expect(existsSync(join(dirname(file()), settings))).toBe(true);
  expect(write()).toEqual([]);
});

test('the site’s own is left as it is', () => {
  writeFileSync(file(), '{ /* ours */ }');
  expect(write()).not.toContain('tsconfig.json');
  expect(readFileSync(file(), 'utf8')).toBe('{ /* ours */ }');
});

test('a site without code gets none', () => {
  for (const part of ['blocks', 'components']) rmSync(join(siteRoot, part), { recursive: true });
  write();
  expect(existsSync(file())).toBe(false);
});
