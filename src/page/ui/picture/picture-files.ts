// Files of a picture that a page offers to the browser, and the width that the browser is told.
import type { Image } from '#schemas';
import { isMiddle, readFocus } from '../../../base/pictures/focus-point.ts';
import type { Slot, Step } from './picture-slots.ts';

/**
 * The widths that files are made in, in pixels: each is about a third above the one before, so that
 * what is fetched is never half as wide again as what is shown. 704 is what most phones need for a
 * picture across the page.
 */
export const widths = [22, 30, 40, 54, 72, 96, 128, 170, 226, 300, 400, 528, 704, 936, 1248, 1664, 2216, 2952];

/** The narrowest viewport that counts, in CSS pixels (WCAG 2.2, 1.4.10). */
const narrowest = 320;

/**
 * Screens with more than this many pixels to a CSS pixel get the sizes of a narrower picture, so
 * that they fetch about two to one: beyond that nobody sees a difference, and a phone at three to
 * one would fetch twice the bytes.
 */
const dense = { from: 2.5, part: 0.7 };

/**
 * Attributes in the HTML: the lists of files, the width as the `sizes` attribute, the file for old
 * browsers.
 */
export interface PictureFiles {
  avif?: string;
  webp: string;
  sizes: string;
  fallback: string;
  /** The shape of the files, in pixels of the source. */
  width: number;
  height: number;
}

type Photo = Image & { raster: NonNullable<Image['raster']> };

type FilesByPicture = Map<string, PictureFiles>;
const known = new Map<string, FilesByPicture>();
const ofSlots = new WeakMap<Slot, FilesByPicture>();

/**
 * @returns the files of a picture at its place, worked out once: thousands of pages show the same
 * pictures
 */
export function choosePictureFiles(image: Photo, slot: Slot): PictureFiles {
  const { raster, width, height, focus = '' } = image;
  const ofSlot = ofSlots.get(slot) ?? readSlotFiles(slot);
  const key = `${raster.stem} ${raster.fallback} ${width} ${height} ${focus}`;
  const files = ofSlot.get(key) ?? makeFiles(image, slot);
  ofSlot.set(key, files);
  return files;
}

/** Slots that are created for each section may still be equal. */
function readSlotFiles(slot: Slot): FilesByPicture {
  const name = JSON.stringify(slot);
  const files: FilesByPicture = known.get(name) ?? new Map();
  known.set(name, files);
  ofSlots.set(slot, files);
  return files;
}

function makeFiles(image: Photo, slot: Slot): PictureFiles {
  const { stem, fallback } = image.raster;
  const { width, height } = computeShape(image, slot);
  const shown = steps(slot, width / height);
  const offered = offeredWidths(shown, width);
  const place = nameFocus(image);
  const isWhole = width === image.width && height === image.height;
  const address = (each: number, ending: string) => {
    const cut = isWhole ? '' : `x${Math.max(1, Math.round((each * height) / width))}${place}`;
    return `${stem}-${each}${cut}.${ending}`;
  };
  const list = (ending: string) => offered.map((each) => `${address(each, ending)} ${each}w`).join(',');
  const plain = offered.find((each) => each >= widest(shown) * 0.9) ?? offered.at(-1)!;
  return {
    avif: slot.flat ? undefined : list('avif'),
    webp: list('webp'),
    sizes: formatSizes(shown),
    fallback: address(plain, fallback),
    width,
    height,
  };
}

/** @returns the end of a cropped file's name: the point that stays in sight; empty for the middle */
export function nameFocus({ focus }: Pick<Image, 'focus'>): string {
  const point = readFocus(focus);
  return isMiddle(point) ? '' : `-${point.x}-${point.y}`;
}

/**
 * Computes the shape of the files: that of the box that they fill, because a cropped edge is not
 * sent.
 */
function computeShape({ width, height }: Image, { crop }: Slot): { width: number; height: number } {
  if (!crop) return { width, height };
  const cut = { width: Math.min(width, height * crop), height: Math.min(height, width / crop) };
  // A shape that is right to within a pixel stays as it is.
  if (width - cut.width <= 1 && height - cut.height <= 1) return { width, height };
  return { width: Math.round(cut.width), height: Math.round(cut.height) };
}

/** A step with its end: the viewport's width up to which it holds. */
type ShownStep = Step & { until: number };

/**
 * The steps with the height's limit put in. Where a picture is as wide as that allows, it grows no
 * more.
 */
function steps({ steps: own, tallest = Infinity }: Slot, ratio: number): ShownStep[] {
  const most = tallest * ratio;
  return own.flatMap((step, index) => {
    const until = own[index + 1]?.from ?? Infinity;
    const full = step.share > 0 ? (most - step.plus) / step.share : step.plus > most ? step.from : Infinity;
    const atMost = { share: 0, plus: most, until };
    if (full <= Math.max(step.from, narrowest)) return [{ from: step.from, ...atMost }];
    return full < until
      ? [
          { ...step, until: full },
          { from: full, ...atMost },
        ]
      : [{ ...step, until }];
  });
}

function computeWidth(viewport: number, { share, plus }: ShownStep): number {
  return share * viewport + plus;
}

function widest(shown: ShownStep[]): number {
  return Math.max(...shown.map((step) => computeWidth(step.share === 0 ? 0 : step.until, step)));
}

/**
 * From what the narrowest viewport shows to about twice what the widest place shows, never above
 * the source's own width.
 */
function offeredWidths(shown: ShownStep[], own: number): number[] {
  const least = Math.min(
    ...shown.filter(({ until }) => until > narrowest).map((step) => computeWidth(Math.max(step.from, narrowest), step)),
  );
  const most = widest(shown) * 1.75;
  const first = widths.findIndex((width) => width >= least);
  const last = widths.findIndex((width) => width >= most);
  const chosen = widths.slice(first === -1 ? -1 : first, last === -1 ? undefined : last + 1);
  const smaller = chosen.filter((width) => width < own);
  return smaller.length < chosen.length ? [...smaller, own] : chosen;
}

function formatSizes(shown: ShownStep[]): string {
  const entries = shown.map((step) => ({
    from: Math.round(step.from),
    length: formatLength(step, 1),
    onDense: formatLength(step, dense.part),
  }));
  const changes = entries.filter(({ length }, index) => length !== entries[index - 1]?.length).toReversed();
  return changes
    .flatMap(({ from, length, onDense }) => {
      const wide = from > 0 ? `(min-width:${from}px)` : '';
      return [
        [[`(min-resolution:${dense.from}x)`, wide].filter(Boolean).join(' and '), onDense],
        [wide, length],
      ];
    })
    .map((entry) => entry.filter(Boolean).join(' '))
    .join(',');
}

/**
 * A step's width as a CSS length, times `part`. Of CSS's functions, Safari knows only `calc()`
 * here.
 */
function formatLength({ share, plus }: ShownStep, part: number): string {
  const rest = Math.round(plus * part);
  if (share === 0) return `${rest}px`;
  const viewport = `${Number((share * 100 * part).toFixed(1))}vw`;
  return rest === 0 ? viewport : `calc(${viewport} ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}px)`;
}
