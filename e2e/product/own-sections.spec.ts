// A site with its own sections, header and stylesheet, as its visitors and its developer meet it:
// the finished pages in a browser with the content policy of a host, then the dev server, in which
// each save shows.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { ignoreParkedCursor } from '../support/parked-cursor.ts';
import { isMarked, markWindow, waitLongForCode } from '../support/whole-loads.ts';

test.describe.configure({ mode: 'serial' });

const product = fileURLToPath(new URL('../..', import.meta.url));
const site = mkdtempSync(join(tmpdir(), 'pagewright-own-'));
const servers: ChildProcess[] = [];

/** Starts a server of the site. @returns its address, and what it has printed */
async function start(command: string): Promise<{ address: string; printed: () => string }> {
  const server = spawn(process.execPath, [join(product, 'bin/pagewright.mjs'), command, '--root', site, '--port', '0']);
  servers.push(server);
  let heard = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (heard += chunk));
  await expect.poll(() => heard).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  return { address: /http:\/\/127\.0\.0\.1:\d+/.exec(heard)![0], printed: () => heard };
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

function edit(path: string, from: string, to: string) {
  const text = readFileSync(join(site, path), 'utf8');
  expect(text).toContain(from);
  write(path, text.replace(from, to));
}

/** @returns what the page complains of from now on */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test.beforeAll(() => {
  test.setTimeout(120_000);
  const original = join(product, 'tests/fixtures/sites/hotel');
  cpSync(original, site, { recursive: true, filter: (path) => !path.includes('.pagewright') });
  writeGuestNames();
});

/** Writes a section whose island makes its ids with `useId`, and a page with three of them. */
function writeGuestNames(): void {
  const schema = readFileSync(join(site, 'blocks/cta/cta.schema.json'), 'utf8');
  write('blocks/guest-names/guest-names.schema.json', schema.replaceAll('cta', 'guest-names'));
  write(
    'blocks/guest-names/guest-names.tsx',
    `import { Island, Section, SectionHeading } from 'pagewright/ui';
import type { BlockProps, GuestNamesBlock } from 'pagewright/blocks';
import { View } from './guest-names.island.tsx';
export const GuestNames = ({ id, background, heading, level }: BlockProps<GuestNamesBlock>) => (
  <Section id={id} background={background}>
    <SectionHeading heading={heading} level={level} />
    <Island name="guest-names" view={View} wake="interaction" props={{}} />
  </Section>
);
`,
  );
  write(
    'blocks/guest-names/guest-names.island.tsx',
    `import { useId, useState } from 'react';
function Field({ label, help }: { label: string; help: string | undefined }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={help} className="border" />
    </p>
  );
}
export function View() {
  const help = useId();
  const [isOpen, open] = useState(false);
  return (
    <div>
      <button type="button" onClick={() => open(true)}>Help</button>
      {['First name', 'Last name'].map((label) => <Field key={label} label={label} help={help} />)}
      {isOpen && <p id={help}>As in your passport</p>}
    </div>
  );
}
`,
  );
  const blocks = ['A', 'B', 'C'].map(
    (heading) => `  - { type: guest-names, heading: ${heading}, button: { label: B, href: / } }\n`,
  );
  write('pages/guests.yaml', `title: Guests\ndescription: Guests.\nblocks:\n${blocks.join('')}`);
}

test.afterAll(() => {
  for (const server of servers) server.kill();
  rmSync(site, { recursive: true, force: true });
});

