// The scheduler of a page's live parts (elements with `data-live`): wakes each with the module of
// that name, when `data-wake` says. A part that the visitor uses wakes at once, and events queued
// meanwhile are replayed when it is awake.
import type { PageControls } from '../ui/behavior.ts';
import type { QueuedEvent } from './queued-event.ts';
import { firstInteraction } from './first-interaction.ts';
import { findModule, preloadFetch, preloadModules } from './module-preload.ts';
import { idleDelayMs } from './idle-delay.ts';

type Dispose = () => void;

/** The disposers of the parts that are awake. */
export const disposers = new Map<HTMLElement, Dispose>();
/** The latest attempt to wake each part. */
const pendingWakes = new WeakMap<HTMLElement, Promise<void>>();
/** A part that shows no more than its edge does not count as seen. */
const seenObserver = new IntersectionObserver(wakeIntersecting, { rootMargin: '0px 0px -3%' });
/**
 * Islands have more to fetch: once the page has loaded, they wake when they are most of a screen
 * away.
 */
const nearObserver = new IntersectionObserver(wakeIntersecting, { rootMargin: '0px 0px 60%' });
/** The page's `load` event, which waits for this script. */
const loaded = new Promise((resolve) => addEventListener('load', resolve));

let controls: PageControls;

/** Schedules the parts of the first page. @param goTo what behaviors follow links with */
export function startWaking(goTo: PageControls['goTo']): void {
  controls = { goTo, wake };
  scheduleWakes(document);
}

/** Schedules every live part in `scope`, and wakes those with a queued event at once. */
export function scheduleWakes(scope: ParentNode): void {
  for (const root of scope.querySelectorAll<HTMLElement>('[data-live]')) scheduleWake(root);
  window.pagewright.wake = wake;
  for (const { root } of window.pagewright.queued) wake(root);
}

function scheduleWake(root: HTMLElement) {
  const now = () => wake(root);
  for (const sign of ['pointerenter', 'focusin']) root.addEventListener(sign, now);
  const wakeNearAfter = (sign: Promise<unknown>) => void sign.then(() => nearObserver.observe(root));
  const policies: Record<string, () => void> = {
    load: now,
    settled: () => {
      root.dataset.since = `${performance.now()}`;
      void firstInteraction.then(now);
      setTimeout(now, idleDelayMs);
    },
    visible: () => {
      seenObserver.observe(root);
      if (isIsland(root)) wakeNearAfter(loaded);
    },
    engage: () => wakeNearAfter(firstInteraction),
  };
  policies[root.dataset.wake!]?.();
}

function wakeIntersecting(entries: IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) wake(target as HTMLElement);
  }
}

function isIsland(root: HTMLElement): boolean {
  return root.localName === 'pw-island';
}

/**
 * One attempt after the other: when the running one fails, what the visitor did meanwhile is not
 * lost.
 */
function wake(root: HTMLElement) {
  pendingWakes.set(root, tryWake(root, pendingWakes.get(root)));
}

async function tryWake(root: HTMLElement, earlier?: Promise<void>) {
  await earlier;
  if (!root.isConnected || 'awake' in root.dataset) return;
  try {
    disposers.set(root, await startPart(root));
    root.dataset.awake = '';
    replayQueuedEvents(root);
  } catch (error) {
    // Most likely the network, and the error names the module: the next event tries again. Links,
    // text and native controls work meanwhile.
    console.error(error);
  }
}

/** Export of a behavior's module. */
interface Behavior {
  start: (root: HTMLElement, page: PageControls) => Dispose | Promise<Dispose>;
}

async function startPart(root: HTMLElement): Promise<Dispose> {
  const { live, propsFrom } = root.dataset;
  const address = findModule(live!);
  if (!isIsland(root)) return ((await import(/* @vite-ignore */ address)) as Behavior).start(root, controls);
  preloadModules('islandModules');
  if (propsFrom) preloadFetch(propsFrom);
  return import('./hydrate-island.tsx').then((island) => island.startIsland(root, address));
}

function replayQueuedEvents(root: HTMLElement) {
  const { queued } = window.pagewright;
  for (const each of queued) if (each.root === root && queued.delete(each)) replayEvent(each);
}

function replayEvent({ event, control }: QueuedEvent) {
  const { type, constructor } = event;
  if (type === 'click') control.click();
  // Its own `requestSubmit` would not send a form that has left the document with its page.
  else control.dispatchEvent(new (constructor as typeof Event)(type, event));
}
