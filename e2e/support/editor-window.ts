// A window of the editor, as its tests open it.
import { expect, type Page } from 'playwright/test';
import type { DevSite } from './dev-site.ts';

/** Opens a part of the settings of the whole site, from the views of the site. */
export async function openSitePart(page: Page, site: DevSite, title: string): Promise<void> {
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'Site: pages, settings, problems' }).click();
  const views = page.getByRole('dialog', { name: 'The site' });
  await views.getByRole('tab', { name: 'Settings' }).click();
  await views.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await expect(page.getByRole('complementary', { name: 'Settings' })).toBeVisible();
}
