// Every picture in the public folder is shown somewhere.
import { diagnose } from '../diagnostic.ts';
import { isPicture, pathOf } from '../references.ts';
import type { SiteCheck, SiteView } from './check.ts';
import { startOf } from './required-files.ts';

/** Browsers and phones ask for these by themselves. */
const wellKnown = /^\/(favicon|apple-touch-icon|android-chrome|mstile|safari-pinned-tab|icon)[^/]*$/;

/** Reports pictures that nothing names. */
export const checkUnusedFiles: SiteCheck = (view) => {
  const used = namedFiles(view);
  // A shared section may name a picture in a way of its own, for example as the default of a parameter.
  const texts = [...view.shared.values()].map(({ source }) => source.text);
  return Object.keys(view.facts.images)
    .filter((path) => !used.has(path) && !wellKnown.test(path) && !texts.some((text) => text.includes(path)))
    .map((path) => diagnose('site/unused-file', startOf(`public${path}`), { path }));
};

function namedFiles({ pages, site }: SiteView): Set<string> {
  const names = new Set<string>();
  for (const { mentions } of [site, ...pages])
    for (const { kind, name } of mentions) {
      if (isPicture(kind)) names.add(name);
      else if (kind === 'address' || kind === 'file') names.add(pathOf(name));
    }
  return names;
}
