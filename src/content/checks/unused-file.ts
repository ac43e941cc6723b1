// Every picture in the public folder is shown somewhere.
import { diagnose } from '../diagnostic.ts';
import type { Mention } from '../references.ts';
import type { SiteCheck, SiteView } from './check.ts';
import { namedPaths } from './named-paths.ts';
import { startOf } from './required-files.ts';

/** Browsers and phones ask for these by themselves. */
const wellKnown = /^\/(favicon|apple-touch-icon|android-chrome|mstile|safari-pinned-tab|icon)[^/]*$/;

/** Reports pictures that nothing names. */
export const checkUnusedFiles: SiteCheck = (view) => {
  // A shared section may name a picture in a way of its own, for example as the default of a parameter.
  const texts = [...view.shared.values()].map(({ source }) => source.text);
  const pictures = Object.keys(view.facts.images);
  const asked = pictures.filter((path) => !wellKnown.test(path) && !texts.some((text) => text.includes(path)));
  return unnamed(asked, view).map((path) => diagnose('site/unused-file', startOf(`public${path}`), { path }));
};

/** @returns those paths that nothing names; of ten thousand pages the first few name nearly all */
function unnamed(paths: readonly string[], { pages, site }: SiteView): string[] {
  const left = new Set(paths);
  const seen = new Set<Mention>();
  for (const { mentions } of [site, ...pages]) {
    if (left.size === 0) break;
    const fresh = mentions.filter((mention) => !seen.has(mention));
    for (const mention of fresh) seen.add(mention);
    for (const path of namedPaths(fresh)) left.delete(path);
  }
  return [...left];
}
