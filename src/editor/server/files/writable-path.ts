// Paths that the editor may write: what a request or the journal names is checked before anything is
// read or written there.
import { leadsOutside } from '../../../base/disk/real-paths.ts';
import { isSiteText } from '../../../site/folder/project.ts';

/** @returns whether a path names one of the kinds of files that the editor writes, below the site's folder */
export function isEditable(file: string): boolean {
  const parts = file.split('/');
  return isSiteText(file) && !/[\\\0]/.test(file) && parts.every((part) => part !== '' && !part.startsWith('.'));
}

/** @returns why the editor does not write a file, as a sentence; null when it may */
export function describeUnwritable(siteRoot: string, file: string): string | null {
  if (!isEditable(file)) return `${file} is no file that the editor may write.`;
  return leadsOutside(siteRoot, file)
    ? `${file} leads out of the site, by a link, so it is not written. Change it where it is, or put a copy in the site.`
    : null;
}
