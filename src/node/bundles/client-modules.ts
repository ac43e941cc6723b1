// Finds the files of blocks that are put in by their names: modules that run in the browser, and stylesheets.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the paths below `productRoot` of every `*.island.tsx` and `*.behavior.ts` in `src/ui` and `src/blocks` */
export function liveModules(productRoot: string): string[] {
  const files = ['src/ui', 'src/blocks'].flatMap((folder) => filesIn(productRoot, folder));
  return files.filter((file) => liveNameOf(file) !== undefined).sort();
}

/** @returns the paths below `productRoot` of every stylesheet in the folders of `src/blocks` */
export function styleFiles(productRoot: string): string[] {
  return filesIn(productRoot, 'src/blocks')
    .filter((file) => file.endsWith('.css') && !file.endsWith('.gen.css'))
    .sort();
}

function filesIn(productRoot: string, folder: string): string[] {
  return readdirSync(join(productRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(productRoot, path) : [path];
  });
}

/** @returns the `data-live` name of a module, such as `tabs` for `src/ui/tabs/tabs.behavior.ts`; none for other files */
export function liveNameOf(path: string): string | undefined {
  return /([^/\\]+)\.(?:behavior\.ts|island\.tsx)$/.exec(path)?.[1];
}

/** @returns the addresses at which the dev server has the modules of the live parts in a page's HTML */
export function liveSources(productRoot: string, html: string): { modules: string[]; islandModules: string[] } {
  const names = new Set(Array.from(html.matchAll(/ data-live="([\w-]+)"/g), ([, name]) => name));
  const addresses = liveModules(productRoot).flatMap((path) => (names.has(liveNameOf(path)) ? `/${path}` : []));
  const [islandModules, modules] = ['.island.tsx', '.behavior.ts'].map((ending) =>
    addresses.filter((address) => address.endsWith(ending)),
  );
  return { modules: modules!, islandModules: islandModules! };
}
