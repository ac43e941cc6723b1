// The views of the whole site in the editor: a page is made, moved and removed, and everything is undone.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '../support/browser-test.ts';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});

test.afterAll(() => site.stop());

const views = (page: Page) => page.getByRole('dialog', { name: 'The site' });

const newPage = (page: Page, title: string) => page.getByRole('dialog', { name: `New: ${title}` });

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  await page.getByRole('option', { name: option }).click();
}

async function openViews(page: Page, tab: string): Promise<void> {
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'Site: pages, settings, problems' }).click();
  await views(page).getByRole('tab', { name: tab }).click();
}

test('a new page from a recipe has an entry in the menu, and is undone with it', async ({ page }) => {
  const menu = site.read('site.yaml');
  await openViews(page, 'Pages');
  await expectAccessible(page, 'pages', { iframes: false });
  await views(page).getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Aktion' }).click();
  const form = newPage(page, 'Aktion');
  await form.getByRole('textbox', { name: 'Title' }).fill('Angebote für Gäste');
  await expect(form.getByRole('textbox', { name: /^Address/ })).toHaveValue('/angebote-fuer-gaeste');
  await form.getByRole('textbox', { name: /^Address/ }).fill('/angebote');
  await form.getByRole('textbox', { name: 'Title' }).fill('Angebote');
  // An address that was written by hand stays.
  await expect(form.getByRole('textbox', { name: /^Address/ })).toHaveValue('/angebote');
  await expectAccessible(page, 'new page', { iframes: false });
  await form.getByRole('button', { name: 'Make the page' }).click();
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2Fangebote`);
  await expect(form).toHaveCount(0);
  expect(site.read('site.yaml')).toContain('  - label: Angebote\n    href: /angebote\n');
  await page.locator('body').press('ControlOrMeta+Z');
  await expect.poll(() => site.read('site.yaml')).toBe(menu);
});

test('a first job makes the page that lists jobs, the second one is found there, and both are undone', async ({
  page,
}) => {
  const before = site.read('site.yaml');
  const form = newPage(page, 'Stellenangebot');
  const make = async (title: string) => {
    await page.goto(`${site.address}/__editor?page=/`);
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Stellenangebot' }).click();
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
  };
  const town = form.getByRole('textbox', { name: 'Town' });
  await make('Bäckerin');
  const list = form.getByRole('checkbox', { name: 'Make the page “Stellenangebote” too' });
  await expect(list).toBeChecked();
  await list.press('Space');
  await expect(form.getByRole('checkbox', { name: 'Put it into the menu' })).toBeChecked();
  await list.press('Space');
  await expect(form.getByRole('checkbox', { name: 'Put it into the menu' })).toHaveCount(0);
  await expectAccessible(page, 'new page in a collection', { iframes: false });
  await town.fill('Berlin');
  await form.getByRole('button', { name: 'Make the page' }).click();
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2Fstellenangebote%2Fbaeckerin`);
  expect(site.read('site.yaml')).toContain('kind: job');
  expect(site.read('pages/stellenangebote/index.yaml')).toContain('from: stellenangebote');
  await make('Fahrer');
  await expect(form.getByText('The page “Stellenangebote” leads to it.')).toBeVisible();
  await town.fill('Berlin');
  await form.getByRole('button', { name: 'Make the page' }).click();
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2Fstellenangebote%2Ffahrer`);
  await expect(form).toHaveCount(0);
  await expect(page.frameLocator('iframe').first().getByRole('heading', { name: 'Fahrer' })).toBeVisible();
  for (let step = 0; step < 2; step++) await page.locator('body').press('ControlOrMeta+Z');
  await expect.poll(() => site.read('site.yaml')).toBe(before);
});

test('news with a photo are made in one place, in half the actions', async ({ page }) => {
  const before = site.read('site.yaml');
  const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: '#4a7' } });
  const file = { name: 'Spargel auf dem Markt.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() };
  const form = newPage(page, 'Aktuelles');
  await page.goto(`${site.address}/__editor?page=/`);
  const actions = [
    () => page.getByRole('button', { name: 'New', exact: true }).click(),
    () => page.getByRole('menuitem', { name: 'Aktuelles' }).click(),
    () => form.getByRole('textbox', { name: 'Title' }).fill('Spargelzeit'),
    async () => {
      await form.locator('input[type=file]').setInputFiles(file);
      // What it shows is read from the name of the file.
      await expect(form.getByRole('textbox', { name: 'What does it show?' })).toHaveValue('Spargel auf dem Markt');
    },
    async () => {
      await form.getByRole('textbox', { name: 'Text', exact: true }).click();
      await page.keyboard.type('Der erste Spargel ist da. Wir backen Quiche.');
    },
    () => form.getByRole('button', { name: 'Make the page' }).click(),
  ];
  for (const act of actions.slice(0, -1)) await act();
  // The deed stays above what is scrolled below it.
  const scroll = () => form.evaluate((element) => element.scrollTo({ top: 10_000 }));
  await scroll();
  await expectAccessible(page, 'news with a photo', { iframes: false });
  await page.setViewportSize({ width: 360, height: 740 });
  await scroll();
  await expectAccessible(page, 'news with a photo on a phone', { iframes: false });
  expect(await form.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await actions.at(-1)!();
  await expect(page).toHaveURL(`${site.address}/__editor?page=%2Faktuelles%2Fspargelzeit`);
  // Eleven, before there was one form for it.
  expect(actions.length).toBeLessThanOrEqual(11 * 0.6);
  const text = site.read('pages/aktuelles/spargelzeit.yaml');
  expect(text).toMatch(/^image: \{? ?\n?.*src: "?\/images\/spargel-auf-dem-markt/m);
  expect(text).toMatch(/^description: "?Der erste Spargel ist da\. Wir backen Quiche\./m);
  expect(text).not.toMatch(/Wer hat was getan|^author:/m);
  const shown = page.frameLocator('iframe').first();
  await expect(shown.getByRole('img', { name: 'Spargel auf dem Markt' })).toBeVisible();
  await expect(shown.getByText('Der erste Spargel ist da. Wir backen Quiche.')).toBeVisible();
  await page.goto(`${site.address}/aktuelles`);
  await expect(page.getByRole('link', { name: 'Spargelzeit' }).first()).toBeVisible();
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => site.read('site.yaml')).toBe(before);
});

test('an event every second Thursday, but not in August, is made from the screen and said in a sentence', async ({
  page,
}) => {
  const before = site.read('site.yaml');
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Veranstaltung' }).click();
  const form = newPage(page, 'Veranstaltung');
  await form.getByRole('textbox', { name: 'Title' }).fill('Brotabend');
  await form.getByLabel(/^Day/).fill('2027-07-08');
  await form.getByLabel('Begins at').fill('19:30');
  await form.getByText('Not yet: it is a draft').click();
  await form.getByRole('button', { name: 'Make the page' }).click();
  // The settings of the event are open beside its page.
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(settings.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(/^Brotabend/);
  await settings.getByRole('button', { name: 'Add repeat' }).click();
  const repeat = settings.getByRole('group', { name: 'Repeat', exact: true });
  await choose(page, repeat.getByRole('button', { name: /Every/ }), 'Week');
  await repeat.getByRole('textbox', { name: 'Only every' }).fill('2');
  await repeat.getByRole('textbox', { name: 'Only every' }).press('Tab');
  await repeat.getByRole('button', { name: 'Thursday' }).click();
  await repeat.getByRole('button', { name: 'August' }).click();
  await expect(repeat.getByText('Every second Thursday, but not in August.')).toBeVisible();
  await expect.poll(() => site.read('pages/veranstaltungen/brotabend.yaml')).toContain('exceptMonths:\n      - august');
  await page.getByRole('button', { name: 'Site: pages, settings, problems' }).click();
  await views(page).getByRole('searchbox').fill('Veranstaltungen');
  await expect(views(page).getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveCount(2);
  await views(page).getByRole('button', { name: 'Close' }).click();
  for (let step = 0; step < 10 && site.read('site.yaml') !== before; step++) {
    const undone = page.waitForResponse(/\/__editor\/site\/undo$/);
    await page.locator('body').press('ControlOrMeta+Z');
    await undone;
  }
  expect(site.read('site.yaml')).toBe(before);
});

test('before a page is removed, the links to it are listed; the history has what was done', async ({ page }) => {
  const text = site.read('pages/brot.yaml');
  await openViews(page, 'Pages');
  await views(page).getByRole('button', { name: 'More for Unser Brot' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await views(page).getByRole('button', { name: 'Show what happens' }).click();
  await expect(views(page).getByText(/^These links will lead nowhere/)).toBeVisible();
  await views(page).getByRole('button', { name: 'Remove the page' }).click();
  await expect(views(page).getByRole('list', { name: 'Pages' })).not.toContainText('Unser Brot');
  await views(page)
    .getByRole('tab', { name: /^Problems/ })
    .click();
  await expect(views(page).getByRole('list', { name: 'Problems' })).toContainText('/brot');
  await expectAccessible(page, 'problems', { iframes: false });
  await views(page).getByRole('tab', { name: 'History' }).click();
  await expect(views(page).getByRole('button', { name: /^Remove \/brot/ })).toBeVisible();
  await expectAccessible(page, 'history', { iframes: false });
  await views(page).getByRole('button', { name: 'Undo' }).click();
  await expect(() => expect(site.read('pages/brot.yaml')).toBe(text)).toPass();
});

test('a picture that no page shows is removed where that is said, and the undo brings it back', async ({ page }) => {
  const drawing = join(site.folder, 'public/images/unused.svg');
  writeFileSync(drawing, site.read('public/images/loaf.svg'));
  await openViews(page, 'Problems');
  const problem = views(page).getByRole('listitem').filter({ hasText: 'No page shows this picture: unused' });
  await problem.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(problem).toHaveCount(0);
  expect(existsSync(drawing)).toBe(false);
  await views(page).getByRole('tab', { name: 'History' }).click();
  await views(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => existsSync(drawing)).toBe(true);
  rmSync(drawing);
});

test('a part of the settings opens beside the page', async ({ page }) => {
  await openViews(page, 'Settings');
  await views(page)
    .getByRole('button', { name: /^Line about the company/ })
    .click();
  await expect(page.getByRole('complementary', { name: 'Settings' })).toBeVisible();
});

test('without a repository, publishing says why it cannot be done', async ({ page }) => {
  await openViews(page, 'Publish');
  await expect(views(page).getByText(/The site is not connected to a host yet/)).toBeVisible();
  await expect(views(page).getByText(/is no git repository/)).toBeHidden();
  await views(page).getByText("For somebody who looks after the site's files").click();
  await expect(views(page).getByText(/is no git repository/)).toBeVisible();
  await expectAccessible(page, 'publish', { iframes: false });
});

test('what is checked is published, also what the editor has changed before its history was deleted', async ({
  page,
}) => {
  const git = (args: string) => execFileSync('git', args.split(' '), { cwd: site.folder, encoding: 'utf8' });
  site.write('.gitignore', '.pagewright/\n');
  git('init -q -b main');
  git('config user.name Rosa');
  git('config user.email rosa@example.com');
  git('add -A');
  git('commit -q -m start');
  const change = async (words: string) => {
    await page.goto(`${site.address}/__editor?page=/brot`);
    const framed = page.frameLocator('iframe[title="The page, to be edited"]');
    await framed.getByRole('heading', { name: 'Unser Brot' }).first().click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(words);
    await expect.poll(() => site.read('pages/brot.yaml')).toContain(words);
  };
  await change(', neu');
  site.write('pages/frage.yaml', site.read('pages/frage.yaml').replace(/^title: .*/m, 'title: Elsewhere'));
  site.write('notes.txt', 'not for the web');
  await openViews(page, 'Publish');
  const box = (name: RegExp) => views(page).getByRole('checkbox', { name });
  await expect(box(/^Unser Brot.* changed/)).toBeChecked();
  await expect(box(/^Elsewhere changed/)).not.toBeChecked();
  await expect(box(/^notes\.txt added/)).not.toBeChecked();
  await expect(views(page).getByText('1 change is not online yet.')).toBeVisible();
  await expectAccessible(page, 'publish', { iframes: false });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'publish at 360 pixels', { iframes: false });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  const publish = async (words: string) => {
    await views(page).getByRole('textbox', { name: 'What has changed, in a few words' }).fill(words);
    await views(page).getByRole('button', { name: 'Publish' }).click();
    await expect(views(page).getByText(/^Noted on this computer/)).toBeVisible();
    return git('show --name-only --format=%s').trim().split('\n').filter(Boolean);
  };
  expect(await publish('Bread')).toEqual(['Bread', 'pages/brot.yaml']);
  await change(', immer');
  rmSync(`${site.folder}/.pagewright/history`, { recursive: true });
  await openViews(page, 'Publish');
  await expect(views(page).getByText('Nothing is chosen, so there is nothing to publish.')).toBeVisible();
  await expect(views(page).getByRole('button', { name: 'Publish' })).toBeDisabled();
  await views(page)
    .getByText(/^Unser Brot.* changed$/)
    .click();
  await box(/^Elsewhere/).press('Space');
  expect(await publish('The rest')).toEqual(['The rest', 'pages/brot.yaml', 'pages/frage.yaml']);
  expect(git('status --porcelain').trim()).toBe('?? notes.txt');
});

test('a draft is built into a folder that nobody can guess, with what is not public yet, and with the same name again', async ({
  page,
}) => {
  const draft = 'pages/geheim.yaml';
  site.write(draft, site.read('pages/brot.yaml').replace('title: Unser Brot', 'title: Geheim\ndraft: true'));
  await openViews(page, 'Publish');
  const build = async () => {
    await views(page).getByRole('button', { name: 'Build the draft' }).click();
    const said = views(page).getByText(/^The draft is in /);
    await expect(said).toBeVisible({ timeout: 150_000 });
    return (await said.textContent())!.replace('The draft is in ', '');
  };
  const folder = await build();
  expect(folder).toMatch(/\.pagewright\/drafts\/draft-[a-f\d]{20}$/);
  expect(readFileSync(`${folder}/geheim/index.html`, 'utf8')).toContain('Geheim');
  expect(readFileSync(`${folder}/robots.txt`, 'utf8')).toBe('User-agent: *\nDisallow: /\n');
  expect(await build()).toBe(folder);
  site.write(draft, 'title: [broken');
  await views(page).getByRole('button', { name: 'Build the draft' }).click();
  await expect(views(page).getByRole('alert')).toContainText('The draft could not be built');
  expect(readFileSync(`${folder}/geheim/index.html`, 'utf8')).toContain('Geheim');
});
