// The state of publishing: changed files, the remote, and obstacles.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ignoreMissing } from '../../../base/disk/ignore-missing.ts';
import { isInside } from '../../../base/disk/real-paths.ts';
import { readFolderPrograms, type FolderPrograms } from './folder-programs.ts';
import type { RunGit } from './run-git.ts';

/** A file that differs from the last commit. */
export interface ChangedFile {
  /** Its path below the site's folder. */
  file: string;
  change: 'added' | 'changed' | 'removed';
  /** Whether the history of the editor names it; else another program has changed it. */
  isOwn: boolean;
}

export interface PublishState {
  /** Why nothing can be published, as a sentence; null when it can. */
  obstacle: string | null;
  branch: string;
  /** Name and address of where commits go; null without a remote. */
  remote: { name: string; address: string } | null;
  files: ChangedFile[];
  /** How many commits wait to be pushed. */
  waiting: number;
  /** What the folder brings and git would run: the person agrees to it before. */
  programs: FolderPrograms;
}

/** @param ownFiles the files that the editor has ever changed */
export async function readPublishState(
  siteRoot: string,
  git: RunGit,
  ownFiles: readonly string[],
): Promise<PublishState> {
  const programs = { names: [], key: '' };
  const base = { branch: '', remote: null, files: [], waiting: 0, programs };
  const inside = await git(['rev-parse', '--show-prefix']);
  if (inside.code !== 0) return { ...base, obstacle: noRepository(inside.error) };
  const [branch, remote, changed] = [
    await readBranch(git),
    await readRemote(git),
    await listChanged(git, inside.out.trim()),
  ];
  const own = new Set(ownFiles);
  // A folder in the list is a repository within the site.
  const files = changed
    .filter(({ file }) => !isMade(file) && !file.endsWith('/'))
    .map((each) => ({ ...each, isOwn: own.has(each.file) }));
  const waiting = branch && remote ? await countWaiting(git, branch, remote.name) : 0;
  const nothing = files.length + waiting === 0 ? 'Everything is published already.' : null;
  const obstacle = (await findObstacle(siteRoot, git, branch)) ?? findRemoteObstacle(remote) ?? nothing;
  const state = { branch: branch ?? '', remote, files, waiting, obstacle };
  if (obstacle !== null) return { ...state, programs };
  return { ...state, programs: await readFolderPrograms(siteRoot, git, remote?.address ?? null) };
}

/** What this program makes, and nobody publishes. */
function isMade(file: string): boolean {
  return /^(?:\.pagewright|dist|dist-hosts|gallery|node_modules)\//.test(file);
}

function noRepository(error: string): string {
  if (error.includes('not installed'))
    return 'The program git is not installed, so nothing can be published from here.';
  if (error.includes('dubious ownership'))
    return 'git does not trust this folder, because it belongs to another user of this computer.';
  return 'This folder is no git repository, so there is nowhere to publish to. Ask who put the site on the web, or see the guide.';
}

async function readBranch(git: RunGit): Promise<string | null> {
  const { code, out } = await git(['symbolic-ref', '--short', '-q', 'HEAD']);
  return code === 0 ? out.trim() : null;
}

/** The remote of the branch, or else the only one, or else "origin". */
async function readRemote(git: RunGit): Promise<PublishState['remote']> {
  const names = (await git(['remote'])).out.split('\n').filter(Boolean);
  const branch = await readBranch(git);
  const own = branch ? (await git(['config', `branch.${branch}.remote`])).out.trim() : '';
  const name = names.includes(own) ? own : names.length === 1 ? names[0]! : names.find((each) => each === 'origin');
  if (name === undefined) return null;
  const address = (await git(['remote', 'get-url', '--', name])).out.trim();
  return { name, address: address.replace(/\/\/[^/@]*@/, '//') };
}

/**
 * @param prefix the site's folder inside the repository, with a slash at its end; "" for the whole
 */
async function listChanged(git: RunGit, prefix: string): Promise<Pick<ChangedFile, 'file' | 'change'>[]> {
  const { out } = await git([
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--ignore-submodules=all',
    '--',
    '.',
  ]);
  const found = new Map<string, { isCommitted: boolean; isThere: boolean }>();
  for (const entry of out.split('\0').filter(Boolean)) {
    const [code, path] = [entry.slice(0, 2), entry.slice(3)];
    const file = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    // A file that is removed from the index alone is listed twice: as removed, and as a new one.
    const known = found.get(file);
    const isCommitted = code !== '??' && !code.includes('A');
    const isThere = code !== 'D ' && !code.endsWith('D');
    found.set(file, {
      isCommitted: isCommitted || known?.isCommitted === true,
      isThere: isThere || known?.isThere === true,
    });
  }
  return [...found]
    .filter(([, { isCommitted, isThere }]) => isCommitted || isThere)
    .map(([file, { isCommitted, isThere }]) => {
      return { file, change: !isThere ? 'removed' : isCommitted ? 'changed' : 'added' };
    });
}

async function countWaiting(git: RunGit, branch: string, remote: string): Promise<number> {
  const known = await git(['rev-parse', '-q', '--verify', `refs/remotes/${remote}/${branch}`]);
  const range = known.code === 0 ? `refs/remotes/${remote}/${branch}..HEAD` : 'HEAD';
  const { code, out } = await git(['rev-list', '--count', range]);
  return code === 0 ? Number(out) : 0;
}

async function findObstacle(siteRoot: string, git: RunGit, branch: string | null): Promise<string | null> {
  const folder = resolve(siteRoot, (await git(['rev-parse', '--git-dir'])).out.trim());
  const elsewhere = await findElsewhere(siteRoot, git, folder);
  if (elsewhere) return elsewhere;
  const unfinished = {
    MERGE_HEAD: 'merge',
    'rebase-merge': 'rebase',
    'rebase-apply': 'rebase',
    CHERRY_PICK_HEAD: 'cherry-pick',
  };
  for (const [name, word] of Object.entries(unfinished)) {
    if (existsSync(resolve(folder, name)))
      return `A ${word} was begun in this repository and not ended. End it in git first.`;
  }
  return branch === null
    ? 'The repository is on no branch, so a commit would be lost. Choose a branch in git first.'
    : null;
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
  return `This folder uses the repository in ${repository}, which belongs to another folder, so nothing is published from here.`;
}

function isSamePlace(one: string, other: string): boolean {
  return ignoreMissing(() => realpathSync(one), '') === other;
}

function findRemoteObstacle(remote: PublishState['remote']): string | null {
  if (!remote?.name.startsWith('-')) return null;
  return `The remote "${remote.name}" has a name that git takes for an option. Give it another one in git first.`;
}
