// Photos in every block that takes pictures, measured as they are shown: never more pixels fetched than are worth it,
// never too few, nothing moves, and the first one is there at once.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '../support/browser-test.ts';
import { untilLinksWork } from '../support/at-rest.ts';

const schemas = new URL('../../schemas/blocks/', import.meta.url);
const types = readdirSync(schemas)
  .filter((name) => readFileSync(new URL(name, schemas), 'utf8').includes('/images/example.svg'))
  .map((name) => name.replace('.schema.json', ''));

test.use({ baseURL: process.env.EXAMPLES_URL ?? 'http://127.0.0.1:4398', contextOptions: { reducedMotion: 'reduce' } });

interface Measured {
  file: string;
  /** The file's own width in pixels. */
  fetched: number;
  /** The width at which it is painted, in CSS pixels: with parts that are cut off, without empty edges. */
  painted: number;
  height: number;
  /** The widths of all files that were offered. */
  offered: number[];
}

/** Fetches every photo of the page, also those that are lazy, and measures it. */
function measure(page: Page): Promise<Measured[]> {
  return page.evaluate(async () => {
    const photos = [...document.querySelectorAll<HTMLImageElement>('picture img, img[srcset]')].filter(
      (img) => img.offsetWidth > 0,
    );
    return Promise.all(
      photos.map(async (img) => {
        img.loading = 'eager';
        await img.decode();
        // Not img.naturalWidth, which is what `sizes` says.
        const file = new Image();
        file.src = img.currentSrc;
        await file.decode();
        const { paddingLeft, paddingRight, paddingTop, paddingBottom, objectFit } = getComputedStyle(img);
        const width = img.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const height = img.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
        const byHeight = (height * file.naturalWidth) / file.naturalHeight;
        const fit = { contain: Math.min(width, byHeight), cover: Math.max(width, byHeight) }[objectFit] ?? width;
        const list = img.srcset || img.parentElement!.querySelector('source')!.srcset;
        const offered = [...list.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
        return { file: new URL(img.currentSrc).pathname, fetched: file.naturalWidth, painted: fit, height, offered };
      }),
    );
  });
}

for (const width of [360, 768, 1440]) {
  for (const density of [1, 2, 3]) {
    test.describe(`at ${width} px and ${density} to 1`, () => {
      test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

      test('every photo is fetched at the size at which it is shown', async ({ page }) => {
        await page.goto('/photos');
        // Parts that wake give pictures their last size.
        for (const part of await page.locator('main [data-live]').all()) {
          await part.dispatchEvent('focusin');
          await expect(part).toHaveAttribute('data-awake', '');
        }
        const photos = await measure(page);
        expect(photos.length).toBeGreaterThan(types.length);
        // Two to one is as sharp as anybody sees: what is beyond it is not worth bytes (docs/decisions/0016-images.md).
        const needed = ({ painted }: Measured) => painted * Math.min(density, 2);
        const isLarge = (photo: Measured) => photo.fetched > needed(photo) * 1.5;
        // Chromium shows a larger one that the page has already, which costs nothing more.
        const isThere = ({ file }: Measured) => photos.some((photo) => photo.file === file && !isLarge(photo));
        const tooMany = photos.filter((photo) => isLarge(photo) && !isThere(photo));
        const tooFew = photos.filter(
          (photo) => photo.fetched < needed(photo) * 0.85 && photo.fetched < Math.max(...photo.offered),
        );
        expect({ tooMany, tooFew }).toEqual({ tooMany: [], tooFew: [] });
        // Logos come as WebP.
        expect(
          photos.filter(({ file, height }) => !file.endsWith('.avif') && !(height <= 78 && file.endsWith('.webp'))),
        ).toEqual([]);
        // This one has pixels for every place.
        const wide = photos.filter(({ file }) => file.includes('/wide-'));
        expect(wide.length).toBeGreaterThan(3);
        expect(wide.filter((photo) => photo.fetched < needed(photo) * 0.85)).toEqual([]);
      });
    });
  }
}

/** Measures the places of the page's texts and pictures. */
function places(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('header a, main :is(img, h1, h2, h3, p, li), footer h2')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { html: element.outerHTML.slice(0, 60), place: [x, y + scrollY, width, height].map(Math.round) };
    }),
  );
}

for (const type of types) {
  test(`nothing moves when the photos in ${type} arrive`, async ({ page }) => {
    let letThrough = () => {};
    const measured = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/images/**', (route) => measured.then(() => route.continue()));
    await page.goto(`/photos/${type}`, { waitUntil: 'domcontentloaded' });
    const before = await places(page);
    letThrough();
    expect((await measure(page)).length).toBeGreaterThan(0);
    const after = await places(page);
    // A file's sides are whole pixels, so its shape is the photo's to within one; what browsers call a shift begins at 3.
    const moved = after.filter(({ place }, index) =>
      place.some((value, side) => Math.abs(value - before[index]!.place[side]!) > 2),
    );
    expect(moved).toEqual([]);
    expect(after).toHaveLength(before.length);
  });

  // Logos and faces are never the largest thing on a page. Phones show no picture of a feature-explorer, and would fetch
  // one that is not lazy all the same.
  if (/logo-carousel|testimonials|feature-explorer/.test(type)) continue;
  test(`the first photo of a page that begins with ${type} is in the HTML, before others and not lazy`, async ({
    page,
  }) => {
    const html = await (await page.request.get(`/photos/${type}`)).text();
    const main = html.slice(html.indexOf('<main'));
    const first = /<img[^>]*>/.exec(main)![0];
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('loading=');
    expect(main.split('fetchPriority="high"')).toHaveLength(2);
  });
}

test('a page that the router brings has its photos as in its own HTML', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto('/');
  await page.mouse.move(10, 10);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/photos/media-text';
    link.textContent = 'Photos';
    document.querySelector('main')!.prepend(link);
  });
  await untilLinksWork(page);
  await page.getByRole('link', { name: 'Photos' }).click();
  const photo = page.locator('main picture > img').first();
  await expect(photo).toBeVisible();
  expect(loads).toHaveLength(1);
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
});
