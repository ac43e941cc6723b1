// Drafts as links: the site as it is goes to the host as a branch, and nothing changes here.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDraftAddress } from '../../../src/base/addresses/draft-address.ts';
import { nameDraft } from '../../../src/editor/server/disk-store/build-draft.ts';
import { readPublishState } from '../../../src/editor/server/disk-store/publish/publish-state.ts';
import { createGit } from '../../../src/editor/server/disk-store/publish/run-git.ts';
import { sendDraft } from '../../../src/editor/server/disk-store/publish/send-draft.ts';

let folder = '';
let site = '';
let bare = '';
const name = 'draft-0123456789abcdef0123';
const git = (args: string, cwd = site) =>
  execFileSync('git', args.split(' '), { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const write = (file: string, text: string, at = site) => {
  mkdirSync(join(at, file, '..'), { recursive: true });
  writeFileSync(join(at, file), text);
};
const send = (agreed = '') => sendDraft(site, createGit(site), { name, agreed });
const readSent = (file: string) => git(`show ${name}:site/${file}`, bare);
const stateHere = () => [git('rev-parse HEAD'), git('branch --format=%(refname)'), git('status --porcelain')];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-draft-'));
  bare = join(folder, 'bare.git');
  site = join(folder, 'work/site');
  mkdirSync(site, { recursive: true });
  git(`init -q --bare -b main ${bare}`, folder);
  git('init -q -b main', join(folder, 'work'));
  git('config user.name Rosa');
  git('config user.email rosa@example.com');
  write('site.yaml', 'name: Rosa\n');
  write('pages/index.yaml', 'title: Hello\n');
  write('pages/gone.yaml', 'title: Gone\n');
  write('public/robots.txt', 'User-agent: *\nAllow: /\n');
  write('.gitignore', 'notes.txt\n.pagewright/\n');
  git('add -A');
  git('commit -q -m start');
  git(`remote add origin ${bare}`);
  git('push -q -u origin main');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('all that is here is in the branch of the draft, with its mark; nothing changes here or in the published branch', async () => {
  write('pages/index.yaml', 'title: Changed\n');
  write('pages/ü neu.yaml', 'title: New\ndraft: true\n');
  write('site.yaml', 'name: Staged\n');
  git('add site.yaml');
  write('site.yaml', 'name: Now\n');
  rmSync(join(site, 'pages/gone.yaml'));
  write('notes.txt', 'private\n');
  write('.pagewright/history/journal.jsonl', '{}\n');
  write('dist/index.html', '<p>\n');
  write('../beside.txt', 'beside\n');
  const before = stateHere();
  const sent = await send();
  expect(sent).toMatchObject({ ok: true, mark: readSent('public/draft.txt') });
  expect(stateHere()).toEqual(before);
  expect([readSent('pages/index.yaml'), readSent('site.yaml')]).toEqual(['title: Changed\n', 'name: Now\n']);
  expect(readSent('public/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(git(`-c core.quotepath=off ls-tree -r --name-only ${name}`, bare).trim().split('\n')).toEqual([
    'site/.gitignore',
    'site/pages/index.yaml',
    'site/pages/ü neu.yaml',
    'site/public/draft.txt',
    'site/public/robots.txt',
    'site/site.yaml',
  ]);
  expect(existsSync(join(site, 'public/draft.txt'))).toBe(false);
  expect(git('log -1 --format=%s main', bare).trim()).toBe('start');
});

test('a draft that is sent again replaces the one before; its mark changes with its content alone', async () => {
  const marks = [];
  for (const title of ['One', 'One', 'Two']) {
    write('pages/index.yaml', `title: ${title}\n`);
    const sent = await send();
    marks.push(sent.ok && sent.mark);
    expect(readSent('pages/index.yaml')).toBe(`title: ${title}\n`);
  }
  expect(marks[0]).toBe(marks[1]);
  expect(marks[2]).not.toBe(marks[0]);
  expect(git(`rev-list --count main..${name}`, bare).trim()).toBe('1');
});

test('a site without a commit can be sent', async () => {
  rmSync(join(folder, 'work/.git'), { recursive: true });
  git('init -q -b main', join(folder, 'work'));
  git('config user.name Rosa');
  git('config user.email rosa@example.com');
  git(`remote add origin ${bare}`);
  expect(await send()).toMatchObject({ ok: true });
  expect(readSent('pages/index.yaml')).toBe('title: Hello\n');
});

test.each<[string, () => void, RegExp]>([
  ['no host', () => git('remote remove origin'), /^The site is not connected to a host/],
  ['a host that is gone', () => rmSync(bare, { recursive: true }), /^The draft was not sent\. .+\n\n/s],
  ['a merge under way', () => write('../.git/MERGE_HEAD', git('rev-parse HEAD')), /^Somebody has begun.*^A merge/ms],
  [
    'a host that refuses',
    () => {
      write('hooks/pre-receive', '#!/bin/sh\necho "no drafts here" >&2\nexit 1\n', bare);
      chmodSync(join(bare, 'hooks/pre-receive'), 0o755);
    },
    /^The draft was not sent\. .*refused it.*no drafts here/s,
  ],
])('%s is said in a sentence, and nothing changes', async (_name, bring, words) => {
  write('pages/index.yaml', 'title: Changed\n');
  bring();
  const before = stateHere();
  const { programs } = await readPublishState(site, createGit(site).ask, []);
  expect(await send(programs.key)).toEqual({ ok: false, reason: expect.stringMatching(words) as string });
  expect(stateHere()).toEqual(before);
});

test('programs of the folder run only for somebody who knows them', async () => {
  write('../.git/hooks/pre-push', '#!/bin/sh\ntouch ran\n');
  chmodSync(join(folder, 'work/.git/hooks/pre-push'), 0o755);
  expect(await send()).toMatchObject({ ok: false, reason: expect.stringMatching(/pre-push/) as string });
  expect(git('branch --format=%(refname:short)', bare).trim()).toBe('main');
});

test('the name of a draft stays the same, and cannot be guessed', () => {
  const first = nameDraft(site);
  expect(first).toMatch(/^draft-[\da-f]{20}$/);
  expect(nameDraft(site)).toBe(first);
  rmSync(join(site, '.pagewright'), { recursive: true });
  expect(nameDraft(site)).not.toBe(first);
  expect(readFileSync(join(site, '.gitignore'), 'utf8')).toBe('notes.txt\n.pagewright/\n');
});

test.each([
  [{ url: 'https://rosa.netlify.app' }, 'https://draft-1--rosa.netlify.app'],
  [{ url: 'https://rosa.pages.dev' }, 'https://draft-1.rosa.pages.dev'],
  [{ url: 'https://www.rosa.example' }, null],
  [{ url: 'https://rosa.github.io' }, null],
  [{}, null],
  [{ url: 'https://rosa.netlify.app', draftAddress: 'https://*.rosa.example' }, 'https://draft-1.rosa.example'],
])('%j shows drafts at %s', (settings, address) => {
  expect(findDraftAddress(settings, 'draft-1')).toBe(address);
});
