// Puts into words what no text of the site can be blamed for: a call that makes no sense, a disk or a permission that stands in
// the way, a source that contradicts itself, or Pagewright.
import { lstatSync, readlinkSync } from 'node:fs';
import { WrongSource } from '../content/wrong-source.ts';
import { WrongUse } from './wrong-use.ts';

/** @returns what to print for anything that was thrown */
export function failureText(error: unknown): string {
  if (error instanceof WrongUse || error instanceof WrongSource) return error.message;
  return refusalText(error) ?? `${ours}\n\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/**
 * For what follows a site as it is written: what fails is printed and must not end the program, because the next change may mend it.
 * @returns the task, which never throws
 */
export function goingOn(task: () => void): () => void {
  return () => {
    try {
      task();
    } catch (error) {
      console.error(failureText(error));
    }
  };
}

const ours =
  'Pagewright itself failed. This is our mistake, not yours. Please report it with the lines below.\nIf you have just changed something in src or schemas, they say what is wrong there.';

/** @returns what the system has refused and what to do; nothing for an error of another kind */
export function refusalText(error: unknown): string | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return undefined;
  return path === undefined ? withoutPath[code] : (refusals[`${syscall} ${code}`] ?? refusals[code])?.(path);
}

const forbidden = (path: string) => `${path} may not be read or written. Please allow it for yourself.`;

const noFolder = (path: string) => `${path} needs a folder where there is a file. Please move that file away.`;

const watchesEnough = (path: string) =>
  `${path} cannot be watched: the system watches as many folders as it may. Please close other programs that do, or raise the limit (on Linux fs.inotify.max_user_watches and max_user_instances).`;

/** Of a file that is open already, Node does not say which one it is. */
const withoutPath: Record<string, string | undefined> = {
  ENOSPC: 'The disk is full. Please make room and try again.',
  EDQUOT: 'You may not use more of this disk. Please make room and try again.',
  EFBIG: 'A file would be larger than the system allows.',
  EISDIR: 'There is a folder with the name of a file, such as site.yaml. Please give it another name.',
};

/** By the system's names for them. A file that is not there is a mistake of ours, unless a link leads to it. */
const refusals: Record<string, (path: string) => string | undefined> = {
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: (path) => `${path} is on a disk that can only be read.`,
  'watch ENOSPC': watchesEnough,
  'watch EMFILE': watchesEnough,
  ENOSPC: (path) => `The disk is full: there is no room for ${path}.`,
  ENOENT: (path) =>
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
      ? `${path} is a link to ${readlinkSync(path)}, which is not there. Please remove it or mend it.`
      : undefined,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ELOOP: (path) => `${path} is a link that leads back to itself. Please remove it or mend it.`,
};
