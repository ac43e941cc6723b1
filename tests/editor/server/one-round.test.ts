// One key in the editor: how often the server renders the page for it, whom it tells, and what it leaves out of its answers.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBrowsers } from '../../../src/dev/author/browsers.ts';
import { prepareForEditor } from '../../../src/dev/server/dev-document.ts';
import type { DevRenderer } from '../../../src/dev/server/dev-renderer.ts';
import { siteChanges } from '../../../src/dev/server/hot-update.ts';
import { LiveSite } from '../../../src/dev/server/live-site.ts';
import type { OwnCode } from '../../../src/dev/server/own-code.ts';
import type { EditedPage, EditorFile, KnownVersions, PageUpdate } from '../../../src/editor/protocol/page.ts';
import { openDiskStore } from '../../../src/editor/server/disk-store/disk-store.ts';
import { openWords } from '../../../src/editor/server/words.ts';
import { createEditor, type Editor } from '../../../src/editor/server/editor.ts';
import * as renderer from '../../../src/page/app/renderer.ts';
import { createIconReader } from '../../../src/site/folder/icons.ts';
import { productRoot } from '../../product-root.ts';

const home = 'pages/index.yaml';
let siteRoot: string;
let site: LiveSite;
let editor: Editor;
let stop: () => void;
let renderings: number;
let renderPage: typeof renderer.renderPage;
let pushed: Record<string, string[]>;
let nameItself: (window: string) => void;

beforeEach(() => {
  siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-one-round-'));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  site = new LiveSite({ productRoot, siteRoot });
  [renderings, pushed] = [0, {}];
  countRenderings();
  const vite = fakeVite();
  const audience = { site, vite, browsers: openBrowsers(vite.ws, () => site.state) };
  const store = openDiskStore({ productRoot, siteRoot }, () => site.texts());
  const changes = siteChanges(audience, {
    store,
    log: console.error,
    takeInCode: () => ({ needsLoad: false, loaded: Promise.resolve() }),
    first: undefined,
  });
  const prepare = prepareForEditor({
    site,
    renderer: { load: () => Promise.resolve({ ...renderer, renderPage }) } as unknown as DevRenderer,
    own: { css: () => '/site.css' } as OwnCode,
    shapes: createIconReader(productRoot),
  });
  const preview = { get: () => ({ drafts: true, date: null }), set: () => {} };
  const words = openWords(productRoot);
  const renderPast = () => Promise.resolve(undefined);
  editor = createEditor({ productRoot, site, store, prepare, preview, words, renderPast });
  stop = changes.follow();
});

afterEach(async () => {
  await checked();
  stop();
  rmSync(siteRoot, { recursive: true });
});

/** Makes the renderer another one, as after a change of its sources. */
function countRenderings(): void {
  renderPage = (...given) => {
    renderings++;
    return renderer.renderPage(...given);
  };
}

/** Vite's socket, with a page of the site and windows of the editor at its other end. */
function fakeVite(): ViteDevServer {
  const listeners: Record<string, (data: unknown, client: unknown) => void> = {};
  const clients = new Set<object>();
  const connect = (name: string) => {
    const send = (payload: string | { type: string; event?: string }) =>
      (pushed[name] ??= []).push(typeof payload === 'string' ? payload : (payload.event ?? payload.type));
    const client = { send };
    clients.add(client);
    return client;
  };
  nameItself = (window) => listeners['pagewright:edits']!({ window }, connect(window));
  connect('page');
  const on = (event: string, listener: () => void) => (listeners[event] = listener);
  return { ws: { clients, on }, watcher: { on: () => {} } } as never;
}

/** Makes an edit of the heading of the second section. */
async function type(value: string, known: KnownVersions, by = 'one'): Promise<EditedPage> {
  const edits = [{ file: home, edit: { kind: 'set', path: ['blocks', 1, 'heading'], value } }];
  const bases = { [home]: readFileSync(join(siteRoot, home), 'utf8') };
  const answer = await editor.edit('/', { edits, texts: [], bases, known }, by);
  expect(answer).toMatchObject({ ok: true });
  return answer as EditedPage;
}

