// News of colleagues: asks the host whether somebody has published, and changes nothing.
import { readFolderPrograms } from './folder-programs.ts';
import { readBranch } from './publish-state.ts';
import type { Git } from './run-git.ts';
import { readTarget } from './target.ts';
import type { News } from '../../../protocol/site.ts';

/**
 * Nobody has agreed to the programs that a folder brings: where git would run one, the host is not
 * asked.
 */
export async function findNews(siteRoot: string, { ask, act }: Git): Promise<News> {
  const target = await readTarget(ask, await readBranch(ask));
  if (!target || target.branch === '') return { kind: 'unknown' };
  const { key } = await readFolderPrograms(siteRoot, ask, target.address);
  if (key !== '') return { kind: 'unknown' };
  const listed = await act(['ls-remote', '--', target.name, `refs/heads/${target.branch}`]);
  if (listed.code !== 0) return { kind: 'unknown' };
  const [commit] = /^[\da-f]{40,64}(?=\t)/.exec(listed.out) ?? [];
  if (commit === undefined) return { kind: 'none' };
  // A commit that is not in this repository is no ancestor, either.
  const isHere = (await ask(['merge-base', '--is-ancestor', commit, 'HEAD'])).code === 0;
  return isHere ? { kind: 'none' } : { kind: 'published', commit };
}
