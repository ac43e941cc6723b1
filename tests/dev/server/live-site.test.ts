// The site as the dev server knows it: what can be shown at once, and what has to wait for the check of the whole site.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { LiveSite } from '../../../src/dev/server/live-site.ts';
import { productRoot } from '../../product-root.ts';

let folder: string;
let site: LiveSite;

const path = (file: string) => join(folder, file);
const change = (file: string, from: string, to: string) => {
  const text = readFileSync(path(file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path(file), text.replace(from, to));
  return site.reread([path(file)]);
};
const shown = (route: string) => JSON.stringify(site.findPage(route).model?.page);
const codes = () => site.diagnostics().map(({ code }) => code);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-live-'));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), folder, { recursive: true });
  site = new LiveSite({ productRoot, siteRoot: folder });
  site.begin();
});

describe('a page without a mistake of its own', () => {
  it('is shown before the whole site is checked, and what is wrong elsewhere is told by the check', () => {
    expect(change('pages/index.yaml', 'href: /brot', 'href: /nirgends')).toBe('shown');
    expect(shown('/')).toContain('/nirgends');
    expect(codes()).toEqual([]);
    site.check();
    expect(codes()).toEqual(['site/broken-link']);
    expect(change('pages/index.yaml', 'href: /nirgends', 'href: /brot')).toBe('checked');
    expect(codes()).toEqual([]);
  });
});

describe('the whole site is checked first', () => {
  it('when a page has a mistake, and its last good state stays', () => {
    const before = shown('/brot');
    expect(change('pages/brot.yaml', 'heading:', 'headign:')).toBe('checked');
    expect(codes()).toEqual(['schema/unknown-key']);
    expect(shown('/brot')).toBe(before);
  });

  it('when a page is new, when one is gone, and when site.yaml has changed', () => {
    cpSync(path('pages/brot.yaml'), path('pages/neu.yaml'));
    expect(site.reread([path('pages/neu.yaml')])).toBe('checked');
    expect(site.findPage('/neu').found).toBe(true);
    rmSync(path('pages/neu.yaml'));
    expect(site.reread([path('pages/neu.yaml')])).toBe('checked');
    expect(site.findPage('/neu').found).toBe(false);
    expect(change('site.yaml', 'name:', 'name: ')).toBe('checked');
  });

  it('when the file that makes a new section whole comes after its schema, whatever file that is', () => {
    const schema = readFileSync(join(productRoot, 'tests/fixtures/sites/hotel/blocks/cta/cta.schema.json'), 'utf8');
    mkdirSync(path('blocks/motto'), { recursive: true });
    writeFileSync(path('blocks/motto/motto.schema.json'), schema.replaceAll('cta', 'motto'));
    expect(() => site.reread([path('blocks/motto/motto.schema.json')])).toThrow('blocks/motto has no component');
    const text = readFileSync(path('pages/brot.yaml'), 'utf8');
    writeFileSync(path('blocks/motto/motto.tsx'), 'export const Motto = () => null;\n');
    expect(site.reread([path('blocks/motto/motto.tsx')])).toBe('checked');
    writeFileSync(path('pages/brot.yaml'), `${text}  - { type: motto, heading: A, button: { label: B, href: / } }\n`);
    site.reread([path('pages/brot.yaml')]);
    expect(codes()).toEqual([]);
  });

  it('when a schema of a section is wrong, which is told with its line, and again when it is mended', () => {
    cpSync(join(productRoot, 'tests/fixtures/sites/hotel/blocks/cta'), path('blocks/cta'), { recursive: true });
    const file = path('blocks/cta/cta.schema.json');
    const schema = readFileSync(file, 'utf8');
    writeFileSync(file, schema.replace('"const"', '"cnost"'));
    expect(() => site.reread([file])).toThrow(/^blocks\/cta\/cta\.schema\.json:\d+:\d+: this schema is not for/);
    writeFileSync(file, schema);
    expect(site.reread([file])).toBe('checked');
    expect(codes()).toEqual([]);
  });

  it('when a folder of pages has come, and when it has gone', () => {
    mkdirSync(path('pages/laden/berlin'), { recursive: true });
    cpSync(path('pages/brot.yaml'), path('pages/laden/berlin/brot.yaml'));
    expect(site.reread([path('pages/laden')])).toBe('checked');
    expect(site.findPage('/laden/berlin/brot').found).toBe(true);
    rmSync(path('pages/laden'), { recursive: true });
    expect(site.reread([path('pages/laden')])).toBe('checked');
    expect(site.findPage('/laden/berlin/brot').found).toBe(false);
    expect(site.findPage('/brot').found).toBe(true);
  });

  it('when all pages have gone, and have come back', () => {
    renameSync(path('pages'), path('away'));
    expect(site.reread([path('pages')])).toBe('checked');
    expect(codes()).toContain('site/no-home-page');
    renameSync(path('away'), path('pages'));
    expect(site.reread([path('pages')])).toBe('checked');
    expect(codes()).toEqual([]);
    expect(site.findPage('/').found).toBe(true);
  });

  it('not at all for a file that is none of the site', () => {
    expect(site.reread([path('notes.txt')])).toBe('nothing');
  });
});

it('is checked when it is first asked for', () => {
  change('pages/index.yaml', 'href: /brot', 'href: /nirgends');
  rmSync(path('.pagewright'), { recursive: true, force: true });
  const open = () => (site = new LiveSite({ productRoot, siteRoot: folder }));
  expect(open().hasErrors()).toBe(true);
  expect(open().findPage('/nirgends')).toMatchObject({ found: false, model: { route: '/404' } });
  expect(open().redirectFrom('/nirgends')).toBeUndefined();
  expect(open().hasPageAt('/brot')).toBe(true);
  expect(open().reread([path('pages/index.yaml')])).toBe('checked');
  change('pages/index.yaml', 'href: /nirgends', 'href: /brot');
  expect(codes()).toEqual([]);
  expect(shown('/')).toContain('/brot');
});
