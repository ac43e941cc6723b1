// The target of publishing: the branch of a remote that the branch here follows. What git was told
// to follow is never changed.
import type { RunGit } from './run-git.ts';

export interface Target {
  /** The remote's name. */
  name: string;
  /** Its address, without a password. */
  address: string;
  /** The branch there, which may have another name than the one here. */
  branch: string;
  /** The reference that says what was last seen of it; null when it was never seen. */
  known: string | null;
  /** Whether the branch here follows it already. */
  isFollowed: boolean;
}

/**
 * @param branch the branch here; null when there is none
 * @returns the target: where git itself would push to, or else the only remote, or else "origin";
 * null without a remote
 */
export async function readTarget(git: RunGit, branch: string | null): Promise<Target | null> {
  const names = (await git(['remote'])).out.split('\n').filter(Boolean);
  const setting = async (key: string) => (await git(['config', '--get', key])).out.trim();
  const followed = branch === null ? '' : await setting(`branch.${branch}.remote`);
  const wanted = [
    branch === null ? '' : await setting(`branch.${branch}.pushRemote`),
    await setting('remote.pushDefault'),
    followed,
  ].find((name) => names.includes(name));
  const name = wanted ?? (names.length === 1 ? names[0]! : names.find((each) => each === 'origin'));
  if (name === undefined) return null;
  const merge = branch === null ? '' : await setting(`branch.${branch}.merge`);
  const isFollowed = name === followed && merge.startsWith('refs/heads/');
  const there = isFollowed ? merge.slice('refs/heads/'.length) : (branch ?? '');
  const address = (await git(['remote', 'get-url', '--push', '--', name])).out.trim();
  return {
    name,
    address: address.replace(/\/\/[^/@]*@/, '//'),
    branch: there,
    known: await findKnown(git, isFollowed ? `${branch}@{upstream}` : `refs/remotes/${name}/${there}`),
    isFollowed,
  };
}

async function findKnown(git: RunGit, revision: string): Promise<string | null> {
  const { code, out } = await git(['rev-parse', '-q', '--verify', revision]);
  return code === 0 ? out.trim() : null;
}
