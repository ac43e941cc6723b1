// The explanation of a code: what it means, an example and the exact output.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codes } from '../../checker/diagnostics/messages/codes.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { errorPagePath } from '../report/error-pages.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { checkMessages } from '../messages/check.ts';

/** Prints the page of a code in docs/errors. @throws UsageError if there is no such code */
export function explainCode(productRoot: string, code: string): 0 {
  if (!Object.hasOwn(codes, code)) {
    throw new UsageError(checkMessages.noCode({ code, nearest: nearest(code, Object.keys(codes)) }));
  }
  process.stdout.write(readFileSync(join(productRoot, errorPagePath(code)), 'utf8'));
  return 0;
}
