// Finds the modules that run in the browser, and knows how they are named in the HTML.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the paths below `productRoot` of every `*.island.tsx` and `*.behavior.ts` in `src/ui` and `src/blocks` */
export function liveModules(productRoot: string): string[] {
  const blocks = readdirSync(join(productRoot, 'src/blocks'), { withFileTypes: true });
  const folders = ['src/ui', ...blocks.filter((entry) => entry.isDirectory()).map(({ name }) => `src/blocks/${name}`)];
  const files = folders.flatMap((folder) => readdirSync(join(productRoot, folder)).map((name) => `${folder}/${name}`));
  return files.filter((file) => liveNameOf(file) !== undefined).sort();
}

/** @returns the `data-live` name of a module, such as `tabs` for `src/ui/tabs.behavior.ts`; none for other files */
export function liveNameOf(path: string): string | undefined {
  return /([^/\\]+)\.(?:behavior\.ts|island\.tsx)$/.exec(path)?.[1];
}
