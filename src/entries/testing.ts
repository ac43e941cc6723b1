// `pagewright/testing`: brings a section to life in a test as a browser does: the HTML of the
// build, then the code of its live parts. For tests that `pagewright test:sections` runs.
import type { ComponentType } from 'react';
import { inject } from 'vitest';
import { hydrate } from '../browser/live/hydrate-island.tsx';
import { store } from '../browser/live/page-store.ts';
import type { PageControls } from '../ui/behavior.ts';

/** A section as it is written in a page's list of sections. */
export type Written = { type: string; [key: string]: unknown };

interface LiveModule {
  View: ComponentType<any>;
  start: (root: HTMLElement, page: PageControls) => (() => void) | Promise<() => void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The site, and the path of the program that makes HTML of its sections. */
    pagewrightSections: { project: object; program: string };
  }
}

interface SectionPrograms {
  sectionHtml(project: unknown, blocks: Written[]): string;
  sectionModules(project: unknown): Record<string, string>;
}

/** As much of Node as is used: a site's compiler need not know its types. */
const { process } = globalThis as unknown as {
  process: { getBuiltinModule(name: 'module'): { createRequire(from: string): (path: string) => unknown } };
};

const { project, program } = inject('pagewrightSections');
const require = process.getBuiltinModule('module').createRequire(program);
const { sectionHtml, sectionModules } = require(program) as SectionPrograms;
const modules = sectionModules(project);

/**
 * @returns the HTML that the build makes of sections
 * @throws Error with what the check says of them
 */
export function rendered(...blocks: Written[]): string {
  return sectionHtml(project, blocks);
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
  const path = modules[root.dataset.live!]!;
  const controls: PageControls = { goTo: store.getState().goTo, wake: (other) => void wake(other) };
  const { start, View } = (await import(/* @vite-ignore */ path)) as LiveModule;
  return path.endsWith('.behavior.ts') ? start(root, controls) : hydrate(root, View, root.dataset.props!);
}

/** Types into an input or moves a slider, as a visitor does. */
export function set(input: HTMLInputElement, value: string): void {
  // React watches the property of the element; a browser sets it without.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
