// A build that would do nothing is known as such by how files stand, and one that would do anything never is.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, afterEach, expect, it, test, vi } from 'vitest';
import { openBuildMemory } from '../../src/builder/build-memory.ts';
import { openLastBuild, type Asked } from '../../src/builder/up-to-date-check.ts';
import { openOutput } from '../../src/base/disk/output-folder.ts';

const outcome = { diagnostics: [], pages: 1, isLeftToHost: false, hidden: [], url: 'https://krume.example' };
const built = {
  outcome,
  version: '1',
  texts: '',
  common: '',
  embeds: { frames: [], media: false, wasm: false },
  until: null,
};
const hour = 3_600_000;
let root: string;
let asked: Asked;

const path = (file: string) => join(root, file);
const put = (file: string, text: string) => {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
};
const open = (changes: Partial<Asked> = {}) =>
  openLastBuild(
    { productRoot: path('product'), siteRoot: path('site') },
    { ...asked, preview: { ...asked.preview, now: Date.now() }, ...changes },
  );
/** What a build does that has something to do. */
const build = (until: number | null = null) => {
  const last = open();
  const memory = openBuildMemory({ productRoot: '', siteRoot: path('site') }, asked.outDir, '1');
  const output = openOutput(asked.outDir, memory.output);
  output.write('index.html', '<p>Brot');
  put('out-hosts/nginx.conf', 'server');
  memory.save({ pages: new Map(), output: output.finish() });
  last.keep({ ...built, until });
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagewright-last-'));
  asked = { outDir: path('out'), compress: undefined, preview: { now: 0, show: 'published' } };
  put('product/src/blocks/cta.tsx', 'cta');
  put('product/node_modules/.package-lock.json', '{}');
  put('site/site.yaml', 'name: Krume');
  put('site/pages/brot.yaml', 'Roggen');
  put('site/public/loaf.svg', '<svg/>');
  put('site/fields/person.schema.json', '{}');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour });
  build();
  expect(open().outcome).toEqual(outcome);
});
afterEach(() => vi.useRealTimers());

test.each<[string, () => void]>([
  ['a page', () => put('site/pages/brot.yaml', 'Dinkel')],
  [
    'a page, with its size and its time kept',
    () => {
      const { atime, mtime } = statSync(path('site/pages/brot.yaml'));
      put('site/pages/brot.yaml', 'Weizen');
      utimesSync(path('site/pages/brot.yaml'), atime, mtime);
    },
  ],
  ['site.yaml', () => put('site/site.yaml', 'name: Rinde')],
  ['a page that is new', () => put('site/pages/_shared/a.yaml', '')],
  ['a page that is gone', () => rmSync(path('site/pages/brot.yaml'))],
  ['what entries have of their own', () => put('site/fields/person.schema.json', '{"a": 1}')],
  ['a picture', () => put('site/public/loaf.svg', '<svg></svg>')],
  ['a link to nothing among the pictures', () => symlinkSync('nowhere', path('site/public/new.svg'))],
  ['a block', () => put('product/src/blocks/cta.tsx', 'new')],
  ['a schema that is new', () => put('product/schemas/site.schema.json', '{}')],
  ['the packages', () => put('product/node_modules/.package-lock.json', '{"a": 1}')],
  ['a finished page, by hand', () => put('out/index.html', '<p>Tort')],
  ['a finished page that is gone', () => rmSync(path('out/index.html'))],
  ['what is for hosts, by hand', () => put('out-hosts/nginx.conf', 'x')],
  ['what is for hosts, gone', () => rmSync(path('out-hosts'), { recursive: true })],
  ['what is remembered of the finished files', () => rmSync(path('site/.pagewright/build'), { recursive: true })],
])('after a change of %s there is something to do', (_what, change) => {
  change();
  expect(open().outcome).toBeUndefined();
});

it('is another one when something else is asked for', () => {
  expect(open({ compress: false }).outcome).toBeUndefined();
  expect(open({ outDir: path('other') }).outcome).toBeUndefined();
  expect(open({ preview: { now: Date.now(), show: 'drafts' } }).outcome).toBeUndefined();
  expect(open({ preview: { now: '2026-12-24', show: 'published' } }).outcome).toBeUndefined();
});

it('holds until a date of the site is reached, and not before the time that it is of', () => {
  const until = Date.now() + 2 * hour;
  build(until);
  vi.setSystemTime(until - 1);
  expect(open().outcome).toEqual(outcome);
  vi.setSystemTime(until);
  expect(open().outcome).toBeUndefined();
  vi.setSystemTime(until - 3 * hour);
  expect(open().outcome).toBeUndefined();
});

it('is not known while a file is so fresh that one more change of it might not show', () => {
  put('site/pages/brot.yaml', 'Dinkel');
  vi.setSystemTime(statSync(path('site/pages/brot.yaml')).ctimeMs + 1000);
  build();
  expect(open().outcome).toBeUndefined();
  vi.setSystemTime(Date.now() + 10_000);
  build();
  expect(open().outcome).toEqual(outcome);
});

it('does not take what changed during a build for a part of it', () => {
  const last = open();
  put('site/pages/brot.yaml', 'Dinkel');
  last.keep(built);
  expect(open().outcome).toBeUndefined();
});

it('is known but for its texts while only they have changed, also when one of them is fresh', async () => {
  put('site/pages/brot.yaml', 'Dinkel');
  expect(open().earlier?.built).toEqual(built);
  // Only now is everything else older than a tick.
  await new Promise((resolve) => setTimeout(resolve, 2100));
  put('site/pages/brot.yaml', 'Weizen');
  vi.setSystemTime(statSync(path('site/pages/brot.yaml')).ctimeMs + 1);
  build();
  expect(open().outcome).toBeUndefined();
  expect(open().earlier?.built).toEqual(built);
  put('site/public/crumb.svg', '<svg/>');
  expect(open().earlier).toBeUndefined();
});

it('is not known once the next one has begun to change its folder', () => {
  open().forget();
  expect(open().earlier).toBeUndefined();
});

it('is forgotten when what is kept of it is damaged', () => {
  const [file] = readdirSync(path('site/.pagewright/build')).filter((name) => name.endsWith('-last.json'));
  writeFileSync(
    path(`site/.pagewright/build/${file}`),
    readFileSync(path(`site/.pagewright/build/${file}`), 'utf8').slice(1),
  );
  expect(open().outcome).toBeUndefined();
});
