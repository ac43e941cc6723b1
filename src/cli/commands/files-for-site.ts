// Turns the files of a new type of section in Pagewright into those of one in a site: one folder,
// and imports by Pagewright's name.
import { missingCompilerSettings } from '../../site/vscode/compiler-settings.ts';

/** Imports of the templates, and the entry of Pagewright that exports each. */
const entries: [source: RegExp, entry: string][] = [
  [/^#schemas$|\/block-props\.ts$/, 'pagewright/blocks'],
  [/^\.\.\/\.\.\/ui\//, 'pagewright/ui'],
  [/^\.\.\/\.\.\/state\//, 'pagewright/state'],
  [/^\.\/awake\.ts$/, 'pagewright/testing'],
];

/**
 * @param files by their paths in Pagewright's folder
 * @returns the files by their paths in the site, with a tsconfig.json where the site has none
 */
export function filesForSite(siteRoot: string, name: string, files: Record<string, string>): Record<string, string> {
  const own = Object.entries(files).map(([path, text]) => [
    `blocks/${name}/${path.split('/').at(-1)!}`,
    path.endsWith('.json') ? text : withEntries(text),
  ]);
  return { ...Object.fromEntries(own), ...missingCompilerSettings(siteRoot) };
}

/** Imports from the same entry become one. */
function withEntries(text: string): string {
  const names = new Map<string, string[]>();
  const lines = text.split('\n').flatMap((line) => {
    const [, type, list, source] = /^import( type)? \{ ([^}]+) \} from '([^']+)';$/.exec(line) ?? [];
    const [, entry] = entries.find(([pattern]) => pattern.test(source ?? '')) ?? [];
    if (!entry || !list) return [line];
    const key = `import${type ?? ''} % from '${entry}';`;
    const known = names.get(key);
    names.set(key, [...(known ?? []), ...list.split(', ')]);
    return known ? [] : [key];
  });
  return lines
    .map((line) => (names.has(line) ? line.replace('%', `{ ${names.get(line)!.sort().join(', ')} }`) : line))
    .join('\n');
}
