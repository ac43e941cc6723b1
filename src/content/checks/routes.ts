// Every page has an address of its own that a browser can ask for.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { addressPart, routeOf } from '../route.ts';
import type { SiteCheck } from './check.ts';
import { startOf } from './required-files.ts';

/** Reports two files for one route, routes that differ in capitals only, and names that no address can have. */
export const checkRoutes: SiteCheck = ({ files }) => {
  const byFolded = new Map<string, { route: string; file: string }>();
  const diagnostics: Diagnostic[] = [];
  for (const file of [...files].sort()) {
    const route = routeOf(file);
    if (route === null) continue;
    const part = route.split('/').find((name) => name !== '' && !addressPart.test(name));
    if (part !== undefined)
      diagnostics.push(diagnose('site/bad-route', { ...startOf(file), where: { route } }, { part }));
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
