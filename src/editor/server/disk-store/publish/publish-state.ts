// The state of publishing: changed files, the remote, and obstacles.
import { say } from '../../../../base/words/say.ts';
import { readFolderPrograms, type FolderPrograms } from './folder-programs.ts';
import { findIgnored, type IgnoredFile } from './ignored-files.ts';
import { findObstacle, noRepository } from './obstacles.ts';
import type { RunGit } from './run-git.ts';
import { readTarget, type Target } from './target.ts';

/** A file that differs from the last commit. */
export interface ChangedFile {
  /** Its path below the site's folder. */
  file: string;
  change: 'added' | 'changed' | 'removed';
  /** Whether the history of the editor names it; else another program has changed it. */
  isOwn: boolean;
}

export interface PublishState {
  /** Why nothing can be published, as in PublishView; null when it can. */
  obstacle: string | null;
  /** True if that is because all is published already. */
  isDone: boolean;
  branch: string;
  /** Target of commits; null without a remote. */
  remote: Target | null;
  files: ChangedFile[];
  /** Files of the site that are not in the list, because git is told to ignore them. */
  ignored: IgnoredFile[];
  /** Count of commits that wait to be pushed. */
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
  const base = { isDone: false, branch: '', remote: null, files: [], ignored: [], waiting: 0, programs };
  const inside = await git(['rev-parse', '--show-prefix']);
  if (inside.code !== 0) return { ...base, obstacle: noRepository(inside.error) };
  const branch = await readBranch(git);
  const remote = await readTarget(git, branch);
  const changed = await listChanged(git, inside.out.trim());
  const own = new Set(ownFiles);
  // A folder in the list is a repository within the site.
  const files = changed
    .filter(({ file }) => !isMade(file) && !file.endsWith('/'))
    .map((each) => ({ ...each, isOwn: own.has(each.file) }));
  const waiting = branch && remote ? await countWaiting(git, remote) : 0;
  const nothing = files.length + waiting === 0 ? say('Everything is published already.') : null;
  const inTheWay = await findObstacle(siteRoot, git, { branch, remote });
  const obstacle = inTheWay ?? nothing;
  const state = {
    isDone: inTheWay === null && nothing !== null,
    branch: branch ?? '',
    remote,
    files,
    ignored: await findIgnored(git),
    waiting,
    obstacle,
  };
  if (inTheWay !== null) return { ...state, programs };
  return { ...state, programs: await readFolderPrograms(siteRoot, git, remote?.address ?? null) };
}

/** Folders that this program makes, and nobody publishes. */
export const madeFolders: readonly string[] = ['.pagewright', 'dist', 'dist-hosts', 'gallery', 'node_modules'];

function isMade(file: string): boolean {
  return madeFolders.some((folder) => file.startsWith(`${folder}/`));
}

/** @returns the name of the branch; null for none */
export async function readBranch(git: RunGit): Promise<string | null> {
  const { code, out } = await git(['symbolic-ref', '--short', '-q', 'HEAD']);
  return code === 0 ? out.trim() : null;
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

async function countWaiting(git: RunGit, { known }: Target): Promise<number> {
  const { code, out } = await git(['rev-list', '--count', known === null ? 'HEAD' : `${known}..HEAD`]);
  return code === 0 ? Number(out) : 0;
}
