// The last build into a folder: what was asked for, how everything stood that it read, and what it left and told. Where all of
// it stands as it did, there is nothing to do; where only texts do not, a few pages may be all (few-pages.ts).
import { rmSync } from 'node:fs';
import type { Diagnostic, View } from '../content/check-site.ts';
import { once } from '../content/once.ts';
import { fileOfBuild, openLeftFolder, type LeftFolder } from './build-memory.ts';
import type { BuiltSite } from './build-site.ts';
import { sourceFiles } from './bundle-cache.ts';
import { hashOf } from './hash-of.ts';
import { readJson } from './kept.ts';
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
  /** At these. */
  look: Look;
  /** Of the last build, if another one would do nothing. */
  outcome: Outcome | undefined;
  /** The last build, if nothing but texts has changed since. */
  earlier: Earlier | undefined;
  /** To be called before the folder is changed, so that nobody takes it for what the last build left. */
  forget(): void;
  /** Remembers this build. */
  keep(built: Omit<BuiltSite, 'rendered'>): void;
}

export interface Earlier {
  built: Omit<BuiltSite, 'rendered'>;
  /** Looks at the folder when it is asked for first. @returns undefined when somebody has touched what the build left */
  left(): LeftFolder | undefined;
}

interface KeptBuild extends Pick<Settled, 'since'> {
  /** Stands for all that the outcome follows from, but for the texts and for time. */
  around: string;
  /** Stands for how the texts stood; null when one of them was too fresh to be known by that. */
  texts: string | null;
  /** How the folder for hosts stood, beside the site's. */
  beside: string;
  built: Omit<BuiltSite, 'rendered'>;
}

/** To be called before anything is read, so that the next build sees what changes meanwhile. */
export function openLastBuild(project: Project, asked: Asked): LastBuild {
  const { outDir, view } = asked;
  const file = fileOfBuild(project, outDir, 'last');
  const { paths, look, around, isTrustedAround } = lookAround(project, asked);
  const texts = nameOfLook(look);
  const last = readJson<KeptBuild>(file);
  const earlier = last?.around === around ? earlierOf(last, project, asked) : undefined;
  return {
    paths,
    look,
    outcome: last?.texts === texts && earlier?.left() ? earlier.built.outcome : undefined,
    earlier,
    forget: () => rmSync(file, { force: true }),
    keep: (built) => {
      if (!isTrustedAround) return;
      const known = isTrustedLook(look) ? texts : null;
      const kept: KeptBuild = { around, texts: known, since: view.now, beside: besideOf(outDir), built };
      writeWhole(file, JSON.stringify(kept));
    },
  };
}

/** @returns undefined when a date of the site has come, or somebody has touched what is beside the folder */
function earlierOf(
  { since, beside, built }: KeptBuild,
  project: Project,
  { outDir, view }: Asked,
): Earlier | undefined {
  if (!isSettledAt(view.now, { since, until: built.until }) || besideOf(outDir) !== beside) return undefined;
  return { built, left: once(() => openLeftFolder(project, outDir, built.version)) };
}

/** Looks at everything that a build reads. */
function lookAround(project: Project, { compress, view }: Asked) {
  const { siteRoot } = project;
  const paths = pathsOf(project);
  const look = lookAt(siteRoot, paths);
  // By name, too: a link to nothing cannot be looked at, and must not be passed over.
  const files = walk(siteRoot, 'public');
  const others = [lookAt(siteRoot, files), lookAtProduct(project)];
  const around = hashOf([paths, files, others.map(nameOfLook), process.version, compress, view.show]);
  return { paths, look, around, isTrustedAround: others.every(isTrustedLook) };
}

/** At Pagewright and its packages. */
function lookAtProduct({ productRoot }: Project): Look {
  const packages = ['node_modules/.package-lock.json', 'node_modules/lucide-static/icons'];
  return lookAt(productRoot, [...sourceFiles(productRoot), ...walk(productRoot, 'bin'), ...packages]);
}

function isTrustedLook({ at, stands }: Look): boolean {
  return [...stands.values()].every((stand) => isTrusted(stand, at));
}

function besideOf(outDir: string): string {
  const folder = `${outDir}-hosts`;
  return nameOfLook(lookAt(folder, walk(folder, '')));
}
