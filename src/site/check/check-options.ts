// The options of `check`, as the command line passes them on.
import type { PreviewOptions } from '../folder/preview-options.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import type { Output } from '../report/formats.ts';
import { checkMessages } from '../messages/check.ts';

export interface CheckOptions extends PreviewOptions {
  format?: Output[];
  /** The most problems to print. */
  maxProblems?: number;
  /** More warnings than this fail the check. */
  maxWarnings?: number;
  fix?: boolean;
  /** Also applies likely fixes, after asking about each. */
  fixSuggested?: boolean;
  /** Applies likely fixes without asking. */
  yes?: boolean;
  /** Prints what the fixes would change, and changes nothing. */
  dryRun?: boolean;
  /** The file of known problems, which are left out. */
  baseline?: string;
  /** The file that all present problems are written into. */
  writeBaseline?: string;
  stdin?: boolean;
  /** Path of the page that is read from the standard input. */
  stdinFilename?: string;
  /** Reports only what has changed since this commit. */
  changed?: string;
  watch?: boolean;
  /** Caches what was read for the next run. */
  cache?: boolean;
  /** The code to explain, instead of checking. */
  explain?: string;
}

/** @throws UsageError for an option without the one that it belongs to */
export function refuseIncompleteOptions({ stdin, stdinFilename, yes, fixSuggested }: CheckOptions): void {
  if ((stdin === true) !== (stdinFilename !== undefined)) throw new UsageError(checkMessages.stdinAlone());
  if (yes && !fixSuggested) throw new UsageError(checkMessages.yesAlone());
}