test.describe('the finished site', () => {
  let address: string;

  test.beforeAll(async () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(product, 'bin/pagewright.mjs'), 'build', '--root', site],
      { encoding: 'utf8' },
    );
    expect(status, stdout + stderr).toBe(0);
    ({ address } = await start('preview'));
  });

  for (const width of [360, 1280])
    test(`is accessible and as wide as the screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const complaints = collectComplaints(page);
      for (const route of ['/', '/rooms']) {
        await page.goto(address + route);
        await expectAccessible(page, `${route} at ${width} px`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      expect(complaints).toEqual([]);
    });

  test('wakes an island of its own when a visitor comes to it, and keeps its state on other pages', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await ignoreParkedCursor(page);
    await waitLongForCode(page);
    await page.goto(`${address}/rooms`, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => /react|island/.test(url))).toEqual([]);
    await expect(page.getByText('£120 for 1 nights')).toBeVisible();
    await page.getByRole('slider', { name: 'Nights' }).press('ArrowRight');
    await expect(page.getByText('£240 for 2 nights')).toBeVisible();
    expect(scripts.filter((url) => /\/react-/.test(url))).toHaveLength(1);
    await markWindow(page);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('.mill-cta')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Rooms' }).click();
    await expect(page.getByText('£240 for 2 nights')).toBeVisible();
    await page.getByRole('slider', { name: 'Nights' }).press('ArrowRight');
    await expect(page.getByText('£360 for 3 nights')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('starts a behavior of its own', async ({ page }) => {
    await page.goto(`${address}/rooms`);
    await page.getByRole('searchbox', { name: 'Search' }).fill('wr');
    await expect(page.getByText('1 found')).toBeVisible();
    await expect(page.getByText('Norwich')).toBeHidden();
  });

  test('has the same ids awake as in the HTML, in each of several islands', async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(`${address}/guests`);
    const ids = () => page.locator('main input').evaluateAll((inputs) => inputs.map(({ id }) => id));
    const built = await ids();
    expect(new Set(built).size).toBe(6);
    for (const section of await page.locator('pw-island').all()) {
      await section.getByRole('button', { name: 'Help' }).click();
      for (const name of ['First name', 'Last name']) {
        const field = section.getByRole('textbox', { name });
        await expect(field).toHaveAccessibleDescription('As in your passport');
        await section.getByText(name).click();
        await expect(field).toBeFocused();
      }
    }
    expect(await ids()).toEqual(built);
    await expectAccessible(page, 'the fields');
    expect(complaints).toEqual([]);
  });
});

test.describe('the dev server', () => {
  let address: string;
  let printed: () => string;

  test.beforeAll(async () => ({ address, printed } = await start('dev')));

  const opened = async (page: Page, route: string) => {
    await page.goto(address + route);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('hot-update.ts')),
    );
  };

  test('shows an edit of a component without a full load, with a class that nothing had before', async ({ page }) => {
    await opened(page, '/rooms');
    await markWindow(page);
    edit('blocks/rooms/rooms.tsx', 'className="mt-3 text-lg', 'className="mt-3 ps-7 text-lg');
    const name = page.locator('.rooms-entry p').first();
    await expect(name).toHaveClass(/ps-7/);
    await expect(name).toHaveCSS('padding-left', '28px');
    expect(await isMarked(page)).toBe(true);
  });

  test('shows edits of its styles', async ({ page }) => {
    await opened(page, '/rooms');
    edit('blocks/rooms/rooms.css', '3px solid', '9px solid');
    await expect(page.locator('.rooms-entry').first()).toHaveCSS('border-top-width', '9px');
    edit('styles.css', 'letter-spacing: 0.02em', 'letter-spacing: 3px');
    await expect(page.locator('h2').first()).toHaveCSS('letter-spacing', '3px');
  });

  test('shows an edit of its header', async ({ page }) => {
    await opened(page, '/');
    edit('components/header.tsx', 'text-lg font-semibold', 'text-2xl font-semibold');
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveClass(/text-2xl/);
  });

  test('checks by a schema as it is now', async ({ page }) => {
    await opened(page, '/rooms');
    edit('pages/rooms.yaml', 'heading: Our [[rooms]]', 'heading: Our [[rooms]]\n    beds: 9');
    await expect(page.locator('vite-error-overlay')).toContainText('"beds" is not a setting of a "rooms" section.');
    edit('blocks/rooms/rooms.schema.json', '"rooms": {', '"beds": { "type": "integer" },\n    "rooms": {');
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });

  test('has the settings of a changed schema in the editor', async ({ page }) => {
    await page.goto(`${address}/__editor?page=/rooms`);
    const rooms = page.getByRole('treegrid', { name: 'Sections' }).getByRole('row', { name: /rooms/ }).first();
    await rooms.click();
    const settings = page.getByRole('complementary', { name: 'Settings' });
    await expect(settings.getByRole('textbox', { name: 'Heading' })).toBeVisible();
    const motto = settings.getByRole('textbox', { name: 'Motto' });
    await expect(motto).toHaveCount(0);
    const schema = '"motto": { "title": "Motto", "description": "Of the house.", "type": "string" }';
    edit('blocks/rooms/rooms.schema.json', '"rooms": {', `${schema},\n    "rooms": {`);
    // The editor reloads with the section's code, and nothing is chosen then.
    await expect(async () => {
      await rooms.click();
      await expect(motto).toBeVisible({ timeout: 2000 });
    }).toPass();
    await motto.fill('Sleep well');
    await expect.poll(() => readFileSync(join(site, 'pages/rooms.yaml'), 'utf8')).toContain('motto: Sleep well');
  });

  test('says over the page what is wrong with a half-written schema, and goes on', async ({ page }) => {
    await opened(page, '/rooms');
    const file = 'blocks/rooms/rooms.schema.json';
    const before = readFileSync(join(site, file), 'utf8');
    write(file, before.slice(0, -20));
    await expect(page.locator('vite-error-overlay')).toContainText('blocks/rooms/rooms.schema.json');
    write(file, before);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    expect(printed()).not.toContain('Pagewright itself failed');
  });

  const brokenCode: [string, string, (text: string) => string, RegExp][] = [
    [
      'a bracket too many',
      'blocks/cta/cta.tsx',
      (text) => text.replace('return (', 'return (('),
      /blocks\/cta\/cta\.tsx:\d+:\d+: Expected/,
    ],
    [
      'a package that is missing',
      'blocks/cta/cta.tsx',
      (text) => `import x from 'nothing-such';\nx();\n${text}`,
      /blocks\/cta\/cta\.tsx:1:\d+: The package nothing-such is not installed\. Install it: npm install nothing-such/,
    ],
    [
      'an error while it is loaded',
      'blocks/cta/cta.tsx',
      (text) => `null.x;\n${text}`,
      /blocks\/cta\/cta\.tsx:1:\d+: TypeError/,
    ],
    [
      'a brace that is not closed in its styles',
      'blocks/rooms/rooms.css',
      (text) => `.broken {\n  color: red;\n${text}`,
      /blocks\/rooms\/rooms\.css:1:1: Unclosed block/,
    ],
    [
      'a class that is not there in its styles',
      'blocks/rooms/rooms.css',
      (text) => `.broken {\n  @apply flex no-such-class;\n}\n${text}`,
      /blocks\/rooms\/rooms\.css:2:15: Cannot apply unknown utility class `no-such-class`/,
    ],
  ];
  for (const [what, file, spoil, words] of brokenCode)
    test(`says where ${what} is, over the page and after a reload, and goes on when it is mended`, async ({ page }) => {
      const route = file.includes('cta') ? '/' : '/rooms';
      await opened(page, route);
      const heading = page.locator('h1, h2').first();
      await expect(heading).toBeVisible();
      const before = readFileSync(join(site, file), 'utf8');
      const overlay = page.locator('vite-error-overlay .message');
      try {
        write(file, spoil(before));
        await expect(overlay).toHaveText(words);
        await page.reload();
        await expect(overlay).toHaveText(words);
      } finally {
        write(file, before);
      }
      await expect(page.locator('vite-error-overlay')).toHaveCount(0);
      await expect(heading).toBeVisible();
      expect(printed()).not.toContain('Pagewright itself failed');
    });

  test('takes in a new section while it runs', async ({ page }) => {
    write(
      'blocks/motto/motto.schema.json',
      readFileSync(join(site, 'blocks/cta/cta.schema.json'), 'utf8').replaceAll('cta', 'motto'),
    );
    write(
      'blocks/motto/motto.tsx',
      'export function Motto() {\n  return <p className="motto ps-9">By the water</p>;\n}\n',
    );
    write('blocks/motto/motto.css', '.motto { border-left: 5px solid; }\n');
    write(
      'pages/motto.yaml',
      'title: Motto\ndescription: A motto.\nblocks:\n  - { type: motto, heading: A, button: { label: B, href: / } }\n',
    );
    const served = async () => (await fetch(`${address}/motto`)).text();
    await expect.poll(served).toContain('By the water');
    await page.goto(`${address}/motto`);
    await expect(page.locator('.motto')).toHaveCSS('padding-left', '36px');
    await expect(page.locator('.motto')).toHaveCSS('border-left-width', '5px');
  });

  for (const width of [360, 1280])
    test(`has its sections in the gallery, each with its examples, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address}/__blocks`);
      await page
        .getByRole('link', { name: /Price of a stay/ })
        .first()
        .click();
      await expect(page).toHaveURL(/__blocks\/stay-price$/);
      await expect(page.locator('h1')).toContainText('Price of a stay');
      for (const number of [1, 2, 3]) {
        const complaints = collectComplaints(page);
        await page.goto(`${address}/__blocks/stay-price/${number}`);
        const slider = page.getByRole('slider');
        await slider.press('ArrowRight');
        await expect(slider).toHaveValue('2');
        await expectAccessible(page, `example ${number}`);
        expect(complaints).toEqual([]);
      }
    });
});
