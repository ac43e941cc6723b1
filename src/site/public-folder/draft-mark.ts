// The mark of a draft: a file in the public folder of a copy of the site that is to be shown before
// it is published. The editor puts it into the branch of a draft.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { draftMark } from '../../base/addresses/draft-address.ts';

/** `robots.txt` of a draft: it is for those who have the address, and not for search engines. */
export const closedRobots = 'User-agent: *\nDisallow: /\n';

/** @returns whether a site's folder is the copy of a draft, which is built with what is not public yet */
export function isDraftCopy(siteRoot: string): boolean {
  return existsSync(join(siteRoot, 'public', draftMark));
}
