// The last build into a folder, as long as another one would do nothing: what was asked for, how everything stood that it
// read, and what it left. Builds that have anything to do go on from what `build-memory.ts` knows of each page.
import type { Diagnostic, View } from '../content/check-site.ts';
import { fileOfBuild, outputAsLeft } from './build-memory.ts';
import type { BuiltSite } from './build-site.ts';
import { sourceFiles } from './bundle-cache.ts';
import { hashOf } from './hash-of.ts';
import { readJson } from './kept.ts';
import { openOutput } from './output-folder.ts';
import { walk, type Project } from './project.ts';
import { isSettledAt, type Settled } from './settled.ts';
import { pathsOf } from './site-texts.ts';
import { isTrusted, lookAt, nameOfLook, type Look } from './standing.ts';
import { writeWhole } from './write-whole.ts';

/** What to build. */
export interface Asked {
  outDir: string;
  compress: boolean | undefined;
  view: View;
}

/** What is told of a site that was built, as JSON. */
export interface Outcome {
  /** None of them an error. */
  diagnostics: Diagnostic[];
  pages: number;
  /** Whether its pages are not compressed because it has many. */
  isLeftToHost: boolean;
  /** The addresses of the pages that are not in it, by their dates or as drafts. */
  hidden: string[];
  /** The site's own address. */
  url: string;
}

export interface LastBuild {
  /** The paths of the site's texts. */
  paths: readonly string[];
  /** At these and at the public files. */
  look: Look;
  /** Of the last build, if another one would do nothing. */
  outcome: Outcome | undefined;
  /** Remembers this build. */
  keep(built: Pick<BuiltSite, 'outcome' | 'version' | 'until'>): void;
}

interface KeptBuild extends Settled {
  /** Stands for everything that the outcome follows from, but for time. */
  from: string;
  version: string;
  /** How the folder for hosts stood, beside the site's. */
  beside: string;
  outcome: Outcome;
}

/** To be called before anything is read, so that the next build sees what changes meanwhile. */
export function openLastBuild(project: Project, { outDir, compress, view }: Asked): LastBuild {
  const file = fileOfBuild(project, outDir, 'last');
  const paths = pathsOf(project);
  const looks = { site: lookAtSite(project, paths), product: lookAtProduct(project) };
  const from = hashOf([nameOfLook(looks.site), nameOfLook(looks.product), process.version, compress, view.show]);
  const last = readJson<KeptBuild>(file);
  const isAsked = last?.from === from && isSettledAt(view.now, last);
  return {
    paths,
    look: looks.site,
    outcome: isAsked && isAsLeft(project, outDir, last) ? last.outcome : undefined,
    keep: ({ outcome, version, until }) => {
      if (![looks.site, looks.product].every(areTrusted)) return;
      const kept: KeptBuild = { from, since: view.now, until, version, beside: besideOf(outDir), outcome };
      writeWhole(file, JSON.stringify(kept));
    },
  };
}

function lookAtSite({ siteRoot }: Project, paths: readonly string[]): Look {
  return lookAt(siteRoot, [...paths, ...walk(siteRoot, 'public')]);
}

/** At Pagewright and its packages. */
function lookAtProduct({ productRoot }: Project): Look {
  const packages = ['node_modules/.package-lock.json', 'node_modules/lucide-static/icons'];
  return lookAt(productRoot, [...sourceFiles(productRoot), ...walk(productRoot, 'bin'), ...packages]);
}

function areTrusted({ at, stands }: Look): boolean {
  return [...stands.values()].every((stand) => isTrusted(stand, at));
}

function isAsLeft(project: Project, outDir: string, { version, beside }: KeptBuild): boolean {
  const files = outputAsLeft(project, outDir, version);
  const { keep } = openOutput(outDir, { files, folders: new Map() });
  return files.size > 0 && besideOf(outDir) === beside && [...files.keys()].every(keep);
}

function besideOf(outDir: string): string {
  const folder = `${outDir}-hosts`;
  return nameOfLook(lookAt(folder, walk(folder, '')));
}
