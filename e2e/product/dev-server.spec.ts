// The dev server as an author meets it: an edit shows at once; a mistake shows over the last good page, with its place,
// and goes away when mended, without a restart.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '../support/browser-test.ts';
import sharp from 'sharp';
import { untilLinksWork, untilPainted } from '../support/at-rest.ts';
import { isMarked, markWindow } from '../support/whole-loads.ts';

const product = fileURLToPath(new URL('../..', import.meta.url));

test.describe.configure({ mode: 'serial' });

let site: string;
let server: ChildProcess;
let printed = '';
let address: string;

test.beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'pagewright-dev-'));
  cpSync(join(product, 'tests/fixtures/sites/bakery'), site, { recursive: true });
  ({ server, address } = await startServer(site, (chunk) => (printed += chunk)));
});

async function startServer(root: string, listen: (printed: string) => void = () => {}) {
  const started = spawn(process.execPath, [join(product, 'bin/pagewright.mjs'), 'dev', '--root', root, '--port', '0']);
  let heard = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk) => {
      heard += chunk;
      listen(String(chunk));
    });
  await expect.poll(() => heard).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  return { server: started, address: /http:\/\/127\.0\.0\.1:\d+/.exec(heard)![0] };
}

test.afterAll(() => {
  server.kill();
  rmSync(site, { recursive: true, force: true });
});

const home = () => join(site, 'pages/index.yaml');
const overlay = (page: Page) => page.locator('vite-error-overlay');

async function edit(path: string, from: string, to: string) {
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

/** Waits until the server gives a page with a text. */
async function untilServed(route: string, text: string) {
  const look = async () => (await (await fetch(address + route)).text()).includes(text);
  await expect.poll(look).toBe(true);
}

test('an edit shows without a full load', async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('h1')).toHaveText('Brot, das Zeit hatte');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('hot-update.ts')),
  );
  await markWindow(page);
  await edit(home(), 'Brot, das', 'Kuchen, der');
  await expect(page.locator('h1')).toHaveText('Kuchen, der Zeit hatte');
  expect(await isMarked(page)).toBe(true);
});

test('from the second edit on, the sections that nobody has edited stay as they are', async ({ page }) => {
  await page.goto(address);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('hot-update.ts')),
  );
  await edit(home(), 'Öffnungszeiten', 'Zeiten');
  await expect(page.locator('#zeiten h2')).toHaveText('Zeiten');
  const mark = () => document.querySelectorAll('main > *').forEach((part) => Object.assign(part, { marked: true }));
  await page.evaluate(mark);
  await edit(home(), 'Zeiten', 'Stunden');
  await expect(page.locator('#zeiten h2')).toHaveText('Stunden');
  const marked = () => [...document.querySelectorAll('main > *')].map((part) => 'marked' in part);
  expect(await page.evaluate(marked)).toEqual([true, false]);
  // One more section, so all are rendered again.
  await edit(home(), '  - type: stats', '  - type: rich-text\n    text: Dazwischen\n  - type: stats');
  await expect(page.locator('main')).toContainText('Dazwischen');
  expect(await page.evaluate(marked)).toEqual([false, false, false]);
  await edit(home(), '  - type: rich-text\n    text: Dazwischen\n', '');
  await edit(home(), 'Stunden', 'Öffnungszeiten');
  await expect(page.locator('#zeiten h2')).toHaveText('Öffnungszeiten');
});

test('a page that is saved twice in a moment shows as it was saved last', async ({ page }) => {
  await page.goto(address);
  const good = readFileSync(home(), 'utf8');
  // The watcher tells nothing of a file for 50 milliseconds after it has told of it.
  for (const gap of [12, 24, 36, 48]) {
    writeFileSync(home(), good.replace('Öffnungszeiten', `Zuerst ${gap}`));
    await new Promise((resolve) => setTimeout(resolve, gap));
    writeFileSync(home(), good.replace('Öffnungszeiten', `Zuletzt ${gap}`));
    await expect(page.locator('#zeiten h2')).toHaveText(`Zuletzt ${gap}`);
  }
  writeFileSync(home(), good);
  await expect(page.locator('#zeiten h2')).toHaveText('Öffnungszeiten');
});

