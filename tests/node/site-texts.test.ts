// The texts of a site that is being worked on: each is read when it is asked for, and nobody sees two states of one.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFileVersions } from '../../src/node/file-versions.ts';
import type { Project } from '../../src/node/project.ts';
import { textsInUse } from '../../src/node/site-texts.ts';

const productRoot = fileURLToPath(new URL('../..', import.meta.url));
const page = 'pages/brot.yaml';
let project: Project;

const path = (file: string) => join(project.siteRoot, file);
const onDisk = (file: string) => readFileSync(path(file), 'utf8');
const versionOf = (text: string) => createHash('sha1').update(text).digest('base64');
const texts = () => textsInUse(project, openFileVersions(project));

beforeEach(() => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-texts-'));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  project = { productRoot, siteRoot };
});

describe('a page', () => {
  it('is as it stands when it is asked for first, and stays so', () => {
    const now = texts();
    writeFileSync(path(page), 'title: Before it was asked for');
    expect(now.text(page)).toBe('title: Before it was asked for');
    writeFileSync(path(page), 'title: After');
    expect(now.text(page)).toBe('title: Before it was asked for');
    expect(now.version(page)).toBe(versionOf('title: Before it was asked for'));
  });

  it('that changes between its version and its text has the version of the text', () => {
    const now = texts();
    expect(now.version(page)).toBe(versionOf(onDisk(page)));
    const known = openFileVersions(project);
    const again = textsInUse(project, {
      of: (file) => (file === page ? 'a version of earlier' : known.of(file, String)),
    });
    expect(again.version(page)).toBe('a version of earlier');
    expect(again.text(page)).toBe(onDisk(page));
    expect(again.version(page)).toBe(versionOf(onDisk(page)));
  });

  it('that has gone before it was asked for is empty', () => {
    const now = texts();
    rmSync(path(page));
    expect([now.text(page), now.version(page), now.has(page)]).toEqual(['', '', true]);
    expect(now.reread([page]).has(page)).toBe(false);
  });

  it('is not read for its version when an earlier run has read it', async () => {
    const run = () => {
      const reads: string[] = [];
      const versions = openFileVersions(project);
      const of: typeof versions.of = (file, read) => versions.of(file, () => (reads.push(file), read()));
      const now = textsInUse(project, { of });
      for (const file of now.paths) now.text(file);
      versions.save();
      return reads;
    };
    // What was written just now could change again without showing.
    await new Promise((resolve) => setTimeout(resolve, 2100));
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
    expect(now.version('site.yaml')).toBe(versionOf(before));
  });
});

describe('rereading', () => {
  it('takes in what has changed, come and gone, and leaves the rest and the earlier texts as they were', () => {
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
    expect(now.version(page)).toBe(versionOf('title: New'));
    expect(now.paths).toEqual([...now.paths].sort());
    expect([before.text(page), before.has('pages/neu.yaml')]).toEqual([old, false]);
  });
});
