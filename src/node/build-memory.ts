// What a build remembers for the next one: of every page what it was made from and what came of it, and how the files and
// folders of the output stood. Where there is nothing to remember, everything is made.
import { join, resolve } from 'node:path';
import { remembered } from '../content/once.ts';
import { hashOf } from './hash-of.ts';
import type { NamedPictures } from './images/pictures-in.ts';
import { openKept, plainForm, valuesAt } from './kept.ts';
import type { Standing, Standings } from './output-folder.ts';
import type { Project } from './project.ts';

/** A page as it was built. */
export interface BuiltPage extends NamedPictures {
  /** Stands for everything that the page was made from. */
  key: string;
  /** Its files: the page first, then its islands' settings. */
  files: string[];
}

/** What a build leaves. */
export interface Built {
  /** By route. */
  pages: ReadonlyMap<string, BuiltPage>;
  output: Standings;
}

export interface BuildMemory extends Built {
  /** Keeps what a build has made for the next one. */
  save(now: Built): void;
}

/**
 * @param version of the schemas and the program
 * @returns what the last build into this folder has left
 */
export function openBuildMemory(project: Project, outDir: string, version: string): BuildMemory {
  const open = (what: string) => fileOfBuild(project, outDir, what);
  const pages = openKept(open('pages'), { version, pack: packPages, unpack: unpackPages });
  const files = openFiles(project, outDir, version);
  const folders = openKept(open('folders'), plainForm<number>(version));
  return {
    pages: pages.entries,
    output: { files: files.entries, folders: folders.entries },
    save: (now) => {
      // The pages first: when the program is stopped in between, files do not stand as remembered, and are made again.
      pages.save(now.pages);
      files.save(now.output.files);
      folders.save(now.output.folders);
    },
  };
}

/** @returns a file to remember something of builds into a folder: a site may be built into several */
export function fileOfBuild({ siteRoot }: Project, outDir: string, what: string): string {
  return join(siteRoot, `.pagewright/build/${hashOf(resolve(outDir)).slice(0, 12)}-${what}.json`);
}

/** @returns how the files stood that the last build into this folder has left, by path */
export function outputAsLeft(...which: Parameters<typeof openFiles>): Standings['files'] {
  return openFiles(...which).entries;
}

function openFiles(project: Project, outDir: string, version: string) {
  return openKept(fileOfBuild(project, outDir, 'files'), plainForm<Standing>(version));
}

/** Thousands of pages show the same photos, so the list of a photo's files is written once, and pages have its number. */
interface PackedPages {
  lists: string[][];
  pages: [string, Omit<BuiltPage, 'variants'> & { variants: number[] }][];
}

function packPages(pages: ReadonlyMap<string, BuiltPage>): PackedPages {
  const lists = new Map<string, [number: number, list: string[]]>();
  const numberOf = remembered((list: string[]): number => {
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
    unpacked.set(route, Object.assign(page, { variants: valuesAt(page.variants, lists) }));
  return unpacked;
}
