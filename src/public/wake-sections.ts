// Wakes the sections of a test's page, as a browser does: shared by `pagewright/testing` and the
// tests of Pagewright's own sections.
import type { ComponentType } from 'react';
import { hydrate } from '../page/live/hydrate-island.tsx';
import { store } from '../page/live/page-store.ts';
import type { PageControls } from '../page/ui/behavior.ts';

/** An island (`View`) or a behavior (`start`). */
export interface LiveModule {
  View: ComponentType<any>;
  start: (root: HTMLElement, page: PageControls) => (() => void) | Promise<() => void>;
}

/** Loads the module of a live part by its name. `path` is that of its source. */
export type LoadModule = (name: string) => Promise<{ path: string; module: LiveModule }>;

/**
 * Wakes all live parts of the page.
 * @returns a function that ends them
 */
export async function wakeAll(load: LoadModule): Promise<() => void> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-live]')];
  const ends = await Promise.all(parts.map((root) => wake(root, load)));
  return () => ends.forEach((end) => end());
}

async function wake(root: HTMLElement, load: LoadModule): Promise<() => void> {
  const controls: PageControls = { goTo: store.getState().goTo, wake: (other) => void wake(other, load) };
  const { path, module } = await load(root.dataset.live!);
  if (/\.behavior\.[jt]s$/.test(path)) return module.start(root, controls);
  const awake = lastHydration.then(() => hydrateMatching(root, module.View));
  lastHydration = awake.catch(() => {});
  return awake;
}

/** Islands are hydrated one after the other, because there is one console to listen to. */
let lastHydration: Promise<unknown> = Promise.resolve();

/**
 * Hydrates an island.
 * @throws Error when its view throws, or renders other HTML than the build did, attributes included
 */
async function hydrateMatching(root: HTMLElement, View: ComponentType<any>): Promise<() => void> {
  const complaints: string[] = [];
  const take = (error: unknown) => void complaints.push(error instanceof Error ? error.message : String(error));
  const { error: print } = console;
  // For React an attribute that differs is no error: only its development build writes of it.
  console.error = (text: unknown, ...values: unknown[]) =>
    String(text).startsWith('A tree hydrated but some attributes') ? take(values.join('\n')) : print(text, ...values);
  try {
    const end = await hydrate(root, View, root.dataset.props!, { onRecoverableError: take, onCaughtError: take });
    if (complaints.length === 0) return end;
    end();
    throw new Error(`The island "${root.dataset.live}" does not fit the HTML of the build:\n${complaints.join('\n')}`);
  } finally {
    console.error = print;
  }
}

/** Types into an input or moves a slider, as a visitor does. */
export function set(input: HTMLInputElement, value: string): void {
  // React watches the property of the element; a browser sets it without.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
