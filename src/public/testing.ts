// `pagewright/testing`: brings a section to life in a test as a browser does: the HTML of the
// build, then the code of its live parts. For tests that `pagewright test:sections` runs.
import { inject } from 'vitest';
import { wakeAll, type LiveModule } from './wake-sections.ts';

export { set } from './wake-sections.ts';

/** A section as it is written in a page's list of sections. */
export type Written = { type: string; [key: string]: unknown };

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
  return wakeAll(async (name) => {
    const path = modules[name]!;
    return { path, module: (await import(/* @vite-ignore */ path)) as LiveModule };
  });
}
