// Obstacles: states of a repository in which nothing is published, each with the way out of it.
import { say } from '../../../../base/words/say.ts';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ignoreMissing } from '../../../../base/disk/ignore-missing.ts';
import { isInside } from '../../../../base/disk/real-paths.ts';
import type { RunGit } from './run-git.ts';
import type { Target } from './target.ts';

/** @param error what git has said where a repository was expected */
export function noRepository(error: string): string {
  if (error.includes('not installed'))
    return say('The program git is not installed, so nothing can be published from here.');
  if (error.includes('dubious ownership'))
    return say('git does not trust this folder, because it belongs to another user of this computer.');
  return say(
    'This folder is no git repository, so there is nowhere to publish to. Ask who put the site on the web, or see the guide.',
  );
}

/** @returns why nothing can be published, as a sentence; null when it can */
export async function findObstacle(
  siteRoot: string,
  git: RunGit,
  { branch, remote }: { branch: string | null; remote: Target | null },
): Promise<string | null> {
  const folder = resolve(siteRoot, (await git(['rev-parse', '--git-dir'])).out.trim());
  return (
    (await findElsewhere(siteRoot, git, folder)) ??
    findUnfinished(folder) ??
    (await findConflict(git)) ??
    (branch === null
      ? say('The repository is on no branch, so a commit would be lost. Choose a branch in git first: git switch NAME')
      : null) ??
    findStrangeName(remote)
  );
}

/** What git leaves in its folder while something is under way, and how it is ended. */
const unfinished = (): readonly [name: string, what: string, end: string][] => [
  ['MERGE_HEAD', say('A merge'), goOn('merge')],
  ['rebase-apply/applying', say('The applying of patches'), goOn('am')],
  ['rebase-merge', say('A rebase'), goOn('rebase')],
  ['rebase-apply', say('A rebase'), goOn('rebase')],
  ['CHERRY_PICK_HEAD', say('A cherry-pick'), goOn('cherry-pick')],
  ['REVERT_HEAD', say('A revert'), goOn('revert')],
  ['BISECT_START', say('A search for a faulty commit (bisect)'), 'git bisect reset'],
];

function goOn(command: string): string {
  return say('git {command} --continue, or git {command} --abort to go back', { command });
}

function findUnfinished(gitFolder: string): string | null {
  const found = unfinished().find(([name]) => existsSync(join(gitFolder, name)));
  if (!found) return null;
  const [, what, end] = found;
  return say(
    '{what} was begun in this repository and not ended. Your changes are safe; publishing waits. End it in git first: {end}.',
    { what, end },
  );
}

/** Two versions of a file without a merge under way: after `git stash pop`, for example. */
async function findConflict(git: RunGit): Promise<string | null> {
  const { out } = await git(['diff', '--name-only', '--diff-filter=U', '-z']);
  const files = out.split('\0').filter(Boolean);
  if (files.length === 0) return null;
  return say(
    'git has two versions of {files} and does not know which one counts. Choose in git first: edit the file, then git add it.',
    { files: files.join(', ') },
  );
}

/**
 * Finds a repository, or a work tree, that belongs to another folder: one may name any of this
 * computer. A linked work tree and a submodule are known to their repository.
 */
async function findElsewhere(siteRoot: string, git: RunGit, gitFolder: string): Promise<string | null> {
  const top = realpathSync((await git(['rev-parse', '--show-toplevel'])).out.trim());
  const repository = realpathSync(gitFolder);
  const pointer = ignoreMissing(() => readFileSync(join(repository, 'gitdir'), 'utf8').trim(), '');
  const named = (await git(['config', '--file', join(repository, 'config'), 'core.worktree'])).out.trim();
  const backs = [pointer && dirname(resolve(repository, pointer)), named && resolve(repository, named)];
  const isKnown = isInside(repository, top) || backs.some((back) => back !== '' && isSamePlace(back, top));
  if (isKnown && isInside(realpathSync(siteRoot), top)) return null;
  return say(
    'This folder uses the repository in {repository}, which belongs to another folder, so nothing is published from here.',
    { repository },
  );
}

function isSamePlace(one: string, other: string): boolean {
  return ignoreMissing(() => realpathSync(one), '') === other;
}

function findStrangeName(remote: Target | null): string | null {
  if (!remote?.name.startsWith('-')) return null;
  return say('The remote "{name}" has a name that git takes for an option. Give it another one in git first.', {
    name: remote.name,
  });
}
