// Somebody else's site, opened in the editor: its files act against the person who opens it. Nothing of it gets the
// editor's rights.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { createHash, randomUUID } from 'node:crypto';
import { expect, test, type Page } from '../support/browser-test.ts';

test.describe.configure({ mode: 'serial' });

const product = process.env.PRODUCT_UNDER_TEST ?? fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pagewright-hostile-'));
const [site, outside, home] = ['site', 'outside', 'home'].map((name) => join(folder, name)) as [string, string, string];
let server: ChildProcess;
let address = '';

function write(path: string, text: string, at = site) {
  mkdirSync(dirname(join(at, path)), { recursive: true });
  writeFileSync(join(at, path), text);
}

/** @returns every file below a folder with its text, without the product's own caches */
function listTexts(root: string): Record<string, string> {
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = found.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
  const own = paths.filter((path) => !/^(?:\.pagewright|\.git|\.vscode|node_modules)\//.test(path)).sort();
  return Object.fromEntries(own.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/**
 * Does what the editor can do, with the token if it can be had, in every way in which a document may
 * try; says in `data-done` that it has tried.
 */
const attack = `(async () => {
  const tokens = [];
  const find = (text) => tokens.push(...[...text.matchAll(/pagewright-token" content="([^"]+)/g)].map((each) => each[1]));
  try { find(await (await fetch('/__editor')).text()); } catch {}
  try {
    const frame = document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe');
    frame.src = '/__editor';
    (document.body ?? document.documentElement).append(frame);
    await new Promise((done) => { frame.onload = done; setTimeout(done, 2000); });
    find(frame.contentDocument.documentElement.outerHTML);
  } catch {}
  try {
    const opened = open('/__editor');
    await new Promise((done) => setTimeout(done, 1500));
    find(opened.document.documentElement.outerHTML);
  } catch {}
  const edit = { kind: 'set', path: ['title'], value: 'Owned' };
  for (const token of [...tokens, '']) {
    const headers = { 'content-type': 'application/json', 'x-pagewright-token': token };
    const send = (at, body) => fetch(at, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {});
    await send('/__editor/edit?page=/', { edits: [{ file: 'pages/index.yaml', edit }] });
    await send('/__editor/site/remove-page', { from: '/brot', redirect: '', confirmed: true });
    await send('/__editor/site/publish', { message: 'Owned' });
  }
  document.documentElement.setAttribute('data-done', 'tokens: ' + tokens.length);
})()`;

const shadowed = [
  'node_modules/vite/dist/client/env.mjs',
  'node_modules/.vite/deps/react.js',
  'src/page/start/boot.ts',
  'src/dev/client/hot-update.ts',
  'src/editor/client/shell/start.tsx',
  '@vite/client',
  '@react-refresh',
  '.pagewright/vite/deps/react.js',
  '__editor/page',
];

/** A history in which one Undo would write a file of the person. */
function bringJournal() {
  const [before, after] = ['owned', 'mine'].map((text) => {
    const key = createHash('sha1').update(text).digest('hex');
    const file = join(site, '.pagewright/history/texts', key.slice(0, 2), key.slice(2));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, deflateRawSync(text));
    return key;
  });
  const changes = [{ file: '../outside/victim.txt', before, after }];
  const line = { kind: 'edit', id: randomUUID(), label: 'Typing', time: Date.now(), changes };
  const uploaded = { kind: 'upload', file: 'public/attack.js' };
  write('.pagewright/history/journal.jsonl', [line, uploaded].map((each) => `${JSON.stringify(each)}\n`).join(''));
}

/** A repository whose hooks, filters and settings run a program, which leaves a file. */
function bringRepository() {
  write('run.sh', `#!/bin/sh\ntouch ${join(folder, 'ran')}\ncat\n`);
  const run = join(site, 'run.sh');
  chmodSync(run, 0o755);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: site, stdio: 'ignore' });
  git('init', '-q', '-b', 'main');
  git('-c', 'user.name=Eve', '-c', 'user.email=eve@example.com', 'commit', '-q', '--allow-empty', '-m', 'start');
  git('init', '-q', '--bare', join(folder, 'remote.git'));
  git('remote', 'add', 'origin', join(folder, 'remote.git'));
  write('.gitattributes', '*.yaml filter=f diff=d\n*.js filter=f diff=d\n');
  for (const hook of ['pre-commit', 'post-index-change', 'pre-push', 'reference-transaction'])
    cpSync(run, join(site, '.git/hooks', hook));
  const keys = ['core.fsmonitor', 'core.sshCommand', 'filter.f.clean', 'diff.d.textconv', 'diff.external'];
  for (const key of [...keys, 'remote.origin.uploadpack', 'credential.helper']) git('config', key, run);
  rmSync(join(folder, 'ran'), { force: true });
}

