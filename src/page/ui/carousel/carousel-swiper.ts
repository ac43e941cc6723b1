// A carousel's row as Swiper moves it: in an endless loop, and by a finger or a mouse that drags
// it.
import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { prefersReducedMotion } from './carousel-autoplay.ts';

/** Duration of a step, in milliseconds. */
const stepMs = 400;

export interface RowWatcher {
  /** Another column stands first, or another number of columns is in view. */
  onPlace: (first: number, perView: number) => void;
  /** The visitor drags the row, or moves it by a wheel. */
  onDrag: () => void;
}

export interface MovedRow {
  /** Goes on by one column, or back by one; not while a hand is on the row. */
  step: (by: 1 | -1) => void;
  /** @param index of a column, in the order of the page */
  show: (index: number) => void;
  end: () => void;
}

/**
 * Takes over a row that stands still. Nothing moves when it does: the columns keep their sizes, and
 * the place where the row was scrolled to becomes Swiper's first. Where all columns fit, the row is
 * left as it is, until the window is narrower.
 * @param root the `.carousel` element; it has `data-moved` while Swiper moves its row
 */
export function moveRow(root: HTMLElement, { onPlace, onDrag }: RowWatcher): MovedRow {
  const track = root.querySelector<HTMLElement>('.carousel-track')!;
  let swiper: Swiper | undefined;
  let isDragged = false;
  let width = 0;
  /** Back to the row that scrolls, with its columns in the order of the page. */
  const release = () => {
    swiper?.destroy();
    swiper = undefined;
    isDragged = false;
    delete root.dataset.moved;
  };
  const fit = () => {
    // Elements that change places lose the focus.
    const focused = root.contains(document.activeElement) ? (document.activeElement as HTMLElement) : undefined;
    const first = swiper ? swiper.realIndex : nativePlace(track);
    release();
    width = track.clientWidth;
    const perView = Number(getComputedStyle(track).getPropertyValue('--per'));
    const fits = track.childElementCount <= perView;
    track.tabIndex = fits ? -1 : 0;
    if (!fits)
      swiper = createSwiper(root, track, {
        slidesPerView: perView,
        initialSlide: first,
        on: {
          realIndexChange: ({ realIndex }) => onPlace(realIndex, perView),
          touchStart: () => (isDragged = true),
          touchEnd: () => (isDragged = false),
          sliderFirstMove: onDrag,
          scroll: onDrag,
        },
      });
    if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
    onPlace(fits ? 0 : first, perView);
  };
  // A page that is kept for Back has no width.
  const resized = new ResizeObserver(() => track.isConnected && track.clientWidth !== width && fit());
  fit();
  resized.observe(track);
  return {
    step(by) {
      if (isDragged) return;
      if (by === 1) swiper?.slideNext();
      else swiper?.slidePrev();
    },
    show: (index) => swiper?.slideToLoop(index),
    end() {
      resized.disconnect();
      release();
    },
  };
}

type OwnOptions = Pick<SwiperOptions, 'initialSlide' | 'on'> & { slidesPerView: number };

function createSwiper(root: HTMLElement, track: HTMLElement, options: OwnOptions): Swiper {
  const view = track.parentElement!;
  const gap = Number.parseFloat(getComputedStyle(track).columnGap);
  const { width } = track.firstElementChild!.getBoundingClientRect();
  const { slidesPerView } = options;
  track.scrollTo({ left: 0, behavior: 'instant' });
  root.dataset.moved = '';
  return new Swiper(view, {
    ...options,
    modules: [Mousewheel],
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-column',
    // Swiper would measure the view in whole pixels; it takes the paddings off.
    width:
      width * slidesPerView +
      gap * (slidesPerView - 1) +
      2 * Number.parseFloat(getComputedStyle(view).paddingInlineStart),
    spaceBetween: gap,
    loop: true,
    // A second step counts from where the first one leads.
    loopPreventsSliding: false,
    speed: prefersReducedMotion() ? 0 : stepMs,
    // A slow hand need not drag past the middle of a slide that is as wide as the screen.
    longSwipesRatio: 0.2,
    grabCursor: true,
    mousewheel: { forceToAxis: true },
    // Not by Swiper's observers: a new width may have another number of columns.
    resizeObserver: false,
    updateOnWindowResize: false,
  });
}

/**
 * Waits until nobody holds the row and it rests at a column, so that the change to Swiper is
 * neither seen nor felt.
 * @param ended the carousel has been removed, and the wait ends
 */
export async function untilAtRest(root: HTMLElement, ended: AbortSignal): Promise<void> {
  const track = root.querySelector<HTMLElement>('.carousel-track')!;
  let scrolled: number;
  do {
    scrolled = scrolledBy(track);
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (!ended.aborted && !(root.isConnected && isStill(track, scrolled) && !isHeld(track)));
}

/** By a finger, or by a mouse that selects a text. */
function isHeld(track: HTMLElement): boolean {
  return Number(document.documentElement.dataset.touches) > 0 || track.matches(':active');
}

function isStill(track: HTMLElement, scrolled: number): boolean {
  const place = listPlaces(track)[nativePlace(track)]!;
  const end = track.scrollWidth - track.clientWidth;
  return scrolledBy(track) === scrolled && Math.abs(scrolled - Math.min(place, end)) <= 1;
}

/** @returns the distance from the row's beginning. From right to left, places are negative */
function scrolledBy(track: HTMLElement): number {
  return Math.abs(track.scrollLeft);
}

/** @returns the index of the column at which the scrolled row rests */
function nativePlace(track: HTMLElement): number {
  const distances = listPlaces(track).map((place) => Math.abs(place - scrolledBy(track)));
  return distances.indexOf(Math.min(...distances));
}

function listPlaces(track: HTMLElement): number[] {
  const columns = [...track.children] as HTMLElement[];
  return columns.map(({ offsetLeft }) => Math.abs(offsetLeft - columns[0]!.offsetLeft));
}
