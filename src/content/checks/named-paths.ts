// The pages and files that something names, for the rules that ask what nothing names.
import { remembered } from '../once.ts';
import { isPicture, pathOf, type Mention } from '../references.ts';

/**
 * Gives the paths of the pages, pictures and other files of the site among mentions, each once. Mentions of a page or of
 * site.yaml do not change as long as it does not, so they are gone through once.
 */
export const namedPaths = remembered((mentions: readonly Mention[]): readonly string[] => {
  const paths = new Set<string>();
  for (const { kind, name } of mentions) {
    if (isPicture(kind)) paths.add(name);
    else if ((kind === 'address' || kind === 'file') && name.startsWith('/')) paths.add(pathOf(name));
  }
  return [...paths];
});
