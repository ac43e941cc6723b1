// Messages for errors that are not in a site's texts: wrong use, errors of the file system,
// contradictions in the product's own schemas, and crashes of Pagewright.
import { lstatSync, readlinkSync } from 'node:fs';
import { isDeveloperError } from '../pure/developer-error.ts';
import { UsageError } from './usage-error.ts';

/** @returns what to print for anything that was thrown */
export function describeError(error: unknown): string {
  if (error instanceof UsageError || isDeveloperError(error)) return error.message;
  return (
    describeSystemError(error) ??
    `${ownFault}\n\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  );
}

/**
 * For tasks that follow an author's edits: an error must not end the program, because the next edit
 * may correct it.
 * @returns the task, which logs its errors and never throws
 */
export function logErrors(task: () => void, log: (text: string) => void = (text) => console.error(text)): () => void {
  return () => {
    try {
      task();
    } catch (error) {
      log(describeError(error));
    }
  };
}

const ownFault =
  'Pagewright itself failed. This is our mistake, not yours. Please report it with the lines below.\nIf you have just changed something in src or schemas, they say what is wrong there.';

/** @returns what the file system refused and what to do; undefined for any other error */
export function describeSystemError(error: unknown): string | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return undefined;
  return path === undefined
    ? systemErrors[code]
    : (systemErrorsAt[`${syscall} ${code}`] ?? systemErrorsAt[code])?.(path);
}

const denied = (path: string) => `${path} cannot be read or written: permission denied. Please change its permissions.`;

const noFolder = (path: string) =>
  `${path} needs a folder, but there is a file in its place. Please move that file away.`;

const tooManyWatchers = (path: string) =>
  `${path} cannot be watched: the system's limit is reached. Please close other programs that watch folders, or raise the limit (on Linux fs.inotify.max_user_watches and max_user_instances).`;

/** By error code, for errors without a path: those of files that are open already. */
const systemErrors: Record<string, string | undefined> = {
  ENOSPC: 'The disk is full. Please free some space and try again.',
  EDQUOT: 'Your quota on this disk is used up. Please free some space and try again.',
  EFBIG: 'A file would be larger than the system allows.',
  EISDIR: 'A folder has the name of a file, such as site.yaml. Please rename the folder.',
};

/** By error code. A missing file is a mistake of ours, unless a link leads to it. */
const systemErrorsAt: Record<string, (path: string) => string | undefined> = {
  EACCES: denied,
  EPERM: denied,
  EROFS: (path) => `${path} is on a read-only disk.`,
  'watch ENOSPC': tooManyWatchers,
  'watch EMFILE': tooManyWatchers,
  ENOSPC: (path) => `The disk is full: there is no space for ${path}.`,
  ENOENT: (path) =>
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
      ? `${path} is a link to ${readlinkSync(path)}, which is not there. Please delete or correct it.`
      : undefined,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ELOOP: (path) => `${path} is a link that leads back to itself. Please delete or correct it.`,
};