/** What a window knows that has all of an answer. */
function versionsIn({ version, content, names }: PageUpdate): KnownVersions {
  const files = Object.entries(content?.files ?? {}).map(([file, read]) => [file, read!.version]);
  return { page: version, files: Object.fromEntries(files), ...(names && { names: names.namesVersion }) };
}

/** Longer than from a change until the site is checked. */
const checked = () => new Promise((resolve) => setTimeout(resolve, 400));

async function open(): Promise<KnownVersions> {
  const known = versionsIn(await editor.page('/', { names: '' }));
  nameItself('one');
  nameItself('two');
  [renderings, pushed] = [0, {}];
  return known;
}

test('a key renders the page twice, tells all others, and is answered with the files that it has changed', async () => {
  const known = await open();
  const { page, made } = await type('Zeiten', known);
  expect(renderings).toBe(2);
  expect(pushed).toEqual({ page: ['pagewright:update'], two: ['pagewright:state'] });
  expect(page.content!.files).toEqual({
    [home]: expect.objectContaining({ version: expect.any(String) }),
    'site.yaml': null,
  });
  expect(page.content!.body.join('')).toContain('Zeiten');
  expect([made, page.names]).toEqual([{}, undefined]);
});

test('the check of it renders nothing, and is told to the editor alone; the page is as it is known', async () => {
  const known = await open();
  const { page } = await type('Zeiten', known);
  [renderings, pushed] = [0, {}];
  await checked();
  expect(pushed).toEqual({ one: ['pagewright:state'], two: ['pagewright:state'] });
  const update = await editor.page('/', { ...known, page: page.version });
  expect([update.content, update.version, renderings]).toEqual([undefined, page.version, 0]);
  expect(update.state).toBeGreaterThan(page.state);
});

test('the name of a page is sent after the check, and not once more', async () => {
  const known = await open();
  const edits = [{ file: home, edit: { kind: 'set', path: ['title'], value: 'Bäckerei Kruste' } }];
  const bases = { [home]: readFileSync(join(siteRoot, home), 'utf8') };
  await editor.edit('/', { edits, texts: [], bases, known }, 'one');
  await checked();
  const { names } = await editor.page('/', known);
  expect(names!.pages.map(({ title }) => title)).toContain('Bäckerei Kruste');
  expect((await editor.page('/', { names: names!.namesVersion })).names).toBeUndefined();
});

test('another window renders nothing of what the first one has rendered', async () => {
  const known = await open();
  await type('Zeiten', known);
  renderings = 0;
  const { content } = await editor.page('/', known);
  expect([content!.body.join('').includes('Zeiten'), renderings]).toEqual([true, 0]);
});

test('a key in a page with a mistake is answered with its messages, and shows what was typed', async () => {
  await open();
  const text = readFileSync(join(siteRoot, home), 'utf8');
  writeFileSync(join(siteRoot, home), text.replace('    id: zeiten\n', '    id: zeiten\n    background: purple\n'));
  await checked();
  const known = versionsIn(await editor.page('/', { names: '' }));
  [renderings, pushed] = [0, {}];
  const { page } = await type('Zeiten', known);
  // As it is, and with marks.
  expect(renderings).toBe(2);
  expect(page.content!.body.join('')).toContain('Zeiten');
  expect(pushed).toEqual({ page: ['error'], two: ['pagewright:state'] });
  expect(page.messages.map(({ path }) => path)).toContainEqual(['blocks', 1, 'background']);
  expect((page.content!.files[home] as EditorFile).text).toContain('Zeiten');
});

test('a change of another page leaves the open one as it is known', async () => {
  const known = await open();
  const other = join(siteRoot, 'pages/brot.yaml');
  writeFileSync(other, readFileSync(other, 'utf8').replace('Unser Brot', 'Mein Brot'));
  await checked();
  expect((await editor.page('/', known)).content).toBeUndefined();
  expect(renderings).toBe(0);
});

test('a change of the renderer is a change of the page', async () => {
  const known = await open();
  countRenderings();
  expect((await editor.page('/', known)).content).toBeDefined();
  // Twice, and more often for what is learnt of each type.
  expect(renderings).toBeGreaterThanOrEqual(2);
});
