// Decides which files a check speaks of: all, those under given paths, or those changed since a commit of Git.
// The whole site is read in any case, because a link is right or wrong by what other files say.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteSource } from '../content/check-site.ts';
import { pathInSite, type Project } from './project.ts';
import { WrongUse } from './wrong-use.ts';

/** @returns whether a file is spoken of */
export type Scope = (file: string) => boolean;

/** @throws WrongUse for a path that names nothing of the site */
export function scopeOfPaths(words: string[], { siteRoot }: Project, { texts, facts }: SiteSource): Scope {
  const known = [...texts.paths, ...Object.keys(facts.images).map((address) => `public${address}`)];
  const wanted = words.map((word) => {
    const candidates = [resolve(word), resolve(siteRoot, word)].map((path) => pathInSite(siteRoot, path));
    const path = candidates.find((candidate) => known.some(isUnder(candidate)));
    if (path === undefined)
      throw new WrongUse(`"${word}" is no file or folder of the site. Pages are in ${join(siteRoot, 'pages')}.`);
    return isUnder(path);
  });
  return (file) => wanted.length === 0 || wanted.some((isWanted) => isWanted(file));
}

function isUnder(path: string): Scope {
  return (file) => path === '' || file === path || file.startsWith(`${path}/`);
}

/**
 * A change of what other pages use (site.yaml, a shared section, a picture, a page that is gone) can break any page:
 * then all are spoken of.
 * @throws WrongUse when Git does not know the commit
 */
export function scopeOfChanges(ref: string, { siteRoot }: Project): Scope {
  if (ref.startsWith('-'))
    throw new WrongUse('--changed takes a commit, a branch or a tag, for example: --changed main');
  const changed = new Set([
    ...git(['diff', '--name-only', '--no-renames', '--relative', '-z', ref, '--'], siteRoot),
    ...git(['ls-files', '--others', '--exclude-standard', '-z'], siteRoot),
  ]);
  const reachesFar = (file: string) =>
    /^(site\.yaml$|pages\/_shared\/|public\/)/.test(file) ||
    (file.startsWith('pages/') && !existsSync(join(siteRoot, file)));
  const isAll = [...changed].some(reachesFar);
  return (file) => isAll || changed.has(file);
}

function git(args: string[], cwd: string): string[] {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new WrongUse(`Git cannot say what has changed: ${(error?.message ?? stderr).trim()}`);
  return stdout.split('\0').filter((name) => name !== '');
}
