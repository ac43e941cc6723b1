// Memory of a build for the next one into the same folder: of each page a hash of what it was made
// from and the names of its files, and the stamps of all files and folders of the output.
import { join, resolve } from 'node:path';
import { memoizeByObject } from '../base/pure/lazy.ts';
import { hashJson } from '../base/disk/hash.ts';
import type { NamedPictures } from './images/pictures-in.ts';
import { openStore, jsonFormat, replaceByValues } from '../base/disk/cache-store.ts';
import { isUnfinished } from '../base/output/staged-files.ts';
import { openOutput, type OutputStamp, type OutputState } from '../base/output/output-folder.ts';
import type { Project } from '../site/folder/project.ts';

/** A page as it was built. */
export interface BuiltPage extends NamedPictures {
  /** Hash of everything that the page was made from. */
  key: string;
  /** Its files: the page first, then its islands' settings. */
  files: string[];
}

export interface BuildState {
  /** By route. */
  pages: ReadonlyMap<string, BuiltPage>;
  output: OutputState;
}

export interface BuildMemory extends BuildState {
  /** Saves the state after a build for the next one. */
  save(now: BuildState): void;
}

/**
 * @param version of the schemas and the program
 * @returns what the previous build into this folder saved; empty if there was none
 */
export function openBuildMemory(project: Project, outDir: string, version: string): BuildMemory {
  const pages = openStore(buildCacheFile(project, outDir, 'pages'), { version, pack: packPages, unpack: unpackPages });
  const files = openFiles(project, outDir, version);
  const folders = openStore(buildCacheFile(project, outDir, 'folders'), jsonFormat<number>(version));
  return {
    pages: pages.entries,
    output: { files: files.entries, folders: folders.entries },
    save: (now) => {
      // The pages first: if the program is stopped in between, the stamps of their files are the
      // old ones, and they are rendered again.
      pages.save(now.pages);
      files.save(now.output.files);
      folders.save(now.output.folders);
    },
  };
}

/**
 * @returns a file for what builds into a folder save: a site may be built into several
 */
export function buildCacheFile({ siteRoot }: Project, outDir: string, name: string): string {
  return join(siteRoot, `.pagewright/build/${hashJson(resolve(outDir)).slice(0, 12)}-${name}.json`);
}

/**
 * @returns whether every file that the previous build wrote is still as it was written, and no
 * later one was stopped
 */
export function isOutputUntouched(project: Project, outDir: string, version: string): boolean {
  const { entries: files } = openFiles(project, outDir, version);
  const output = openOutput(outDir, { files, folders: new Map() });
  return !isUnfinished(outDir) && files.size > 0 && [...files.keys()].every(output.skipUnchanged);
}

function openFiles(project: Project, outDir: string, version: string) {
  return openStore(buildCacheFile(project, outDir, 'files'), jsonFormat<OutputStamp>(version));
}

/**
 * Thousands of pages show the same photos, so the list of a photo's files is written once, and
 * pages have its number.
 */
interface PackedPages {
  lists: string[][];
  pages: [string, Omit<BuiltPage, 'variants'> & { variants: number[] }][];
}

function packPages(pages: ReadonlyMap<string, BuiltPage>): PackedPages {
  const lists = new Map<string, [number: number, list: string[]]>();
  const numberOf = memoizeByObject((list: string[]): number => {
    const key = list.join();
    const found = lists.get(key) ?? [lists.size, list];
    lists.set(key, found);
    return found[0];
  });
  const packed = Array.from(pages, ([route, page]): PackedPages['pages'][number] => [
    route,
    { ...page, variants: page.variants.map(numberOf) },
  ]);
  return { lists: Array.from(lists.values(), ([, list]) => list), pages: packed };
}

function unpackPages({ lists, pages }: PackedPages): Map<string, BuiltPage> {
  const unpacked = new Map<string, BuiltPage>();
  for (const [route, page] of pages)
    unpacked.set(route, Object.assign(page, { variants: replaceByValues(page.variants, lists) }));
  return unpacked;
}
