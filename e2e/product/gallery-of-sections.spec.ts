// The gallery of all sections, which authors have in the dev server.
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible, expectNoOverflow } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

let site: DevSite;
let address: string;

test.beforeAll(async () => {
  site = await startDevSite();
  ({ address } = site);
});

test.afterAll(() => site.stop());

test('the gallery leads from the list of all types to the examples of one, its settings and its YAML', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  await page.goto(`${address}/__blocks`);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 700 });
    await expectAccessible(page, `the gallery, ${width}`);
    await expectNoOverflow(page);
  }
  await page.getByRole('main').getByRole('link', { name: 'Figures', exact: true }).click();
  await expect(page).toHaveURL(`${address}/__blocks/stats`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Figures');
  await expect(page.locator('#example-1 + section')).toBeVisible();
  await expect(page.locator('#settings')).toContainText('items[].label');
  await expectAccessible(page, 'a type in the gallery');
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'on a page alone' }).first().click();
  await expect(page).toHaveURL(`${address}/__blocks/stats/1`);
  expect(complaints).toEqual([]);
  await page.goBack();
  await page.getByRole('link', { name: 'YAML to copy' }).first().click();
  await expect(page.locator('body')).toHaveText(/^ *- type: stats/);
});

test('an example that names what is not there says on its page what is wrong', async ({ request }) => {
  const title = 'Odd';
  const described = { title, description: 'A setting.' };
  site.write('blocks/odd/odd.tsx', 'export function Odd() { return <p>Odd</p>; }\n');
  site.write(
    'blocks/odd/odd.schema.json',
    JSON.stringify({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'blocks/odd.schema.json',
      ...described,
      type: 'object',
      required: ['type'],
      additionalProperties: false,
      properties: {
        type: { ...described, const: 'odd' },
        id: { $ref: '../common.schema.json#/definitions/id' },
        icon: { $ref: '../common.schema.json#/definitions/icon' },
      },
      examples: [{ type: 'odd', icon: 'no-such-icon' }],
    }),
  );
  // With its first section the site has code, and the server of an installed package begins once more.
  await expect(async () =>
    expect(await (await request.get(`${address}/__blocks/odd/1`)).text()).toContain('no-such-icon'),
  ).toPass({ timeout: 45_000 });
  expect((await request.get(`${address}/__blocks/odd/1`)).status()).toBe(500);
  expect((await request.get(`${address}/__blocks/stats/1`)).status()).toBe(200);
});

test('it is not there on the finished site', async ({ request }) => {
  expect((await request.get('/__blocks')).status()).toBe(404);
});
