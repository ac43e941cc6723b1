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
  if (path.endsWith('.behavior.ts')) return module.start(root, controls);
  return hydrate(root, module.View, root.dataset.props!);
}

/** Types into an input or moves a slider, as a visitor does. */
export function set(input: HTMLInputElement, value: string): void {
  // React watches the property of the element; a browser sets it without.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
