// The checker of `check --cache`: it reads only pages that have changed since the last run. If
// nothing has changed, it repeats the last result, until a date on the site can change it.
import { join } from 'node:path';
import type { Checker, Diagnoser } from '../../checker/check-site.ts';
import type { SiteSource } from '../../checker/site-source.ts';
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';
import { hashJson } from '../../base/disk/hash.ts';
import { readJson } from '../../base/disk/cache-store.ts';
import { openPageCache, type PageCacheStore } from '../folder/page-cache-store.ts';
import { loadChecker, hashProgram } from '../folder/load-checker.ts';
import type { Project } from '../folder/project.ts';
import { isStillValid, type Validity } from '../folder/valid-until.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';

export function createCachingChecker(project: Project): Diagnoser & Pick<Checker, 'collectCompletionNames'> {
  const folder = join(project.siteRoot, '.pagewright/check');
  const version = hashProgram(project);
  let loaded: { cache: PageCacheStore; checker: Checker } | undefined;
  const load = () => {
    const cache = openPageCache(project, version);
    return { cache, checker: loadChecker(project, cache.pages) };
  };
  return {
    checkSite: (source) => {
      const { paths, version: versionAt } = source.texts;
      const { now } = source.facts.preview;
      const key = hashJson([version, paths.map((path) => [path, versionAt(path)]), listFacts(source)]);
      const last = readJson<LastRun>(join(folder, 'last.json'));
      if (last?.key === key && isStillValid(now, last)) return { diagnostics: last.diagnostics };
      loaded ??= load();
      const { diagnostics, validUntil } = loaded.checker.checkSite(source);
      loaded.cache.save();
      const run: LastRun = { key, since: now, until: validUntil, diagnostics };
      writeAtomic(join(folder, 'last.json'), JSON.stringify(run));
      return { diagnostics };
    },
    // If nothing was read, nothing has changed, and editors have the names already.
    collectCompletionNames: (source) => loaded?.checker.collectCompletionNames(source) ?? null,
  };
}

interface LastRun extends Validity {
  /** A hash of everything that the result is derived from. */
  key: string;
  diagnostics: Diagnostic[];
}

/**
 * A date that the user chose is a fact; the time of the clock is not, because it is never the same.
 */
function listFacts({ facts: { images, icons, files, preview } }: SiteSource): unknown {
  return [images, [...icons], [...(files ?? [])], preview.show, typeof preview.now === 'string' ? preview.now : null];
}
