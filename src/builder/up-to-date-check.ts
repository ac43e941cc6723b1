// The last build into a folder: what was asked for, how everything stood that it read, and what it
// left and told. Where all of it stands as it did, there is nothing to do; where only texts do not,
// a few pages may be all (rebuild-changed-pages.ts).
import { rmSync } from 'node:fs';
import type { Preview } from '../checker/check-site.ts';
import { lazy } from '../base/pure/lazy.ts';
import { fileOfBuild, openLeftFolder, type LeftFolder } from './build-memory.ts';
import type { BuiltSite, Outcome } from './built-site.ts';
import { ownSources, sourceFiles } from './bundles/bundle-cache.ts';
import { hashJson } from '../base/disk/hash.ts';
import { readJson } from '../base/disk/cache-store.ts';
import { type Project } from '../site/folder/project.ts';
import { listFiles } from '../base/disk/list-files.ts';
import { isValidAt, type Validity } from '../site/folder/valid-until.ts';
import { listTextPaths } from '../site/folder/site-texts.ts';
import { isReliable, stampFiles, hashStamps, type FileStamps } from '../base/disk/file-stamps.ts';
import { writeAtomic } from '../base/disk/write-atomic.ts';
import { hasSources } from '../base/installation/product-files.ts';
import { listFieldFiles } from '../site/folder/own-fields.ts';

/** What to build. */
export interface Asked {
  outDir: string;
  compress: boolean | undefined;
  preview: Preview;
}

export interface LastBuild {
  /** The paths of the site's texts. */
  paths: readonly string[];
  /** At these. */
  look: FileStamps;
  /** Of the last build, if another one would do nothing. */
  outcome: Outcome | undefined;
  /** The last build, if nothing but texts has changed since. */
  earlier: Earlier | undefined;
  /**
   * To be called before the folder is changed, so that nobody takes it for what the last build
   * left.
   */
  forget(): void;
  /** Remembers this build. */
  keep(built: Omit<BuiltSite, 'rendered'>): void;
}

export interface Earlier {
  built: Omit<BuiltSite, 'rendered'>;
  /**
   * Looks at the folder when it is asked for first.
   * @returns undefined when somebody has touched what the build left
   */
  left(): LeftFolder | undefined;
}

interface KeptBuild extends Pick<Validity, 'since'> {
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
  const { outDir, preview } = asked;
  const file = fileOfBuild(project, outDir, 'last');
  const { paths, look, around, isTrustedAround } = lookAround(project, asked);
  const texts = hashStamps(look);
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
      const kept: KeptBuild = { around, texts: known, since: preview.now, beside: besideOf(outDir), built };
      writeAtomic(file, JSON.stringify(kept));
    },
  };
}

/**
 * @returns undefined when a date of the site has come, or somebody has touched what is beside the
 * folder
 */
function earlierOf(
  { since, beside, built }: KeptBuild,
  project: Project,
  { outDir, preview }: Asked,
): Earlier | undefined {
  if (!isValidAt(preview.now, { since, until: built.until }) || besideOf(outDir) !== beside) return undefined;
  return { built, left: lazy(() => openLeftFolder(project, outDir, built.version)) };
}

/** Looks at everything that a build reads. */
function lookAround(project: Project, { compress, preview }: Asked) {
  const { siteRoot } = project;
  const paths = listTextPaths(project);
  const look = stampFiles(siteRoot, paths);
  // By name, too: a link to nothing cannot be looked at, and must not be passed over.
  const files = listFiles(siteRoot, 'public');
  const others = [
    stampFiles(siteRoot, files),
    lookAtProduct(project),
    stampFiles(siteRoot, [...ownSources(project), ...listFieldFiles(siteRoot)]),
  ];
  const around = hashJson([paths, files, others.map(hashStamps), process.version, compress, preview.show]);
  return { paths, look, around, isTrustedAround: others.every(isTrustedLook) };
}

/** At Pagewright and its packages. */
function lookAtProduct({ productRoot }: Project): FileStamps {
  // An installed package is replaced as a whole.
  if (!hasSources(productRoot)) return stampFiles(productRoot, ['package.json', 'compiled/version']);
  const packages = ['node_modules/.package-lock.json', 'node_modules/lucide-static/icons'];
  return stampFiles(productRoot, [...sourceFiles(productRoot), ...listFiles(productRoot, 'bin'), ...packages]);
}

function isTrustedLook({ takenAt, stamps }: FileStamps): boolean {
  return [...stamps.values()].every((stand) => isReliable(stand, takenAt));
}

function besideOf(outDir: string): string {
  const folder = `${outDir}-hosts`;
  return hashStamps(stampFiles(folder, listFiles(folder, '')));
}
