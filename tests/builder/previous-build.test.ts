// A build with nothing to do is recognised by the stamps of its files, and one with anything to do never is taken for it.
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
import {
  forgetPreviousBuild,
  readPreviousBuild,
  recordBuild,
  stampInputs,
  type BuildInputs,
  type BuildRequest,
  type BuildResult,
} from '../../src/builder/previous-build.ts';
import { openOutput } from '../../src/base/output/output-folder.ts';

const result: BuildResult = {
  diagnostics: [],
  pages: 1,
  rendered: 1,
  isLeftToHost: false,
  hidden: [],
  junk: [],
  url: 'https://krume.example',
  version: '1',
  validUntil: null,
};
const unchanged = { kind: 'unchanged', result: { ...result, rendered: 0 } };
const hour = 3_600_000;
let root: string;
let request: BuildRequest;

const path = (file: string) => join(root, file);
const put = (file: string, text: string) => {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
};
const project = () => ({ productRoot: path('product'), siteRoot: path('site') });
const now = (): BuildRequest => ({ ...request, preview: { ...request.preview, now: Date.now() } });
const previous = (changes: Partial<BuildRequest> = {}) => {
  const wanted = { ...now(), ...changes };
  return readPreviousBuild(project(), wanted, stampInputs(project(), wanted));
};
const readReason = (changes?: Partial<BuildRequest>) => {
  const found = previous(changes);
  return found.kind === 'stale' ? found.reason : found.kind;
};
const record = (inputs: BuildInputs, validUntil: number | null = null) =>
  recordBuild(project(), now(), { inputs, result: { ...result, validUntil } });
/** Runs a build that has something to do. */
const build = (validUntil: number | null = null) => {
  const inputs = stampInputs(project(), now());
  forgetPreviousBuild(project(), request.outDir);
  const memory = openBuildMemory(project(), request.outDir, '1');
  const output = openOutput(request.outDir, memory.output);
  output.write('index.html', '<p>Brot');
  put('out-hosts/nginx.conf', 'server');
  memory.save({ pages: new Map(), output: output.finish() });
  record(inputs, validUntil);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagewright-last-'));
  request = { outDir: path('out'), compress: undefined, preview: { now: 0, show: 'published' } };
  put('product/src/blocks/cta.tsx', 'cta');
  put('product/node_modules/.package-lock.json', '{}');
  put('site/site.yaml', 'name: Krume');
  put('site/pages/brot.yaml', 'Roggen');
  put('site/public/loaf.svg', '<svg/>');
  put('site/fields/person.schema.json', '{}');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour });
  build();
  expect(previous()).toEqual(unchanged);
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
])('after a change of %s another input makes it stale', (_what, change) => {
  change();
  expect(readReason()).toBe('inputs');
});

test.each<[string, () => void]>([
  ['a finished page, by hand', () => put('out/index.html', '<p>Tort')],
  ['a finished page that is gone', () => rmSync(path('out/index.html'))],
  ['what is for hosts, by hand', () => put('out-hosts/nginx.conf', 'x')],
  ['what is for hosts, gone', () => rmSync(path('out-hosts'), { recursive: true })],
])('after a change of %s the output makes it stale', (_what, change) => {
  change();
  expect(readReason()).toBe('output');
});

it('is not there after the caches were deleted', () => {
  rmSync(path('site/.pagewright/build'), { recursive: true });
  expect(readReason()).toBe('none');
});

it('is stale when something else is asked for', () => {
  expect(readReason({ compress: false })).toBe('inputs');
  expect(readReason({ outDir: path('other') })).toBe('none');
  expect(readReason({ preview: { now: Date.now(), show: 'drafts' } })).toBe('inputs');
  expect(readReason({ preview: { now: '2026-12-24', show: 'published' } })).toBe('date');
});

it('is valid until a date of the site is reached, and not before the moment that it is of', () => {
  const until = Date.now() + 2 * hour;
  build(until);
  vi.setSystemTime(until - 1);
  expect(readReason()).toBe('unchanged');
  vi.setSystemTime(until);
  expect(readReason()).toBe('date');
  vi.setSystemTime(until - 3 * hour);
  expect(readReason()).toBe('date');
});

it('is not recorded while a file is so fresh that one more change of it might not show', () => {
  put('site/pages/brot.yaml', 'Dinkel');
  vi.setSystemTime(statSync(path('site/pages/brot.yaml')).ctimeMs + 1000);
  build();
  expect(readReason()).toBe('none');
  vi.setSystemTime(Date.now() + 10_000);
  build();
  expect(previous()).toEqual(unchanged);
});

it('has none of what changed while it ran', () => {
  const inputs = stampInputs(project(), now());
  put('site/pages/brot.yaml', 'Dinkel');
  record(inputs);
  expect(readReason()).toBe('inputs');
});

it('is forgotten once the next build has begun to change the output', () => {
  forgetPreviousBuild(project(), request.outDir);
  expect(readReason()).toBe('none');
});

it('is forgotten when its record is damaged', () => {
  const [file] = readdirSync(path('site/.pagewright/build')).filter((name) => name.endsWith('-last.json'));
  writeFileSync(
    path(`site/.pagewright/build/${file}`),
    readFileSync(path(`site/.pagewright/build/${file}`), 'utf8').slice(1),
  );
  expect(readReason()).toBe('none');
});
