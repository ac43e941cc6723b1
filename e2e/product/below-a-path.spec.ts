// A site in a folder of a host, as on project pages: built with a path in its address and served by a server that knows
// nothing of it. All that its pages name is there, links are followed without a page load, islands wake, the search finds.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { expect, test, type Page } from '../support/browser-test.ts';
import { isMarked, markWindow, waitLongForCode } from '../support/whole-loads.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const base = '/repo';
let folder: string;
let server: Server;
let host: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-below-'));
  const site = join(folder, 'site');
  for (const each of ['site.yaml', 'pages', 'public', 'data', 'texts'])
    cpSync(join(root, 'e2e/fixture-site', each), join(site, each), { recursive: true });
  cpSync(join(root, 'tests/fixtures/sites/granary/pages/search.yaml'), join(site, 'pages/search.yaml'));
  const file = join(site, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^url: .*$/m, `url: https://name.github.io${base}`));
  const args = ['bin/pagewright.mjs', 'build', '--root', site, '--out', join(folder, `www${base}`)];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' });
  const send = sirv(join(folder, 'www'), { extensions: ['html'] });
  const lost = readFileSync(join(folder, `www${base}/404.html`));
  server = createServer((request, response) =>
    send(request, response, () => void response.writeHead(404, { 'content-type': 'text/html' }).end(lost)),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** @returns what goes wrong on the page from now on */
function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin === host && (response.status() >= 400 || !pathname.startsWith(`${base}/`)))
      problems.push(`${response.status()} ${pathname}`);
  });
  return problems;
}

test('every address that a page names is there', async ({ page, request }) => {
  const problems = listen(page);
  const seen = new Set<string>();
  const queue = [`${base}/`];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const answer = await request.get(host + path);
    expect(answer.status(), path).toBe(200);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await answer.text();
    const named = [
      ...Array.from(html.matchAll(/ (?:href|src|poster|action|data-[a-z-]*modules|data-props-from)="([^"]*)"/g)),
      ...Array.from(html.matchAll(/ (?:srcset|srcSet|imagesrcset|imageSrcSet)="([^"]*)"/g)),
      ...Array.from(html.matchAll(/url\(["']?([^"')]*)/g)),
    ].flatMap(([, value]) => value!.split(/,?\s+/).filter((word) => word.startsWith('/')));
    for (const each of named) {
      const bare = each.replaceAll('&amp;', '&').replace(/[?#].*$/, '');
      if (!seen.has(bare)) queue.push(bare);
      seen.add(bare);
    }
  }
  expect([...seen].filter((path) => !path.startsWith(`${base}/`))).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
  await page.goto(`${host}${base}/`);
  await page.mouse.wheel(0, 4000);
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});

test('links are followed without a page load, an island wakes, Back leads back, and home is home', async ({ page }) => {
  const problems = listen(page);
  await waitLongForCode(page);
  await page.goto(`${host}${base}/`);
  await markWindow(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect(page).toHaveURL(`${host}${base}/contact`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // The island says what is missing: without it, the browser would.
  await page.locator('main form').first().getByRole('button').last().click();
  await expect(page.locator('main form [aria-invalid=true]').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${host}${base}/`);
  await page.goForward();
  await expect(page).toHaveURL(`${host}${base}/contact`);
  await page.getByRole('banner').getByRole('link', { name: 'Larkfield Tools' }).click();
  await expect(page).toHaveURL(`${host}${base}/`);
  expect(await isMarked(page)).toBe(true);
  expect(problems).toEqual([]);
});

test('the search leads to pages, an unknown address to a page of the site', async ({ page }) => {
  await page.goto(`${host}${base}/search`);
  const problems = listen(page);
  await page.getByRole('combobox').first().fill('drill');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`^${host}${base}/(?!search)`));
  expect(problems).toEqual([]);
  const lost = await page.goto(`${host}${base}/no/such/page`);
  expect(lost!.status()).toBe(404);
  await page.getByRole('banner').getByRole('link', { name: 'Larkfield Tools' }).click();
  await expect(page).toHaveURL(`${host}${base}/`);
});