test.beforeAll(async () => {
  cpSync(join(product, 'tests/fixtures/sites/bakery'), site, { recursive: true });
  write('victim.txt', 'mine', outside);
  mkdirSync(home);
  write('public/attack.js', attack);
  write('public/tool.html', `<!doctype html><body><script src="/attack.js"></script></body>`);
  write('public/drawing.svg', `<svg xmlns="http://www.w3.org/2000/svg"><script>${attack}</script></svg>`);
  write(
    'public/page.xml',
    `<html xmlns="http://www.w3.org/1999/xhtml"><body><script src="/attack.js"></script></body></html>`,
  );
  for (const path of shadowed)
    write(`public/${path}`, `document.documentElement.dataset.shadowed = '';\n${attack};\nexport {};`);
  bringJournal();
  bringRepository();
  const args = [join(product, 'bin/pagewright.mjs'), 'dev', '--root', site, '--port', '0'];
  server = spawn(process.execPath, args, { env: { ...process.env, HOME: home } });
  let heard = '';
  for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (chunk) => (heard += chunk));
  await expect.poll(() => heard).toMatch(/Alt\+Shift\+O/);
  address = /http:\/\/127\.0\.0\.1:\d+/.exec(heard)![0];
  // What the server writes for itself as it starts is no trace of a test.
  await expect.poll(() => existsSync(join(site, '.pagewright/check/pages.json'))).toBe(true);
});

test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

let before: Record<string, string> = {};
test.beforeEach(() => {
  before = listTexts(folder);
});
test.afterEach(() => {
  expect(listTexts(folder)).toEqual(before);
  expect(existsSync(join(folder, 'ran'))).toBe(false);
});

const root = (page: Page) => page.locator(':root');

for (const path of ['tool.html', 'drawing.svg', 'page.xml'])
  test(`a document of public has an origin of its own: ${path}`, async ({ page }) => {
    await page.goto(`${address}/${path}`);
    await expect(root(page)).toHaveAttribute('data-done', 'tokens: 0');
    expect(await page.evaluate(() => origin)).toBe('null');
  });

test('files of public do not take the place of modules of pages and of the editor', async ({ page }) => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect(root(page)).not.toHaveAttribute('data-shadowed');
  await page.goto(`${address}/__editor?page=/`);
  await expect(page.getByRole('treegrid', { name: 'Sections' })).toBeVisible();
  await expect(root(page)).not.toHaveAttribute('data-shadowed');
});

test('a script of a page of the site gets no token', async ({ page }) => {
  await page.goto(address);
  await page.evaluate(attack);
  await expect(root(page)).toHaveAttribute('data-done', 'tokens: 0');
});

