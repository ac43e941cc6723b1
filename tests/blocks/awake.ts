// Brings a section to life as a browser does: the HTML of the build, then the code of its live parts.
import type { ComponentType } from 'react';
import { hydrate } from '../../src/browser/live/hydrate-island.tsx';
import { store } from '../../src/browser/live/page-store.ts';
import type { PageControls } from '../../src/ui/behavior.ts';
import { rendered, type Written } from './rendered.ts';

const modules = import.meta.glob<LiveModule>('../../src/{ui,blocks}/**/*.{behavior.ts,island.tsx}');

interface LiveModule {
  View: ComponentType<any>;
  start: (root: HTMLElement, page: PageControls) => (() => void) | Promise<() => void>;
}

/** Shows a section on a page of its own, before any script runs. */
export function shown(block: Written): void {
  document.body.innerHTML = rendered(block);
}

/**
 * Shows a section and wakes all of its live parts.
 * @param meanwhile what a visitor does before that
 * @returns a function that ends them
 */
export async function awake(block: Written, meanwhile: () => void = () => {}): Promise<() => void> {
  shown(block);
  meanwhile();
  const ends = await Promise.all([...document.querySelectorAll<HTMLElement>('[data-live]')].map(wake));
  return () => ends.forEach((end) => end());
}

async function wake(root: HTMLElement): Promise<() => void> {
  const name = root.dataset.live!;
  const controls: PageControls = { goTo: store.getState().goTo, wake: (other) => void wake(other) };
  const path = Object.keys(modules).find((each) => each.includes(`/${name}.`))!;
  const { start, View } = await modules[path]!();
  return path.endsWith('.behavior.ts') ? start(root, controls) : hydrate(root, View, root.dataset.props!);
}

/** Types into an input or moves a slider, as a visitor does. */
export function set(input: HTMLInputElement, value: string): void {
  // React watches the property of the element; a browser sets it without.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
