// Wakes the live parts of a page: elements with `data-live`, each with the module of that name, when `data-wake` says.
// A part that the visitor uses wakes at once, and what they did meanwhile is done again when it is awake.
import type { ComponentType } from 'react';
import type { PageControls } from '../ui/behavior.ts';
import type { HeldEvent } from './early.ts';
import { firstSignAnswered } from './human.ts';
import { goTo } from './links.ts';
import { behaviors, islands } from './live.gen.ts';
import { fetchModules } from './modules.ts';

type Stop = () => void;

const stops = new Map<HTMLElement, Stop>();
const waking = new WeakSet<HTMLElement>();
const onceSeen = new IntersectionObserver(wakeSeen);
/** Islands have more to fetch, so once the page's own pictures are there they start when they are most of a screen away. */
const onceNear = new IntersectionObserver(wakeSeen, { rootMargin: '0px 0px 60% 0px' });
const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve);
});

/** Arranges for every live part in `scope` to wake, and wakes at once those with a kept click. */
export function wakeWhenNeeded(scope: ParentNode): void {
  for (const root of scope.querySelectorAll<HTMLElement>('[data-live]')) arrange(root);
  window.pagewright.wake = (root) => void wake(root);
  for (const { root } of window.pagewright.held) void wake(root);
}

/** Ends every live part that is no longer in the document, nor in a page that is kept for Back. */
export function endRemovedParts(kept: Node[] = []): void {
  for (const [root, stop] of stops) {
    if (root.isConnected || kept.some((page) => page.contains(root))) continue;
    stop();
    stops.delete(root);
  }
}

function arrange(root: HTMLElement) {
  const now = () => void wake(root);
  for (const sign of ['pointerenter', 'focusin']) root.addEventListener(sign, now, { passive: true, once: true });
  const wakeNearAfter = (sign: Promise<unknown>) => void sign.then(() => waking.has(root) || onceNear.observe(root));
  const policies: Record<string, () => void> = {
    load: now,
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
    if (isIntersecting) void wake(target as HTMLElement);
  }
}

function isIsland(root: HTMLElement): boolean {
  return root.localName === 'pw-island';
}

async function wake(root: HTMLElement): Promise<void> {
  if (waking.has(root) || !root.isConnected) return;
  waking.add(root);
  onceSeen.unobserve(root);
  onceNear.unobserve(root);
  try {
    stops.set(root, await start(root));
    root.dataset.awake = '';
    redoHeldEvents(root);
  } catch (error) {
    // Most likely the network: the next use tries again. Links, text and native controls work meanwhile.
    waking.delete(root);
    console.error(`"${root.dataset.live}" could not start`, error);
  }
}

/** Every island's module exports its component as `View`; its props are what the server wrote beside it. */
const loadIsland: (name: string) => Promise<{ View: ComponentType<any> }> = (name) =>
  islands[name as keyof typeof islands]();

/** Every behaviour's module exports `start`. */
const loadBehavior: (
  name: string,
) => Promise<{ start: (root: HTMLElement, page: PageControls) => Stop | Promise<Stop> }> = (name) =>
  behaviors[name as keyof typeof behaviors]();

const controls: PageControls = { goTo: (href, options) => void goTo(href, options), wake: (root) => void wake(root) };

async function start(root: HTMLElement): Promise<Stop> {
  const name = root.dataset.live!;
  if (name in behaviors) return (await loadBehavior(name)).start(root, controls);
  fetchModules('islandModules');
  const [{ hydrate }, { View }, props] = await Promise.all([import('./island.tsx'), loadIsland(name), propsOf(root)]);
  return hydrate(root, View, props);
}

/** An island's settings as JSON: beside it, or in a file when there are many (src/node/props-files.ts). */
async function propsOf({ dataset: { props, propsFrom } }: HTMLElement): Promise<string> {
  return props ?? (await fetch(propsFrom!)).text();
}

function redoHeldEvents(root: HTMLElement) {
  const { held } = window.pagewright;
  for (const event of held.filter((each) => each.root === root)) {
    held.splice(held.indexOf(event), 1);
    redo(event);
  }
}

function redo({ type, key, control }: HeldEvent) {
  if (type === 'click') control.click();
  else if (type === 'submit') (control as HTMLFormElement).requestSubmit();
  else control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
