// Editable texts: each is read when it is first needed, and stays the same until it is reread.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFileVersions } from '../../../src/site/folder/file-versions.ts';
import type { Project } from '../../../src/site/folder/project.ts';
import { openEditableTexts } from '../../../src/site/folder/site-texts.ts';
import { productRoot } from '../../product-root.ts';

const page = 'pages/brot.yaml';
let project: Project;

const path = (file: string) => join(project.siteRoot, file);
const onDisk = (file: string) => readFileSync(path(file), 'utf8');
const readVersion = (text: string) => createHash('sha1').update(text).digest('base64');
const texts = () => openEditableTexts(project, openFileVersions(project));

beforeEach(() => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-texts-'));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  project = { productRoot, siteRoot };
});

afterEach(() => vi.useRealTimers());

describe('a page', () => {
  it('is as it is on disk when it is first needed, and stays so', () => {
    const now = texts();
    writeFileSync(path(page), 'title: Before it was asked for');
    expect(now.text(page)).toBe('title: Before it was asked for');
    writeFileSync(path(page), 'title: After');
    expect(now.text(page)).toBe('title: Before it was asked for');
    expect(now.version(page)).toBe(readVersion('title: Before it was asked for'));
  });

  it('that changes between its version and its text gets the version of the text', () => {
    const now = texts();
    expect(now.version(page)).toBe(readVersion(onDisk(page)));
    const known = openFileVersions(project);
    const again = openEditableTexts(project, {
      get: (file) => (file === page ? 'a version of earlier' : known.get(file, String)),
    });
    expect(again.version(page)).toBe('a version of earlier');
    expect(again.text(page)).toBe(onDisk(page));
    expect(again.version(page)).toBe(readVersion(onDisk(page)));
  });

  it('that is removed before it is needed is empty', () => {
    const now = texts();
    rmSync(path(page));
    expect([now.text(page), now.version(page), now.has(page)]).toEqual(['', '', true]);
    expect(now.reread([page]).has(page)).toBe(false);
  });

  it('is not read for its version when an earlier run has read it', () => {
    const run = () => {
      const reads: string[] = [];
      const versions = openFileVersions(project);
      const get: typeof versions.get = (file, read) => versions.get(file, () => (reads.push(file), read()));
      const now = openEditableTexts(project, { get });
      for (const file of now.paths) now.text(file);
      versions.save();
      return reads;
    };
    // A file written just now could change again without showing.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2100 });
    expect(run()).toContain(page);
    expect(run()).toEqual([]);
  });
});

describe('what pages share', () => {
  it('is read at once', () => {
    const now = texts();
    const before = onDisk('site.yaml');
    writeFileSync(path('site.yaml'), 'name: Another');
    expect(now.text('site.yaml')).toBe(before);
    expect(now.version('site.yaml')).toBe(readVersion(before));
  });
});

describe('rereading', () => {
  it('takes in changed, new and removed files, and leaves the others and the earlier set unchanged', () => {
    const before = texts();
    const old = before.text(page);
    writeFileSync(path(page), 'title: New');
    writeFileSync(path('pages/neu.yaml'), 'title: Come');
    rmSync(path('pages/index.yaml'));
    const now = before.reread([page, 'pages/neu.yaml', 'pages/index.yaml']);
    expect([now.text(page), now.text('pages/neu.yaml'), now.has('pages/index.yaml')]).toEqual([
      'title: New',
      'title: Come',
      false,
    ]);
    expect(now.version(page)).toBe(readVersion('title: New'));
    expect(now.paths).toEqual([...now.paths].sort());
    expect([before.text(page), before.has('pages/neu.yaml')]).toEqual([old, false]);
  });
});
