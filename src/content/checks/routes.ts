// Every page has an address of its own that a browser can ask for.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { badPartOf, publicPathsOf, routeOf } from '../route.ts';
import type { SiteCheck } from './check.ts';
import { startOf } from './required-files.ts';

/** Reports two files for one route, routes that differ in capitals only, names that no address can have, and public files in the way. */
export const checkRoutes: SiteCheck = ({ files, facts }) => {
  const byFolded = new Map<string, { route: string; file: string }>();
  const diagnostics: Diagnostic[] = [];
  for (const file of [...files].sort()) {
    const route = routeOf(file);
    if (route === null) continue;
    const place = { ...startOf(file), where: { route } };
    const part = badPartOf(route);
    if (part !== undefined) diagnostics.push(diagnose('site/bad-route', place, { part }));
    const inTheWay = publicPathsOf(route).find((path) => facts.files?.has(path));
    if (inTheWay !== undefined) diagnostics.push(diagnose('site/file-shadows-page', place, { route, path: inTheWay }));
    const first = byFolded.get(route.toLowerCase());
    if (first) diagnostics.push(clash({ file, route }, first));
    else byFolded.set(route.toLowerCase(), { route, file });
  }
  return diagnostics;
};

type RoutedFile = { file: string; route: string };

function clash({ file, route }: RoutedFile, first: RoutedFile): Diagnostic {
  const place = { ...startOf(file), where: { route } };
  const related = [
    { file: first.file, range: startOf(first.file).range, message: `${first.route} comes from this file.` },
  ];
  if (route === first.route) return diagnose('site/duplicate-route', place, { route, other: first.file, related });
  return diagnose('site/route-case-clash', place, { route, other: first.route, related });
}
