// Prints the page of a code: what it means, an example and the exact output.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codes } from '../content/codes.ts';
import { nearest } from '../content/suggest.ts';
import { pathOf } from './generate/error-pages.ts';
import { WrongUse } from './wrong-use.ts';

/** @throws WrongUse when there is no such code */
export function explainCode(productRoot: string, code: string): 0 {
  if (!Object.hasOwn(codes, code)) {
    const near = nearest(code, Object.keys(codes));
    const advice = near === null ? 'All codes are listed in docs/errors/README.md.' : `Did you mean "${near}"?`;
    throw new WrongUse(`There is no code "${code}". ${advice}`);
  }
  process.stdout.write(readFileSync(join(productRoot, pathOf(code)), 'utf8'));
  return 0;
}
