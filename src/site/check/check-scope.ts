// The scope of a check: the files that it reports, by paths or by what has changed since a Git
// commit. The whole site is read in any case, because a link depends on other files.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteSource } from '../../checker/site-source.ts';
import { pathInSite, type Project } from '../folder/project.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { checkMessages } from '../messages/check.ts';

/** @returns whether problems of a file are reported */
export type Scope = (file: string) => boolean;

/** @throws UsageError for a path that contains nothing of the site */
export function scopeToPaths(paths: string[], { siteRoot }: Project, { texts, facts }: SiteSource): Scope {
  const known = [...texts.paths, ...Object.keys(facts.images).map((address) => `public${address}`)];
  const scopes = paths.map((name) => {
    const candidates = [resolve(name), resolve(siteRoot, name)].map((path) => pathInSite(siteRoot, path));
    const path = candidates.find((candidate) => known.some(isUnder(candidate)));
    if (path === undefined) throw new UsageError(checkMessages.noFileOfSite({ name, pages: join(siteRoot, 'pages') }));
    return isUnder(path);
  });
  return (file) => scopes.length === 0 || scopes.some((isInScope) => isInScope(file));
}

function isUnder(path: string): Scope {
  return (file) => path === '' || file === path || file.startsWith(`${path}/`);
}

/**
 * A change of what other pages use (site.yaml, a shared section, a picture, a removed page) can
 * break any page: then all files are in scope.
 * @throws UsageError if Git does not know the commit
 */
export function scopeToChanges(ref: string, { siteRoot }: Project): Scope {
  if (ref.startsWith('-')) throw new UsageError(checkMessages.noCommit());
  const changed = new Set([
    ...git(['diff', '--name-only', '--no-renames', '--relative', '-z', ref, '--'], siteRoot),
    ...git(['ls-files', '--others', '--exclude-standard', '-z'], siteRoot),
  ]);
  const affectsOthers = (file: string) =>
    /^(site\.yaml$|pages\/_shared\/|public\/)/.test(file) ||
    (file.startsWith('pages/') && !existsSync(join(siteRoot, file)));
  const hasWideEffect = [...changed].some(affectsOthers);
  return (file) => hasWideEffect || changed.has(file);
}

function git(args: string[], cwd: string): string[] {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new UsageError(checkMessages.gitFailed((error?.message ?? stderr).trim()));
  return stdout.split('\0').filter((name) => name !== '');
}
