// What a build remembers for the next one: of every page what it was made from and what came of it,
// and how the files and folders of the output stood. Where there is nothing to remember, everything
// is made.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { memoizeByObject } from '../base/pure/lazy.ts';
import { hashJson } from '../base/disk/hash.ts';
import type { NamedPictures } from './images/pictures-in.ts';
import { openStore, jsonFormat, readJson, replaceByValues } from '../base/disk/cache-store.ts';
import { openOutput, type OutputFolder, type OutputStamp, type OutputState } from '../base/disk/output-folder.ts';
import type { Project } from '../site/folder/project.ts';
import { areUnchanged } from '../base/disk/prune-folder.ts';
import { writeAtomic } from '../base/disk/write-atomic.ts';

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
  output: OutputState;
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
  const pages = openStore(open('pages'), { version, pack: packPages, unpack: unpackPages });
  const files = openFiles(project, outDir, version);
  const folders = openFolders(project, outDir, version);
  const alone = new Set(madeAlone(project, outDir));
  return {
    pages: new Map([...pages.entries].filter(([route]) => !alone.has(route))),
    output: { files: files.entries, folders: folders.entries },
    save: (now) => {
      // The pages first: when the program is stopped in between, files do not stand as remembered,
      // and are made again.
      pages.save(now.pages);
      files.save(now.output.files);
      folders.save(now.output.folders);
      rmSync(fileOfBuild(project, outDir, 'alone'), { force: true });
    },
  };
}

/**
 * @returns a file to remember something of builds into a folder: a site may be built into several
 */
export function fileOfBuild({ siteRoot }: Project, outDir: string, what: string): string {
  return join(siteRoot, `.pagewright/build/${hashJson(resolve(outDir)).slice(0, 12)}-${what}.json`);
}

/** The folder as a build has left it. */
export interface LeftFolder {
  /** All that stands in it is kept. */
  output: OutputFolder;
  /** @returns whether nobody has put anything else into it */
  isPure(): boolean;
  /**
   * To be called before pages are made by themselves: what is remembered of how they were made is
   * not so any more, even if their texts come back and their files are not touched.
   */
  noteAlone(routes: string[]): void;
  /** Remembers what was written since: files of the same names. */
  save(): void;
}

/** @returns undefined when anybody has touched a file since the last build into the folder */
export function openLeftFolder(project: Project, outDir: string, version: string): LeftFolder | undefined {
  const { entries: files, save } = openFiles(project, outDir, version);
  const output = openOutput(outDir, { files, folders: new Map() });
  if (files.size === 0 || ![...files.keys()].every(output.skipUnchanged)) return undefined;
  const isPure = () => areUnchanged(outDir, openFolders(project, outDir, version).entries);
  const noteAlone = (routes: string[]) => {
    const all = new Set([...madeAlone(project, outDir), ...routes]);
    writeAtomic(fileOfBuild(project, outDir, 'alone'), JSON.stringify([...all]));
  };
  return { output, isPure, noteAlone, save: () => save(output.files) };
}

/** @returns the routes of the pages that were made by themselves since the whole site was built */
function madeAlone(project: Project, outDir: string): string[] {
  return readJson<string[]>(fileOfBuild(project, outDir, 'alone')) ?? [];
}

function openFiles(project: Project, outDir: string, version: string) {
  return openStore(fileOfBuild(project, outDir, 'files'), jsonFormat<OutputStamp>(version));
}

function openFolders(project: Project, outDir: string, version: string) {
  return openStore(fileOfBuild(project, outDir, 'folders'), jsonFormat<number>(version));
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