test('what is saved while a page is on its way to the browser shows', async ({ page }) => {
  const good = readFileSync(home(), 'utf8');
  await page.route('**/src/dev/client/hot-update.ts*', async (route) => {
    writeFileSync(home(), good.replace('Öffnungszeiten', 'Inzwischen'));
    await untilServed('/', 'Inzwischen');
    await route.continue();
  });
  await page.goto(address);
  await expect(page.locator('#zeiten h2')).toHaveText('Inzwischen');
  writeFileSync(home(), good);
  await expect(page.locator('#zeiten h2')).toHaveText('Öffnungszeiten');
});

test('a page that was fetched ahead, or left, before it was changed comes anew', async ({ page }) => {
  const bread = join(site, 'pages/brot.yaml');
  const [good, goodHome] = [readFileSync(bread, 'utf8'), readFileSync(home(), 'utf8')];
  const fetchedAhead = page.waitForResponse(`${address}/brot`);
  const socket = page.waitForEvent('websocket');
  await page.goto(address);
  /** Changes a file, and waits until the page has been told of it. */
  const changeFile = async (path: string, text: string) => {
    const told = (await socket).waitForEvent('framereceived');
    writeFileSync(path, text);
    await told;
    await untilPainted(page);
  };
  await page.mouse.move(300, 300);
  await untilLinksWork(page);
  await (await fetchedAhead).finished();
  await changeFile(bread, good.replace('Dunkel und saftig.', 'Dunkel mit Kümmel.'));
  await untilServed('/brot', 'Kümmel');
  await markWindow(page);
  await page.getByRole('banner').getByRole('link', { name: 'Brot' }).click();
  await expect(page.getByText('Dunkel mit Kümmel.')).toBeVisible();
  await changeFile(home(), goodHome.replace('Öffnungszeiten', 'Neue Zeiten'));
  await untilServed('/', 'Neue Zeiten');
  await page.goBack();
  await expect(page.locator('#zeiten h2')).toHaveText('Neue Zeiten');
  expect(await isMarked(page)).toBe(true);
  writeFileSync(bread, good);
  writeFileSync(home(), goodHome);
  await expect(page.locator('#zeiten h2')).toHaveText('Öffnungszeiten');
});

test('a mistake shows in the terminal and over the last good page, also after a reload, and goes when mended', async ({
  page,
}) => {
  await page.goto(address);
  await edit(home(), 'heading: Kuchen', 'haeding: Kuchen');
  await expect(overlay(page)).toContainText('pages/index.yaml:6:9');
  await expect(overlay(page)).toContainText('Did you mean "heading"?');
  await expect(overlay(page)).toContainText('haeding: Kuchen');
  await expect.poll(() => printed).toContain('pages/index.yaml:6:9: error: ');
  await expect(page.locator('h1')).toHaveText('Kuchen, der Zeit hatte');
  await page.reload();
  await expect(overlay(page)).toContainText('pages/index.yaml:6:9');
  await expect(page.locator('h1')).toHaveText('Kuchen, der Zeit hatte');
  await edit(home(), 'haeding: Kuchen', 'heading: Torte');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('Torte, der Zeit hatte');
});

test('a mistake that was mended while no browser was there shows in none, and one that is there shows in words for authors', async ({
  page,
}) => {
  await edit(home(), 'heading: Torte', 'haeding: Torte');
  await page.goto(address);
  await expect(overlay(page)).toContainText('haeding');
  await expect(overlay(page)).not.toContainText(/plugin|vite\.config/);
  await page.goto('about:blank');
  const heard = printed.length;
  await edit(home(), 'haeding: Torte', 'heading: Torte');
  await expect.poll(() => printed.slice(heard)).toContain('No mistakes found.');
  await edit(home(), 'href: /brot', 'href: /brott');
  await expect.poll(() => printed).toContain('There is no page /brott.');
  const heardLater = printed.length;
  await edit(home(), 'href: /brott', 'href: /brot');
  await expect.poll(() => printed.slice(heardLater)).toContain('No mistakes found.');
  const greeted = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(address);
  await greeted;
  await page.waitForLoadState('networkidle');
  await expect(overlay(page)).toHaveCount(0);
});

