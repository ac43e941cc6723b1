// Watching a site's folder: reports each file that changes.
import { statSync, watch, type FSWatcher } from 'node:fs';
import { basename, join } from 'node:path';
import { logErrors } from '../../base/terminal/error-text.ts';
import { ownEntries } from './own-parts.ts';
import { textFolders } from '../../checker/text-files/text-file.ts';
import { isSiteText, type Project } from './project.ts';
import { ignoreMissing } from '../../base/disk/ignore-missing.ts';
import { listFolders, isEditorLeftover } from '../../base/disk/list-files.ts';

/** The entries of a site's folder that belong to the site. */
const watchedEntries: readonly string[] = ['site.yaml', 'pages', 'public', ...textFolders, ...ownEntries];

/**
 * Watches site.yaml, the page files, the public files and the site's own sections and styles. Each
 * folder has a watcher of its own: on Linux, Node's recursive watcher loses a file that is replaced
 * by another one, which is how many editors save.
 * @param changed is called at once with the path of a file, or of a folder that was added or
 * removed; often several times for one change, also before it is complete
 * @param options `persistent` as for Node's `watch`: true where watching is all that a program does
 * @returns a function that stops watching
 */
export function watchSite(
  { siteRoot }: Project,
  changed: (path: string) => void,
  options: { persistent: boolean } = { persistent: true },
): () => void {
  /** By path below the site's folder; '' is that folder itself. */
  const watchers = new Map<string, FSWatcher>();
  const watchFolder = (folder: string) => {
    // Watched first, then listed: a file added in between is reported twice rather than not at all.
    const watcher = ignoreMissing(() => watch(join(siteRoot, folder), options), undefined);
    if (!watcher) return;
    watchers.set(folder, watcher);
    watcher.on('change', (_event, name) => handleChange(folder, String(name)));
    // On Windows, when the folder is removed.
    watcher.on('error', () => unwatchFolder(folder));
    const below =
      folder === '' ? watchedEntries.filter((part) => isFolder(join(siteRoot, part))) : listFolders(siteRoot, folder);
    for (const each of below) watchFolder(each);
  };
  const unwatchFolder = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };
  const handleChange = (folder: string, name: string) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    const [part] = path.split('/');
    if (!watchedEntries.includes(part!) || isEditorLeftover(basename(path))) return;
    const file = join(siteRoot, path);
    const isNowFolder = isFolder(file);
    if (isNowFolder || watchers.has(path)) {
      unwatchFolder(path);
      // A link that leads in a circle throws, and must not end the program.
      if (isNowFolder) logErrors(() => watchFolder(path))();
    } else if (hasTextsOnly(part!) && !isSiteText(path)) return;
    changed(file);
  };
  const stop = () => watchers.forEach((watcher) => watcher.close());
  try {
    watchFolder('');
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

function hasTextsOnly(folder: string): boolean {
  return ['pages', ...textFolders].includes(folder);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // Whoever reads it reports why it cannot be read.
    return false;
  }
}
