// Changes of the editor: all files or none, undone and made again also after a restart, merged
// with those of others.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  appendFileSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from '../../../src/base/disk/write-atomic.ts';
import { SiteFiles } from '../../../src/editor/server/disk-store/site-files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagewright-files-'));
  writeFileSync(join(root, 'site.yaml'), 'a: 1\nb: 2\nc: 3\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const site = () => readFileSync(join(root, 'site.yaml'), 'utf8');
const from = (before: string, after: string) => [{ file: 'site.yaml', before, after }];

test('a change is undone and made again, also after a restart', () => {
  const files = new SiteFiles(root);
  files.change(from(site(), 'a: 9\nb: 2\nc: 3\n'), { label: 'Name' });
  files.change([{ file: 'pages/new.yaml', before: null, after: 'title: New\n' }], { label: 'New page' });
  const again = new SiteFiles(root);
  expect(again.journal.entries().map(({ label, isUndone }) => [label, isUndone])).toEqual([
    ['New page', false],
    ['Name', false],
  ]);
  expect(again.step('undo')).toMatchObject({ label: 'New page', files: ['pages/new.yaml'] });
  expect(existsSync(join(root, 'pages/new.yaml'))).toBe(false);
  again.step('undo');
  expect(site()).toBe('a: 1\nb: 2\nc: 3\n');
  expect(again.step('undo')).toBeNull();
  const later = new SiteFiles(root);
  later.step('redo');
  later.step('redo');
  expect(site()).toBe('a: 9\nb: 2\nc: 3\n');
  expect(readFileSync(join(root, 'pages/new.yaml'), 'utf8')).toBe('title: New\n');
  expect(later.step('redo')).toBeNull();
});

test('a new change after undoing ends what could be made again', () => {
  const files = new SiteFiles(root);
  files.change(from(site(), 'a: 9\n'), { label: 'One' });
  files.step('undo');
  files.change(from(site(), 'a: 8\n'), { label: 'Two' });
  expect(files.step('redo')).toBeNull();
  expect(new SiteFiles(root).journal.entries().map(({ label }) => label)).toEqual(['Two']);
});

const listLabels = (files: SiteFiles) => files.journal.entries().map(({ label }) => label);

test('what is typed in one step is undone at once, and what is typed in the next one apart from it', () => {
  const files = new SiteFiles(root);
  for (const text of ['a: h\n', 'a: he\n', 'a: hey\n']) files.change(from(site(), text), { label: 'Text', step: '1' });
  files.change(from(site(), 'a: hey you\n'), { label: 'Text', step: '2' });
  files.step('undo');
  expect(site()).toBe('a: hey\n');
  files.step('undo');
  expect(site()).toBe('a: 1\nb: 2\nc: 3\n');
});

test('a step that changes nothing in the end is none, until more is typed in it', () => {
  const start = site();
  const files = new SiteFiles(root);
  files.change(from(start, 'a: one\n'), { label: 'One' });
  for (const text of ['a: h\n', 'a: one\n']) files.change(from(site(), text), { label: 'Text', step: '1' });
  for (const each of [files, new SiteFiles(root)]) expect(listLabels(each)).toEqual(['One']);
  files.change(from(site(), 'a: hey\n'), { label: 'Text', step: '1' });
  expect(listLabels(files)).toEqual(['Text', 'One']);
  files.change(from(site(), 'a: one\n'), { label: 'Text', step: '1' });
  expect(files.journal.heads()).toMatchObject({ undo: files.journal.entries()[0]!.id });
  expect(files.step('undo')).toMatchObject({ label: 'One' });
  expect(site()).toBe(start);
  expect(files.step('redo')).toMatchObject({ label: 'One' });
  expect(files.step('redo')).toBeNull();
  expect(files.journal.textsAt(files.journal.entries()[0]!.id, 'before')).toEqual(new Map([['site.yaml', start]]));
});

test('a step of which the rest could not be written keeps its beginning', () => {
  const start = site();
  let isFull = false;
  const files = new SiteFiles(root, {
    replace: (path, content) => {
      if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      replaceFile(path, content);
    },
  });
  files.change(from(start, 'a: h\n'), { label: 'Text', step: '1' });
  isFull = true;
  for (const text of ['a: hey\n', start])
    expect(files.change(from(site(), text), { label: 'Text', step: '1' }).ok).toBe(false);
  isFull = false;
  for (const each of [files, new SiteFiles(root)]) expect(listLabels(each)).toEqual(['Text']);
  files.step('undo');
  expect(site()).toBe(start);
});

test('what another program has changed meanwhile is kept when it stands in other lines', () => {
  const files = new SiteFiles(root);
  const before = site();
  writeFileSync(join(root, 'site.yaml'), 'a: 1\nb: 2\nc: theirs\n');
  expect(files.change(from(before, 'a: mine\nb: 2\nc: 3\n'), { label: 'A' })).toEqual({
    ok: true,
    files: ['site.yaml'],
    merged: ['site.yaml'],
  });
  expect(site()).toBe('a: mine\nb: 2\nc: theirs\n');
  writeFileSync(join(root, 'site.yaml'), 'a: mine\nb: 2\nc: theirs again\n');
  files.step('undo');
  expect(site()).toBe('a: 1\nb: 2\nc: theirs again\n');
});

test('the same line is asked about, and nothing is written', () => {
  const files = new SiteFiles(root);
  const before = site();
  writeFileSync(join(root, 'site.yaml'), 'a: theirs\nb: 2\nc: 3\n');
  const other = { file: 'pages/x.yaml', before: null, after: 'title: X\n' };
  const same = { text: 'a: ', isOther: false };
  const end = { text: '\n', isOther: false };
  const place = {
    line: 1,
    base: 'a: 1\n',
    settings: [],
    mine: [same, { text: 'mine', isOther: true }, end],
    theirs: [same, { text: 'theirs', isOther: true }, end],
  };
  expect(files.change([other, ...from(before, 'a: mine\nb: 2\nc: 3\n')], { label: 'A' })).toEqual({
    ok: false,
    reason: 'Somebody else has changed the same places. Choose what is to stay.',
    conflicts: [
      {
        file: 'site.yaml',
        sides: { mine: 'Your version', theirs: 'The other version' },
        mine: 'a: mine\nb: 2\nc: 3\n',
        theirs: 'a: theirs\nb: 2\nc: 3\n',
        parts: [place, 'b: 2\nc: 3\n'],
      },
    ],
  });
  expect(site()).toBe('a: theirs\nb: 2\nc: 3\n');
  expect(existsSync(join(root, 'pages/x.yaml'))).toBe(false);
});

test('what is chosen of two versions is written; undoing brings back the own version, and then the other one', () => {
  const files = new SiteFiles(root);
  writeFileSync(join(root, 'site.yaml'), 'a: theirs\nb: 2\nc: 3\n');
  const [mine, theirs] = ['a: mine\nb: 2\nc: 3\n', site()];
  files.choose([{ file: 'site.yaml', mine, theirs, text: 'a: both\nb: 2\nc: 3\n' }], 'Site');
  expect(site()).toBe('a: both\nb: 2\nc: 3\n');
  const again = new SiteFiles(root);
  again.step('undo');
  expect(site()).toBe(mine);
  again.step('undo');
  expect(site()).toBe(theirs);
});

test('whoever takes the other version can still undo to their own', () => {
  const files = new SiteFiles(root);
  const [mine, theirs] = ['a: mine\n', site()];
  expect(files.choose([{ file: 'site.yaml', mine, theirs, text: theirs }], 'Site')).toEqual({
    ok: true,
    files: [],
    merged: [],
  });
  expect(site()).toBe(theirs);
  files.step('undo');
  expect(site()).toBe(mine);
});

test('what others change while one chooses is put together with the choice, or asked about once more', () => {
  const files = new SiteFiles(root);
  const [mine, theirs] = ['a: mine\nb: 2\nc: 3\n', site()];
  const choice = { file: 'site.yaml', mine, theirs, text: mine };
  writeFileSync(join(root, 'site.yaml'), 'a: later\nb: 2\nc: 3\n');
  expect(files.choose([choice], 'Site')).toMatchObject({ conflicts: [{ mine, theirs: 'a: later\nb: 2\nc: 3\n' }] });
  writeFileSync(join(root, 'site.yaml'), 'a: 1\nb: 2\nc: later\n');
  files.choose([choice], 'Site');
  expect(site()).toBe('a: mine\nb: 2\nc: later\n');
});

test('a file that somebody else has removed is asked about as a whole', () => {
  const files = new SiteFiles(root);
  const before = site();
  rmSync(join(root, 'site.yaml'));
  expect(files.change(from(before, 'a: mine\n'), { label: 'A' })).toMatchObject({
    conflicts: [{ mine: 'a: mine\n', theirs: null, parts: [] }],
  });
  files.choose([{ file: 'site.yaml', mine: 'a: mine\n', theirs: null, text: 'a: mine\n' }], 'Site');
  expect(site()).toBe('a: mine\n');
});

test('a full disk in the middle of a change leaves all files as they were', () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  const replace: typeof replaceFile = (file, text) => {
    if (file.endsWith('x.yaml') && text !== null) throw full;
    replaceFile(file, text);
  };
  const files = new SiteFiles(root, { replace });
  const changes = [...from(site(), 'a: 9\n'), { file: 'pages/x.yaml', before: null, after: 'title: X\n' }];
  expect(files.change(changes, { label: 'Both' })).toEqual({
    ok: false,
    reason: 'The disk is full, so pages/x.yaml stays as it was. Make room, and try again.',
    canRetry: true,
  });
  expect(site()).toBe('a: 1\nb: 2\nc: 3\n');
  expect(files.journal.entries()).toEqual([]);
});

