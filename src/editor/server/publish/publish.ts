// Publishing: commits the files that somebody has chosen, and pushes. It never forces, and stops
// when the remote is ahead.
import { readPublishState, type PublishState } from './publish-state.ts';
import type { Git, RunGit } from './run-git.ts';

export interface Published {
  /** What was done, as a sentence. */
  done: string;
}

/**
 * @param files those to commit, of the ones that differ from the last commit
 * @param agreed the key of the folder's programs that the person lets run; "" for none
 * @returns what was done; or what was not and why, as a sentence
 */
export async function publish(
  siteRoot: string,
  { ask, act: git }: Git,
  { message, files, agreed }: { message: string; files: readonly string[]; agreed: string },
): Promise<Published | { refused: string }> {
  const state = await readPublishState(siteRoot, ask, []);
  if (state.obstacle) return { refused: state.obstacle };
  const changed = new Set(state.files.map(({ file }) => file));
  const same = files.filter((file) => !changed.has(file));
  if (same.length > 0) return { refused: `Nothing is new in ${same.join(', ')} any more. Choose once more.` };
  if (files.length + state.waiting === 0) return { refused: 'Choose at least one file.' };
  if (files.length > 0 && message.trim() === '') return { refused: 'Say in a few words what has changed.' };
  const { names, key } = state.programs;
  if (key !== '' && key !== agreed) return { refused: `Look first at what publishing would run: ${names.join(', ')}.` };
  const ahead = state.remote ? await findRemoteAhead(git, state, state.remote.name) : null;
  if (ahead) return { refused: ahead };
  if (files.length > 0) {
    const failed = await commit(git, files, message.trim());
    if (failed) return { refused: failed };
  }
  if (!state.remote) return { done: 'Committed. There is no remote, so nothing was sent anywhere.' };
  return push(git, state, { name: state.remote.name, hasCommitted: files.length > 0 });
}

/** Somebody else's commits must be taken in by a person: they may touch the same lines. */
async function findRemoteAhead(git: RunGit, { branch }: PublishState, remote: string): Promise<string | null> {
  const fetched = await git(['fetch', '--quiet', '--no-tags', '--', remote]);
  if (fetched.code !== 0) return describeRemoteError(fetched.error, remote);
  const theirs = `refs/remotes/${remote}/${branch}`;
  if ((await git(['rev-parse', '-q', '--verify', theirs])).code !== 0) return null;
  const behind = Number((await git(['rev-list', '--count', `HEAD..${theirs}`])).out);
  if (behind === 0) return null;
  const commits = behind === 1 ? 'a commit that is' : `${behind} commits that are`;
  return `${remote} has ${commits} not here yet: somebody else has published. Nothing was committed. Take them in with git first (git pull), look at the site, and publish then.`;
}

async function commit(git: RunGit, files: readonly string[], message: string): Promise<string | null> {
  const added = await git(['add', '--all', '--', ...files.map(literal)]);
  if (added.code !== 0) return `git could not take the files: ${lastLine(added.error)}`;
  // Only these, whatever else was added for a commit.
  const committed = await git(['commit', '--quiet', '--only', '--file=-', '--', ...files.map(literal)], `${message}\n`);
  if (committed.code === 0) return null;
  const said = `${committed.error}\n${committed.out}`;
  if (/tell me who you are|unable to auto-detect email/i.test(said))
    return 'git does not know who you are. Set your name and address once: git config --global user.name "…" and user.email "…".';
  return `git did not commit: ${lastLine(said)}`;
}

/** A path as it is, and no pattern. */
function literal(file: string): string {
  return `:(literal)${file}`;
}

async function push(
  git: RunGit,
  { branch, remote, waiting }: PublishState,
  { name, hasCommitted }: { name: string; hasCommitted: boolean },
): Promise<Published | { refused: string }> {
  const pushed = await git(['push', '--quiet', '--set-upstream', name, `HEAD:refs/heads/${branch}`]);
  const commits = (hasCommitted ? 1 : 0) + waiting;
  if (pushed.code === 0)
    return {
      done: `Published: ${commits === 1 ? '1 commit was' : `${commits} commits were`} sent to ${remote!.address}.`,
    };
  const kept = hasCommitted ? 'It is committed here, but was not sent. ' : '';
  return { refused: `${kept}${describeRemoteError(pushed.error, name)} "Publish" tries again.` };
}

function describeRemoteError(error: string, remote: string): string {
  if (/non-fast-forward|fetch first|rejected.*behind/is.test(error))
    return `Somebody else has published to ${remote} in this moment.`;
  if (/pre-receive hook|protected branch|remote rejected/i.test(error))
    return `${remote} has refused it: ${lastLine(error)}`;
  if (
    /could not resolve host|unable to access|timed out|took too long|network|could not read from remote/i.test(error) &&
    !/denied|authentication/i.test(error)
  )
    return `${remote} cannot be reached (${lastLine(error)}). Is the network on?`;
  if (/authentication|permission denied|could not read username|403|401/i.test(error))
    return `${remote} does not let you in. Sign in to it once with git in a terminal (git push), then it works from here.`;
  return `${remote} has answered: ${lastLine(error)}`;
}

function lastLine(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^(?:fatal|error|remote):\s*/, '').trim());
  return lines.filter((line) => line !== '' && !/^hint:|^To |^! /.test(line)).at(-1) ?? 'no reason was given.';
}
