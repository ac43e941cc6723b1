// Tells what changes in a site's folder, file by file, while it is being written.
import { statSync, watch, type FSWatcher } from 'node:fs';
import { basename, join } from 'node:path';
import { goingOn } from './failure-text.ts';
import { foldersIn, isLeftBeside, isPageFile, unlessGone, type Project } from './project.ts';

/** What a site consists of, in its folder. */
const parts = ['site.yaml', 'pages', 'public'];

/**
 * Watches site.yaml, the page files and the public files. Each folder is watched by itself, which tells of all files in it: Node's
 * own way to watch folders below, on Linux, loses a file that is replaced by another one, as many editors save.
 * @param changed is called at once with the path of a file, or of a folder that has come or gone with all that is in it; often
 * several times for one change, also before it is complete
 * @returns what ends it
 */
export function watchSite({ siteRoot }: Project, changed: (path: string) => void): () => void {
  /** By path below the site's folder, which itself is ''. */
  const watchers = new Map<string, FSWatcher>();
  const follow = (folder: string) => {
    // Watched first, then looked into: what comes in between is told twice rather than not at all.
    const watcher = unlessGone(() => watch(join(siteRoot, folder)), undefined);
    if (!watcher) return;
    watchers.set(folder, watcher);
    watcher.on('change', (_event, name) => tell(folder, String(name)));
    // On Windows, when the folder is removed.
    watcher.on('error', () => leave(folder));
    const below = folder === '' ? parts.filter((part) => isFolder(join(siteRoot, part))) : foldersIn(siteRoot, folder);
    for (const each of below) follow(each);
  };
  const leave = (folder: string) => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };
  const tell = (folder: string, name: string) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    const [part] = path.split('/');
    if (!parts.includes(part!) || isLeftBeside(basename(path))) return;
    const file = join(siteRoot, path);
    const isNowFolder = isFolder(file);
    if (isNowFolder || watchers.has(path)) {
      leave(path);
      // Who has been told must not be ended by a link that leads in a circle.
      if (isNowFolder) goingOn(() => follow(path))();
    } else if (part === 'pages' && !isPageFile(path)) return;
    changed(file);
  };
  const stop = () => watchers.forEach((watcher) => watcher.close());
  try {
    follow('');
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // Why it cannot be looked at is for whoever reads it.
    return false;
  }
}
