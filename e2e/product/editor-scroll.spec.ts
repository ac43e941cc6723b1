// The editor stays in its window: whatever is reached with Tab or clicked in any of its panels scrolls the panel, and never
// the document around it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;
test.beforeAll(async () => void (site = await startDevSite({}, 'e2e/fixture-site')));
test.afterAll(() => site.stop());

// Most panels are longer than this window.
test.use({ viewport: { width: 1200, height: 600 } });

const settings = (page: Page): Locator => page.getByRole('complementary', { name: 'Settings' });

/** Writes down, from now on, when the editor moves in its window, and when the focus is outside of it. */
function watch(): void {
  const faults: string[] = [];
  const check = (about: string) => {
    const around = [document.documentElement, document.body, ...document.querySelectorAll('#editor, .app, .columns')];
    if (around.some(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0))
      faults.push(`scrolled: ${about}`);
  };
  const readName = (element: Element) =>
    element.closest('label, .setting')?.textContent?.slice(0, 60) ?? element.outerHTML;
  addEventListener('scroll', ({ target }) => target === document && faults.push('scrolled: the document'), true);
  addEventListener('focusin', () =>
    requestAnimationFrame(() => {
      const active = document.activeElement!;
      const { top, bottom } = active.getBoundingClientRect();
      check(readName(active));
      if (bottom <= 0 || top >= innerHeight) faults.push(`out of sight: ${readName(active)}`);
    }),
  );
  addEventListener('click', ({ target }) => check(readName(target as Element)));
  Object.assign(window, { faults });
}

const faults = (page: Page) => page.evaluate(() => (window as unknown as { faults: string[] }).faults.splice(0));

/** Unfolds the settings, goes through all their controls with Tab, and clicks each switch. */
async function goThrough(page: Page, about: string): Promise<void> {
  const folds = settings(page).locator('details:not([open]) > summary');
  while ((await folds.count()) > 0) await folds.first().click();
  const heading = settings(page).locator('.crumbs h2');
  await heading.focus();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('.inspector') !== null);
  for (let tabs = 0; tabs < 300 && (await isInside()); tabs += 5)
    for (let each = 0; each < 5; each++) await page.keyboard.press('Tab');
  expect(await faults(page), `Tab through ${about}`).toEqual([]);
  const controls = settings(page).locator('.switch, .radio:not([data-disabled])');
  for (let index = 0; index < (await controls.count()); index++) {
    await controls.nth(index).click();
    expect(await faults(page), `a click in ${about}`).toEqual([]);
  }
}

/** The settings of a section, and of the first entry of its first list. */
async function goThroughSection(page: Page, about: string): Promise<void> {
  await goThrough(page, about);
  const entry = settings(page).locator('.entries .entry').first();
  if ((await entry.count()) === 0) return;
  const title = settings(page).locator('.crumbs h2');
  const before = (await title.textContent()) ?? '';
  await entry.locator('.entry-name').click();
  await expect(title).not.toHaveText(before);
  await goThrough(page, `an entry of ${about}`);
}

test.beforeEach(({ page }) => page.addInitScript(watch));

test('nothing in the settings of a page scrolls the document', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(settings(page).locator('.crumbs h2')).toHaveText('Page');
  await goThrough(page, 'the settings of a page');
});

for (const [first, which] of ['first', 'second', 'third'].entries())
  test(`nothing in the settings of a section scrolls the document: the ${which} of three parts`, async ({ page }) => {
    const rows = page.getByRole('treegrid', { name: 'Sections' }).getByRole('row');
    const sections = listSections(site.folder);
    expect(sections.length).toBeGreaterThan(15);
    for (const { route, index, type, count } of sections.filter((_each, at) => at % 3 === first)) {
      await page.goto(`${site.address}/__editor?page=${route}`);
      await expect(rows).toHaveCount(count);
      await rows.nth(index).locator('.row-words').click();
      await expect(rows.nth(index)).toHaveAttribute('aria-selected', 'true');
      await goThroughSection(page, type);
    }
  });

// There are more than thirty parts: each of these tests goes through every third.
for (const [first, which] of ['first', 'second', 'third'].entries())
  test(`nothing in the settings of the site scrolls the document: the ${which} of three parts`, async ({ page }) => {
    await page.goto(`${site.address}/__editor?page=/`);
    const title = settings(page).locator('.crumbs h2');
    const views = page.getByRole('dialog', { name: 'The site' });
    const parts = views.locator('.site-row');
    for (let index = first, count = first + 1; index < count; index += 3) {
      await page.getByRole('button', { name: 'Site: pages, settings, problems' }).click();
      await views.getByRole('tab', { name: 'Settings' }).click();
      await expect(parts.first()).toBeVisible();
      count = await parts.count();
      await parts.nth(index).click();
      await expect(title).toHaveText('Site');
      await goThrough(page, `part ${index + 1} of the settings of the site`);
    }
  });

/** @returns the first section of each type, with its page and its place among the page's sections */
function listSections(folder: string): { route: string; index: number; type: string; count: number }[] {
  const files = (readdirSync(join(folder, 'pages'), { recursive: true }) as string[]).toSorted();
  const known = new Set<string>();
  return files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => {
      const route = `/${file.replace(/(^|\/)index\.yaml$|\.yaml$/, '')}`;
      const text = site.read(`pages/${file}`);
      const types = [...text.matchAll(/^ {2}- (?:\{ )?type: ([\w-]+)/gm)].map(([, type = '']) => type);
      return types.map((type, index) => ({ route, index, type, count: types.length }));
    })
    .filter(({ type }) => !known.has(type) && known.add(type));
}
