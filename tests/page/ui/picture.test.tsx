// Files of a photo that a page offers, and the widths at which it says that they are shown.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, type Rule } from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Image } from '#schemas';
import { choosePictureFiles, widths } from '../../../src/page/ui/picture/picture-files.ts';
import {
  cardCarouselSlot,
  cardGridSlot,
  logoCarouselSlot,
  slots,
  type Slot,
} from '../../../src/page/ui/picture/picture-slots.ts';
import { Picture } from '../../../src/page/ui/picture/picture.tsx';

const photo = (width: number, height: number) => ({
  src: '/images/team.jpg',
  alt: 'Our team',
  width,
  height,
  raster: { stem: '/assets/images/team-0123456789ab', fallback: 'jpg' as const },
});
const offered = (image: ReturnType<typeof photo>, slot: Slot) =>
  [...choosePictureFiles(image, slot).webp.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

const everySlot: [string, Slot][] = [
  ...Object.entries(slots),
  ...[2, 3, 4].map((columns): [string, Slot] => [`grid of ${columns}`, cardGridSlot(columns)]),
  ['carousel', cardCarouselSlot({ base: 1, sm: 2, md: 3, lg: 4 })],
  ['carousel as it is', cardCarouselSlot(undefined)],
  ['logos', logoCarouselSlot({ base: 2, sm: 3, md: 4, lg: 6 }, 'boxed')],
  ['quiet logos', logoCarouselSlot({ base: 2, sm: 3, md: 4, lg: 6 }, 'quiet')],
];
/** The widths of viewports, from 320 to 2000 pixels. */
const viewports = Array.from({ length: 85 }, (_, index) => 320 + index * 20);

describe('the widths that are offered', () => {
  it('are so near each other that the next larger one is never half as wide again as what is needed', () => {
    for (const [index, width] of widths.entries())
      expect(width / (widths[index - 1] ?? width)).toBeLessThanOrEqual(1.4);
  });

  it.each(everySlot)('reach from the narrowest to about twice the widest picture: %s', (_name, slot) => {
    for (const image of [photo(8000, 6000), photo(4000, 8000), photo(12000, 2400)]) {
      const list = offered(image, slot);
      const shown = shownWidths(choosePictureFiles(image, slot).sizes);
      expect(list[0]! / Math.min(...shown)).toBeLessThanOrEqual(1.5);
      expect(list.at(-1)! / Math.max(...shown)).toBeGreaterThanOrEqual(1.7);
      expect(list.at(-1)! / Math.max(...shown)).toBeLessThanOrEqual(3);
      expect(list).toEqual([...new Set(list)].toSorted((a, b) => a - b));
    }
  });

  it.each(everySlot)('are never above what the photo itself has: %s', (_name, slot) => {
    for (const image of [photo(500, 375), photo(41, 20), photo(20, 41), photo(1, 1)]) {
      const { width } = choosePictureFiles(image, slot);
      expect(width).toBeLessThanOrEqual(image.width);
      expect(Math.max(...offered(image, slot))).toBeLessThanOrEqual(width);
    }
  });

  it('end with the photo as it is, where it has fewer pixels than its place could use', () => {
    expect(offered(photo(500, 375), slots.mediaText)).toEqual([300, 400, 500]);
  });
});

describe('what the browser is told', () => {
  it('is one width for a screen, and less for screens that are denser than eyes', () => {
    expect(choosePictureFiles(photo(96, 96), slots.avatar).sizes).toBe('(min-resolution:2.5x) 34px,48px');
    expect(choosePictureFiles(photo(4000, 3000), slots.mediaText).sizes).toBe(
      [
        '(min-resolution:2.5x) and (min-width:1278px) 392px',
        '(min-width:1278px) 560px',
        '(min-resolution:2.5x) and (min-width:768px) calc(32.2vw - 20px)',
        '(min-width:768px) calc(46vw - 28px)',
        '(min-resolution:2.5x) 64.4vw',
        '92vw',
      ].join(','),
    );
  });

  it.each(everySlot)('is how wide the place is on every screen: %s', (_name, slot) => {
    const shape = photo(8000, 8000 / (slot.crop ?? 1));
    const places = viewports.map((viewport) => {
      const { share, plus } = slot.steps.findLast(({ from }) => from <= viewport)!;
      return Math.min(share * viewport + plus, slot.tallest ?? Infinity);
    });
    const { sizes } = choosePictureFiles(shape, slot);
    for (const [index, width] of shownWidths(sizes).entries())
      expect(Math.abs(width - places[index]!), `at ${viewports[index]} px`).toBeLessThanOrEqual(2);
  });

  it.each(everySlot)('is said without functions that Safari does not know there: %s', (_name, slot) => {
    for (const shape of [photo(8000, 6000), photo(4000, 8000), photo(12000, 2400)])
      expect(choosePictureFiles(shape, slot).sizes).not.toMatch(/(?<!calc)\((?!min-)/);
  });

  it('counts with the height of a place that shows whole pictures', () => {
    expect(choosePictureFiles(photo(1000, 3000), slots.cta).sizes).toBe('(min-resolution:2.5x) 75px,107px');
    expect(choosePictureFiles(photo(1500, 1500), slots.hero).sizes).toMatch(
      /\(min-width:1096px\) 480px,.*\(min-width:768px\) calc\(46vw - 24px\)/,
    );
  });
});

describe('the shape of the files', () => {
  it('is that of the box which they fill: what would be cut off is not sent', () => {
    const { width, height, avif } = choosePictureFiles(photo(3000, 1000), slots.avatar);
    expect([width, height]).toEqual([1000, 1000]);
    expect(avif).toContain('/assets/images/team-0123456789ab-54x54.avif 54w');
  });

  it('is the photo’s own where nothing is cut off', () => {
    expect(choosePictureFiles(photo(801, 600), slots.tabbedSlider).avif).toContain('-400.avif 400w');
    expect(choosePictureFiles(photo(3000, 1000), slots.hero).avif).toContain('-400.avif 400w');
  });
});

describe('the focus', () => {
  const focused = { ...photo(3000, 1000), focus: '30% 40%' };

  it('is in the names of files that are cut, and of no others', () => {
    expect(choosePictureFiles(focused, slots.avatar).avif).toContain('-54x54-30-40.avif 54w');
    expect(choosePictureFiles(focused, slots.hero).avif).toContain('-400.avif 400w');
    expect(choosePictureFiles({ ...focused, focus: '50% 50%' }, slots.avatar).avif).toContain('-54x54.avif');
  });

  it('is said to the browser, too, by classes: the box may have another shape than the file', () => {
    const html = (focus?: string) =>
      renderToStaticMarkup(<Picture image={{ ...photo(3000, 1000), ...(focus && { focus }) }} slot={slots.avatar} />);
    expect(html('30% 40%')).toContain('class="focus-point focus-x-30 focus-y-40"');
    expect(html('0% 100%')).toContain('class="focus-point focus-x-0 focus-y-100"');
    for (const none of [html('50% 50%'), html()]) expect(none).not.toMatch(/<img[^>]*class/);
  });

  it('moves no picture that is shown whole', () => {
    const folder = new URL('../../../src/page/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    const whole = files.flatMap((file) => {
      const found: string[] = [];
      parse(readFileSync(new URL(file, folder), 'utf8')).walkDecls('object-fit', ({ value, parent }) => {
        if (value === 'contain') found.push((parent as Rule).selector);
      });
      return found;
    });
    expect(whole.sort()).toEqual(['.lightbox-stage img', '.opening-beside .opening-picture']);
    const css = readFileSync(new URL('ui/picture/picture.css', folder), 'utf8');
    expect(css).toContain('.focus-point:is(.object-contain, .lightbox-stage *, .opening-beside *)');
  });
});

describe('a picture', () => {
  const html = (image: Image, props: { priority?: boolean; eager?: boolean } = {}) =>
    renderToStaticMarkup(<Picture image={image} slot={slots.mediaText} className="w-full" {...props} />);

  it('offers AVIF first, then WebP, then one file that every browser knows, with its size', () => {
    const markup = html(photo(1600, 1200));
    expect(markup).toMatch(/<source type="image\/avif" srcSet="[^"]+\.avif \d+w" sizes=/);
    expect(markup).toMatch(
      /\/><source type="image\/webp" srcSet="[^"]+\.webp \d+w" sizes="[^"]+"\/><img src="[^"]+\.jpg" alt=/,
    );
    expect(markup).toContain('src="/assets/images/team-0123456789ab-704.jpg"');
    expect(markup).toMatch(/<img[^>]* alt="Our team" width="1600" height="1200" class="w-full"/);
  });

  it('that is a logo is offered as WebP alone, which is no larger than AVIF there', () => {
    const markup = renderToStaticMarkup(<Picture image={photo(640, 480)} slot={slots.logoRow} />);
    expect(markup).toMatch(/^<img src="[^"]+\.jpg" srcSet="[^"]+\.webp \d+w" sizes=/);
  });

  it('is lazy, unless it is the page’s first or always in view', () => {
    expect(html(photo(1600, 1200))).toContain('loading="lazy" decoding="async"');
    expect(html(photo(1600, 1200), { priority: true })).toMatch(/<img(?![^>]*loading=)[^>]*fetchPriority="high"/);
    expect(html(photo(1600, 1200), { eager: true })).not.toMatch(/loading=|fetchPriority=/);
  });

  it('that is a drawing comes as it is', () => {
    const { raster: _, ...drawing } = photo(640, 480);
    expect(html(drawing)).toBe(
      '<img src="/images/team.jpg" alt="Our team" width="640" height="480" class="w-full" loading="lazy" decoding="async"/>',
    );
  });
});

/** Evaluates `sizes` for each viewport on a plain screen. */
function shownWidths(sizes: string): number[] {
  return viewports.map((viewport) => {
    const entry = sizes
      .split(',')
      .filter((each) => !each.includes('min-resolution'))
      .find((each) => viewport >= Number(/min-width:(\d+)px/.exec(each)?.[1] ?? 0))!;
    const length = entry.replace(/^\(min-width:\d+px\) /, '');
    return [...length.matchAll(/([+-]?)\s*([\d.]+)(px|vw)/g)].reduce(
      (total, [, sign, value, unit]) =>
        total + (sign === '-' ? -1 : 1) * Number(value) * (unit === 'vw' ? viewport / 100 : 1),
      0,
    );
  });
}
