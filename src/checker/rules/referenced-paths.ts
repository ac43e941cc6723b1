// Referenced paths: the pages and files that something names, for rules about what nothing uses.
import { memoizeByObject } from '../../base/pure/lazy.ts';
import { isImageReference, stripQuery, type NamedReference } from '../schema/references.ts';

/**
 * @returns the paths of pages, pictures and other files among mentions, each once. Memoized,
 * because a record's mentions never change.
 */
export const findReferencedPaths = memoizeByObject((mentions: readonly NamedReference[]): readonly string[] => {
  const paths = new Set<string>();
  for (const { kind, name } of mentions) {
    if (isImageReference(kind)) paths.add(name);
    else if ((kind === 'address' || kind === 'file') && name.startsWith('/')) paths.add(stripQuery(name));
  }
  return [...paths];
});
