// The state of publishing: what would be committed, where it would go, and what stands in the way.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RunGit } from './run-git.ts';

export interface PublishState {
  /** Why nothing can be published, as a sentence; null when it can. */
  obstacle: string | null;
  branch: string;
  /** Name and address of where commits go; null without a remote. */
  remote: { name: string; address: string } | null;
  /** Files that the editor has changed since the last commit, as paths below the site's folder. */
  files: string[];
  /** Files that something else has changed. They are not committed. */
  others: string[];
  /** How many commits wait to be pushed. */
  waiting: number;
  /** What "Publish" will do, in words. */
  plan: string;
}

/** @param ownFiles the files that the editor has ever changed */
export async function readPublishState(
  siteRoot: string,
  git: RunGit,
  ownFiles: readonly string[],
): Promise<PublishState> {
  const base = { branch: '', remote: null, files: [], others: [], waiting: 0, plan: '' };
  const inside = await git(['rev-parse', '--show-prefix']);
  if (inside.code !== 0) return { ...base, obstacle: noRepository(inside.error) };
  const [branch, remote, changed] = [
    await readBranch(git),
    await readRemote(git),
    await listChanged(git, inside.out.trim()),
  ];
  const own = new Set(ownFiles);
  const files = changed.filter((file) => own.has(file));
  const others = changed.filter((file) => !own.has(file) && !isMade(file));
  const waiting = branch && remote ? await countWaiting(git, branch, remote.name) : 0;
  const obstacle =
    (await findObstacle(siteRoot, git, branch)) ?? (files.length + waiting === 0 ? nothingNew(others) : null);
  const state = { branch: branch ?? '', remote, files, others, waiting, obstacle };
  return { ...state, plan: obstacle ? '' : planOf(state) };
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
  const address = (await git(['remote', 'get-url', name])).out.trim();
  return { name, address: address.replace(/\/\/[^/@]*@/, '//') };
}

/**
 * @param prefix the site's folder inside the repository, with a slash at its end; "" for the whole
 */
async function listChanged(git: RunGit, prefix: string): Promise<string[]> {
  const { out } = await git(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', '.']);
  return out
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3))
    .map((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : path));
}

async function countWaiting(git: RunGit, branch: string, remote: string): Promise<number> {
  const known = await git(['rev-parse', '-q', '--verify', `refs/remotes/${remote}/${branch}`]);
  const range = known.code === 0 ? `refs/remotes/${remote}/${branch}..HEAD` : 'HEAD';
  const { code, out } = await git(['rev-list', '--count', range]);
  return code === 0 ? Number(out) : 0;
}

async function findObstacle(siteRoot: string, git: RunGit, branch: string | null): Promise<string | null> {
  const folder = resolve(siteRoot, (await git(['rev-parse', '--git-dir'])).out.trim());
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

function nothingNew(others: readonly string[]): string {
  const rest = others.length > 0 ? ` Changed by other programs, and left alone: ${others.join(', ')}.` : '';
  return `Everything that was changed here is published already.${rest}`;
}

function planOf({ files, others, waiting, branch, remote }: Omit<PublishState, 'plan'>): string {
  const commit = files.length > 0 ? `Commits ${count(files.length, 'file')}` : '';
  const push = remote
    ? `${commit ? ' and sends' : 'Sends'} ${files.length > 0 ? 'the commit' : count(waiting, 'commit')} to ${remote.name} (${remote.address}), branch ${branch}.`
    : '. There is no remote, so nothing is sent anywhere.';
  const earlier = files.length > 0 && waiting > 0 && remote ? ` ${count(waiting, 'earlier commit')} goes along.` : '';
  const rest = others.length > 0 ? ` Not in it, because something else has changed them: ${others.join(', ')}.` : '';
  return `${commit}${push}${earlier}${rest}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
