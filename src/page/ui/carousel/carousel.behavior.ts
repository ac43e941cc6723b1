// Brings a carousel to life: arrows, dots or tabs, keys, autoplay, and the marks that say where it
// stands. Its row scrolls natively until Swiper takes it over.
import type { MovedRow } from './carousel-swiper.ts';
import { prefersReducedMotion, startAutoplay } from './carousel-autoplay.ts';

/**
 * @param root the `.carousel` element; a row with `data-controls="pause"` is not steered: it goes
 * on after any interaction
 * @returns a function that stops every timer and listener
 */
export async function start(root: HTMLElement): Promise<() => void> {
  const isSteered = root.dataset.controls !== 'pause';
  if (!isSteered && prefersReducedMotion()) return () => {};
  // Slides of an opening that are not seen yet fetch their pictures from now on (carousel.css).
  if (root.dataset.since) document.documentElement.dataset.ahead = '';
  const track = root.querySelector<HTMLElement>('.carousel-track')!;
  const tabs = root.querySelector('[role=tablist]');
  // Apart from the rest: opening slides load this file before anybody has touched the page.
  const [swiper, keys] = await Promise.all([
    import('./carousel-swiper.ts'),
    tabs && import('../tabs/tabs.behavior.ts'),
  ]);
  const listening = new AbortController();
  const { signal } = listening;
  let row: MovedRow | undefined;
  const autoplay = startAutoplay({ root, track }, () => row?.step(1));
  const stop = isSteered ? autoplay.stop : () => {};
  // In the order of the page, which is not the row's when it has turned.
  const columns = [...track.children] as HTMLElement[];
  const takeOver = async () => {
    await swiper.untilAtRest(root, signal);
    if (signal.aborted) return;
    row = swiper.moveRow(root, {
      onPlace: (first, perView) => isSteered && mark(root, columns, first, perView),
      onDrag: stop,
    });
  };
  const moved = takeOver();
  /** Steps that were asked for before the row can move are made then. */
  const steer = async (move: (row: MovedRow) => void) => {
    stop();
    await moved;
    if (row) move(row);
  };
  root.addEventListener(
    'click',
    ({ target }) => {
      const { carousel, slideTo } =
        (target as Element).closest<HTMLElement>('[data-carousel], [data-slide-to]')?.dataset ?? {};
      if (carousel === 'toggle') autoplay.toggle();
      else if (carousel) void steer((each) => each.step(carousel === 'next' ? 1 : -1));
      else if (slideTo) void steer((each) => each.show(Number(slideTo)));
    },
    { signal },
  );
  if (isSteered) {
    if (tabs && keys) steerByTabs(tabs, keys, signal);
    track.addEventListener('keydown', (event) => steerByKey(event, columns.length, steer), { signal });
    root.addEventListener('focusin', ({ target }) => autoplay.stopFor(target), { signal });
    // The finger that woke it was down before it could be heard.
    for (const sign of ['pointerdown', 'touchend', 'scroll']) track.addEventListener(sign, stop, { signal });
    if (track.scrollLeft !== 0) stop();
    if (root.matches(':focus-within')) autoplay.stopFor(document.activeElement);
  }
  return () => {
    listening.abort();
    autoplay.end();
    row?.end();
  };
}

/** A chosen tab is the Tab stop at once: the row may take a while to get there. */
function steerByTabs(list: Element, keys: typeof import('../tabs/tabs.behavior.ts'), signal: AbortSignal) {
  list.addEventListener('keydown', keys.moveAmongTabs, { signal });
  list.addEventListener(
    'click',
    ({ target }) => {
      const tab = (target as Element).closest<HTMLElement>('[role=tab]');
      if (tab) keys.makeTabStop(list, tab);
    },
    { signal },
  );
}

/** The keys that scroll a row that has the focus go on working. */
function steerByKey(event: KeyboardEvent, count: number, steer: (move: (row: MovedRow) => void) => Promise<void>) {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
  if (target !== currentTarget || altKey || ctrlKey || metaKey) return;
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const moves: Record<string, (row: MovedRow) => void> = {
    ArrowRight: (row) => row.step(key === forward ? 1 : -1),
    ArrowLeft: (row) => row.step(key === forward ? 1 : -1),
    Home: (row) => row.show(0),
    End: (row) => row.show(count - 1),
  };
  if (!moves[key]) return;
  event.preventDefault();
  void steer(moves[key]);
}

/**
 * Shows where the carousel stands: on its dots or tabs, and by making columns out of view
 * unreachable.
 */
function mark(root: HTMLElement, columns: HTMLElement[], first: number, perView: number) {
  // Measured before anything is changed: after a change, measuring makes the browser style and lay
  // out the page again.
  const showTab = tabShower(root.querySelector(`[role=tab][data-slide-to="${first}"]:not([aria-selected=true])`));
  const { length } = columns;
  columns.forEach((column, index) => (column.inert = (index - first + length) % length >= perView));
  for (const pick of root.querySelectorAll<HTMLElement>('[data-slide-to]')) {
    const isFirst = Number(pick.dataset.slideTo) === first;
    if (pick.role === 'tab') {
      pick.ariaSelected = String(isFirst);
      pick.tabIndex = isFirst ? 0 : -1;
    } else pick.setAttribute('aria-current', String(isFirst));
  }
  showTab();
}

/** @returns what scrolls a tab that is chosen to the middle of its list */
function tabShower(tab: HTMLElement | null): () => void {
  const list = tab?.parentElement;
  if (!list) return () => {};
  const left = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  return () => list.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
