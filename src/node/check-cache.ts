// The checker of `check --cache`: what has not changed since the last run is not read again, and where nothing has
// changed, what was said then is said again.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Checker, Diagnosing, SiteSource } from '../content/check-site.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { openKnownPages, readJson, writeJson, type KeptPages } from './known-pages.ts';
import { loadChecker, versionOf } from './load-checker.ts';
import type { Project } from './project.ts';

/** @returns a checker that takes up where the last run stopped: what has not changed since is not read again */
export function cachingChecker(project: Project): Diagnosing & Pick<Checker, 'siteNames'> {
  const folder = join(project.siteRoot, '.pagewright/check');
  const version = versionOf(project);
  let loaded: { known: KeptPages; checker: Checker } | undefined;
  const load = () => {
    const known = openKnownPages(project);
    return { known, checker: loadChecker(project, known.pages) };
  };
  return {
    checkSite: (source) => {
      const { paths, version: versionAt } = source.texts;
      const whole = hashOf([version, paths.map((path) => [path, versionAt(path)]), factsOf(source)]);
      const last = readJson<LastRun>(join(folder, 'last.json'));
      if (last?.whole === whole) return { diagnostics: last.diagnostics };
      loaded ??= load();
      const { diagnostics } = loaded.checker.checkSite(source);
      loaded.known.save();
      writeJson(join(folder, 'last.json'), { whole, diagnostics } satisfies LastRun);
      return { diagnostics };
    },
    // Where nothing was read nothing has changed, and editors know the names already.
    siteNames: (source) => loaded?.checker.siteNames(source) ?? null,
  };
}

interface LastRun {
  /** Stands for everything that the result follows from. */
  whole: string;
  diagnostics: Diagnostic[];
}

function factsOf({ facts }: SiteSource): unknown {
  return [facts.images, [...facts.icons], [...(facts.files ?? [])]];
}

function hashOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex');
}
