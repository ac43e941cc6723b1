// Pictures in the editor: places that wait for one, files that are dropped on the page, and several
// at once.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

let site: DevSite;
test.beforeEach(async () => void (site = await startDevSite()));
test.afterEach(() => site.stop());

const frame = (page: Page) => page.frameLocator('iframe[title="The page, to be edited"]');
const places = (page: Page) => page.getByRole('button', { name: /^Add a photo/ });

async function addSection(page: Page, name: string) {
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('radio', { name: 'With example' }).click();
  await dialog.getByRole('searchbox').fill(name);
  await dialog
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
}

interface DroppedFile {
  name: string;
  bytes: Buffer;
}

async function makePhoto(name: string, background: string): Promise<DroppedFile> {
  const photo = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  return { name, bytes: await photo.jpeg().toBuffer() };
}

/** Drops files on an element of the page in the frame, as from a folder. */
async function drop(target: ReturnType<FrameLocator['locator']>, files: DroppedFile[]) {
  const given = files.map(({ name, bytes }) => ({ name, bytes: bytes.toString('base64') }));
  await target.evaluate((element, dropped) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of dropped)
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name));
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, given);
}

test('a team that is added has a place for each photo, which visitors do not see', async ({ page }) => {
  await addSection(page, 'Team');
  await expect(places(page).first()).toBeVisible();
  await expect(places(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Add a photo of / }).first()).toBeVisible();
  await expectAccessible(page, 'pictures');
  const html = await (await page.request.get(site.address)).text();
  expect(html).not.toContain('data:image/svg+xml,%3Csvg%20xmlns');
  await places(page).first().click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await dialog.getByRole('option').first().click();
  const decoration = dialog.getByRole('button', { name: 'It is only decoration' });
  // It asks where nobody has said yet what the picture shows.
  await expect.poll(async () => (await decoration.isVisible()) || (await dialog.count()) === 0).toBe(true);
  if (await decoration.isVisible()) await decoration.click();
  await expect(dialog).toHaveCount(0);
  await expect(places(page)).toHaveCount(2);
});

test('a place that is scrolled under the header of the page is behind it', async ({ page }) => {
  await addSection(page, 'Team');
  await expect(places(page)).toHaveCount(3);
  const image = frame(page).locator('img[src^="data:image/svg"]').first();
  const bottomOfHeader = async () => {
    const box = await frame(page).locator('.site-header').boundingBox();
    return box!.y + box!.height;
  };
  // So far that the header covers the upper half of the place.
  await image.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const header = document.querySelector('.site-header')!.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - header.height, behavior: 'instant' });
  });
  const place = page.locator('.picture-place').first();
  await expect.poll(async () => (await image.boundingBox())!.y < (await bottomOfHeader()) - 20).toBe(true);
  await expect
    .poll(async () => (await place.boundingBox())!.y - (await bottomOfHeader()), { message: 'below the header' })
    .toBeGreaterThanOrEqual(-1);
});

test('a file that is dropped on a place is asked for its description, and shown', async ({ page }) => {
  await addSection(page, 'Picture');
  await expect(places(page)).toHaveCount(1);
  const place = frame(page).locator('img[src^="data:image/svg"]');
  await drop(place, [await makePhoto('IMG_4711.JPG', '#963')]);
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const words = dialog.getByRole('textbox', { name: /^Description/ });
  await expect(words).toHaveValue('');
  await words.fill('The oven');
  await dialog.getByRole('button', { name: 'Use the picture' }).click();
  await expect(frame(page).getByRole('img', { name: 'The oven' })).toBeVisible();
  await expect(places(page)).toHaveCount(0);
  expect(site.read('pages/index.yaml')).toContain('/images/img-4711.jpg');
});

