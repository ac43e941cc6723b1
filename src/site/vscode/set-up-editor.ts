// The command `editor`: writes settings, schemas and names with which VS Code completes and checks
// a site's pages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGroup } from '../../base/pure/pointer.ts';
import { writeIfChanged } from '../../base/disk/write-atomic.ts';
import { missingCompilerSettings } from './compiler-settings.ts';
import { isOwnSite, writeEditorFiles } from './editor-files.ts';
import { writeOwnEntries } from '../folder/own-entries.ts';
import { findOwnParts } from '../folder/own-parts.ts';
import { loadChecker } from '../folder/load-checker.ts';
import { readFacts, type Project } from '../folder/project.ts';
import { openTexts } from '../folder/site-texts.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { editorFileMessages } from '../messages/folder.ts';

const settingsFiles = ['.vscode/settings.json', '.vscode/extensions.json'];

/** Writes the files; from then on `dev` and `check` update them. */
export function setUpEditor(project: Project): 0 {
  const written = writeEditorSetup(project);
  for (const path of written) console.log(editorFileMessages.written(path));
  if (written.length === 0) console.log(editorFileMessages.upToDate());
  return 0;
}

/**
 * @returns the paths of the settings, schemas and names that were written, below the site's folder
 */
export function writeEditorSetup(project: Project): string[] {
  const names = loadChecker(project).collectCompletionNames({ texts: openTexts(project), facts: readFacts(project) });
  if (!names) throw new UsageError(editorFileMessages.unreadableSite());
  const settings = isOwnSite(project) ? [] : settingsFiles.filter((path) => writeSettings(path, project));
  return [...settings, ...writeCompilerSettings(project), ...writeEditorFiles(project, names)];
}

/** Writes the settings for a site's own code, if it has some. @returns the paths of what is new */
function writeCompilerSettings(project: Project): string[] {
  const own = findOwnParts(project);
  const hasCode = own.blocks.some(({ owner }) => owner === 'site') || Object.keys(own.components).length > 0;
  if (!hasCode || isOwnSite(project)) return [];
  writeOwnEntries(project, own);
  const files = Object.entries(missingCompilerSettings(project.siteRoot));
  return files.flatMap(([path, text]) => (writeIfChanged(join(project.siteRoot, path), text) ? [path] : []));
}

/**
 * Adds the settings of Pagewright's own folder to the site's.
 * @returns whether anything was written
 */
function writeSettings(path: string, { productRoot, siteRoot }: Project): boolean {
  const ours = JSON.parse(readFileSync(join(productRoot, path), 'utf8')) as Settings;
  const file = join(siteRoot, path);
  const theirs = existsSync(file) ? readSettings(file, ours) : {};
  const added = Object.entries(ours).map(([key, value]) => [key, mergeSettings(theirs[key], value)]);
  return writeIfChanged(file, `${JSON.stringify({ ...theirs, ...Object.fromEntries(added) }, null, 2)}\n`);
}

type Settings = Record<string, unknown>;

/**
 * VS Code allows comments in these files. We would lose them, so such a file is left to its owner.
 */
function readSettings(file: string, ours: Settings): Settings {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Settings;
  } catch {
    const lines = JSON.stringify(ours, null, 2);
    throw new UsageError(editorFileMessages.unreadableSettings({ file, lines }));
  }
}

function mergeSettings(theirs: unknown, ours: unknown): unknown {
  if (Array.isArray(theirs) && Array.isArray(ours))
    return [...new Set([...(theirs as unknown[]), ...(ours as unknown[])])];
  return isGroup(theirs) && isGroup(ours) ? { ...theirs, ...ours } : ours;
}
