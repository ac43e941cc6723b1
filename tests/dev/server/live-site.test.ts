// The site as the dev server knows it: what can be shown at once, and what has to wait for the check of the whole site.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveSite } from '../../../src/dev/server/dev-state.ts';

const productRoot = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
let site: LiveSite;

const path = (file: string) => join(folder, file);
const change = (file: string, from: string, to: string) => {
  const text = readFileSync(path(file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path(file), text.replace(from, to));
  return site.reread([path(file)]);
};
const shown = (route: string) => JSON.stringify(site.pageAt(route).model?.page);
const codes = () => site.diagnostics().map(({ code }) => code);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-live-'));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), folder, { recursive: true });
  site = new LiveSite({ productRoot, siteRoot: folder });
  await site.begin();
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
    expect(site.pageAt('/neu').found).toBe(true);
    rmSync(path('pages/neu.yaml'));
    expect(site.reread([path('pages/neu.yaml')])).toBe('checked');
    expect(site.pageAt('/neu').found).toBe(false);
    expect(change('site.yaml', 'name:', 'name: ')).toBe('checked');
  });

  it('when a folder of pages has come, and when it has gone', () => {
    mkdirSync(path('pages/laden/berlin'), { recursive: true });
    cpSync(path('pages/brot.yaml'), path('pages/laden/berlin/brot.yaml'));
    expect(site.reread([path('pages/laden')])).toBe('checked');
    expect(site.pageAt('/laden/berlin/brot').found).toBe(true);
    rmSync(path('pages/laden'), { recursive: true });
    expect(site.reread([path('pages/laden')])).toBe('checked');
    expect(site.pageAt('/laden/berlin/brot').found).toBe(false);
    expect(site.pageAt('/brot').found).toBe(true);
  });

  it('when all pages have gone, and have come back', () => {
    renameSync(path('pages'), path('away'));
    expect(site.reread([path('pages')])).toBe('checked');
    expect(codes()).toContain('site/no-home-page');
    renameSync(path('away'), path('pages'));
    expect(site.reread([path('pages')])).toBe('checked');
    expect(codes()).toEqual([]);
    expect(site.pageAt('/').found).toBe(true);
  });

  it('not at all for a file that is none of the site', () => {
    expect(site.reread([path('notes.txt')])).toBe('nothing');
  });
});

describe('before the first check', () => {
  const text = (file: string) => readFileSync(path(file), 'utf8');
  /** A site that was just opened, with a mistake that only the check of the whole site finds. */
  const opened = () => {
    writeFileSync(path('pages/index.yaml'), text('pages/index.yaml').replace('href: /brot', 'href: /nirgends'));
    writeFileSync(path('site.yaml'), `redirects: [{ from: /alt, to: /brot }]\n${text('site.yaml')}`);
    rmSync(path('.pagewright'), { recursive: true, force: true });
    site = new LiveSite({ productRoot, siteRoot: folder });
  };

  it('a page is shown by itself, and what is wrong elsewhere is told when the site is checked', async () => {
    opened();
    expect(site.pageAt('/').model!.page.title).toBe('Bäckerei Krume');
    expect(site.lastGoodSite()!.name).not.toBe('');
    expect(site.hasErrors()).toBe(false);
    await site.begin();
    expect(codes()).toEqual(['site/broken-link']);
    expect(site.hasErrors()).toBe(true);
  });

  it('what is no page, leads on, or has mistakes is answered as after it', () => {
    const answers = (route: string) => {
      opened();
      const first = [site.redirectFrom(route), site.pageAt(route).found, site.pageAt(route).model?.route];
      site.check();
      expect([site.redirectFrom(route), site.pageAt(route).found, site.pageAt(route).model?.route]).toEqual(first);
      return first;
    };
    expect(answers('/alt')).toEqual(['/brot', false, '/404']);
    expect(answers('/nirgends')).toEqual([undefined, false, '/404']);
    expect(answers('/index')).toEqual([undefined, false, '/404']);
    writeFileSync(path('pages/frage.yaml'), text('pages/frage.yaml').replace('heading:', 'headign:'));
    expect(answers('/frage')).toEqual([undefined, false, '/404']);
  });

  it('a page that is saved is shown without waiting for it, and taken in by it', async () => {
    opened();
    const check = vi.spyOn(site, 'check');
    expect(shown('/frage')).toContain('Fragen Sie uns');
    expect(change('pages/frage.yaml', 'heading: Fragen', 'heading: Schreiben')).toBe('early');
    expect(shown('/frage')).toContain('Schreiben Sie uns');
    expect(change('pages/brot.yaml', 'Roggen', 'Dinkel')).toBe('early');
    expect(change('pages/brot.yaml', 'icon: wheat', 'icon: nothing-like-it')).toBe('early');
    expect(shown('/brot')).toContain('nothing-like-it');
    cpSync(path('pages/frage.yaml'), path('pages/neu.yaml'));
    expect(site.reread([path('pages/neu.yaml')])).toBe('early');
    expect(site.pageAt('/neu').found).toBe(true);
    expect(check).not.toHaveBeenCalled();
    await site.begin();
    expect(codes()).toContain('site/missing-icon');
    expect(codes()).toContain('seo/duplicate-title');
    expect(shown('/frage')).toContain('Schreiben Sie uns');
  });

  it('a page that has gone, and site.yaml, are told of at once by it', () => {
    opened();
    expect(change('site.yaml', 'name:', 'name: ')).toBe('checked');
    opened();
    rmSync(path('pages/frage.yaml'));
    expect(site.reread([path('pages/frage.yaml')])).toBe('checked');
    expect(site.pageAt('/frage').found).toBe(false);
  });

  it('others have their turn between pages, and a change in the middle of it is taken in', async () => {
    opened();
    // Each page takes as long as a turn.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
    let turns = 0;
    let isDone = false;
    const count = () => void (isDone || (turns++, setImmediate(count)));
    count();
    const begun = site.begin().then(() => (isDone = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(site.hasErrors()).toBe(false);
    expect(change('pages/frage.yaml', 'heading:', 'headign:')).toBe('checked');
    expect(site.hasErrors()).toBe(true);
    await begun;
    clock.mockRestore();
    expect(turns).toBeGreaterThan(1);
    expect(codes()).toContain('schema/unknown-key');
  });
});