test('twenty files are dropped on a gallery: pictures arrive in order, the others are named, one undo', async ({
  page,
}) => {
  await addSection(page, 'Gallery');
  await expect(places(page).first()).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const before = site.read('pages/index.yaml');
  const colours = Array.from({ length: 17 }, (_each, index) => `hsl(${index * 20} 60% 50%)`);
  const names = ['Terrace in summer.jpg', 'IMG_1.jpg', '木のテーブル.jpg', 'IMG_1.jpg'];
  const photos = await Promise.all(
    colours.map((colour, index) => makePhoto(names[index] ?? `oven-number-${index}.jpg`, colour)),
  );
  const others = ['notes.txt', 'menu.docx', 'song.mp3'].map((name) => ({ name, bytes: Buffer.from('No picture.') }));
  const files = [...photos.slice(0, 5), others[0]!, ...photos.slice(5, 9), others[1]!, ...photos.slice(9), others[2]!];
  await drop(frame(page).locator('.gallery-item').first(), files);
  const dialog = page.getByRole('dialog', { name: /^Pictures for/ });
  await expect(dialog.getByRole('alert')).toContainText('3 files were not taken');
  for (const { name } of others) await expect(dialog.getByRole('alert')).toContainText(name);
  await expect(dialog.getByRole('textbox')).toHaveCount(17);
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Terrace in summer');
  await expect(dialog.getByRole('textbox').nth(1)).toHaveValue('');
  await expectAccessible(page, 'pictures');
  await dialog.getByRole('textbox').nth(1).fill('The baker at work');
  await dialog.getByRole('button', { name: 'Add 17 pictures' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(frame(page).locator('.gallery-item')).toHaveCount(17);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const written = site.read('pages/index.yaml');
  const order = [...written.matchAll(/src: (\/images\/(?:terrace|img-1|picture|oven)[^\s,}]*)/g)].map(([, src]) => src);
  expect(order.slice(0, 5)).toEqual([
    '/images/terrace-in-summer.jpg',
    '/images/img-1.jpg',
    '/images/picture.jpg',
    '/images/img-1-2.jpg',
    '/images/oven-number-4.jpg',
  ]);
  expect(written).toContain('The baker at work');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => site.read('pages/index.yaml')).toBe(before);
});

test('a picture is found by what it shows, and icons of the site are not among the pictures', async ({ page }) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>';
  for (const name of ['favicon.svg', 'images/oven.svg', 'images/yard.svg']) site.write(`public/${name}`, drawing);
  await addSection(page, 'Picture');
  await places(page).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog.getByRole('option', { name: 'oven' })).toBeVisible();
  await expect(dialog.getByRole('option', { name: 'favicon' })).toHaveCount(0);
  await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill('rundes brot');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await expect(dialog.getByRole('status')).toContainText('1 of');
  await expectAccessible(page, 'a search for a picture');
});

test('several files are chosen below a list', async ({ page }) => {
  await addSection(page, 'Logo carousel');
  const photo = join(site.folder, 'public/logo-of-a-mill.svg');
  site.write('public/logo-of-a-mill.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add several pictures' }).click();
  await (await chooser).setFiles([photo]);
  const dialog = page.getByRole('dialog', { name: /^Pictures for/ });
  await expect(dialog.getByRole('textbox')).toHaveValue('Logo of a mill');
  await dialog.getByRole('button', { name: 'Add the picture' }).click();
  await expect(frame(page).getByRole('img', { name: 'Logo of a mill' }).first()).toBeVisible();
});

test('on a section of words, files are refused with a sentence', async ({ page }) => {
  await page.goto(`${site.address}/__editor?page=/`);
  const words = frame(page).locator('main h1');
  await expect(words).toBeVisible();
  await addSection(page, 'Quotation');
  await drop(frame(page).locator('blockquote').first(), [
    await makePhoto('a.jpg', '#333'),
    await makePhoto('b.jpg', '#444'),
  ]);
  await expect(page.getByText('There is room for one picture here.')).toBeVisible();
});

test('what matters in a picture stays in sight: by click, drag and arrow keys, and in the crops of the page', async ({
  page,
}) => {
  const photo = await makePhoto('ada.jpg', '#369');
  mkdirSync(join(site.folder, 'public/images'), { recursive: true });
  writeFileSync(join(site.folder, 'public/images/ada.jpg'), photo.bytes);
  site.write(
    'pages/index.yaml',
    'title: Team\ndescription: Our team.\nblocks:\n  - type: team\n    id: zeiten\n    heading: Team\n    people:\n' +
      '      - name: Ada\n        role: Baker\n        image: { src: /images/ada.jpg, alt: Ada at work } # of 2024\n',
  );
  await page.goto(`${site.address}/__editor?page=/`);
  const image = frame(page).getByRole('img', { name: 'Ada at work' });
  // Then the page hears clicks.
  await expect(page.locator('.overlay')).toBeAttached();
  await image.click();
  const point = page.getByRole('slider', { name: 'What matters in the picture' });
  await expect(point).toHaveAttribute('aria-valuetext', 'In the middle');
  const crops = page.getByRole('list', { name: 'What is left where its edges are cut off' });
  await expect(crops.getByText('On this page')).toBeVisible();
  // Its place is known when the crops, which take their room as they come, are there.
  const pictures = page.locator('.focus-picture img, .focus-crops img');
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.length > 1 && all.every((each) => (each as HTMLImageElement).complete)),
    )
    .toBe(true);
  const box = (await page.locator('.focus-picture').boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
  await expect.poll(() => site.read('pages/index.yaml')).toContain('focus: 25% 75% } # of 2024\n');
  await expect(image).toHaveCSS('object-position', '25% 75%');
  await expect(image).toHaveAttribute('src', /-25-75\.jpg$/);
  await point.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '27 % from the left, 65 % from the top');
  await expect.poll(() => site.read('pages/index.yaml')).toContain('focus: 27% 65% }');
  await expect(point).toBeFocused();
  await expectAccessible(page, 'the focus of a picture');
  const now = (await page.locator('.focus-picture').boundingBox())!;
  await page.mouse.move(now.x + now.width * 0.27, now.y + now.height * 0.65);
  await page.mouse.down();
  await page.mouse.move(now.x + now.width * 0.5, now.y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => site.read('pages/index.yaml')).toContain('focus: 50% 0% }');
  await page.getByRole('button', { name: 'Back to the middle' }).click();
  await expect
    .poll(() => site.read('pages/index.yaml'))
    .toContain('{ src: /images/ada.jpg, alt: Ada at work } # of 2024');
});

