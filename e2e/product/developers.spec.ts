// The guide for developers, followed word for word: its commands are run and its files are written,
// in their order, in the folder of a site. Then the section is tried in a browser, with script,
// before script, and without.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { ignoreParkedCursor } from '../support/parked-cursor.ts';
import { waitLongForCode } from '../support/whole-loads.ts';

test.describe.configure({ mode: 'serial' });

const product = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(product, 'docs/developers/first-section.md'), 'utf8');
const site = mkdtempSync(join(tmpdir(), 'pagewright-guide-'));
let server: ChildProcess;
let printed = '';
let address: string;

/** A file to write, or commands to run. */
type Step = { path: string; text: string } | { commands: string[] };

const steps = [...guide.matchAll(/(?:^\*\*`([^`]+)`\*\*\n\n)?^```(\w+)\n([^]*?)^```$/gm)].map(
  ([, path, language, text]): Step => {
    if (path) return { path, text: text! };
    expect(language, `a fence without a file: ${text}`).toBe('sh');
    return { commands: text!.trim().split('\n') };
  },
);
const files = steps.flatMap((step) => ('path' in step ? [step.path] : []));

test.beforeAll(() => {
  test.setTimeout(300_000);
  cpSync(join(product, 'tests/fixtures/sites/bakery'), site, { recursive: true });
  // The guide calculates in rupees, as a site in English writes them.
  const settings = join(site, 'site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('lang: de\n', 'lang: en\ncurrency: INR\n'));
  for (const step of steps) {
    if ('commands' in step) step.commands.forEach(runCommand);
    else {
      mkdirSync(dirname(join(site, step.path)), { recursive: true });
      writeFileSync(join(site, step.path), step.text);
      if (step.path === 'pages/savings.yaml') linkFromMenu();
    }
  }
  const style = ['--config', join(product, '.prettierrc.json'), '--ignore-path', '/dev/null'];
  run('node_modules/prettier/bin/prettier.cjs', '--check', ...style, ...files);
  run('node_modules/typescript/bin/tsc', '-p', '.');
});

test.afterAll(() => {
  server?.kill();
  rmSync(site, { recursive: true, force: true });
});

/** A way to the new page, so that visitors can go from page to page. */
function linkFromMenu(): void {
  const file = join(site, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('menu:\n', 'menu:\n  - { label: Sparen, href: /savings }\n'));
}

/** Runs a command of the guide, as the scripts do that `new:site` writes into a site. */
function runCommand(command: string): void {
  const [, name = '', words = ''] = /^npm run ([\w:]+)(?: -- (.*))?$/.exec(command) ?? [];
  expect(name, command).not.toBe('');
  run('bin/pagewright.mjs', name, ...words.split(' ').filter(Boolean), '--root', site);
}

function run(program: string, ...args: string[]): void {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(product, program), ...args], {
    cwd: site,
    encoding: 'utf8',
  });
  expect(status, `${program} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

test('every file that the guide shows is one of those that a section may have', async () => {
  const folders = ['blocks/savings-calculator/', 'pages/'];
  expect(files.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([]);
  expect(files).toHaveLength(7);
  server = spawn(process.execPath, [join(product, 'bin/pagewright.mjs'), 'preview', '--root', site, '--port', '0']);
  server.stdout!.on('data', (chunk) => (printed += chunk));
  await expect.poll(() => printed).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)![0];
});

const people = (page: Page) => page.getByRole('slider', { name: 'People' });
const sum = (page: Page) => page.locator('main output');

test('with script, the sum follows the sliders, and React comes with the first touch and not before', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await ignoreParkedCursor(page);
  await page.goto(`${address}/savings`, { waitUntil: 'networkidle' });
  await expect(page.locator('main ul.only-without-script')).toBeHidden();
  expect(scripts.filter((url) => /react|island/.test(url))).toEqual([]);
  await people(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(sum(page)).toHaveText('That is ₹57,600 in a year');
  await page.getByRole('slider', { name: 'Hours a week' }).press('End');
  await expect(sum(page)).toHaveText('That is ₹4,60,800 in a year');
  expect(scripts.filter((url) => /savings-calculator\.island/.test(url))).toHaveLength(1);
  await expectAccessible(page, 'the calculator');
  expect(complaints).toEqual([]);
});

test('what a visitor sets while the code is on its way is taken over', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/savings-calculator\.island/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${address}/savings`);
  await people(page).focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowRight');
  await expect(people(page)).toHaveValue('5');
  await expect(sum(page)).toHaveText('That is ₹19,200 in a year');
  release();
  await expect(sum(page)).toHaveText('That is ₹96,000 in a year');
  await expect(people(page)).toHaveValue('5');
});

test('what was set is there again after a way round the site', async ({ page }) => {
  await waitLongForCode(page);
  await page.goto(`${address}/savings`);
  await people(page).press('End');
  await expect(sum(page)).toHaveText('That is ₹9,60,000 in a year');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByRole('navigation').getByRole('link', { name: 'Brot' }).first().click();
  await expect(page).toHaveURL(/\/brot$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Sparen' }).first().click();
  await expect(page).toHaveURL(/\/savings$/);
  await expect(sum(page)).toHaveText('That is ₹9,60,000 in a year');
  await expect(people(page)).toHaveValue('50');
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there are three sums to read, and no slider that does nothing', async ({ page }) => {
    await page.goto(`${address}/savings`);
    await expect(page.locator('main li')).toHaveText([
      'People: 1. Hours a week: 1. That is ₹19,200 in a year',
      'People: 25. Hours a week: 1. That is ₹4,80,000 in a year',
      'People: 50. Hours a week: 1. That is ₹9,60,000 in a year',
    ]);
    await expect(page.locator('main li').first()).toBeVisible();
    await expect(people(page)).toBeHidden();
    await expect(sum(page)).toBeHidden();
  });
});

test('in the dev server, the next page is by the component as it is now', async () => {
  const dev = spawn(process.execPath, [join(product, 'bin/pagewright.mjs'), 'dev', '--root', site, '--port', '0']);
  try {
    let said = '';
    dev.stdout.on('data', (chunk) => (said += chunk));
    await expect.poll(() => said).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said)!;
    const html = async () => (await fetch(`${url}/savings`)).text();
    expect(await html()).toContain('only-without-script mx-auto');
    const component = join(site, 'blocks/savings-calculator/savings-calculator.tsx');
    writeFileSync(component, readFileSync(component, 'utf8').replace('only-without-script mx-auto', 'changed mx-auto'));
    await expect.poll(html).toContain('class="changed mx-auto');
  } finally {
    dev.kill();
  }
});
