// Widths of pictures in every place that shows one: the only list of them.
// e2e/product/pictures.spec.ts measures each place against it.
import type { SlidesPerView } from '#schemas';
import { listColumnWidths } from './per-view.ts';

/**
 * From a viewport's width on, in CSS pixels, a picture is `share` of the viewport wide, plus `plus`
 * pixels.
 */
export interface Step {
  from: number;
  share: number;
  plus: number;
}

export interface Slot {
  /**
   * By rising `from`, the first from 0; the last one has no share, so that a picture has a largest
   * width.
   */
  steps: Step[];
  /**
   * Width by height of a box that the picture fills, cut at its edges. Without it the picture keeps
   * its own shape.
   */
  crop?: number;
  /**
   * The largest height in pixels; a picture that keeps its shape is then narrower than its place.
   */
  tallest?: number;
  /**
   * For logos: of a few flat colours AVIF makes no smaller files than WebP (decision 0016), so only
   * that is offered.
   */
  flat?: true;
}

/**
 * The page's width (`.container`): 92 in a hundred of the viewport, to within 3 in a hundred, up to
 * 1176 pixels.
 */
const page = { share: 0.92, widest: 1176 };
/** The viewport's width from which on the page is at its widest. */
const pageIsWidest = page.widest / page.share;

interface Columns {
  from: number;
  columns: number;
  gap: number;
  /** Width of a column's padding and borders. */
  inset: number;
}

/** The pictures of cards: the card's padding and border, and the shape of its picture. */
const card = { inset: 50, crop: 4 / 3 };
/** One column, until a picture as wide as `max-w-md` has room. */
const upToMedium = [{ from: 0, share: page.share, plus: 0 }, fixed(487, 448)];

export const slots = {
  hero: { steps: [...upToMedium, ...inColumns([{ from: 768, columns: 2, gap: 48, inset: 0 }])], tallest: 480 },
  mediaText: {
    steps: inColumns([
      { from: 0, columns: 1, gap: 0, inset: 0 },
      // 48, and 64 from 1024 pixels on: one step for both makes the HTML shorter.
      { from: 768, columns: 2, gap: 56, inset: 0 },
    ]),
  },
  beforeAfter: {
    steps: inColumns([
      { from: 0, columns: 1, gap: 0, inset: 50 },
      { from: 768, columns: 2, gap: 24, inset: 50 },
    ]),
  },
  /** In the frame of a phone (device-frame.tsx). */
  phone: { steps: [fixed(0, 272)] },
  openingCover: { steps: [{ from: 0, share: 1, plus: 0 }, fixed(1664, 1664)], crop: 4 / 3 },
  openingTall: {
    steps: [
      { from: 0, share: page.share, plus: 0 },
      { from: 768, share: page.share * 0.4, plus: -20 },
      fixed(pageIsWidest, 440),
    ],
    crop: 4 / 5,
  },
  cta: { steps: [...upToMedium, { from: 768, share: 0.368, plus: -13 }, fixed(1252, 448)], tallest: 320 },
  formAside: {
    steps: inColumns([
      { from: 0, columns: 1, gap: 0, inset: 0 },
      { from: 1024, columns: 2, gap: 64, inset: 0 },
    ]),
    tallest: 320,
  },
  tabbedSlider: {
    steps: inColumns([
      { from: 0, columns: 1, gap: 0, inset: 42 },
      { from: 768, columns: 2, gap: 40, inset: 33 },
    ]),
    crop: 4 / 3,
  },
  /** Beside its tabs: 13rem of them and a gap of 32 pixels from 1024 pixels on, then three fifths. */
  tabbedBeside: {
    steps: [
      { from: 0, share: page.share, plus: 0 },
      { from: 768, share: page.share / 2, plus: -16 },
      { from: 1024, share: page.share * 0.6, plus: -163 },
      fixed(pageIsWidest, 542),
    ],
    crop: 4 / 3,
  },
  avatar: { steps: [fixed(0, 48)], crop: 1 },
  logoRow: { steps: [fixed(0, 126), fixed(768, 142)], tallest: 78, flat: true },
  /** Slot of a logo in a quiet row. */
  logoWall: { steps: [fixed(0, 72), fixed(768, 112)], tallest: 40, flat: true },
  brand: { steps: [fixed(0, 400)], tallest: 36, flat: true },
  text: { steps: limitWidth(704) },
  page: { steps: limitWidth(page.widest) },
  window: { steps: [{ from: 0, share: 1, plus: 0 }, fixed(1664, 1664)] },
  lightbox: { steps: [{ from: 0, share: 1, plus: -16 }, fixed(1296, 1280)] },
  map: {
    steps: [
      { from: 0, share: page.share, plus: 0 },
      { from: 768, share: page.share * 0.6, plus: -29 },
      fixed(pageIsWidest, (page.widest - 48) * 0.6),
    ],
    crop: 3 / 2,
  },
  quoteFace: { steps: [fixed(0, 64)], crop: 1 },
  quoteSide: { steps: [fixed(0, 160), fixed(768, 256)], crop: 1 },
  quoteLogo: { steps: [fixed(0, 160)], tallest: 38, flat: true },
  portrait: { steps: [fixed(0, 112), fixed(640, 144)], crop: 1 },
} satisfies Record<string, Slot>;

