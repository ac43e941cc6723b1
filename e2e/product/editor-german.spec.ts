// A walk through the editor in German: its parts, dialogs, menus and settings say nothing in English, and nothing of the file.
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

type Texts = Record<string, string>;

const readTexts = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../src/editor/words/${path}`, import.meta.url), 'utf8')) as Texts;
const german = readTexts('languages/de.json');

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});

test.afterAll(() => site.stop());

test.use({ locale: 'de-AT' });

/** @returns a text of the editor as it is in German */
function inGerman(english: string): string {
  return german[english] ?? english;
}

/** Words that no German text has. */
const english =
  /\b(?:the|and|this|these|with|your|you|are|of|which|nothing|cannot|pages?|sections?|pictures?|settings?|remove|choose|file|there|from)\b/i;

/** Words of the file, which an author does not see. The tab with the text is called by what it shows. */
const ofFile = /\b(?:slug|href|blurb|rows|publish)\b|\.ya?ml\b|\{site\.|\bYAML\b/i;
const tabOfText = 'YAML';

/** @returns why a text of the German editor is not one */
function findFaults(text: string): string[] {
  return [
    ...((german[text] ?? text) === text ? [] : ['is not translated']),
    ...(english.test(text.replaceAll(/\{\w+\}/g, '')) ? ['has English words'] : []),
    ...(text !== tabOfText && ofFile.test(text) ? ['has a word of the file'] : []),
  ].map((fault) => `${text}: ${fault}`);
}

test('a text in English, and one with a word of the file, is found', () => {
  expect(findFaults('Abschnitt hinzufügen')).toEqual([]);
  expect(findFaults('Undo')).toEqual(['Undo: is not translated']);
  expect(findFaults('Choose one of them.')).toContain('Choose one of them.: has English words');
  expect(findFaults('Steht in site.yaml')).toEqual(['Steht in site.yaml: has a word of the file']);
});

/** @returns the words of the editor that are seen or read out, each once; the page in its frame has others */
function readWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null) => void (text?.trim() && found.add(text.trim().replaceAll(/\s+/g, ' ')));
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('code, pre, script, style, .cm-editor, [lang]:not(html):not([lang^="de"])')) continue;
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'])
        add(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
    }
    return [...found];
  });
}

class Walk {
  /** The place where each was seen first. */
  readonly faults = new Map<string, string>();
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async read(place: string): Promise<void> {
    const words = await readWords(this.page);
    expect(words.length).toBeGreaterThan(20);
    // Sentences of the author are as they were written.
    const own = ['site.yaml', 'pages/index.yaml'].map((file) => site.read(file)).join('');
    for (const text of words.filter((each) => !each.includes(' ') || !own.includes(each)))
      for (const fault of findFaults(text)) if (!this.faults.has(fault)) this.faults.set(fault, place);
  }

  async press(keys: string): Promise<void> {
    await this.page.locator('body').press(keys);
  }

  dialog() {
    return this.page.getByRole('dialog').last();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}

async function open(page: Page, route = '/'): Promise<Walk> {
  await page.goto(`${site.address}/__editor?page=${encodeURIComponent(route)}`);
  await expect(page.frameLocator('iframe').first().locator('h1')).toBeVisible();
  return new Walk(page);
}

test('parts and dialogs', async ({ page }) => {
  const walk = await open(page);
  await walk.read('the window');
  for (const keys of ['ControlOrMeta+K', 'ControlOrMeta+Shift+F', '?']) {
    await walk.press(keys);
    await expect(walk.dialog()).toBeVisible();
    await walk.read(keys);
    await walk.close();
  }
  await page
    .getByRole('button', { name: inGerman('Add a section'), exact: true })
    .first()
    .click();
  await expect(walk.dialog()).toBeVisible();
  await walk.read('add a section');
  await walk.close();
  expect([...walk.faults]).toEqual([]);
});

test('views of the site', async ({ page }) => {
  const walk = await open(page);
  await page.getByRole('button', { name: inGerman('Site: pages, settings, problems') }).click();
  const views = page.getByRole('dialog', { name: inGerman('The site') });
  await expect(views.getByRole('tabpanel')).not.toBeEmpty();
  for (const tab of await views.getByRole('tab').all()) {
    await tab.click();
    await expect(views.getByRole('tabpanel')).not.toBeEmpty();
    await walk.read((await tab.textContent()) ?? '');
  }
  await views.getByRole('tab', { name: inGerman('Pages') }).click();
  await views.getByRole('button', { name: inGerman('New'), exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await walk.read('new page');
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await walk.read('form of a new page');
  await page.keyboard.press('Escape');
  const more = views.getByRole('button', { name: inGerman('More for {page}').replace('{page}', 'Unser Brot') });
  await more.click();
  await expect(page.getByRole('menuitem').nth(1)).toBeVisible();
  await walk.read('actions of a page');
  expect([...walk.faults]).toEqual([]);
});

test('settings of the site and of a section', async ({ page }) => {
  const walk = await open(page);
  const settings = page.getByRole('complementary', { name: inGerman('Settings') });
  const openViews = () => page.getByRole('button', { name: inGerman('Site: pages, settings, problems') }).click();
  const views = page.getByRole('dialog', { name: inGerman('The site') });
  await openViews();
  await views.getByRole('tab', { name: inGerman('Settings') }).click();
  await expect(views.locator('.site-row').first()).toBeVisible();
  const count = await views.locator('.site-row').count();
  expect(count).toBeGreaterThan(10);
  for (let index = 0; index < count; index++) {
    if (index > 0) {
      await openViews();
      await views.getByRole('tab', { name: inGerman('Settings') }).click();
    }
    await views.locator('.site-row').nth(index).click();
    await expect(settings).toBeVisible();
    // What is folded names what it controls, which a button of a menu does only while that is open.
    const folded = settings.locator('button[aria-expanded="false"][aria-controls]:visible');
    for (let left = await folded.count(); left > 0; left--) await folded.first().click();
    await walk.read(`part ${index} of the settings`);
    await page.keyboard.press('Escape');
  }
  await page.frameLocator('iframe').first().getByRole('heading').first().click();
  await expect(settings.getByRole('heading', { level: 2 })).toBeVisible();
  await walk.read('settings of a section');
  expect([...walk.faults]).toEqual([]);
});

test('mistakes', async ({ page }) => {
  const home = 'pages/index.yaml';
  const good = site.read(home);
  site.write(
    home,
    `${good.trimEnd()}\n  - type: cta\n    headign: Komm\n    background: pink\n    button: { label: Los, href: /karte }\n`,
  );
  const walk = await open(page);
  const messages = page.getByRole('region', { name: inGerman('Messages') });
  await expect(messages).toContainText(inGerman('Mend it'));
  await expect(messages).toContainText('Für headign ist hier kein Platz');
  await expect(messages).toContainText('Das steht nicht zur Auswahl: pink');
  await walk.read('mistakes');
  site.write(home, good);
  expect([...walk.faults]).toEqual([]);
});