test('permissions and links stay', () => {
  const target = join(root, 'real.yaml');
  writeFileSync(target, 'title: X\n');
  mkdirSync(join(root, 'pages'));
  symlinkSync(target, join(root, 'pages/link.yaml'));
  chmodSync(join(root, 'site.yaml'), 0o640);
  const files = new SiteFiles(root);
  files.change([...from(site(), 'a: 9\n'), { file: 'pages/link.yaml', before: 'title: X\n', after: 'title: Y\n' }], {
    label: 'Both',
  });
  expect(readFileSync(target, 'utf8')).toBe('title: Y\n');
  expect(statSync(join(root, 'site.yaml')).mode & 0o777).toBe(0o640);
});

test('a journal whose last line was cut off goes on', () => {
  const files = new SiteFiles(root);
  files.change(from(site(), 'a: 9\n'), { label: 'One' });
  appendFileSync(join(root, '.pagewright/history/journal.jsonl'), '{"kind":"edit","id":2,"la');
  const again = new SiteFiles(root);
  again.change(from(site(), 'a: 8\n'), { label: 'Two' });
  expect(new SiteFiles(root).journal.entries().map(({ label }) => label)).toEqual(['Two', 'One']);
});

test('two servers of one site share the history: nothing is missing in it, and each undoes what was last', () => {
  const [one, other] = [new SiteFiles(root), new SiteFiles(root)];
  one.change(from(site(), 'a: 9\nb: 2\nc: 3\n'), { label: 'A' });
  other.change(from(site(), 'a: 9\nb: 8\nc: 3\n'), { label: 'B' });
  one.change(from(site(), 'a: 9\nb: 8\nc: 7\n'), { label: 'C' });
  const labels = (files: SiteFiles) => files.journal.entries().map(({ label, isUndone }) => [label, isUndone]);
  const all = [['C', false], ['B', false], ['A', false]]; // prettier-ignore
  for (const files of [one, other, new SiteFiles(root)]) expect(labels(files)).toEqual(all);
  expect(new Set(one.journal.entries().map(({ id }) => id)).size).toBe(3);
  expect(other.step('undo')).toMatchObject({ label: 'C' });
  expect(one.step('undo')).toMatchObject({ label: 'B' });
  expect(other.step('redo')).toMatchObject({ label: 'B' });
  expect(site()).toBe('a: 9\nb: 8\nc: 3\n');
  for (const files of [one, other, new SiteFiles(root)])
    expect(labels(files)).toEqual([['C', true], ['B', false], ['A', false]]); // prettier-ignore
});

