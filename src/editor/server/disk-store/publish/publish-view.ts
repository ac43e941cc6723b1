// Unpublished changes, in words and as text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeChanges } from '../../../../edits/describe-changes.ts';
import { readYaml } from '../../../../checker/yaml/read-yaml.ts';
import type { PublishView, UnpublishedFile } from '../../../protocol/site.ts';
import { ignoreMissing } from '../../../../base/disk/ignore-missing.ts';
import { formatDiff } from '../../../../site/report/diff.ts';
import type { Journal } from '../history/journal.ts';
import { readPublishState, type ChangedFile } from './publish-state.ts';
import type { RunGit } from './run-git.ts';

/** @param journal what was changed with the editor */
export async function readPublishView(
  siteRoot: string,
  git: RunGit,
  journal: Pick<Journal, 'files' | 'entries'>,
): Promise<Omit<PublishView, 'url' | 'hasDraftAddress'>> {
  const { files, ...state } = await readPublishState(siteRoot, git, journal.files());
  const since = Number((await git(['log', '-1', '--format=%ct'])).out) * 1000;
  const own = journal.entries().filter(({ isUndone, time }) => !isUndone && time >= since);
  const changes: UnpublishedFile[] = [];
  for (const each of files) {
    const { words, text } = await describeFile(siteRoot, git, each);
    const labels = own.filter((entry) => entry.files.includes(each.file)).map(({ label }) => label);
    changes.push({ ...each, text, words: labels.length > 0 ? [...new Set(labels)] : words });
  }
  return { ...state, changes };
}

/** Files whose changes are shown as text. */
const isText = /\.(?:ya?ml|md|csv)$/;

async function describeFile(siteRoot: string, git: RunGit, { file, change }: ChangedFile) {
  if (!isText.test(file)) return { words: [], text: '' };
  const before = change === 'added' ? undefined : (await git(['cat-file', 'blob', `HEAD:./${file}`])).out;
  const after = ignoreMissing(() => readFileSync(join(siteRoot, file), 'utf8'), undefined);
  const text = formatDiff(file, before ?? '', after ?? '');
  // Of a file that is new or gone, that is all there is to say.
  if (change !== 'changed' || !/\.ya?ml$/.test(file)) return { words: [], text };
  const [old, now] = [before, after].map((each) => (each === undefined ? undefined : readYaml(file, each).value));
  return { words: describeChanges(old, now), text };
}
