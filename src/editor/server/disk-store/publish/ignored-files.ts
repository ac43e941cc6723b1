// Files of the site that git ignores: they are shown here and will be missing on the web.
import { ownEntries } from '../../../../site/folder/own-parts.ts';
import { judgeName } from '../../../../site/public-folder/judge-name.ts';
import type { RunGit } from './run-git.ts';

export interface IgnoredFile {
  file: string;
  /** The line that says so: `.gitignore:3: gallery/`. */
  rule: string;
}

/** So many are named. */
const maxNamed = 20;

/** Where the files of a site are that a build reads. */
const places = ['site.yaml', 'pages', 'public', ...ownEntries];

export async function findIgnored(git: RunGit): Promise<IgnoredFile[]> {
  const listed = await git(['ls-files', '--others', '--ignored', '--exclude-standard', '-z', '--', ...places]);
  const files = listed.out.split('\0').filter((file) => file !== '' && isMeant(file));
  if (files.length === 0) return [];
  const input = `${files.slice(0, maxNamed).join('\0')}\0`;
  const { out } = await git(['check-ignore', '--verbose', '-z', '--stdin'], input);
  const parts = out.split('\0');
  return files.slice(0, maxNamed).map((file, index) => {
    const [source, line, pattern] = parts.slice(index * 4);
    return { file, rule: `${source}:${line}: ${pattern}` };
  });
}

/** What systems, editors and people keep to themselves is ignored with good reason. */
function isMeant(file: string): boolean {
  return file.split('/').every((name) => judgeName(name) === undefined);
}
