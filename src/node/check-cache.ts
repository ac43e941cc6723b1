// The checker of `check --cache`: what has not changed since the last run is not read again, and where nothing has
// changed, what was said then is said again, until a date of the site is reached.
import { join } from 'node:path';
import type { Checker, Diagnosing, SiteSource } from '../content/check-site.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { hashOf } from './hash-of.ts';
import { readJson } from './kept.ts';
import { openKnownPages, type KeptPages } from './known-pages.ts';
import { loadChecker, versionOf } from './load-checker.ts';
import type { Project } from './project.ts';
import { isSettledAt, type Settled } from './settled.ts';
import { writeWhole } from './write-whole.ts';

/** @returns a checker that takes up where the last run stopped: what has not changed since is not read again */
export function cachingChecker(project: Project): Diagnosing & Pick<Checker, 'siteNames'> {
  const folder = join(project.siteRoot, '.pagewright/check');
  const version = versionOf(project);
  let loaded: { known: KeptPages; checker: Checker } | undefined;
  const load = () => {
    const known = openKnownPages(project, version);
    return { known, checker: loadChecker(project, known.pages) };
  };
  return {
    checkSite: (source) => {
      const { paths, version: versionAt } = source.texts;
      const { now } = source.facts.view;
      const whole = hashOf([version, paths.map((path) => [path, versionAt(path)]), factsOf(source)]);
      const last = readJson<LastRun>(join(folder, 'last.json'));
      if (last?.whole === whole && isSettledAt(now, last)) return { diagnostics: last.diagnostics };
      loaded ??= load();
      const { diagnostics, settledUntil } = loaded.checker.checkSite(source);
      loaded.known.save();
      const run: LastRun = { whole, since: now, until: settledUntil, diagnostics };
      writeWhole(join(folder, 'last.json'), JSON.stringify(run));
      return { diagnostics };
    },
    // Where nothing was read nothing has changed, and editors know the names already.
    siteNames: (source) => loaded?.checker.siteNames(source) ?? null,
  };
}

interface LastRun extends Settled {
  /** Stands for everything that the result follows from. */
  whole: string;
  diagnostics: Diagnostic[];
}

/** A date that was asked for stays the same; the time of the clock does not, so it is looked at by itself. */
function factsOf({ facts: { images, icons, files, view } }: SiteSource): unknown {
  return [images, [...icons], [...(files ?? [])], view.show, typeof view.now === 'string' ? view.now : null];
}
