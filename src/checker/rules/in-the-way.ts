// Rule site/in-the-way: no public file is where the finished site has a folder, and no public
// folder where it has a file.
import { findMadeEnding, isForHost } from '../../base/pure/route.ts';
import { lazy } from '../../base/pure/lazy.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import { builtFolders, listBuiltFiles, listDocuments } from './built-files.ts';
import { locateFileStart } from './required-files.ts';
import type { SiteRule } from './rule.ts';

interface PublicFolder {
  path: string;
  /** The first file in it, which has the message: editors open no folder. */
  file: string;
}

/** Reports each file and folder once. Files at the address of a page are those of routes.ts. */
export const inTheWayRule: SiteRule = (context) => {
  const files = context.facts.files ?? new Set();
  const folders = listFolders(files);
  return [...findFiles(files, folders, context), ...findFolders(folders, context)];
};

/** @returns the folders by their paths in small letters: many disks do not tell these apart */
function listFolders(files: Iterable<string>): Map<string, PublicFolder> {
  const seen = new Set<string>();
  const folders = new Map<string, PublicFolder>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const path = file.slice(0, end);
      if (seen.has(path)) break;
      seen.add(path);
      const folded = path.toLowerCase();
      if (!folders.has(folded)) folders.set(folded, { path, file });
    }
  }
  return folders;
}

function findFiles(
  files: Iterable<string>,
  folders: ReadonlyMap<string, PublicFolder>,
  { site }: RuleContext,
): Diagnostic[] {
  const made = new Set([...builtFolders, ...listParents(site.site?.endpoints.netlify?.address ?? '')]);
  const diagnostics: Diagnostic[] = [];
  for (const path of files) {
    const folded = path.toLowerCase();
    const other = made.has(folded) ? folded.slice(1) : folders.get(folded) && `public${folders.get(folded)!.path}`;
    if (other === undefined) continue;
    const facts = { path: `public${path}`, isFolder: false, other };
    diagnostics.push(diagnose('site/in-the-way', locateFileStart(`public${path}`), facts));
  }
  return diagnostics;
}

function listParents(path: string): string[] {
  const parts = path.toLowerCase().split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** Matches what could have the name of a file in a folder that a build fills. */
const inBuiltFolder = /^\/(?:assets\/(?:fonts|images|share)|pagefind)\/.*\.[a-z][\w-]*$/;

function findFolders(folders: ReadonlyMap<string, PublicFolder>, context: RuleContext): Diagnostic[] {
  const made = lazy(() => {
    const all = [...listDocuments(context), ...listBuiltFiles(context)];
    return new Set(all.map((path) => path.toLowerCase()));
  });
  return [...folders].flatMap(([folded, { path, file }]): Diagnostic[] => {
    // Hosts look for compressed forms beside a file.
    const plain = folded.replace(/\.(?:br|gz)$/, '');
    const isAlways = isForHost(plain) || inBuiltFolder.test(plain);
    if (!isAlways && !(findMadeEnding(plain) !== undefined && made().has(plain))) return [];
    const facts = { path: `public${path}`, isFolder: true, other: folded.slice(1) };
    return [diagnose('site/in-the-way', locateFileStart(`public${file}`), facts)];
  });
}
