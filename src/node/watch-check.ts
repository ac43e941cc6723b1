// Checks again whenever a file of the site changes.
import { watch, type FSWatcher } from 'node:fs';
import { extname, join } from 'node:path';
import { goingOn } from './failure-text.ts';
import { foldersIn, isPageFile, type Project } from './project.ts';

/** Milliseconds without a further change: editors empty a file before they write it. */
const settle = 50;

/**
 * Calls `check` at once and after every change. It ends only when the first call throws; what fails later is printed, because the
 * next change may mend it. Folders are watched one by one: Node's own way to watch those below, on Linux, loses a file that
 * is replaced by another one, as many editors save.
 */
export async function watchSite({ siteRoot }: Project, check: () => void): Promise<never> {
  let watchers: FSWatcher[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const follow = (folder: string, isOurs: (name: string) => boolean) => {
    const noted = (name: string | null) => (!name || isOurs(name)) && changed();
    return watch(join(siteRoot, folder), (_event, name) => noted(name)).on('error', () => noted(null));
  };
  const look = () => {
    // Folders may have come and gone. What changes from here on is told, what has changed before is read.
    const [pages, pictures] = [foldersIn(siteRoot, 'pages'), foldersIn(siteRoot, 'public')];
    stop();
    watchers = [
      follow('', (name) => ['site.yaml', 'pages', 'public'].includes(name)),
      ...pages.map((folder) => follow(folder, mayHoldPages)),
      ...pictures.map((folder) => follow(folder, () => true)),
    ];
    check();
  };
  const stop = () => watchers.forEach((watcher) => watcher.close());
  const changed = () => {
    clearTimeout(waiting);
    waiting = setTimeout(goingOn(look), settle);
  };
  try {
    look();
  } catch (error) {
    stop();
    throw error;
  }
  return new Promise(() => {});
}

/** What has no ending is a folder, or was one. */
function mayHoldPages(name: string): boolean {
  return isPageFile(name) || extname(name) === '';
}
