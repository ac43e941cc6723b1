// Referenced paths: the pages and files that something names, for rules about what nothing uses.
import { comparablePath, splitAddress } from '../../base/addresses/address.ts';
import { memoizeByObject } from '../../base/pure/lazy.ts';
import { isImageReference, type NamedReference } from '../schema/references.ts';

/**
 * @returns the paths of pages, pictures and other files among mentions in their comparable form,
 *   each once; an address with ? or # also as a whole, because names of files may have them.
 *   Memoized, because a record's mentions never change.
 */
export const findReferencedPaths = memoizeByObject((mentions: readonly NamedReference[]): readonly string[] => {
  const paths = new Set<string>();
  for (const { kind, name } of mentions) {
    if (isImageReference(kind)) paths.add(comparablePath(name));
    else if ((kind === 'address' || kind === 'file') && name.startsWith('/')) {
      const { path, query, anchor } = splitAddress(name);
      paths.add(comparablePath(path));
      if (query + anchor !== '') paths.add(comparablePath(name)).add(comparablePath(path + query));
    }
  }
  return [...paths];
});
