// Reading of files that may be removed at any moment.
import { describeSystemError } from '../terminal/error-text.ts';

/** @returns the result of reading a file; `otherwise` if it does not exist (any more) */
export function ignoreMissing<Found, Otherwise>(readFile: () => Found, otherwise: Otherwise): Found | Otherwise {
  try {
    return readFile();
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && describeSystemError(error) === undefined;
    if (isGone) return otherwise;
    throw error;
  }
}
