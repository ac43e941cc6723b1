// Rule site/unused-file: every picture in the public folder, and every Markdown and CSV file, is
// used.
import { comparablePath } from '../../base/addresses/address.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { NamedReference } from '../schema/references.ts';
import type { SiteRule } from './rule.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import { isTextFile } from '../text-files/text-file.ts';
import { findReferencedPaths } from './referenced-paths.ts';
import { locateFileStart } from './required-files.ts';

/** Files that browsers and phones ask for without a link. */
const wellKnown = /^\/(favicon|apple-touch-icon|android-chrome|mstile|safari-pinned-tab|icon)[^/]*$/;

/** Notes to other authors, which hosts of repositories show. */
const readMe = /(?:^|\/)readme\.md$/i;

/** Reports pictures and text files that nothing names. */
export const unusedFileRule: SiteRule = (context) => {
  // Shared sections may name pictures in other ways, for example as the default of a parameter.
  const texts = [...context.shared.values()].map(({ source }) => source.text);
  const isShared = (path: string) => texts.some((text) => text.includes(path));
  const pictures = Object.keys(context.facts.images);
  const candidates = pictures.filter((path) => !wellKnown.test(path) && !isShared(path));
  return [
    ...findUnnamed(candidates, context).map((path) =>
      diagnose('site/unused-file', locateFileStart(`public${path}`), { path, kind: 'picture' }),
    ),
    ...findUnusedTexts(context)
      .filter((path) => !isShared(path))
      .map((path) => diagnose('site/unused-file', locateFileStart(path), { path, kind: 'file' })),
  ];
};

/** @returns the text files that no page names itself */
function findUnusedTexts({ files, pages }: RuleContext): string[] {
  const left = new Set(files.filter((path) => isTextFile(path) && !readMe.test(path)));
  if (left.size > 0) for (const { textFiles } of pages) for (const path of textFiles) left.delete(path);
  return [...left];
}

/**
 * Stops early: of ten thousand pages, the first few name nearly all.
 * @returns the paths that nothing names
 */
function findUnnamed(paths: readonly string[], { pages, site }: RuleContext): string[] {
  const left = new Set(paths);
  // A name such as 50%25.svg may be written as it is, or encoded.
  const byForm = new Map(paths.flatMap((path) => [path.normalize(), comparablePath(path)].map((form) => [form, path])));
  const seen = new Set<NamedReference>();
  for (const { mentions } of [site, ...pages]) {
    if (left.size === 0) break;
    const unseen = mentions.filter((mention) => !seen.has(mention));
    for (const mention of unseen) seen.add(mention);
    for (const path of findReferencedPaths(unseen)) left.delete(byForm.get(path) ?? path);
  }
  return [...left];
}