test('the library: used where, replaced everywhere, removed, undone, with the keyboard and at 360 px', async ({
  page,
}) => {
  mkdirSync(join(site.folder, 'public/images/summer'), { recursive: true });
  for (const [name, colour] of [
    ['yard', '#693'],
    ['summer/terrace', '#396'],
    ['new-loaf', '#963'],
  ] as const)
    writeFileSync(join(site.folder, `public/images/${name}.jpg`), (await makePhoto(name, colour)).bytes);
  await page.goto(`${site.address}/__editor?page=/`);
  const open = async () => {
    await page.getByRole('button', { name: /^Site: pages/ }).click();
    await page.getByRole('tab', { name: 'Pictures' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog', { name: 'The site' });
  const option = (name: string) => dialog.getByRole('option', { name });
  await expect(option('loaf.svg')).toContainText('480 × 360');
  await expect(option('logo.svg')).toHaveCount(0);
  await expect(option('yard.jpg').locator('img')).toHaveAttribute('src', /^\/assets\/images\/yard-.*-300\.webp$/);
  await dialog.getByRole('button', { name: /^All pictures/ }).click();
  await page.getByRole('option', { name: '/images/summer', exact: true }).click();
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await dialog.getByRole('button', { name: /images\/summer/ }).click();
  await page.getByRole('option', { name: 'Logo and icons' }).click();
  await expect(option('logo.svg')).toBeVisible();
  await dialog.getByRole('button', { name: /^Logo and icons/ }).click();
  await page.getByRole('option', { name: 'All pictures' }).click();
  await option('loaf.svg').focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('list', { name: 'Where it is used' })).toContainText('Bäckerei Krume');
  await expectAccessible(page, 'the library of pictures');
  await dialog.getByRole('button', { name: 'Remove 1 picture' }).click();
  await expect(dialog.getByRole('alert')).toContainText('loaf.svg is still used, so it stays: Bäckerei Krume');
  const before = site.read('pages/index.yaml');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Replace it everywhere' }).click();
  await (await chooser).setFiles(join(site.folder, 'public/images/new-loaf.jpg'));
  await expect.poll(() => site.read('pages/index.yaml')).toBe(before.replaceAll('loaf.svg', 'new-loaf.jpg'));
  // The picture that was replaced is still chosen.
  await option('yard.jpg').click();
  await option('terrace.jpg').click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(dialog.getByText('3 pictures chosen')).toBeVisible();
  await expectAccessible(page, 'the library of pictures on a phone');
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Remove 3 pictures' }).click();
  await expect(option('yard.jpg')).toHaveCount(0);
  expect(existsSync(join(site.folder, 'public/images/summer/terrace.jpg'))).toBe(false);
  await page.keyboard.press('Escape');
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await expect.poll(() => existsSync(join(site.folder, 'public/images/summer/terrace.jpg'))).toBe(true);
  await undo.click();
  await expect.poll(() => site.read('pages/index.yaml')).toBe(before);
});

test('many pictures are shown in steps, and a word finds those that are not shown yet', async ({ page }) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>';
  for (let number = 1; number <= 60; number++) site.write(`public/images/drawing-${number}.svg`, drawing);
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: /^Site: pages/ }).click();
  await page.getByRole('tab', { name: 'Pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'The site' });
  await expect(dialog.getByRole('status')).toHaveText('61 pictures');
  await expect(dialog.getByRole('option')).toHaveCount(48);
  await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill('loaf');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill('');
  await dialog.getByRole('button', { name: 'Show 13 more pictures' }).click();
  await expect(dialog.getByRole('option')).toHaveCount(61);
});
