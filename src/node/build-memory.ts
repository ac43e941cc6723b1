// What a build remembers for the next one, in the site's .pagewright folder: of every page what it was made from and what
// came of it. A memory that cannot be read is one that is not there: then everything is made.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Standings } from './output-folder.ts';
import { hashOf } from './hash-of.ts';
import type { Project } from './project.ts';
import { haveSameEntries } from './same-entries.ts';
import { writeWhole } from './write-whole.ts';

/** A page as it was built. */
export interface BuiltPage {
  /** Stands for everything that the page was made from. */
  key: string;
  /** Its files: the page first, then its islands' settings. */
  files: string[];
  /** The files of photos that its HTML names. */
  variants: string[];
  /** The other photos that its HTML names. */
  photos: string[];
}

export interface BuildMemory {
  pages: Map<string, BuiltPage>;
  files: Standings;
}

/** @returns what the last build into this folder has left */
export function readBuildMemory(project: Project, outDir: string): BuildMemory {
  try {
    const { variants, pages, files } = JSON.parse(readFileSync(fileOf(project, outDir), 'utf8')) as Saved;
    const named = (page: SavedPage) => ({ ...page, variants: page.variants.map((index) => variants[index]!) });
    return { pages: new Map(pages.map(([route, page]) => [route, named(page)])), files: new Map(files) };
  } catch {
    return { pages: new Map(), files: new Map() };
  }
}

/** Keeps what a build has made for the next one, unless it has made nothing: then `before` is on disk already. */
export function saveBuildMemory(project: Project, outDir: string, now: BuildMemory, before: BuildMemory): void {
  const { pages, files } = now;
  if (haveSameEntries(pages, before.pages) && haveSameEntries(files, before.files)) return;
  const variants = [...new Set([...pages.values()].flatMap((page) => page.variants))];
  const indices = new Map(variants.map((name, index) => [name, index]));
  const indexed = (page: BuiltPage) => ({ ...page, variants: page.variants.map((name) => indices.get(name)!) });
  const saved: Saved = {
    variants,
    pages: Array.from(pages, ([route, page]) => [route, indexed(page)]),
    files: [...files],
  };
  writeWhole(fileOf(project, outDir), JSON.stringify(saved));
}

/** Thousands of pages show the same photos, so their files are named once and then by their place in the list. */
type SavedPage = Omit<BuiltPage, 'variants'> & { variants: number[] };

interface Saved {
  variants: string[];
  pages: [string, SavedPage][];
  files: [string, Standings extends Map<string, infer One> ? One : never][];
}

/** A site may be built into several folders. */
function fileOf({ siteRoot }: Project, outDir: string): string {
  const name = hashOf(resolve(outDir)).slice(0, 12);
  return join(siteRoot, `.pagewright/build/${name}.json`);
}
