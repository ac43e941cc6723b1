// The command `editor`: gives another site's folder what VS Code needs to complete and check its pages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGroup } from '../content/pointer.ts';
import { isOwnSite, writeChanged, writeEditorFiles } from './editor-files.ts';
import { loadChecker } from './load-checker.ts';
import { readFacts, type Project } from './project.ts';
import { textsOnDisk } from './site-texts.ts';
import { WrongUse } from './wrong-use.ts';

const settingsFiles = ['.vscode/settings.json', '.vscode/extensions.json'];

/** @returns 0; from then on `dev` and `check` keep the files as the site is */
export function setUpEditor(project: Project): 0 {
  const written = editorSetup(project);
  for (const path of written) console.log(`written: ${path}`);
  if (written.length === 0) console.log('Everything is there and as the site is now.');
  return 0;
}

/** @returns the paths of the settings, schemas and names that were written, below the site's folder */
export function editorSetup(project: Project): string[] {
  const names = loadChecker(project).siteNames({ texts: textsOnDisk(project), facts: readFacts(project) });
  if (!names) throw new WrongUse('site.yaml cannot be read. Run the check first: it says what is wrong.');
  const settings = isOwnSite(project) ? [] : settingsFiles.filter((path) => writeSettings(path, project));
  return [...settings, ...writeEditorFiles(project, names)];
}

/** Adds what Pagewright's own folder has to what stands there. @returns whether anything was written */
function writeSettings(path: string, { productRoot, siteRoot }: Project): boolean {
  const ours = JSON.parse(readFileSync(join(productRoot, path), 'utf8')) as Settings;
  const file = join(siteRoot, path);
  const theirs = existsSync(file) ? readSettings(file, ours) : {};
  const added = Object.entries(ours).map(([key, value]) => [key, together(theirs[key], value)]);
  return writeChanged(file, `${JSON.stringify({ ...theirs, ...Object.fromEntries(added) }, null, 2)}\n`);
}

type Settings = Record<string, unknown>;

/** VS Code allows comments in these files; we would lose them, so such a file is left to its owner. */
function readSettings(file: string, ours: Settings): Settings {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Settings;
  } catch {
    const lines = JSON.stringify(ours, null, 2);
    throw new WrongUse(`${file} has comments or is no JSON, so it was left as it is. Put this into it:\n${lines}`);
  }
}

function together(theirs: unknown, ours: unknown): unknown {
  if (Array.isArray(theirs) && Array.isArray(ours))
    return [...new Set([...(theirs as unknown[]), ...(ours as unknown[])])];
  return isGroup(theirs) && isGroup(ours) ? { ...theirs, ...ours } : ours;
}
