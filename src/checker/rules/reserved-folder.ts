// Rule site/reserved-folder: no public file has an address that the dev server keeps for itself.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { isReservedAddress } from '../../base/pure/route.ts';
import { locateFileStart } from './required-files.ts';
import type { SiteRule } from './rule.ts';

/** Reports each folder, or file at the top, once: at its first file. */
export const reservedFolderRule: SiteRule = ({ facts: { files = new Set() } }) => {
  const first = new Map<string, string>();
  for (const path of files) {
    const [, name = ''] = path.split('/');
    if (isReservedAddress(path) && !first.has(name)) first.set(name, path);
  }
  return [...first].map(([name, path]) =>
    diagnose('site/reserved-folder', locateFileStart(`public${path}`), { folder: `public/${name}` }),
  );
};
