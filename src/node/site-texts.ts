// The YAML files of a site's folder, read when they are asked for: ten thousand of them need not be in memory at once.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf, type Texts } from '../content/texts.ts';
import { isPageFile, walk, type Project } from './project.ts';
import { WrongUse } from './wrong-use.ts';

/** @returns the paths of site.yaml and of every page file, below the site's folder, with slashes */
function pathsOf({ siteRoot }: Project): string[] {
  const site = existsSync(join(siteRoot, 'site.yaml')) ? ['site.yaml'] : [];
  return [...walk(siteRoot, 'pages').filter(isPageFile), ...site].sort();
}

/** @returns the texts as they stand on disk now, all read at once: what happens to the files later does not matter */
export function textsAtHand(project: Project): Texts {
  const read = (path: string) => readFileSync(join(project.siteRoot, path), 'utf8');
  return textsOf(Object.fromEntries(pathsOf(project).map((path) => [path, read(path)])));
}

/** @returns texts at hand with one file as it stands on disk now; without it when it is gone */
export function withFileReread(texts: Texts, changed: string, { siteRoot }: Project): Texts {
  const others = texts.paths.filter((path) => path !== changed).map((path) => [path, texts.text(path)] as const);
  const file = join(siteRoot, changed);
  const own = existsSync(file) ? [[changed, readFileSync(file, 'utf8')] as const] : [];
  return textsOf(Object.fromEntries([...others, ...own]));
}

/**
 * @returns the texts, each read when it is asked for, with its hash as its version.
 * A file that changes in between stops the program with a clear message.
 */
export function textsOnDisk(project: Project): Texts {
  const paths = pathsOf(project);
  const known = new Set(paths);
  const versions = new Map<string, string>();
  // Several stages ask for the same text one after the other.
  let last = { path: '', text: '' };
  const read = (path: string): string => {
    if (last.path === path) return last.text;
    const text = readFileSync(join(project.siteRoot, path), 'utf8');
    const version = createHash('sha1').update(text).digest('base64');
    const earlier = versions.get(path);
    if (earlier !== undefined && earlier !== version)
      throw new WrongUse(`${path} was changed while it was being read. Please start again.`);
    versions.set(path, version);
    last = { path, text };
    return text;
  };
  const version = (path: string): string => {
    if (!versions.has(path)) read(path);
    return versions.get(path)!;
  };
  return { paths, has: (path) => known.has(path), text: read, version };
}