test('what was undone while another server made a change is still in the history', () => {
  const [one, other] = [new SiteFiles(root), new SiteFiles(root)];
  one.change(from(site(), 'a: 9\nb: 2\nc: 3\n'), { label: 'A' });
  const { id } = one.journal.next('undo')!;
  other.change(from(site(), 'a: 9\nb: 2\nc: 7\n'), { label: 'C' });
  one.journal.mark('undo', id);
  const labels = new SiteFiles(root).journal.entries().map(({ label, isUndone }) => [label, isUndone]);
  expect(labels).toEqual([['A', true], ['C', false]]); // prettier-ignore
});

test('a change that a window has not seen is not undone by it', () => {
  const files = new SiteFiles(root);
  files.change(from(site(), 'a: 9\nb: 2\nc: 3\n'), { label: 'Mine' });
  const seen = files.journal.heads().undo!;
  files.change(from(site(), 'a: 9\nb: 2\nc: theirs\n'), { label: 'Theirs' });
  expect(files.step('undo', seen)).toEqual({
    ok: false,
    reason: 'Another window has made a change since: "Theirs". To undo this one, press once more.',
  });
  expect(site()).toBe('a: 9\nb: 2\nc: theirs\n');
  expect(files.step('undo', files.journal.heads().undo!)).toMatchObject({ label: 'Theirs' });
  expect(files.step('undo', seen)).toMatchObject({ label: 'Mine' });
});

test('after its folder was deleted the history is empty, and begins again', () => {
  const files = new SiteFiles(root);
  files.change(from(site(), 'a: 9\nb: 2\nc: 3\n'), { label: 'A' });
  rmSync(join(root, '.pagewright'), { recursive: true });
  expect(files.step('undo')).toBeNull();
  expect(files.journal.entries()).toEqual([]);
  files.change(from(site(), 'a: 9\nb: 8\nc: 3\n'), { label: 'B' });
  expect(files.journal.entries().map(({ label }) => label)).toEqual(['B']);
  files.step('undo');
  expect(site()).toBe('a: 9\nb: 2\nc: 3\n');
});
