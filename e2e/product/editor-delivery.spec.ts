// Where messages of a form go: chosen in the editor as a task, and tried with a test message.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});

test.afterAll(() => site.stop());

test('a form gets its service with one field, and a test message says whether it arrived', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/frage`);
  await page.getByRole('row', { name: /Fragen Sie uns/ }).click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(settings.getByText('Now to the Google sheet.')).toBeVisible();
  await settings.getByRole('button', { name: 'Where should messages go?' }).press('Enter');
  const task = page.getByRole('dialog', { name: 'Where should messages go?' });
  const services = task.getByRole('radiogroup', { name: 'Who brings you the messages?' });
  await expect(services.getByRole('radio', { name: /Google sheet/ })).toBeChecked();
  await services.getByRole('radio', { name: /Google sheet/ }).press('ArrowDown');
  await expect(services.getByRole('radio', { name: /program of your own/ })).toBeChecked();
  const button = task.getByRole('button', { name: 'Send a test message' });
  await expect(button).toBeDisabled();
  const address = task.getByRole('textbox', { name: 'Program of your own' });
  await address.fill('my server');
  await expect(task.getByText(/address starts with https/)).toBeVisible();
  await address.fill(`${site.address}/__services/nothing`);
  await address.press('Enter');
  await expect(task.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect.poll(() => site.read('site.yaml')).toMatch(/delivery:\s+- \{? ?call: function/);
  await button.press('Enter');
  await expect(task.getByRole('status')).toContainText(/no form at this address|has refused|No answer/);
  await address.fill(`${site.address}/__services/function`);
  await expect(button).toBeDisabled();
  await address.press('Enter');
  await button.click();
  await expect(task.getByRole('status')).toContainText('The test message has arrived at your program.');
  expect(readFileSync(join(site.folder, '.pagewright/inbox/leads.csv'), 'utf8')).toContain('Test message');
  await expectAccessible(page, 'delivery of a form', { iframes: false });
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, 'delivery of a form, narrow', { iframes: false });
  expect(await task.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(task).toBeHidden();
});
