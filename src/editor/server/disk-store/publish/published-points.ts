// Published states of the site, from git: the commits of the branch that is published.
import type { HistoryEntry } from '../../../protocol/site.ts';
import { readBranch } from './publish-state.ts';
import { readTarget } from './target.ts';
import type { RunGit } from './run-git.ts';

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
 * @param isText tells whether a file is one of the site's texts
 * @returns the texts of a commit, or of the one before it, where they differ from those on disk
 */
export async function readPublishedTexts(
  git: RunGit,
  commit: string,
  isText: (file: string) => boolean,
): Promise<Map<string, string | null> | undefined> {
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
  const files = [...new Set(`${changed}\0${added}`.split('\0'))].filter((file) => file !== '' && isText(file));
  const texts = new Map<string, string | null>();
  for (const file of files) {
    const blob = await git(['cat-file', 'blob', `${commit}:./${file}`]);
    texts.set(file, blob.code === 0 ? blob.out : null);
  }
  return texts;
}
