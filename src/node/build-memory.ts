// What a build remembers for the next one, in the site's .pagewright folder: of every page what it was made from and what
// came of it. A memory that cannot be read is one that is not there: then everything is made.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Standings } from './output-folder.ts';
import { hashOf } from './hash-of.ts';
import type { Project } from './project.ts';
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
    const { pages, files } = JSON.parse(readFileSync(fileOf(project, outDir), 'utf8')) as Saved;
    return { pages: new Map(pages), files: new Map(files) };
  } catch {
    return { pages: new Map(), files: new Map() };
  }
}

/** Keeps what a build has made for the next one. */
export function saveBuildMemory(project: Project, outDir: string, { pages, files }: BuildMemory): void {
  const saved: Saved = { pages: [...pages], files: [...files] };
  writeWhole(fileOf(project, outDir), JSON.stringify(saved));
}

interface Saved {
  pages: [string, BuiltPage][];
  files: [string, Standings extends Map<string, infer One> ? One : never][];
}

/** A site may be built into several folders. */
function fileOf({ siteRoot }: Project, outDir: string): string {
  const name = hashOf(resolve(outDir)).slice(0, 12);
  return join(siteRoot, `.pagewright/build/${name}.json`);
}
