// Checks again whenever a file of the site changes.
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { isPageFile, type Project } from './project.ts';

/** Milliseconds without a further change: editors empty a file before they write it. */
const settle = 50;

/** Calls `check` after every change. It ends only when `check` throws. */
export function watchSite({ siteRoot }: Project, check: () => void): Promise<never> {
  return new Promise((_resolve, reject) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        try {
          check();
        } catch (error) {
          reject(error as Error);
        }
      }, settle);
    };
    // Editors replace a file by another one, so its folder is watched, not the file.
    watch(siteRoot, (_event, name) => name === 'site.yaml' && changed());
    const pages = join(siteRoot, 'pages');
    if (existsSync(pages))
      watch(pages, { recursive: true }, (_event, name) => (!name || isPageFile(name)) && changed());
    const pictures = join(siteRoot, 'public');
    if (existsSync(pictures)) watch(pictures, { recursive: true }, changed);
  });
}
