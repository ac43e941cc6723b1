// Publishing to a host: each state in words, and what a colleague has published meanwhile.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, test, type Page } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';
import { publishTo, type GitHost } from '../support/git-host.ts';

test.describe.configure({ mode: 'serial' });

let site: DevSite;
let repository: GitHost;
let host: Server;
/** What the published site says. */
let online = 'first';
/** Whether it has built the drafts that were sent to it. */
let showsDrafts = false;

test.beforeAll(async () => {
  host = createServer((request, response) => {
    const [, draft, file] = /^\/(draft-[\da-f]+)\/(.+)$/.exec(request.url!) ?? [];
    if (!draft) return response.end(online);
    const isShown = showsDrafts && repository.git('branch --format=%(refname:short)', repository.bare).includes(draft);
    response
      .writeHead(isShown ? 200 : 404)
      .end(isShown ? repository.git(`show ${draft}:public/${file}`, repository.bare) : '');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as { port: number };
  site = await startDevSite();
  site.write(
    'site.yaml',
    site
      .read('site.yaml')
      .replace(/^url: .*/m, `url: http://127.0.0.1:${port}\ndraftAddress: http://127.0.0.1:${port}/*`),
  );
  repository = publishTo(site);
});
test.afterAll(() => {
  site.stop();
  host.close();
  repository.remove();
});

const views = (page: Page) => page.getByRole('dialog', { name: 'The site' });

async function openPublish(page: Page): Promise<void> {
  await page.goto(`${site.address}/__editor?page=/brot`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

/** Types at the end of the heading. */
async function change(page: Page, words: string): Promise<void> {
  await page.goto(`${site.address}/__editor?page=/brot`);
  const framed = page.frameLocator('iframe[title="The page, to be edited"]');
  await framed.getByRole('heading', { name: 'Unser Brot' }).first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
  await expect.poll(() => site.read('pages/brot.yaml')).toContain(words);
}

/** A colleague publishes another text of a page. */
function publishAsColleague(edit: (text: string) => string, name = 'pages/brot.yaml'): void {
  const other = join(repository.folder, 'other');
  rmSync(other, { recursive: true, force: true });
  repository.git(`clone -q ${repository.bare} ${other}`, repository.folder);
  const file = join(other, name);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  repository.git('commit -q -a -m theirs', other);
  repository.git('push -q', other);
}

test('nothing to publish, what is not online yet, sent, online: each in a sentence, with a link to the site', async ({
  page,
}) => {
  await openPublish(page);
  await expect(views(page).getByText('There is nothing to publish: all of it is published.')).toBeVisible();
  await expectAccessible(page, 'nothing to publish', { iframes: false });
  await change(page, ', neu');
  await openPublish(page);
  await expect(views(page).getByText('1 change is not online yet.')).toBeVisible();
  await expect(
    views(page)
      .getByRole('listitem')
      .getByText(/^Heading of .* changed$/),
  ).toBeVisible();
  await expect(views(page).getByRole('button', { name: 'Publish' })).toBeInViewport();
  await expectAccessible(page, 'to be published', { iframes: false });
  await views(page).getByRole('button', { name: 'Publish' }).click();
  await expect(views(page).getByText(/^Sent\. Your host is building the site/)).toBeVisible();
  expect(repository.git('show main:pages/brot.yaml', repository.bare)).toContain(', neu');
  online = 'second';
  await expect(views(page).getByText(/^It is online\./)).toBeVisible();
  await expect(views(page).getByRole('link', { name: 'Look at the published site' })).toBeVisible();
  await expectAccessible(page, 'online', { iframes: false });
});

test('a draft is sent to an address that nobody can guess, and its link is copied once the host shows it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await change(page, ', bald');
  await openPublish(page);
  const branches = () => repository.git('branch --format=%(refname:short)', repository.bare).trim().split('\n');
  const published = repository.git('rev-parse main', repository.bare);
  await views(page).getByRole('button', { name: 'Send the draft' }).click();
  await expect(views(page).getByText(/^Your host is building the draft\./)).toBeVisible();
  const [draft] = branches().filter((name) => name !== 'main');
  expect(repository.git(`show ${draft}:pages/brot.yaml`, repository.bare)).toContain(', bald');
  expect(repository.git('rev-parse main', repository.bare)).toBe(published);
  expect(repository.git('status --porcelain').trim()).toBe('M pages/brot.yaml');
  showsDrafts = true;
  await expect(views(page).getByText(/^The draft is online\./)).toBeVisible();
  await expectAccessible(page, 'a draft is online', { iframes: false });
  const link = await views(page).getByRole('textbox', { name: 'Link to the draft' }).inputValue();
  expect(link).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/${draft}$`));
  await views(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(views(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  repository.git('checkout -q pages/brot.yaml');
});

test('a host that refuses is said in a sentence, and what it has said is folded below', async ({ page }) => {
  const hook = join(repository.bare, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "not on Fridays" >&2\nexit 1\n', { mode: 0o755 });
  await change(page, ', freitags');
  await openPublish(page);
  await views(page).getByRole('checkbox', { name: 'I know these, and they may run' }).press('Space');
  await views(page).getByRole('button', { name: 'Publish' }).click();
  const trouble = views(page).getByRole('alert');
  await expect(trouble.getByText(/refused it/)).toBeVisible();
  await expect(trouble.getByText('not on Fridays')).toBeHidden();
  await expectAccessible(page, 'a host that refuses', { iframes: false });
  await trouble.getByText("For somebody who looks after the site's files").click();
  await expect(trouble.getByText('not on Fridays')).toBeVisible();
  rmSync(hook);
  repository.git('reset -q --hard origin/main');
});

test('what a colleague has published is noticed when the editor opens, and told once', async ({ page }) => {
  publishAsColleague((text) => text.replace(/^description: .*/m, 'description: Noticed'));
  await page.goto(`${site.address}/__editor?page=/brot`);
  const notice = page.getByText('A colleague has published. Under Publish, it is taken in by a button.');
  await expect(notice.first()).toBeVisible();
  await expectAccessible(page, 'a colleague was noticed', { iframes: false });
  await page.getByRole('button', { name: 'Close this message' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await views(page).getByRole('button', { name: 'Take it in' }).click();
  await expect(views(page).getByText(/^Taken in: /)).toBeVisible();
  await expect(views(page).getByRole('button', { name: 'Take it in' })).toHaveCount(0);
  expect(site.read('pages/brot.yaml')).toContain('description: Noticed');
  await expect(notice).toHaveCount(0);
});

test('what a colleague has published is taken in by one button, and then all is published', async ({ page }) => {
  publishAsColleague((text) => text.replace(/^description: .*/m, 'description: From a colleague'));
  await change(page, ', frisch');
  await openPublish(page);
  await views(page).getByRole('button', { name: 'Publish' }).click();
  const behind = views(page).getByRole('region', { name: 'A colleague has published' });
  await expect(behind.getByText(/Nothing was sent/)).toBeVisible();
  await expectAccessible(page, 'a colleague has published', { iframes: false });
  await behind.getByRole('button', { name: 'Take it in' }).focus();
  await page.keyboard.press('Enter');
  await expect(views(page).getByText(/^Taken in: /)).toBeVisible();
  expect(site.read('pages/brot.yaml')).toMatch(/description: From a colleague[^]*, frisch/);
  await expect(page.locator(':focus')).toHaveCount(1);
  await views(page).getByRole('button', { name: 'Publish' }).click();
  await expect(
    views(page)
      .getByText(/^Sent\. /)
      .first(),
  ).toBeVisible();
  expect(repository.git('show main:pages/brot.yaml', repository.bare)).toMatch(/From a colleague[^]*, frisch/);
});

test('where both have changed the same words, two texts are there to choose from', async ({ page }) => {
  publishAsColleague((text) => text.replace(/(heading: .*)Unser Brot.*/, '$1Brot der Kollegin'));
  await change(page, ', meins');
  await openPublish(page);
  await views(page).getByRole('button', { name: 'Publish' }).click();
  await views(page).getByRole('button', { name: 'Take it in' }).click();
  const choice = page.getByRole('alertdialog');
  await expect(choice.getByRole('radio', { name: /Yours.*meins/ })).toBeChecked();
  await expectAccessible(page, 'two texts', { iframes: false });
  expect(site.read('pages/brot.yaml')).not.toContain('Kollegin');
  await choice.getByRole('radio', { name: /What was published.*Kollegin/ }).press('Space');
  await choice.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(choice).toHaveCount(0);
  await expect.poll(() => site.read('pages/brot.yaml')).toContain('Brot der Kollegin');
  expect(site.read('pages/brot.yaml')).not.toContain('<<<<');
});

test('where both have changed the same picture, both are shown, and the chosen one stays', async ({ page }) => {
  const picture = 'public/images/loaf.svg';
  publishAsColleague((drawing) => drawing.replace(/fill="[^"]*"/, 'fill="blue"'), picture);
  const own = site.read(picture).replace(/fill="[^"]*"/, 'fill="red"');
  site.write(picture, own);
  await openPublish(page);
  await views(page).getByRole('button', { name: 'Take it in' }).click();
  const choice = page.getByRole('alertdialog');
  await expect(choice.getByText(/another picture under the same name/)).toBeVisible();
  const readWidths = () =>
    choice.locator('img').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
  await expect.poll(readWidths).toEqual([480, 480]);
  await expectAccessible(page, 'two pictures', { iframes: false });
  expect(site.read(picture)).toBe(own);
  await choice.getByRole('radio', { name: /What was published/ }).press('Space');
  await choice.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(choice).toHaveCount(0);
  await expect.poll(() => site.read(picture)).toContain('fill="blue"');
});
