// Open jobs from a feed: the list, the window with the details and its address, and feeds that fail.
import { expect, test, type Page } from '../support/browser-test.ts';
import { untilAtRest } from '../support/at-rest.ts';

const jobs = (page: Page, answer: unknown, status = 200) =>
  page.route(/__services\/jobs/, (route) =>
    route.fulfill({
      status,
      body: typeof answer === 'string' ? answer : JSON.stringify(answer),
      headers: { 'access-control-allow-origin': '*' },
    }),
  );

const job = {
  JobTitle: 'Storekeeper & Packer',
  'Job Location': 'Noida',
  'Employment Type': 'Full-time',
  'Job Description': 'Counts.',
  Status: 'Open',
};

test('shows the jobs of the feed with fallbacks, and their details in a window with a mail link', async ({ page }) => {
  await jobs(page, [job, { Openings: 2 }]);
  await page.goto('/career');
  await expect(page.getByRole('heading', { name: 'Storekeeper & Packer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Untitled Position' })).toBeVisible();
  await expect(page.getByText('No description available.')).toBeVisible();
  await page
    .getByRole('button', { name: /View Details/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('a[href^="mailto:"]')).toHaveAttribute(
    'href',
    /subject=Application%20for%20Storekeeper%20%26%20Packer$/,
  );
  await expect(page).toHaveURL(/\?job=/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/\?job=/);
});

test('on a page that was left and come back to, jobs still open', async ({ page }) => {
  await jobs(page, [job, { ...job, JobTitle: 'Cook' }]);
  const details = page.getByRole('button', { name: /View Details/ });
  const follow = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await page.goto('/career');
  await details.first().click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/career$/);
  await follow('Contact Us');
  await expect(page).toHaveTitle(/Contact/);
  await page.evaluate(() =>
    document.querySelector('#main')!.insertAdjacentHTML('afterbegin', '<a href="/career">Again</a>'),
  );
  await page.getByRole('link', { name: 'Again', exact: true }).click();
  await details.last().click();
  await expect(dialog.getByRole('heading', { name: 'Cook' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/career$/);
  await page.goBack();
  await expect(page).toHaveTitle(/Contact/);
  await page.goBack();
  await expect(page).toHaveURL(/\/career$/);
  await details.last().click();
  await expect(dialog.getByRole('heading', { name: 'Cook' })).toBeVisible();
});

test('the address names the open window: it can be passed on, and Back and Forward close and open it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await jobs(page, [job]);
  await page.goto('/career?job=storekeeper-packer');
  const dialog = page.getByRole('dialog', { name: 'Storekeeper & Packer' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/career$/);
  await page.getByRole('button', { name: /View Details/ }).click();
  await expect(dialog).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  const covered = page.locator('html[data-covered]');
  await expect(covered).toHaveCount(1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(covered).toHaveCount(0);
  await page.goForward();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(asked.filter((path) => path === '/career' || path.endsWith('/jobs'))).toEqual(['/career', '/__services/jobs']);
});

test('a window that is open again by the time that its closing is told stays open', async ({ page }) => {
  await jobs(page, [job]);
  await page.goto('/career');
  await page.getByRole('button', { name: /View Details/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Storekeeper & Packer' });
  await expect(dialog).toBeVisible();
  // Moves as Back and Forward do within one frame.
  const told = await dialog.evaluate(async (element: HTMLDialogElement) => {
    const closing = new Promise((resolve) => element.addEventListener('close', () => resolve('told'), { once: true }));
    element.close();
    element.showModal();
    return closing;
  });
  expect(told).toBe('told');
  // Going back is what it must not do.
  await untilAtRest(page);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?job=/);
});

test('says so while it loads, and when there are none', async ({ page }) => {
  let answer = () => {};
  const wanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/__services\/jobs/, async (route) => {
    await wanted;
    await route.fulfill({ body: '[]', headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('/career#openings');
  await expect(page.getByText('Loading job openings...')).toBeVisible();
  answer();
  await expect(page.getByText('No job openings available right now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

for (const [what, answer, status] of [
  ['fails', 'no', 500],
  ['is a page instead of data', '<html>login</html>', 200],
  ['is no list', '{"a":1}', 200],
] as const) {
  test(`a feed that ${what} shows the quoted text and can be tried again`, async ({ page }) => {
    await jobs(page, answer, status);
    await page.goto('/career#openings');
    await expect(page.getByText('No job openings available right now.')).toBeVisible();
    await page.unroute(/__services\/jobs/);
    await jobs(page, [job]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Storekeeper & Packer' })).toBeVisible();
  });
}

test('markup in a feed is text', async ({ page }) => {
  await jobs(page, [
    {
      ...job,
      JobTitle: '<img src=x onerror="window.hacked=1">',
      'Job Description': '<script>window.hacked=1</script>',
    },
  ]);
  await page.goto('/career#openings');
  await expect(page.getByRole('heading', { name: /<img src=x/ })).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
