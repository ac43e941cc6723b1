// Share pictures: what is on them, which pages have one, and that they are the same everywhere.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '#schemas';
import type { PageModel } from '../../../src/checker/check-site.ts';
import { planCard } from '../../../src/builder/share-pictures/share-card.ts';
import { openSharePictures, type SharePictures } from '../../../src/builder/share-pictures/share-pictures.ts';
import { check } from '../../checker/test-site.ts';
import { productRoot } from '../../product-root.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-share-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const site = { ...check({}).site!, name: 'Example' };
const composePage = (title: string, more: object = {}, blocks: object[] = []) =>
  ({ route: '/a', listed: true, page: { title, description: 'D.', blocks, ...more } }) as unknown as PageModel;

/** Statistics are those of sharp's input, whatever is done to it: the cut is an input of its own. */
const cutStats = async (bytes: Buffer, cut: Region) => sharp(await sharp(bytes).extract(cut).toBuffer()).stats();

const opened: SharePictures[] = [];
const open = async (of: Site = site, siteRoot = newFolder()) => {
  const pictures = await openSharePictures({ productRoot, siteRoot }, of);
  opened.push(pictures);
  return pictures;
};
afterEach(() => opened.splice(0).forEach((pictures) => pictures.close()));

describe('what is on a picture', () => {
  it('is the title without the name of the site, and the first photo', () => {
    const photo = { src: '/images/a.jpg', alt: 'A', raster: { stem: '/assets/images/a-12345678', fallback: 'jpg' } };
    const blocks = [
      { type: 'x', image: { src: '/b.svg' } },
      { type: 'y', items: [{ image: photo }] },
    ];
    const card = planCard(composePage('The [[long]] way | Example', {}, blocks).page, site);
    expect(card).toMatchObject({ title: 'The long way', siteName: 'Example', photo: '/images/a.jpg' });
    expect(planCard(composePage('Example').page, site)).toMatchObject({ title: 'Example', photo: null });
  });
});

describe('the photo', () => {
  it('is cut by its focus', async () => {
    const siteRoot = newFolder();
    mkdirSync(join(siteRoot, 'public'));
    const half = { create: { width: 1000, height: 600, channels: 3 as const, background: '#00f' } };
    await sharp({ create: { width: 2000, height: 600, channels: 3, background: '#f00' } })
      .composite([{ input: await sharp(half).png().toBuffer(), left: 1000, top: 0 }])
      .jpeg()
      .toFile(join(siteRoot, 'public/a.jpg'));
    const pictures = await open(site, siteRoot);
    const raster = { stem: '/assets/images/a-12345678', fallback: 'jpg' };
    const colourAt = async (focus: string) => {
      const page = composePage('A', {}, [{ type: 'x', image: { src: '/a.jpg', alt: '', focus, raster } }]);
      const bytes = await (await pictures.of(page))!.make();
      const { channels } = await cutStats(bytes, { left: 800, top: 10, width: 380, height: 600 });
      return channels.map(({ mean }) => (mean > 128 ? 1 : 0));
    };
    expect(await colourAt('10% 50%')).toEqual([1, 0, 0]);
    expect(await colourAt('90% 50%')).toEqual([0, 0, 1]);
  });
});

describe('a page', () => {
  it('has a picture of the size that networks show, the same bytes in every folder', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const page = composePage('A title that is so long that it takes more than one line of the picture');
    const [first, second] = await Promise.all([one.of(page), other.of(page)]);
    expect(second!.path).toBe(first!.path);
    const bytes = await first!.make();
    expect(bytes.equals(await second!.make())).toBe(true);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // Words are there: the colour of words is on it, and not only the ground.
    const { channels } = await cutStats(bytes, { left: 90, top: 200, width: 600, height: 250 });
    expect(channels[0]!.stdev).toBeGreaterThan(20);
  });

  it('has another one when its title or the look changes', async () => {
    const pictures = await open();
    const dark = await open({ ...site, theme: { ...site.theme, paper: '#102030' } });
    const paths = await Promise.all(
      [pictures.of(composePage('A')), pictures.of(composePage('B')), dark.of(composePage('A'))].map(
        async (made) => (await made)!.path,
      ),
    );
    expect(new Set(paths).size).toBe(3);
  });

  it('has none where it may not be listed, or has a picture of its own', async () => {
    const pictures = await open();
    const own = { shareImage: { src: '/images/team.jpg', alt: '' } };
    expect(await pictures.of(composePage('A', own))).toBeUndefined();
    expect(await pictures.of({ ...composePage('A'), listed: false })).toBeUndefined();
    expect(pictures.remarks()).toEqual([]);
  });
});

describe('other scripts', () => {
  let hindi: Site;
  beforeAll(() => {
    hindi = { ...site, lang: 'hi', name: 'दुकान', theme: { ...site.theme, font: 'Anek Devanagari' } };
  });

  it('are set in a font that has them', async () => {
    const pictures = await open(hindi);
    // A comma behind the last letter is in another file of the font.
    const picture = await pictures.of(composePage('हर औज़ार की अपनी जगह, and more | दुकान'));
    expect(picture!.alt).toBe('हर औज़ार की अपनी जगह, and more');
    expect(pictures.remarks()).toEqual([]);
    expect((await picture!.make()).length).toBeGreaterThan(8000);
  });

  it.each([
    ['ar', 'أنظمة إدارة متكاملة للشركات الصغيرة، والمتوسطة'],
    ['he', 'מערכות ניהול לעסקים קטנים ובינוניים'],
    ['hi', 'हर औज़ार की अपनी जगह, हर काम का अपना समय'],
    ['ru', 'Достопримечательности города'],
    ['el', 'Καλώς ορίσατε'],
  ])('have letters in %s, whatever font the site has', async (lang, title) => {
    const pictures = await open({ ...site, lang });
    const picture = await pictures.of(composePage(title));
    expect(pictures.remarks()).toEqual([]);
    expect((await picture!.make()).length).toBeGreaterThan(8000);
  });

  it('are set from the right, and the picture is mirrored, in Arabic and Hebrew', async () => {
    const inkAt = async (lang: string, left: number) => {
      const pictures = await open({ ...site, lang });
      const bytes = await (await pictures.of(composePage(lang === 'he' ? 'שלום' : 'Hi')))!.make();
      const { channels } = await cutStats(bytes, { left, top: 240, width: 250, height: 40 });
      return channels[0]!.stdev;
    };
    expect(await inkAt('he', 860)).toBeGreaterThan(20);
    expect(await inkAt('he', 90)).toBeLessThan(20);
    expect(await inkAt('en', 90)).toBeGreaterThan(20);
  });

  it('in Japanese keep marks with the words before them', async () => {
    const { theme } = site;
    const pictures = await open({ ...site, lang: 'ja', theme: { ...theme, font: 'Zen Kaku Gothic New' } });
    // Signs are those of the title, which is in no text of this site.
    expect(await pictures.of(composePage('ひらがな、カタカナ。「おきゃくさま」のこえ'))).toBeDefined();
  });

  it('are told where no font has them', async () => {
    const pictures = await open();
    expect(await pictures.of(composePage('道具 for all'))).toBeUndefined();
    expect(pictures.remarks()).toEqual([expect.stringContaining('/a gets no share picture: no font of the site has')]);
  });
});