/**
 * @returns the place of a card's picture in a grid of one column, of two, and of so many where
 * there is room
 */
export function cardGridSlot(columns: number): Slot {
  const steps = inColumns([
    { from: 0, columns: 1, gap: 0, inset: card.inset },
    { from: 768, columns: 2, gap: 24, inset: card.inset },
    { from: 1024, columns, gap: 24, inset: card.inset },
  ]);
  // On phones, the pictures of many small cards stand beside their texts.
  const [, ...fromTablets] = steps;
  return { steps: columns === 4 ? [fixed(0, 96), ...fromTablets] : steps, crop: card.crop };
}

/** @returns the place of a card's picture in a carousel */
export function cardCarouselSlot(perView: Partial<SlidesPerView> | undefined): Slot {
  return { steps: inCarousel(perView, card.inset), crop: card.crop };
}

/** @returns the place of a logo in a carousel */
export function logoCarouselSlot(perView: Partial<SlidesPerView> | undefined, look: 'boxed' | 'quiet'): Slot {
  if (look === 'quiet') return { ...slots.logoWall, steps: inCarousel(perView, 0) };
  return { ...slots.logoRow, steps: inCarousel(perView, 18) };
}

const galleryShapes = { wide: 4 / 3, square: 1, tall: 3 / 4 };

/** @returns the place of a small picture of a gallery; one that is alone is as wide as a text */
export function gallerySlot(columns: number, shape: keyof typeof galleryShapes, count: number): Slot {
  const crop = galleryShapes[shape];
  if (count === 1) return { steps: limitWidth(704), crop };
  const medium = { 2: 2, 5: 4 }[columns] ?? 3;
  const steps = inColumns([
    { from: 0, columns: 2, gap: 12, inset: 0 },
    { from: 768, columns: medium, gap: 16, inset: 0 },
    { from: 1024, columns, gap: 16, inset: 0 },
  ]);
  return { steps, crop };
}

/** @returns the place of a person's portrait */
export function teamSlot(columns: number): Slot {
  const steps = inColumns([
    { from: 0, columns: 2, gap: 24, inset: 0 },
    { from: 768, columns: { 2: 2, 5: 4 }[columns] ?? 3, gap: 24, inset: 0 },
    { from: 1024, columns, gap: 24, inset: 0 },
  ]);
  return { steps, crop: 4 / 5 };
}

/** The place of a step's picture where the heading stands beside the steps. */
const stepsBeside: Slot = {
  steps: [{ from: 0, share: page.share, plus: -64 }, ...inColumns([{ from: 1024, columns: 2, gap: 64, inset: 64 }])],
};

/**
 * @returns the place of a step's picture: beside its number, or below it in a row of so many
 * columns
 */
export function stepsSlot(columns: number | undefined, layout: 'row' | 'column' | 'beside'): Slot {
  if (layout === 'beside') return stepsBeside;
  if (columns === undefined) return { steps: [...narrowed(832, 64)] };
  const steps = inColumns([
    { from: 0, columns: 1, gap: 0, inset: 64 },
    { from: 768, columns: Math.min(columns, columns === 4 ? 2 : 3), gap: 32, inset: 0 },
    { from: 1024, columns, gap: 32, inset: 0 },
  ]);
  return { steps };
}

/** @returns the place of an event's picture */
export function timelineSlot(layout: 'start' | 'alternate'): Slot {
  if (layout === 'start')
    return {
      steps: [{ from: 0, share: page.share, plus: -32 }, { from: 768, share: page.share, plus: -184 }, fixed(904, 648)],
    };
  const half = inColumns([{ from: 1024, columns: 2, gap: 0, inset: 48 }]);
  return { steps: [{ from: 0, share: page.share, plus: -32 }, fixed(904, 800), ...half] };
}

const videoShapes = { wide: 16 / 9, square: 1, tall: 9 / 16 };

/** @returns the place of a video, which its picture fills before it is played */
export function videoSlot(width: 'text' | 'page', shape: keyof typeof videoShapes): Slot {
  const widest = { wide: width === 'text' ? 832 : 1152, square: 576, tall: 352 }[shape];
  return { steps: limitWidth(widest), crop: videoShapes[shape] };
}

/** Width of the page, up to a number of pixels. */
function limitWidth(pixels: number): Step[] {
  return narrowed(pixels, 0);
}

/** Width of the page, up to a number of pixels, less the part beside the picture. */
function narrowed(pixels: number, beside: number): Step[] {
  return [{ from: 0, share: page.share, plus: -beside }, fixed(pixels / page.share, pixels - beside)];
}

function inCarousel(perView: Partial<SlidesPerView> | undefined, inset: number): Step[] {
  return inColumns(listColumnWidths(perView).map(({ from, columns }) => ({ from, columns, gap: 30, inset })));
}

function inColumns(list: Columns[]): Step[] {
  const within = ({ columns, gap, inset }: Columns, share: number, width: number) => ({
    share: share / columns,
    plus: (width - (columns - 1) * gap) / columns - inset,
  });
  return [
    ...list.map((each) => ({ from: each.from, ...within(each, page.share, 0) })),
    { from: pageIsWidest, ...within(list.at(-1)!, 0, page.widest) },
  ];
}

function fixed(from: number, plus: number): Step {
  return { from, share: 0, plus };
}