test('its history undoes nothing outside', async ({ page }) => {
  await page.goto(`${address}/__editor?page=/`);
  await expect(page.getByRole('treegrid', { name: 'Sections' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('is no file that the editor may write').first()).toBeVisible();
});

test('every page can be looked at, and nothing of it publishes or runs', async ({ page }) => {
  for (const route of ['/', '/brot', '/tool.html', '/drawing.svg']) {
    await page.goto(address + route);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`${address}/__editor?page=/`);
  await page.getByRole('button', { name: 'Publish' }).click();
  const programs = page.getByRole('region', { name: 'Programs of this folder' });
  await expect(programs).toContainText('pre-commit');
  await expect(programs).toContainText('filter.f.clean');
  const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish' });
  await expect(publish).toBeDisabled();
  await page.screenshot({ path: test.info().outputPath('programs.png') });
  expect(readdirSync(join(folder, 'remote.git/objects/pack'))).toEqual([]);
});

test('no other origin reads anything, and nothing reads the history', async ({ request }) => {
  const at = (path: string, headers: Record<string, string> = {}) => request.get(address + path, { headers });
  for (const path of ['/', '/tool.html', '/@vite/client', '/src/page/start/boot.ts'])
    for (const origin of ['http://localhost:1', 'https://evil.example', 'null'])
      expect((await at(path, { origin })).headers()['access-control-allow-origin'], `${path} for ${origin}`).toBe(
        undefined,
      );
  for (const file of ['.pagewright/history/journal.jsonl', '.pagewright/dev-server.url', '.git/config'])
    for (const path of [`/@fs${site}/${file}`, `/@fs${site}/${file}?raw`, `/@fs${site}/${file}?import&url`, `/${file}`])
      expect((await at(path)).status(), path).toBeGreaterThanOrEqual(400);
  const name = 'a'.repeat(300);
  for (const path of [`/${name}`, `/${name}.png`, `/@fs/${name}`]) expect((await at(path)).status()).toBe(404);
  expect((await at('/')).headers()['content-security-policy']).toBe("frame-ancestors 'self'");
  expect((await at('/__editor')).headers()['content-security-policy']).toBe("frame-ancestors 'none'");
});

test('what is harmless in public works: a picture, a film, a tool that is opened or shown in a frame', async ({
  page,
}) => {
  write(
    'public/tool/index.html',
    '<!doctype html><script src="/tool/tool.js"></script><link rel="stylesheet" href="/tool/tool.css">',
  );
  write('public/tool/tool.js', `document.write('<p>6 times 7 is ' + 6 * 7 + '</p>')`);
  write('public/tool/tool.css', 'p { color: rgb(1, 2, 3) }');
  write(
    'public/tool/around.html',
    '<!doctype html><iframe src="/tool/index.html"></iframe><img src="/images/loaf.svg">',
  );
  before = listTexts(folder);
  await page.goto(`${address}/tool/around.html`);
  await expect(page.frameLocator('iframe').getByText('6 times 7 is 42')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect.poll(() => page.evaluate(() => document.images[0]!.naturalWidth)).toBeGreaterThan(0);
  const film = await page.request.get(`${address}/tool/tool.js`, { headers: { range: 'bytes=0-3' } });
  expect([film.status(), await film.text()]).toEqual([206, 'docu']);
});

test('links out of the folder are refused before the server starts, and its code is announced before it runs', () => {
  const other = mkdtempSync(join(tmpdir(), 'pagewright-hostile-code-'));
  cpSync(join(product, 'tests/fixtures/sites/hotel'), other, { recursive: true });
  const start = () =>
    spawnSync(process.execPath, [join(product, 'bin/pagewright.mjs'), 'dev', '--root', other, '--port', '0'], {
      encoding: 'utf8',
      timeout: 20_000,
    });
  expect(start().stdout).toMatch(
    /^This site brings code of its own, which runs on this computer with your rights: blocks\//m,
  );
  rmSync(join(other, '.pagewright'), { recursive: true, force: true });
  symlinkSync(outside, join(other, '.pagewright'));
  const { status, stderr } = start();
  expect([status, stderr]).toEqual([2, expect.stringContaining('is a link that leads out of the site')]);
  rmSync(other, { recursive: true, force: true });
});
