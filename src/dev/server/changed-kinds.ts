// Kinds of changes in a site's folder: texts, public files, schemas, code.
import { textOrEmpty, type TextSet } from '../../base/pure/text-set.ts';
import { textFolders } from '../../checker/text-files/text-file.ts';
import { listSiteFiles } from '../../base/disk/list-files.ts';
import { isOwnPart } from '../../site/folder/own-parts.ts';
import { isSiteText, pathInSite, type Project } from '../../site/folder/project.ts';

/**
 * @returns which of the changed paths are, or hold, texts of the site, and whether any are public
 * files, or schemas
 */
export function sortChanges(paths: string[], { siteRoot }: Project, { paths: known }: TextSet) {
  const names = paths.map((path) => pathInSite(siteRoot, path));
  const isInTexts = (name: string) => ['pages', ...textFolders].some((folder) => isUnder(folder)(name));
  const folders = names.filter(isInTexts).filter((name) => !isSiteText(name));
  const inFolders = folders.flatMap((folder) => [...known.filter(isUnder(folder)), ...listSiteFiles(siteRoot, folder)]);
  return {
    texts: [...new Set([...names, ...inFolders])].filter(isSiteText),
    hasFiles: names.some(isUnder('public')),
    // A folder may have come or gone with its schema.
    hasSchemas:
      paths.some((path) => /schemas[\\/].*(?<!-names)\.schema\.json$/.test(path)) ||
      names.some((name) => isUnder('fields')(name) || (isUnder('blocks')(name) && !/\.(tsx?|css)$/.test(name))),
    hasCode: names.some(isOwnPart),
  };
}

/** @returns whether site.yaml may name packages with types of section */
export function namesPackages(texts: TextSet): boolean {
  return /^blocks\s*:/m.test(textOrEmpty(texts, 'site.yaml'));
}

function isUnder(folder: string): (name: string) => boolean {
  return (name) => `${name}/`.startsWith(`${folder}/`);
}
