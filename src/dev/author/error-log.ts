// The dev server's log of errors. Each request of a broken page, and of each script on it, meets
// the same error: it is printed once, until the site's code changes.
import type { Logger } from 'vite';
import { hashStamps, stampFiles } from '../../base/disk/file-stamps.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { CodeMistake, findCodeMistake } from '../../builder/own-code/code-mistake.ts';
import { listCodeFolders } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';

/** @param print prints it; by default on standard error */
export type ErrorLog = (message: string, print?: () => void) => void;

/** @returns a log that prints a message again only if a file of the site's code has changed since */
export function openErrorLog({ siteRoot }: Project): ErrorLog {
  const printed = new Map<string, string>();
  return (message, print = () => console.error(message)) => {
    const state = readCodeState(siteRoot);
    if (printed.get(message) === state) return;
    printed.set(message, state);
    print();
  };
}

function readCodeState(siteRoot: string): string {
  try {
    const files = ['blocks', 'components'].flatMap((folder) => listFiles(siteRoot, folder));
    return hashStamps(stampFiles(siteRoot, [...files, 'styles.css']));
  } catch {
    // A link in a circle, which is reported where the code is read.
    return '';
  }
}

/** @returns Vite's logger for a log: mistakes in the site's code have their place, and no stack */
export function logMistakes(logger: Logger, project: Project, log: ErrorLog): Logger {
  return {
    ...logger,
    error: (message, options) => {
      const { error } = options ?? {};
      const known = error?.cause instanceof CodeMistake ? error.cause : undefined;
      const mistake = known ?? findCodeMistake(error, project, listCodeFolders(project, []));
      if (mistake) log(mistake.message);
      else log(message, () => logger.error(message, options));
    },
  };
}
