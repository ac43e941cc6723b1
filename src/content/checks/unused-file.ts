// Every picture in the public folder is shown somewhere.
import { diagnose } from '../diagnostic.ts';
import { isGroup } from '../pointer.ts';
import type { SiteCheck, SiteView } from './check.ts';
import { startOf } from './required-files.ts';

/** Browsers and phones ask for these by themselves. */
const wellKnown = /^\/(favicon|apple-touch-icon|android-chrome|mstile|safari-pinned-tab|icon)[^/]*$/;

/** Reports pictures that nothing names. */
export const checkUnusedFiles: SiteCheck = (view) => {
  const used = namedFiles(view);
  const left = Object.keys(view.facts.images).filter((path) => !used.has(path) && !wellKnown.test(path));
  // A text may name a picture in a way of its own, for example as the default of a parameter.
  const texts = left.length > 0 ? Object.values(view.texts) : [];
  return left
    .filter((path) => !texts.some((text) => text.includes(path)))
    .map((path) => diagnose('site/unused-file', startOf(`public${path}`), { path }));
};

function namedFiles({ pages, site }: SiteView): Set<string> {
  const references = [...site.references, ...pages.flatMap((page) => page.references)];
  return new Set(
    references.flatMap(({ kind, value }) => {
      if (kind === 'image' && isGroup(value)) return [String(value.src)];
      return kind === 'address' ? [String(value).split(/[?#]/)[0]!] : [];
    }),
  );
}
