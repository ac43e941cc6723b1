// Sends a draft: the site as it is now, as a branch that the host shows under an address. The
// branch here, its index and its files stay as they are.
import { say } from '../../../../base/words/say.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '../../../../base/pure/result.ts';
import { draftMark } from '../../../../base/addresses/draft-address.ts';
import { closedRobots } from '../../../../site/public-folder/draft-mark.ts';
import type { Refusal } from '../../../protocol/page.ts';
import type { DraftRequest } from '../../store/site-store.ts';
import { joinOutput } from './fold-below.ts';
import { describeCommitError, describeRemoteError } from './git-errors.ts';
import { madeFolders, readPublishState } from './publish-state.ts';
import type { Git } from './run-git.ts';

/** @returns the text of the draft's mark; or why nothing was sent */
export async function sendDraft(
  siteRoot: string,
  git: Git,
  { name, agreed }: DraftRequest,
): Promise<{ ok: true; mark: string } | Refusal> {
  const { obstacle, isDone, remote, programs } = await readPublishState(siteRoot, git.ask, []);
  if (obstacle !== null && !isDone) return refuse(obstacle);
  if (!remote) return refuse(say('The site is not connected to a host, so a draft cannot be sent anywhere.'));
  if (programs.key !== '' && programs.key !== agreed)
    return refuse(say('Look first at what publishing would run: {names}.', { names: programs.names.join(', ') }));
  const copy = await commitCopy(git);
  if (!copy.ok) return refuse(describeCommitError(copy.said, programs.names));
  const places = ['--', remote.name, `${copy.commit}:refs/heads/${name}`];
  const pushed = await git.act(['push', '--progress', '--force', ...places]);
  if (pushed.code === 0) return { ok: true, mark: copy.mark };
  return refuse(describeRemoteError(say('The draft was not sent.'), pushed, remote));
}

type Copy = { ok: true; commit: string; mark: string } | { ok: false; said: string };

/** Commits all files of the site, and the mark of a draft, to no branch. */
async function commitCopy({ ask, withIndex }: Git): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-draft-'));
  const git = withIndex(join(folder, 'index'));
  const run = async (args: readonly string[], input?: string): Promise<string> => {
    const result = await git(args, input);
    if (result.code !== 0) throw new GitFailure(joinOutput(result));
    return result.out.trim();
  };
  try {
    const prefix = (await ask(['rev-parse', '--show-prefix'])).out.trim();
    const head = (await ask(['rev-parse', '-q', '--verify', 'HEAD'])).out.trim();
    if (head !== '') await run(['read-tree', head]);
    await run(['add', '--all', '--', '.']);
    await run(['rm', '-r', '--cached', '--quiet', '--ignore-unmatch', '--', ...madeFolders]);
    const mark = await run(['write-tree']);
    for (const [file, text] of [
      [draftMark, mark],
      ['robots.txt', closedRobots],
    ] as const) {
      const blob = await run(['hash-object', '-w', '--stdin'], text);
      await run(['update-index', '--add', '--cacheinfo', `100644,${blob},${prefix}public/${file}`]);
    }
    const parents = head === '' ? [] : ['-p', head];
    return { ok: true, mark, commit: await run(['commit-tree', await run(['write-tree']), ...parents, '-m', 'Draft']) };
  } catch (error) {
    if (error instanceof GitFailure) return { ok: false, said: error.message };
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All that git said when it failed. */
class GitFailure extends Error {}
