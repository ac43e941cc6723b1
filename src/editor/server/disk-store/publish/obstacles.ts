// Obstacles: states of a repository in which nothing is published, each in words for the author,
// with the way out of it for a developer.
import { say } from '../../../../base/words/say.ts';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ignoreMissing } from '../../../../base/disk/ignore-missing.ts';
import { isInside } from '../../../../base/disk/real-paths.ts';
import { foldBelow } from './fold-below.ts';
import type { RunGit } from './run-git.ts';
import type { Target } from './target.ts';

/** @param error what git has said where a repository was expected */
export function noRepository(error: string): string {
  if (error.includes('not installed'))
    return describeObstacle(
      say('A program that publishing needs is missing on this computer.'),
      'Install git: https://git-scm.com/downloads',
    );
  if (error.includes('dubious ownership'))
    return describeObstacle(
      say("The site's folder belongs to another user of this computer, so nothing is published from it."),
      'git does not trust a folder of another user until it is told to.',
      error,
    );
  return describeObstacle(
    say('The site is not connected to a host yet, so there is nowhere to publish to.'),
    'This folder is no git repository. Begin one, and add that of the host:\ngit init\ngit remote add origin ADDRESS',
    error,
  );
}

/** @param advice steps for a developer, in English */
function describeObstacle(sentence: string, advice: string, said = ''): string {
  return foldBelow(`${sentence} ${say('Your changes are safe; publishing waits.')}`, { advice, said });
}

/** @returns why nothing can be published, with the way out folded below; null when it can */
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
      ? describeObstacle(
          say("The site's folder is set to a single moment of its history, so nothing can be published from it."),
          'The repository is on no branch, so a commit would be lost. Choose one first: git switch NAME',
        )
      : null) ??
    findStrangeName(remote)
  );
}

/** Names that git leaves in its folder while something is under way, and how that is ended. */
const unfinished: readonly [name: string, what: string, end: string][] = [
  ['MERGE_HEAD', 'A merge', goOn('merge')],
  ['rebase-apply/applying', 'The applying of patches', goOn('am')],
  ['rebase-merge', 'A rebase', goOn('rebase')],
  ['rebase-apply', 'A rebase', goOn('rebase')],
  ['CHERRY_PICK_HEAD', 'A cherry-pick', goOn('cherry-pick')],
  ['REVERT_HEAD', 'A revert', goOn('revert')],
  ['BISECT_START', 'A search for a faulty commit (bisect)', 'git bisect reset'],
];

function goOn(command: string): string {
  return `git ${command} --continue, or git ${command} --abort to go back`;
}

function findUnfinished(gitFolder: string): string | null {
  const found = unfinished.find(([name]) => existsSync(join(gitFolder, name)));
  if (!found) return null;
  const [, what, end] = found;
  return describeObstacle(
    say("Somebody has begun to change the site's files with another program, and has not finished."),
    `${what} was begun in this repository and not ended. End it first: ${end}`,
  );
}

/** Two versions of a file without a merge under way: after `git stash pop`, for example. */
async function findConflict(git: RunGit): Promise<string | null> {
  const { out } = await git(['diff', '--name-only', '--diff-filter=U', '-z']);
  const files = out.split('\0').filter(Boolean);
  if (files.length === 0) return null;
  return describeObstacle(
    say('There are two versions of {files}, and nobody has chosen yet which one counts.', { files: files.join(', ') }),
    'Edit each of these files so that it is right, then git add it.',
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
  return describeObstacle(
    say("The site's folder is tied to another folder of this computer, so nothing is published from here."),
    `It uses the repository in ${repository}, which belongs to another folder.`,
  );
}

function isSamePlace(one: string, other: string): boolean {
  return ignoreMissing(() => realpathSync(one), '') === other;
}

function findStrangeName(remote: Target | null): string | null {
  if (!remote?.name.startsWith('-')) return null;
  return describeObstacle(
    say('The place that the site is published to has a name that cannot be used.'),
    `The remote "${remote.name}" has a name that git takes for an option. Give it another one in .git/config.`,
  );
}
