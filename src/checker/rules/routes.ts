// Rule: every page has an address that no other page has and that browsers can ask for.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { findBadSegment, listConflictingPaths, toRoute } from '../../base/pure/route.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import type { SiteRule } from './rule.ts';
import { lazy } from '../../base/pure/lazy.ts';
import { locateFileStart } from './required-files.ts';
import { notes } from '../diagnostics/messages/notes.ts';

/**
 * Reports clashing routes, names that cannot be addresses, and public files at the address of a
 * page.
 */
export const routesRule: SiteRule = (context) => {
  const { files, facts } = context;
  const byFolded = new Map<string, { route: string; file: string }>();
  const diagnostics: Diagnostic[] = [];
  const filesByCase = facts.files && new Map(Array.from(facts.files, (path) => [path.toLowerCase(), path]));
  for (const file of [...files].sort()) {
    const route = toRoute(file);
    if (route === null) continue;
    const place = { ...locateFileStart(file), where: { route } };
    const part = findBadSegment(route);
    if (part !== undefined) diagnostics.push(diagnose('site/bad-route', place, { part }));
    const folded = route.toLowerCase();
    const inTheWay = filesByCase && listConflictingPaths(folded).find((path) => filesByCase.has(path));
    if (inTheWay !== undefined)
      diagnostics.push(diagnose('site/file-shadows-page', place, { route, path: filesByCase!.get(inTheWay)! }));
    const first = byFolded.get(folded);
    if (first) diagnostics.push(clash({ file, route }, first));
    else byFolded.set(folded, { route, file });
  }
  return [...diagnostics, ...(filesByCase ? findBeforeLists(filesByCase, context) : [])];
};

/** Reports each public file at the address of a page that a list has further on, once. */
function findBeforeLists(filesByCase: ReadonlyMap<string, string>, { routes, listRoutes }: RuleContext): Diagnostic[] {
  const ofPages = lazy(() => new Set([...routes.keys()].flatMap((route) => listConflictingPaths(route.toLowerCase()))));
  const found = new Map<string, string>();
  for (const route of listRoutes()) {
    const inTheWay = listConflictingPaths(route.toLowerCase()).find((each) => filesByCase.has(each));
    if (inTheWay !== undefined && !ofPages().has(inTheWay) && !found.has(inTheWay)) found.set(inTheWay, route);
  }
  return [...found].map(([folded, route]) => {
    const path = filesByCase.get(folded)!;
    return diagnose('site/file-shadows-page', locateFileStart(`public${path}`), { route, path });
  });
}

type RoutedFile = { file: string; route: string };

function clash({ file, route }: RoutedFile, first: RoutedFile): Diagnostic {
  const place = { ...locateFileStart(file), where: { route } };
  const related = [{ file: first.file, range: locateFileStart(first.file).range, message: notes.page(first.route) }];
  if (route === first.route) return diagnose('site/duplicate-route', place, { route, other: first.file, related });
  return diagnose('site/route-case-clash', place, { route, other: first.route, related });
}
