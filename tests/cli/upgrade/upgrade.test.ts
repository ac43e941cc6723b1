// `upgrade`: what it reads of a changelog, and how it converts a folder of version 0.1. The whole is proved against a registry
// (e2e/registry/prove.mjs).
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNewerWish } from '../../../src/base/installation/installed-version.ts';
import { changesBetween } from '../../../src/cli/upgrade/changes-between.ts';
import { convertSite, isOfPathKind, planConversion } from '../../../src/cli/upgrade/convert-site.ts';
import { productRoot } from '../../product-root.ts';

const changelog = '# Changelog\n\nWords.\n\n## 0.3.0\n\n- c\n\n## 0.2.1\n\n- b\n\n## 0.2.0\n\n- a\n';

describe('the changelog', () => {
  it('gives the versions after the installed one, up to the new one', () => {
    expect(changesBetween(changelog, '0.2.0', '0.3.0')).toBe('## 0.3.0\n\n- c\n\n## 0.2.1\n\n- b');
    expect(changesBetween(changelog, '0.2.0', '0.2.1')).toBe('## 0.2.1\n\n- b');
    expect(changesBetween(changelog, '0.3.0', '0.3.0')).toBe('');
  });
});

describe('a folder', () => {
  let home: string;
  /** The folder of the product as npm installs it. */
  let product: string;
  let site: string;
  const write = (path: string, text: string) => {
    mkdirSync(join(home, path, '..'), { recursive: true });
    writeFileSync(join(home, path), text);
  };
  const read = (path: string) => readFileSync(join(site, path), 'utf8');

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'pagewright-upgrade-'));
    product = join(home, 'pagewright');
    site = join(home, 'Rosa & Söhne');
    write('pagewright/package.json', JSON.stringify({ version: '0.2.0', engines: { node: '>=20' } }));
    write('pagewright/compiled/version', 'x');
    for (const path of ['src/cli/templates/package/README.md', 'docs/deploy/check.yml'])
      write(`pagewright/${path}`, readFileSync(join(productRoot, path), 'utf8'));
    write('Rosa & Söhne/site.yaml', 'name: "Rosa"\n');
  });
  afterEach(() => rmSync(home, { recursive: true }));

  const project = () => ({ productRoot: product, siteRoot: site });

  it('of version 0.1 gets the dependency and its scripts, and keeps its own', () => {
    const scripts = { start: 'node "../pagewright/bin/pagewright.mjs" dev --root .', lint: 'mine' };
    write('Rosa & Söhne/package.json', JSON.stringify({ private: true, scripts, dependencies: { other: '1' } }));
    write('Rosa & Söhne/.gitignore', 'dist/\r\nmine/\r\n');
    expect(isOfPathKind(project())).toBe(true);
    convertSite(project());
    const made = JSON.parse(read('package.json')) as Record<string, unknown>;
    expect(made).toMatchObject({
      name: 'rosa-s-hne',
      scripts: { start: 'pagewright dev', check: 'pagewright check', lint: 'mine' },
      dependencies: { pagewright: '^0.2.0', other: '1' },
    });
    expect(read('.gitignore')).toContain('mine/\r\n');
    expect(read('.gitignore').match(/^\/dist\/\r?$/gm)).toHaveLength(1);
    expect(read('.gitignore')).not.toMatch(/^dist\//m);
    expect(read('README.md')).toMatch(/^# Rosa\n/);
    expect(isOfPathKind(project())).toBe(false);
  });

  it('is not written to by a plan, and what is there already stays', () => {
    write('Rosa & Söhne/README.md', 'mine');
    expect(Object.keys(planConversion(project()))).not.toContain('README.md');
    expect(() => read('package.json')).toThrow('ENOENT');
  });

  it.each([
    ['^0.3.0', '^0.3.0'],
    ['0.2.1', '0.2.1'],
    ['^0.2.0', undefined],
    ['latest', undefined],
    ['file:../pagewright', undefined],
  ])('that asks for %s is told when that is newer than what is installed', (wish, told) => {
    write('Rosa & Söhne/package.json', JSON.stringify({ dependencies: { pagewright: wish } }));
    expect(findNewerWish(project())).toBe(told);
  });
});
