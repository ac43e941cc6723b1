// Takes in what somebody else has published: files that were changed there alone become theirs,
// texts that both have changed are merged, and the person chooses where both have changed the same
// lines. The branch moves last, so that whatever fails before leaves every text in place.
import { say } from '../../../../base/words/say.ts';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '../../../../base/pure/result.ts';
import { isSiteText } from '../../../../site/folder/project.ts';
import type { Choice, Conflict } from '../../../protocol/conflict.ts';
import type { Refusal } from '../../../protocol/page.ts';
import type { Published } from '../../../protocol/site.ts';
import { describeConflict, type Versions } from '../../merging/describe-conflict.ts';
import { mergeTexts } from '../../merging/merge-texts.ts';
import type { Changed, ChangeOptions, FileChange } from '../../store/site-store.ts';
import { isEditable, isPictureFile } from '../paths/writable-path.ts';
import { foldBelow } from './fold-below.ts';
import { describeRemoteError } from './git-errors.ts';
import { settlePicture } from './picture-conflict.ts';
import { readPublishState } from './publish-state.ts';
import type { Git, RunGit } from './run-git.ts';

/** The site's files, changed so that it can be undone. */
interface OwnFiles {
  read: (file: string) => string | null;
  change: (changes: readonly FileChange[], options: ChangeOptions) => Changed | Refusal;
  /** Writes down a change that git has made. */
  note: (label: string, changes: readonly FileChange[]) => void;
}

interface TakeIn {
  siteRoot: string;
  git: Git;
  files: OwnFiles;
  /** Answers to an earlier question about the same texts. */
  choices: readonly Choice[];
  /** The key of the programs that the person lets run. */
  agreed: string;
}

/** Somebody else's state of the repository, beside the own one. */
interface Sides {
  /** The folder of the repository. */
  top: string;
  /** The commit that both started from; the empty tree without one. */
  base: string;
  theirs: string;
  /** The site's folder in the repository, with a slash at its end; "" for the whole. */
  prefix: string;
}

/** @returns what was done; versions to choose from; or why nothing was taken in */
export async function takeIn({ siteRoot, git, files, choices, agreed }: TakeIn): Promise<Published | Refusal> {
  const { obstacle, isDone, remote, branch, programs } = await readPublishState(siteRoot, git.ask, []);
  if (obstacle !== null && !isDone) return refuse(obstacle);
  if (!remote) return refuse(say('This site is not sent anywhere, so nobody else can have published it.'));
  if (programs.key !== '' && programs.key !== agreed)
    return refuse(say('Look first at what this would run: {names}.', { names: programs.names.join(', ') }));
  const fetched = await git.act(['fetch', '--progress', '--no-tags', '--', remote.name, `refs/heads/${remote.branch}`]);
  if (fetched.code !== 0) return refuse(describeRemoteError(say('Nothing was changed.'), fetched, remote));
  const revision = async (name: string) => (await git.ask(['rev-parse', '-q', '--verify', name])).out.trim();
  const [theirs, head] = [await revision('FETCH_HEAD'), await revision('HEAD')];
  const base = (await git.ask(['merge-base', head, theirs])).out.trim();
  if (base === theirs) return { ok: true, done: say('Nothing new was published by anybody else.') };
  if (base === '')
    return refuse(say('What is published there has nothing in common with this site. Nothing was changed.'));
  const [top, prefix] = (await git.ask(['rev-parse', '--show-toplevel', '--show-prefix'])).out.split('\n');
  const sides = { top: top!, prefix: prefix ?? '', base, theirs };
  const plan = await planFiles(git.ask, sides, files, choices);
  if (!plan.ok) return plan;
  const failed = await carryOut({ git, siteRoot, files }, sides, plan);
  if (failed) return refuse(failed);
  // Commits of this computer that were not sent stay: they are parents of the new one.
  const next =
    base === head
      ? theirs
      : (
          await git.act([
            'commit-tree',
            `${theirs}^{tree}`,
            '-p',
            theirs,
            '-p',
            head,
            '-m',
            'Take in what was published',
          ])
        ).out.trim();
  const moved = await git.act(['update-ref', '-m', 'take in what was published', `refs/heads/${branch}`, next, head]);
  if (next === '' || moved.code !== 0)
    return refuse(
      foldBelow(say('What was published could not be taken in to the end. Your texts are all here.'), {
        advice: 'The files are written, but git did not move the branch.',
        said: moved.error,
      }),
    );
  await git.act(['reset', '--quiet']);
  const count = plan.taken.length + plan.removed.length + plan.merged.length;
  return {
    ok: true,
    done: say(
      'Taken in: one file was changed by somebody else. | Taken in: {count} files were changed by somebody else.',
      { count },
    ),
  };
}

interface FilePlan {
  ok: true;
  /** Paths in the repository that become theirs. */
  taken: string[];
  removed: string[];
  merged: FileChange[];
}

