// Brings a section to life as a browser does: the HTML of the build, then the code of its live parts.
import { wakeAll, type LiveModule } from '../../../src/public/wake-sections.ts';
import { rendered, type Written } from './rendered.ts';

export { set } from '../../../src/public/wake-sections.ts';

const modules = import.meta.glob<LiveModule>('../../src/{ui,blocks}/**/*.{behavior.ts,island.tsx}');

/** Shows a section on a separate page, before any script runs. */
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
    const path = Object.keys(modules).find((each) => each.includes(`/${name}.`))!;
    return { path, module: await modules[path]!() };
  });
}
