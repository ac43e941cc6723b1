// Moves a carousel: arrows, dots or tabs, autoplay, and the marks that follow the scroll position.
// The track scrolls natively; the position is read from it, so there is one truth, also when a finger moves it.
import { rotation, stillness } from './carousel-rotation.ts';

/**
 * Brings a carousel to life.
 * @param root the `.carousel` element
 * @returns a function that stops every timer and listener
 */
export async function start(root: HTMLElement): Promise<() => void> {
  const track = root.querySelector<HTMLElement>('.carousel-track')!;
  const ends = root.dataset.controls === 'pause' ? await startEndless(root, track) : await startSteered(root, track);
  return () => ends.forEach((end) => end());
}

// What only some carousels need comes apart from the rest: opening slides load it before anybody has touched the page.

/** A row that only its pause control stops: it goes on after any other interaction. */
async function startEndless(root: HTMLElement, track: HTMLElement): Promise<(() => void)[]> {
  if (stillness()) return [];
  const { makeEndless } = await import('./carousel-loop.ts');
  const endless = makeEndless(root, track);
  const autoplay = rotation({ root, track }, () => {
    endless.rewind();
    go(track, position(track) + 1);
  });
  const toggle = root.querySelector('[data-carousel=toggle]');
  toggle?.addEventListener('click', autoplay.toggle);
  return [autoplay.end, endless.end, () => toggle?.removeEventListener('click', autoplay.toggle)];
}

async function startSteered(root: HTMLElement, track: HTMLElement): Promise<(() => void)[]> {
  // Slides of an opening that are not seen yet fetch their pictures from now on (carousel.css).
  if (root.dataset.since) document.documentElement.dataset.ahead = '';
  const tabs = root.querySelector('[role=tablist]');
  const keys = tabs && (await import('../tabs/tabs.behavior.ts'));
  const listening = new AbortController();
  const options = { signal: listening.signal };
  // Where the row is on its way to, until it is there: a second click counts from there, not from a slide in passing.
  let goal: number | undefined;
  const place = () => goal ?? position(track);
  const follow = () => {
    if (goal !== undefined && Math.abs(placesOf(track)[goal]! - track.scrollLeft) <= 1) goal = undefined;
    mark(root, place(), placesOf(track).length);
  };
  const moveTo = (target: number) => {
    const [index, count] = go(track, target);
    goal = index;
    mark(root, index, count);
  };
  // Somebody or something else moves the row now, or its places are others.
  const giveUpGoal = () => {
    goal = undefined;
    follow();
  };
  const autoplay = rotation({ root, track }, () => moveTo(place() + 1));
  root.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-carousel], [data-slide-to]');
      if (!button) return;
      if (button.dataset.carousel === 'toggle') return autoplay.toggle();
      autoplay.stop();
      if (button.dataset.slideTo) moveTo(Number(button.dataset.slideTo));
      else moveTo(place() + (button.dataset.carousel === 'next' ? 1 : -1));
    },
    options,
  );
  if (keys) tabs.addEventListener('keydown', keys.moveAmongTabs, options);
  root.addEventListener('focusin', ({ target }) => autoplay.stopFor(target), options);
  for (const sign of ['wheel', 'touchstart', 'keydown'])
    track.addEventListener(sign, giveUpGoal, { ...options, passive: true });
  track.addEventListener('scroll', throttle(follow), options);
  // The finger that woke it was down before it could be heard.
  for (const sign of ['pointerdown', 'touchend']) track.addEventListener(sign, autoplay.stop, options);
  if (track.scrollLeft !== 0) autoplay.stop();
  if (root.matches(':focus-within')) autoplay.stopFor(document.activeElement);
  let width = track.clientWidth;
  const resized = new ResizeObserver(() => {
    // It tells of the width at the start, too, when the step that woke the row is on its way.
    if (track.clientWidth === width) return follow();
    width = track.clientWidth;
    giveUpGoal();
  });
  resized.observe(track);
  return [() => listening.abort(), () => resized.disconnect(), autoplay.end];
}

/** @returns the place that it went to, and how many there are: after the last one comes the first */
function go(track: HTMLElement, target: number): [index: number, count: number] {
  const places = placesOf(track);
  const index = (target + places.length) % places.length;
  // From the last place to the first there is no way to show: running back through all slides would look like a fault.
  const isJump = index !== target;
  track.scrollTo({ left: places[index]!, behavior: isJump || stillness() ? 'instant' : 'smooth' });
  return [index, places.length];
}

/** @returns where the track can stand, as scroll offsets: one per column, without those that it cannot scroll to */
function placesOf(track: HTMLElement): number[] {
  const slides = ([...track.children] as HTMLElement[]).filter((slide) => !slide.hidden);
  const first = slides[0]!.offsetLeft;
  const columns = [...new Set(slides.map((slide) => slide.offsetLeft - first))];
  const last = track.scrollWidth - track.clientWidth;
  const reachable = columns.filter((left) => left <= last + 1);
  return reachable.length > 0 ? reachable : [0];
}

function position(track: HTMLElement): number {
  const distances = placesOf(track).map((left) => Math.abs(left - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Shows where the carousel stands: on its dots or tabs, and by making slides out of view unreachable. */
function mark(root: HTMLElement, index: number, count: number) {
  const track = root.querySelector<HTMLElement>('.carousel-track')!;
  // All is measured before anything is changed: between changes, each look has the browser style and lay out the page anew.
  const inView = slidesInView(track, placesOf(track)[index]!);
  const showTab = tabShower(root.querySelector(`[role=tab][data-slide-to="${index}"]:not([aria-selected=true])`));
  for (const slide of track.children as HTMLCollectionOf<HTMLElement>) slide.inert = !inView.has(slide);
  root.toggleAttribute('data-single', count === 1);
  for (const pick of root.querySelectorAll<HTMLElement>('[data-slide-to]')) {
    const own = Number(pick.dataset.slideTo);
    pick.hidden = own >= count;
    if (pick.role === 'tab') {
      pick.ariaSelected = String(own === index);
      pick.tabIndex = own === index ? 0 : -1;
    } else pick.setAttribute('aria-current', String(own === index));
  }
  showTab();
}

/** @returns what scrolls a tab that is chosen to the middle of its list */
function tabShower(tab: HTMLElement | null): () => void {
  const list = tab?.parentElement;
  if (!list) return () => {};
  const left = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  return () => list.scrollTo({ left, behavior: stillness() ? 'instant' : 'smooth' });
}

/** @returns the slides that are seen where the track stands at `left` */
function slidesInView(track: HTMLElement, left: number): Set<Element> {
  const slides = [...track.children] as HTMLElement[];
  const first = slides[0]!.offsetLeft;
  const inView = slides.filter(({ offsetLeft, offsetWidth }) => {
    const from = offsetLeft - first;
    return from + offsetWidth > left + 1 && from < left + track.clientWidth - 1;
  });
  return new Set(inView);
}

function throttle(work: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      work();
    }, 120);
  };
}
