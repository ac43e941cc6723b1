// Public addresses: the files of the site's public folder that are sent and published.
import { join } from 'node:path';
import { hasExactFile } from '../../base/disk/exact-file.ts';
import { leadsOutside } from '../../base/disk/real-paths.ts';
import { isReservedAddress } from '../../base/pure/route.ts';
import { judgeName } from './judge-name.ts';

/** @returns whether an address is that of a file in the site's public folder which a build keeps */
export function isPublished(siteRoot: string, address: string): boolean {
  if (isReservedAddress(address) || !hasExactFile(join(siteRoot, 'public'), address)) return false;
  if (address.split('/').some((name) => judgeName(name) !== undefined)) return false;
  return !leadsOutside(siteRoot, `public${address}`);
}
