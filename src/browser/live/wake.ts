// Wakes the live parts of a page: elements with `data-live`, each with the module of that name, when `data-wake` says.
// A part that the visitor uses wakes at once, and what they did meanwhile is done again when it is awake.
import type { PageControls } from '../ui/behavior.ts';
import type { HeldEvent } from './early.ts';
import { firstSignAnswered } from './human.ts';
import { goTo } from './links.ts';
import { addressOf, fetchBeside, fetchModules } from './modules.ts';
import { settledAfter } from './settled-after.ts';

type Stop = () => void;

/** What ends each part that is awake. */
export const stops = new Map<HTMLElement, Stop>();
/** The latest attempt to wake each part that was to wake. */
const attempts = new WeakMap<HTMLElement, Promise<void>>();
/** Of what shows no more than its edge, nothing is seen yet. */
const onceSeen = new IntersectionObserver(wakeSeen, { rootMargin: '0px 0px -3%' });
/** Islands have more to fetch, so once the page's own pictures are there they start when they are most of a screen away. */
const onceNear = new IntersectionObserver(wakeSeen, { rootMargin: '0px 0px 60%' });
/** The page's `load` event, which waits for this script. */
const loaded = new Promise((resolve) => addEventListener('load', resolve));

/** Arranges for every live part in `scope` to wake, and wakes at once those with a kept click. */
export function wakeWhenNeeded(scope: ParentNode): void {
  for (const root of scope.querySelectorAll<HTMLElement>('[data-live]')) arrange(root);
  window.pagewright.wake = wake;
  for (const { root } of window.pagewright.held) wake(root);
}

function arrange(root: HTMLElement) {
  const now = () => wake(root);
  for (const sign of ['pointerenter', 'focusin']) root.addEventListener(sign, now);
  const wakeNearAfter = (sign: Promise<unknown>) => void sign.then(() => onceNear.observe(root));
  const policies: Record<string, () => void> = {
    load: now,
    settled: () => {
      root.dataset.since = `${performance.now()}`;
      void firstSignAnswered.then(now);
      setTimeout(now, settledAfter);
    },
    visible: () => {
      onceSeen.observe(root);
      if (isIsland(root)) wakeNearAfter(loaded);
    },
    engage: () => wakeNearAfter(firstSignAnswered),
  };
  policies[root.dataset.wake!]?.();
}

function wakeSeen(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) wake(target as HTMLElement);
  }
}

function isIsland(root: HTMLElement): boolean {
  return root.localName === 'pw-island';
}

/** One attempt after the other: where the one under way fails, what the visitor did meanwhile is not lost. */
function wake(root: HTMLElement) {
  attempts.set(root, attempt(root, attempts.get(root)));
}

async function attempt(root: HTMLElement, before?: Promise<void>) {
  await before;
  if (!root.isConnected || 'awake' in root.dataset) return;
  try {
    stops.set(root, await start(root));
    root.dataset.awake = '';
    redoHeldEvents(root);
  } catch (error) {
    // Most likely the network: the next use or sight tries again. Links, text and native controls work meanwhile.
    console.error(`${root.dataset.live} could not start`, error);
  }
}

/** What the module of a behaviour exports. */
interface Behavior {
  start: (root: HTMLElement, page: PageControls) => Stop | Promise<Stop>;
}

const controls: PageControls = { goTo, wake };

async function start(root: HTMLElement): Promise<Stop> {
  const { live, propsFrom } = root.dataset;
  const address = addressOf(live!);
  if (!isIsland(root)) return ((await import(/* @vite-ignore */ address)) as Behavior).start(root, controls);
  fetchModules('islandModules');
  if (propsFrom) fetchBeside(propsFrom);
  return import('./island.tsx').then((island) => island.startIsland(root, address));
}

function redoHeldEvents(root: HTMLElement) {
  const { held } = window.pagewright;
  for (const each of held) if (each.root === root && held.delete(each)) redo(each);
}

function redo({ event, control }: HeldEvent) {
  const { type, constructor } = event;
  if (type === 'click') control.click();
  // A form that has left with its page is sent all the same, which its own method would not do.
  else control.dispatchEvent(new (constructor as typeof Event)(type, event));
}
