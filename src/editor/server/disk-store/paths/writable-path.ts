// Paths that the editor may write: those of requests and of the journal are checked first.
import { say } from '../../../../base/words/say.ts';
import { leadsOutside } from '../../../../base/disk/real-paths.ts';
import { isSiteText } from '../../../../site/folder/project.ts';

/** @returns whether a path below the site's folder names a kind of file that the editor writes */
export function isEditable(file: string): boolean {
  const parts = file.split('/');
  const isKnown = isSiteText(file) || isPictureFile(file);
  return isKnown && !/[\\\0]/.test(file) && parts.every((part) => part !== '' && !part.startsWith('.'));
}

/** @returns whether a path names a picture that visitors can be shown */
export function isPictureFile(file: string): boolean {
  return /^public\/.+\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(file);
}

/** In bytes: disks take 255, and a file is first written beside its place. */
const maxName = 220;

/** @returns why the editor does not write a file, as a sentence; null when it may */
export function describeUnwritable(siteRoot: string, file: string): string | null {
  if (file.split('/').some((part) => Buffer.byteLength(part) > maxName))
    return say('{file}… is longer than the name of a file can be. Shorten it.', { file: file.slice(0, 40) });
  if (!isEditable(file)) return say('{file} is no file that the editor may write.', { file });
  return leadsOutside(siteRoot, file)
    ? say(
        '{file} leads out of the site, by a link, so it is not written. Change it where it is, or put a copy in the site.',
        { file },
      )
    : null;
}