test('text that is no YAML is reported and mended in the same way', async ({ page }) => {
  await page.goto(address);
  const good = readFileSync(home(), 'utf8');
  writeFileSync(home(), good.replace('title: Bäckerei', '\ttitle: Bäckerei'));
  await expect(overlay(page)).toContainText('pages/index.yaml:1:1');
  writeFileSync(home(), good);
  await expect(overlay(page)).toHaveCount(0);
});

test('a page that cannot be read for a while, and addresses that nobody can read, do not end the server', async ({
  page,
}) => {
  await page.goto(address);
  const bread = join(site, 'pages/brot.yaml');
  const good = readFileSync(bread, 'utf8');
  rmSync(bread);
  symlinkSync('nirgends.yaml', bread);
  await expect.poll(() => printed).toContain('brot.yaml is a link to nirgends.yaml, which is not there.');
  for (const odd of ['/%E0%A4%A', '/__blocks/%E0%A4%A', '//host.example', '/a%00b']) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(`GET ${odd} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer, odd).toMatch(/^HTTP\/1.1 404 /);
  }
  rmSync(bread);
  writeFileSync(bread, good.replace('Mild und hell.', 'Mild und heller.'));
  await untilServed('/brot', 'Mild und heller.');
  writeFileSync(bread, good);
  await untilServed('/brot', 'Mild und hell.');
});

test('an address without a page is answered as a host answers it, and HEAD as GET', async () => {
  const readStatus = async (path: string, method: string) => (await fetch(new URL(path, address), { method })).status;
  const notFound = join(site, 'pages/404.yaml');
  const words = readFileSync(notFound, 'utf8');
  for (const method of ['GET', 'HEAD']) {
    expect(await readStatus('/brot', method)).toBe(200);
    expect(await readStatus('/nirgends', method)).toBe(404);
  }
  rmSync(notFound);
  await expect.poll(async () => (await fetch(new URL('/nirgends', address))).text()).toContain('There is no such page');
  expect(await readStatus('/nirgends', 'GET')).toBe(404);
  writeFileSync(notFound, words);
  await expect.poll(async () => (await fetch(new URL('/nirgends', address))).text()).not.toContain('no such page');
});

test('all pages may go and come back, as when Git changes branches', async ({ page }) => {
  await page.goto(address);
  renameSync(join(site, 'pages'), join(site, 'pages-of-another-branch'));
  await expect(overlay(page)).toContainText('The site has no home page.');
  renameSync(join(site, 'pages-of-another-branch'), join(site, 'pages'));
  await expect(overlay(page)).toHaveCount(0);
  await edit(home(), 'Öffnungszeiten', 'Wieder da');
  await expect(page.locator('#zeiten h2')).toHaveText('Wieder da');
  await edit(home(), 'Wieder da', 'Öffnungszeiten');
  await expect(page.locator('#zeiten h2')).toHaveText('Öffnungszeiten');
});

test('a folder that holds nothing yet becomes a site while the server runs', async ({ page }) => {
  const empty = mkdtempSync(join(tmpdir(), 'pagewright-dev-empty-'));
  const { server: other, address: there } = await startServer(empty);
  try {
    await page.goto(there);
    await expect(page.locator('body > pre')).toContainText('The file site.yaml is missing');
    cpSync(join(product, 'tests/fixtures/sites/bakery'), empty, { recursive: true });
    await expect(page.locator('h1')).toHaveText('Brot, das Zeit hatte');
  } finally {
    other.kill();
    rmSync(empty, { recursive: true, force: true });
  }
});

test('a new page is there as soon as its file is, and a wrong new page says what is wrong', async ({ page }) => {
  const path = join(site, 'pages/neu.yaml');
  writeFileSync(path, 'title: Neu\ndescription: Neu.\nblocks:\n  - type: ctaa\n');
  await expect.poll(() => printed).toContain('pages/neu.yaml:4:11');
  await page.goto(`${address}/neu`);
  await expect(overlay(page)).toContainText('Did you mean "cta"?');
  writeFileSync(
    path,
    'title: Neu\ndescription: Neu.\nblocks:\n  - type: cta\n    heading: Neu hier\n    button: { label: Los, href: / }\n',
  );
  await expect(page.locator('h1')).toHaveText('Neu hier');
  await expect(overlay(page)).toHaveCount(0);
});

test('a picture that is put in its place mends the message about it', async ({ page }) => {
  await page.goto(address);
  const good = readFileSync(home(), 'utf8');
  writeFileSync(home(), good.replace('/images/loaf.svg', '/images/rye/new.svg'));
  await expect(overlay(page)).toContainText('/images/rye/new.svg');
  mkdirSync(join(site, 'public/images/rye'));
  cpSync(join(site, 'public/images/loaf.svg'), join(site, 'public/images/rye/new.svg'));
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('main img').first()).toHaveAttribute('src', '/images/rye/new.svg');
  writeFileSync(home(), good);
});

test('a photo is there in files made when they are asked for; another photo under its name, and a damaged one, show at once', async ({
  page,
}) => {
  await page.goto(address);
  const good = readFileSync(home(), 'utf8');
  const photo = join(site, 'public/images/rye.png');
  const bytes = (width: number, sigma = 1) => {
    const noise = { type: 'gaussian', mean: 128, sigma } as const;
    return sharp({ create: { width, height: 600, channels: 3, background: '#fff', noise } })
      .png()
      .toBuffer();
  };
  writeFileSync(photo, await bytes(800));
  writeFileSync(home(), good.replace('/images/loaf.svg', '/images/rye.png'));
  const img = page.locator('main picture > img').first();
  const file = () => img.evaluate((shown: HTMLImageElement) => (shown.naturalWidth > 0 ? shown.currentSrc : ''));
  await expect.poll(file).toMatch(/\/assets\/images\/rye-[0-9a-f]{8}-\d+\.avif$/);
  const first = await file();
  writeFileSync(photo, await bytes(700));
  await expect(img).toHaveAttribute('width', '700');
  await expect.poll(async () => ['', first].includes(await file())).toBe(false);
  expect(await file()).toMatch(/\.avif$/);
  const damaged = await bytes(700, 30);
  damaged.fill(0x55, damaged.length >> 1, (damaged.length >> 1) + 200);
  writeFileSync(photo, damaged);
  await expect(overlay(page)).toContainText('The picture /images/rye.png cannot be shown.');
  await expect(overlay(page)).toContainText('pages/index.yaml:8:23');
  writeFileSync(home(), good);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('main img').first()).toHaveAttribute('src', '/images/loaf.svg');
});

test('islands come alive, and a form sends to the stand-in', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${address}/frage`);
  const form = page.locator('main form[method=post]');
  await form.getByRole('button', { name: 'Fragen' }).click();
  await expect(page.getByText('Bitte schreiben Sie Ihren Namen').first()).toBeVisible();
  await form.getByLabel('Name').fill('Jana');
  await form.getByRole('button', { name: 'Fragen' }).click();
  await expect(page).toHaveURL(`${address}/`);
  expect(readFileSync(join(site, '.pagewright/inbox/leads.csv'), 'utf8')).toContain('Jana');
  expect(complaints).toEqual([]);
});

test('links are followed without a full load, as on the finished site', async ({ page }) => {
  await page.goto(address);
  await page.mouse.move(300, 300);
  await untilLinksWork(page);
  await markWindow(page);
  await page.getByRole('banner').getByRole('link', { name: 'Brot' }).click();
  await expect(page).toHaveTitle('Unser Brot');
  expect(await isMarked(page)).toBe(true);
});

test('forms send to the stand-in, and the server says where it puts what it receives', async () => {
  await expect.poll(() => printed).toContain('Forms send to a stand-in on this machine');
  expect(printed).toContain('.pagewright/inbox');
});
