// Published states of the site, from git: the commits of the branch that is published.
import type { HistoryEntry } from '../../../protocol/site.ts';
import { readBranch } from './publish-state.ts';
import { readTarget } from './target.ts';
import type { GitResult, RunGit } from './run-git.ts';
import { readImageBytes } from '../../../../site/image-files/read-image.ts';
import { isEditable, isPictureFile } from '../paths/writable-path.ts';

/** So many are listed, and no more than anybody goes back to. */
const maxCommits = 100;

/** @returns the commits that were sent, or all where nothing is sent anywhere; the latest first */
export async function readPublished(git: RunGit): Promise<HistoryEntry[]> {
  if ((await git(['rev-parse', '--show-prefix'])).code !== 0) return [];
  const target = await readTarget(git, await readBranch(git));
  if (target && target.known === null) return [];
  const format = '--format=%x01%H%x09%ct%x09%s';
  const args = [
    'log',
    `--max-count=${maxCommits}`,
    format,
    '--name-only',
    '--relative',
    target?.known ?? 'HEAD',
    '--',
    '.',
  ];
  const { code, out } = await git(args);
  if (code !== 0) return [];
  return out
    .split('\u0001')
    .filter(Boolean)
    .map((text): HistoryEntry => {
      const [head = '', ...files] = text.split('\n').filter(Boolean);
      const [id = '', seconds, ...words] = head.split('\t');
      return { kind: 'published', id, label: words.join('\t'), time: Number(seconds) * 1000, isUndone: false, files };
    });
}

/**
 * @returns the texts and pictures of a commit that differ from those on disk; null for a file that
 * the commit does not have
 */
export async function readPublishedFiles(git: RunGit, commit: string): Promise<Map<string, string | null> | undefined> {
  const { code, out: changed } = await git([
    'diff',
    '--name-only',
    '--no-renames',
    '--relative',
    '-z',
    commit,
    '--',
    '.',
  ]);
  if (code !== 0) return undefined;
  const { out: added } = await git(['ls-files', '--others', '--exclude-standard', '-z', '--', '.']);
  const files = [...new Set(`${changed}\0${added}`.split('\0'))].filter((file) => file !== '' && isEditable(file));
  const texts = new Map<string, string | null>();
  for (const file of files) {
    const blob = await git(['cat-file', 'blob', `${commit}:./${file}`]);
    if (blob.code !== 0) texts.set(file, null);
    else if (!isPictureFile(file)) texts.set(file, blob.out);
    else if (isPicture(file, blob)) texts.set(file, blob.bytes.toString('base64'));
  }
  return texts;
}

/** A commit may have the name of a picture that a program keeps elsewhere (Git LFS). */
function isPicture(file: string, { bytes }: GitResult): boolean {
  return readImageBytes(file, bytes).unreadable === undefined;
}
