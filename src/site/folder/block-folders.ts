// The folders of the types of section: those of Pagewright, of npm packages, and of the site. A
// site's type takes the place of a package's, and a package's that of Pagewright.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { isSeq, parseDocument, type Scalar } from 'yaml';
import { DeveloperError } from '../../base/pure/developer-error.ts';
import { hasExactFile } from '../../base/disk/exact-file.ts';
import { listFiles, listFolders } from '../../base/disk/list-files.ts';
import { blockTypes } from '../schemas/read-schema.ts';

/** Folders of Pagewright and of the site. */
interface Roots {
  productRoot: string;
  siteRoot: string;
}

export interface BlockFolder {
  type: string;
  /** With the component, and with the island, behavior and stylesheet if there are any. */
  folder: string;
  schemaFile: string;
  /** Owner of the block: `site`, or the name of an npm package. */
  owner: string;
}

/**
 * @returns the folders of the types that are not Pagewright's own, by type: the site's `blocks/`,
 * and the `blocks/` of each package that `blocks` of site.yaml names
 * @throws DeveloperError for a folder that is no type, a package that is not installed, and two
 * packages with the same type
 */
export function listOwnBlocks({ siteRoot }: Roots): BlockFolder[] {
  const found = new Map<string, BlockFolder>();
  for (const { name, place } of packagesNamed(siteRoot)) {
    for (const block of listBlocks(findPackage(siteRoot, name, place), name, siteRoot)) {
      const other = found.get(block.type);
      if (other)
        throw new DeveloperError(
          `${place}: the packages "${other.owner}" and "${name}" both have the type of section "${block.type}". Please take one of them out of blocks.`,
        );
      found.set(block.type, block);
    }
  }
  for (const block of listBlocks(siteRoot, 'site', siteRoot)) found.set(block.type, block);
  return [...found.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** @returns those of the types that take the place of one of Pagewright */
export function replacingBlocks(own: readonly BlockFolder[], productRoot: string): BlockFolder[] {
  const types = new Set(blockTypes(productRoot));
  return own.filter(({ type }) => types.has(type));
}

/** @returns a path as messages show it: below the site's folder where it is in it, with slashes */
export function shownPath(siteRoot: string, path: string): string {
  const inside = relative(siteRoot, path);
  return (inside.startsWith('..') ? path : inside).split(sep).join('/');
}

function listBlocks(home: string, owner: string, siteRoot: string): BlockFolder[] {
  // Git and some editors leave folders that have become empty.
  const folders = listFolders(home, 'blocks').filter((path) => listFiles(home, path).length > 0);
  return folders.map((path) => describeBlock(join(home, path), { type: basename(path), owner, siteRoot }));
}

function describeBlock(
  folder: string,
  { type, owner, siteRoot }: Pick<BlockFolder, 'type' | 'owner'> & Pick<Roots, 'siteRoot'>,
): BlockFolder {
  const shown = shownPath(siteRoot, folder);
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(type) || type === 'shared')
    throw new DeveloperError(
      `${shown}: "${type}" cannot be the name of a type of section. Please use small letters, digits and hyphens.`,
    );
  for (const [name, what] of [
    [`${type}.schema.json`, 'schema'],
    [`${type}.tsx`, 'component'],
  ] as const)
    if (!hasExactFile(folder, `/${name}`))
      throw new DeveloperError(`${shown} has no ${what}: ${shown}/${name} is missing. ${adviseName(folder, name)}`);
  return { type, folder, schemaFile: join(folder, `${type}.schema.json`), owner };
}

/** Macs and Windows tell `Menu.tsx` and `menu.tsx` not apart, the computers of hosts do. */
function adviseName(folder: string, name: string): string {
  const almost =
    findOtherCase(folder, name) ??
    listFiles(folder, '').find((file) => file === name.replace(/x$/, '') || file === name.replace(/\.tsx$/, '.jsx'));
  return almost === undefined
    ? `Please write it, or take the folder away and begin with: new:block ${basename(folder)}`
    : `Please give ${almost} this name.`;
}

/** @returns the file of a folder whose name differs in small and capital letters only */
export function findOtherCase(folder: string, name: string): string | undefined {
  return listFiles(folder, '').find((file) => file !== name && file.toLowerCase() === name.toLowerCase());
}

interface NamedPackage {
  name: string;
  /** Place in site.yaml that names it: `site.yaml:3:10`. */
  place: string;
}

/** Read leniently: the check says what is wrong with site.yaml. */
function packagesNamed(siteRoot: string): NamedPackage[] {
  const file = join(siteRoot, 'site.yaml');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!/^blocks\s*:/m.test(text)) return [];
  const list: unknown = parseDocument(text).get('blocks', true);
  if (!isSeq<Scalar>(list)) return [];
  return list.items.flatMap(({ value, range }) => {
    if (typeof value !== 'string' || !range) return [];
    const lines = text.slice(0, range[0]).split('\n');
    return [{ name: value, place: `site.yaml:${lines.length}:${lines.at(-1)!.length + 1}` }];
  });
}

/** @returns the folder of a package, found as Node finds it */
function findPackage(siteRoot: string, name: string, place: string): string {
  for (let folder = resolve(siteRoot); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return checkedPackage(realpathSync(found), name, place);
    if (folder === dirname(folder)) break;
  }
  throw new DeveloperError(
    `${place}: the package "${name}" is not installed. Please install it: npm install ${name}, or take it out of blocks.`,
  );
}

function checkedPackage(folder: string, name: string, place: string): string {
  if (existsSync(join(folder, 'blocks'))) return folder;
  throw new DeveloperError(`${place}: the package "${name}" has no sections: there is no folder "blocks" in it.`);
}
