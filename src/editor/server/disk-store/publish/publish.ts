// Publishing: commits the files that somebody has chosen, and pushes. It never forces, and stops
// when the remote is ahead.
import { say } from '../../../../base/words/say.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { joinOutput } from './fold-below.ts';
import { describeCommitError, describeRemoteError } from './git-errors.ts';
import { readPublishState, type PublishState } from './publish-state.ts';
import type { Git, GitResult, RunGit } from './run-git.ts';
import type { Target } from './target.ts';
import type { Refusal } from '../../../protocol/page.ts';
import type { Published } from '../../../protocol/site.ts';
import type { PublishRequest } from '../../store/site-store.ts';
import { refuse } from '../../../../base/pure/result.ts';

/**
 * @returns what was done; or what was not and why, as a sentence, with all that git and the host
 * said below it
 */
export async function publish(
  siteRoot: string,
  { ask, act: git }: Git,
  { message, files, agreed }: PublishRequest,
): Promise<Published | Refusal> {
  const state = await readPublishState(siteRoot, ask, []);
  if (state.obstacle) return refuse(state.obstacle);
  const changed = new Set(state.files.map(({ file }) => file));
  const same = files.filter((file) => !changed.has(file));
  if (same.length > 0)
    return refuse(say('Nothing is new in {same} any more. Choose once more.', { same: same.join(', ') }));
  if (files.length + state.waiting === 0) return refuse(say('Choose at least one file.'));
  if (files.length > 0 && message.trim() === '') return refuse(say('Say in a few words what has changed.'));
  const { names, key } = state.programs;
  if (key !== '' && key !== agreed)
    return refuse(say('Look first at what publishing would run: {names}.', { names: names.join(', ') }));
  const ahead = state.remote ? await findRemoteAhead(git, state.remote) : null;
  if (ahead) return ahead;
  if (files.length > 0) {
    const failed = await commit(siteRoot, git, { files, message: message.trim() });
    if (failed) return refuse(describeCommitError(joinOutput(failed), names));
  }
  if (!state.remote)
    return {
      ok: true,
      done: say('Noted on this computer. The site is not connected to a host, so nothing was sent anywhere.'),
    };
  return push(git, state, { target: state.remote, hasCommitted: files.length > 0 });
}

/** Somebody else's commits must be taken in by a person: they may touch the same lines. */
async function findRemoteAhead(git: RunGit, target: Target): Promise<Refusal | null> {
  const { name, branch } = target;
  const fetched = await git(['fetch', '--progress', '--no-tags', '--', name, `refs/heads/${branch}`]);
  // Nobody has published to this branch yet.
  if (fetched.code !== 0 && /couldn't find remote ref/i.test(fetched.error)) return null;
  if (fetched.code !== 0)
    return refuse(describeRemoteError(say('Nothing was sent, and your changes are all here.'), fetched, target));
  const hasCommits = (await git(['rev-parse', '-q', '--verify', 'HEAD'])).code === 0;
  const range = hasCommits ? 'HEAD..FETCH_HEAD' : 'FETCH_HEAD';
  const behind = Number((await git(['rev-list', '--count', range])).out);
  if (behind === 0) return null;
  const reason = say(
    'Somebody else has published since, so nothing was sent. Take it in, look at the site, and publish then.',
  );
  return { ok: false, reason, isBehind: true };
}

/** @returns what git has said when it did not commit; null when it did */
async function commit(
  siteRoot: string,
  git: RunGit,
  { files, message }: { files: readonly string[]; message: string },
): Promise<GitResult | null> {
  // A file that is gone may be gone from the index, too: then there is nothing to add.
  const there = files.filter((file) => existsSync(join(siteRoot, file)));
  if (there.length > 0) {
    const added = await git(['add', '--', ...there.map(literal)]);
    if (added.code !== 0) return added;
  }
  // Only these, whatever else was added for a commit.
  const flags = ['--quiet', '--only', '--cleanup=whitespace', '--file=-'];
  const committed = await git(['commit', ...flags, '--', ...files.map(literal)], `${message}\n`);
  return committed.code === 0 ? null : committed;
}

/** A path as it is, and no pattern. */
function literal(file: string): string {
  return `:(literal)${file}`;
}

async function push(
  git: RunGit,
  { branch }: PublishState,
  { target, hasCommitted }: { target: Target; hasCommitted: boolean },
): Promise<Published | Refusal> {
  const { name, address, isFollowed } = target;
  const places = ['--', name, `HEAD:refs/heads/${target.branch}`];
  const pushed = await git(['push', '--progress', ...places]);
  if (pushed.code !== 0) {
    const kept = hasCommitted
      ? say('Your changes are noted on this computer, but were not sent.')
      : say('Nothing was sent.');
    return refuse(describeRemoteError(kept, pushed, target));
  }
  // A branch that follows none follows this one from now on, for `git pull`.
  const follows = isFollowed || (await git(['config', '--get', `branch.${branch}.remote`])).code === 0;
  if (!follows) await git(['branch', '--quiet', `--set-upstream-to=${name}/${target.branch}`, '--', branch]);
  return { ok: true, done: say('Sent to {address}.', { address }) };
}
