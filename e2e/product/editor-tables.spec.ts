// A table in the editor: what is added has no mistake, and all rows keep a cell for each column.
import { expect, test, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;
test.beforeAll(async () => void (site = await startDevSite()));
test.afterAll(() => site.stop());

const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const frame = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');

test('a table with its example gets a row and a column, loses one, and never has a mistake', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('radio', { name: 'With example' }).click();
  await dialog.getByRole('searchbox').fill('table of texts');
  await dialog.getByRole('button', { name: /^Table/ }).click();
  await expect(dialog).toHaveCount(0);
  const table = frame(page).getByRole('table');
  const columns = table.getByRole('columnheader');
  const rows = table.getByRole('row');
  await expect(columns.first()).toBeVisible();
  const before = { columns: await columns.count(), rows: await rows.count() };
  await settings(page).getByRole('button', { name: 'Add line', exact: true }).click();
  await expect(rows).toHaveCount(before.rows + 1);
  await settings(page).getByRole('button', { name: 'Add table column', exact: true }).click();
  await expect(columns).toHaveCount(before.columns + 1);
  // The column that was added is open.
  await settings(page).getByRole('button', { name: 'Table', exact: true }).click();
  await settings(page).getByRole('button', { name: 'Remove table column 1' }).click();
  await expect(columns).toHaveCount(before.columns);
  for (const row of await rows.all())
    await expect(row.getByRole('columnheader').or(row.getByRole('rowheader')).or(row.getByRole('cell'))).toHaveCount(
      before.columns,
    );
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
});
