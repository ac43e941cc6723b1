// The pages and files that something names, for the rules that ask what nothing names.
import { isPicture, pathOf, type Mention } from '../references.ts';

const known = new WeakMap<readonly Mention[], readonly string[]>();

/**
 * @param mentions of a page or of site.yaml; they do not change as long as it does not, so they are gone through once
 * @returns the paths of the pages, pictures and other files of the site among them, each once
 */
export function namedPaths(mentions: readonly Mention[]): readonly string[] {
  const earlier = known.get(mentions);
  if (earlier) return earlier;
  const paths = new Set<string>();
  for (const { kind, name } of mentions) {
    if (isPicture(kind)) paths.add(name);
    else if ((kind === 'address' || kind === 'file') && name.startsWith('/')) paths.add(pathOf(name));
  }
  const found = [...paths];
  known.set(mentions, found);
  return found;
}
