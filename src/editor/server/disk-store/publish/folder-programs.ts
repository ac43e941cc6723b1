// Programs that publishing would run, though the folder brings them: hooks, and what its settings
// name. A person agrees to them by what they are now.
import { say } from '../../../../base/words/say.ts';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashJson } from '../../../../base/disk/hash.ts';
import { ignoreMissing } from '../../../../base/disk/ignore-missing.ts';
import { findDangerous, parseSettings } from './git-settings.ts';
import type { RunGit } from './run-git.ts';
import { parseUrl } from '../../../../base/addresses/web-address.ts';

export interface FolderPrograms {
  /** In words: "the program pre-commit (/site/.git/hooks/pre-commit)". */
  names: string[];
  /** Stands for all of them and their texts; "" when there are none. */
  key: string;
}

/** @param remote the address that commits are sent to; null without one */
export async function readFolderPrograms(
  siteRoot: string,
  ask: RunGit,
  remote: string | null,
): Promise<FolderPrograms> {
  const own = await readRepository(siteRoot, ask, []);
  const place = remote === null ? null : localFolder(siteRoot, remote);
  const other = place && existsSync(place) ? await readRepository(siteRoot, ask, ['--git-dir', place]) : [];
  const found = [...own, ...other];
  return { names: found.map(([name]) => name), key: found.length === 0 ? '' : hashJson([siteRoot, found]) };
}

/** @returns the folder of a remote that is on this computer, whose hooks run here, too */
function localFolder(siteRoot: string, remote: string): string | null {
  if (/^file:/i.test(remote)) return parseUrl(remote) ? fileURLToPath(remote) : null;
  const isElsewhere = /^[a-z][a-z\d+.-]+:/i.test(remote) || /^[^/\\]+:/.test(remote);
  if (isElsewhere && !isAbsolute(remote)) return null;
  const folder = resolve(siteRoot, remote);
  return existsSync(join(folder, '.git')) ? join(folder, '.git') : folder;
}

type Program = readonly [name: string, text: string];

/** @param where arguments that name the repository; none for that of the site */
async function readRepository(siteRoot: string, ask: RunGit, where: readonly string[]): Promise<Program[]> {
  const listed = await ask([...where, 'config', '--list', '--show-scope', '--includes', '-z']);
  const settings = parseSettings(listed.out);
  const folder = (await ask([...where, 'rev-parse', '--git-common-dir'])).out.trim();
  if (folder === '') return [];
  const named = settings.findLast(({ key }) => key.toLowerCase() === 'core.hookspath')?.value;
  const hooks = named ? [await topOf(ask, where), named] : [folder, 'hooks'];
  return [
    ...findDangerous(settings).map(({ key, value }): Program => [`${key} = ${value}`, value]),
    ...listHooks(resolve(siteRoot, ...hooks)),
  ];
}

/** Relative paths of hooks begin at the top of the work tree, or at a repository without one. */
async function topOf(ask: RunGit, where: readonly string[]): Promise<string> {
  const top = (await ask([...where, 'rev-parse', '--show-toplevel'])).out.trim();
  return top === '' ? (where.at(-1) ?? '') : top;
}

function listHooks(folder: string): Program[] {
  const entries = ignoreMissing(() => readdirSync(folder, { withFileTypes: true }), []);
  const hooks = entries.filter((entry) => !entry.isDirectory() && !entry.name.endsWith('.sample'));
  return hooks.map(({ name }): Program => {
    const file = join(folder, name);
    const text = ignoreMissing(() => readFileSync(file, 'latin1'), '');
    return [say('the program {name} ({file})', { name, file }), text];
  });
}