async function planFiles(
  ask: RunGit,
  { base, theirs, prefix, top }: Sides,
  files: OwnFiles,
  choices: readonly Choice[],
): Promise<FilePlan | Refusal> {
  const names = async (args: readonly string[]) => (await ask(args)).out.split('\0').filter(Boolean);
  const diff = ['diff', '--name-only', '--no-renames', '--ignore-submodules=all', '-z'];
  const added = await names(['ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', ':/']);
  const own = new Set([...(await names([...diff, base])), ...added]);
  const staged = await names([...diff, '--cached']);
  const unstaged = new Set(await names(diff));
  const twice = staged.find((path) => unstaged.has(path));
  if (twice) return refuse(describeStaged(twice));
  const plan: FilePlan = { ok: true, taken: [], removed: [], merged: [] };
  const conflicts: Conflict[] = [];
  for (const path of await names([...diff, base, theirs])) {
    const theirBlob = await readBlob(ask, theirs, path);
    const file = path.startsWith(prefix) ? path.slice(prefix.length) : null;
    const isIgnored = !own.has(path) && (await readBlob(ask, base, path)) === null && existsSync(join(top, path));
    if (!own.has(path) && !isIgnored) {
      (theirBlob === null ? plan.removed : plan.taken).push(path);
      continue;
    }
    const mine = file === null ? null : files.read(file);
    const settled =
      file !== null && isPictureFile(file)
        ? await settlePicture({ file, mine, theirs: await readBlob(ask, theirs, path, 'base64') }, choices)
        : file !== null && isSiteText(file)
          ? settleText({ file, base: await readBlob(ask, base, path), mine, theirs: theirBlob }, choices)
          : null;
    if (file === null || settled === null) return refuse(describeBoth(path));
    if ('conflict' in settled) conflicts.push({ ...settled.conflict, sides: listSides() });
    else if (settled.after !== mine) plan.merged.push({ file, before: mine, after: settled.after });
  }
  if (conflicts.length === 0) return plan;
  return { ok: false, reason: say('Somebody else has changed the same places. Choose what is to stay.'), conflicts };
}

/** @returns the text that stays, null for no file; or a conflict */
function settleText(
  { file, base, mine, theirs }: Versions,
  choices: readonly Choice[],
): { after: string | null } | { conflict: Conflict } {
  const versions = { file, base: withLineEnds(base, mine), mine, theirs: withLineEnds(theirs, mine) };
  const chosen = choices.find((each) => each.file === file && each.mine === mine && each.theirs === versions.theirs);
  const after = chosen ? chosen.text : mergeFile(versions);
  return after === undefined ? { conflict: describeConflict(versions) } : { after };
}

function describeStaged(twice: string): string {
  const sentences = say(
    'Another program has prepared {twice} for publishing with another text than it has now. Nothing was changed.',
    { twice },
  );
  const advice = `The file is staged with another text. Commit that, or take it back: git restore --staged ${twice}`;
  return foldBelow(sentences, { advice });
}

function describeBoth(path: string): string {
  const sentences = say(
    'Both you and somebody else have changed {path}, and only one of the two can stay. Nothing was changed.',
    { path },
  );
  const advice = 'Commit, merge what was published (git pull --no-rebase), and choose one version of the file.';
  return foldBelow(sentences, { advice });
}

const listSides = () => ({ mine: say('Yours'), theirs: say('What was published') });

/** @returns a text of the repository with the line ends that git has given to the file */
function withLineEnds(text: string | null, own: string | null): string | null {
  const isOther = own?.includes('\r\n') && !text?.includes('\r\n');
  return isOther ? (text?.replaceAll('\n', '\r\n') ?? null) : text;
}

/** @returns undefined where both have changed the same lines */
function mergeFile({ base, mine, theirs }: Versions): string | null | undefined {
  if (mine === theirs) return mine;
  if (base === null || mine === null || theirs === null) return undefined;
  return mergeTexts(base, mine, theirs) ?? undefined;
}

async function readBlob(
  ask: RunGit,
  commit: string,
  path: string,
  encoding: 'utf8' | 'base64' = 'utf8',
): Promise<string | null> {
  const { code, bytes } = await ask(['cat-file', 'blob', `${commit}:${path}`]);
  return code === 0 ? bytes.toString(encoding) : null;
}

/** @returns why it could not be written, or null */
async function carryOut(
  { git, siteRoot, files }: Pick<TakeIn, 'git' | 'siteRoot' | 'files'>,
  { top, theirs, prefix }: Sides,
  { taken, removed, merged }: FilePlan,
): Promise<string | null> {
  const label = say('What a colleague has published was taken in');
  const written = files.change(merged, { label });
  if (!written.ok) return written.reason;
  const own = [...taken, ...removed].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const before = own.filter(isEditable).map((file) => ({ file, before: files.read(file) }));
  if (taken.length > 0) {
    const list = taken.map((path) => `:(top,literal)${path}`).join('\0');
    const args = ['restore', `--source=${theirs}`, '--worktree', '--pathspec-from-file=-', '--pathspec-file-nul'];
    const restored = await git.act(args, list);
    if (restored.code !== 0)
      return foldBelow(say('Not all of it could be written. Your texts are all here.'), { said: restored.error });
  }
  for (const path of removed) rmSync(join(top || siteRoot, path), { force: true });
  files.note(
    label,
    before.map((each) => ({ ...each, after: files.read(each.file) })),
  );
  return null;
}
