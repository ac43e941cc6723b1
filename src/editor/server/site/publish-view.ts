// What is not published yet, in words and as text.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeChanges } from '../../../edits/describe-changes.ts';
import { readYaml } from '../../../checker/yaml/read-yaml.ts';
import type { PublishView, UnpublishedFile } from '../../client/site-answers.ts';
import { ignoreMissing } from '../../../base/disk/ignore-missing.ts';
import { formatDiff } from '../../../site/report/diff.ts';
import { readPublishState } from '../publish/publish-state.ts';
import type { RunGit } from '../publish/run-git.ts';

/** @param ownFiles the files that the editor has ever changed */
export async function readPublishView(
  siteRoot: string,
  git: RunGit,
  ownFiles: readonly string[],
): Promise<PublishView> {
  const { obstacle, plan, files } = await readPublishState(siteRoot, git, ownFiles);
  const changes: UnpublishedFile[] = [];
  for (const file of files) changes.push(await describeFile(siteRoot, git, file));
  return { obstacle, plan, changes };
}

async function describeFile(siteRoot: string, git: RunGit, file: string): Promise<UnpublishedFile> {
  const committed = await git(['show', `HEAD:./${file}`]);
  if (!/\.ya?ml$/.test(file))
    return { file, words: [committed.code === 0 ? 'Another picture.' : 'New picture.'], text: '' };
  const before = committed.code === 0 ? committed.out : undefined;
  const after = ignoreMissing(() => readFileSync(join(siteRoot, file), 'utf8'), undefined);
  const [old, now] = [before, after].map((text) => (text === undefined ? undefined : readYaml(file, text).value));
  return { file, words: describeChanges(old, now), text: formatDiff(file, before ?? '', after ?? '') };
}
