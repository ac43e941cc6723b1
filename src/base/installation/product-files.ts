// Places of the product's parts: compiled in an installed package, made from the sources in its
// repository.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Roots {
  productRoot: string;
  siteRoot: string;
}

/**
 * @returns whether the product's sources count: in its repository, where `compiled/` may be left
 * over from packing, but not in an installed package
 */
export function hasSources(productRoot: string): boolean {
  return existsSync(join(productRoot, 'src/cli/cli.ts')) || !existsSync(join(productRoot, 'compiled'));
}

/** @returns how the program is called from a terminal */
export function programName(productRoot: string): string {
  return hasSources(productRoot) ? 'node bin/pagewright.mjs' : 'npx pagewright';
}

/**
 * @returns the folder of what was compiled for the package (bin/compile-package.mjs); undefined in
 * the repository, where the sources count
 */
export function compiledFolder(productRoot: string): string | undefined {
  return hasSources(productRoot) ? undefined : join(productRoot, 'compiled');
}

/**
 * @returns the folder of the modules that pages and a site's own code are bundled with: the
 * sources, or in an installed package what was compiled from them, with the same folders
 */
export function modulesRoot(productRoot: string): string {
  return compiledFolder(productRoot) ?? productRoot;
}

/**
 * @param source the path of a module's source, such as `src/page/start/boot.ts`
 * @returns its path below `modulesRoot`
 */
export function modulePath(productRoot: string, source: string): string {
  return hasSources(productRoot) ? source : source.replace(/\.tsx?$/, '.js');
}

/** @returns the absolute path of the module of a source */
export function moduleFile(productRoot: string, source: string): string {
  return join(modulesRoot(productRoot), modulePath(productRoot, source));
}

/**
 * @returns the folder for what is made once and used again: the repository's, which all its sites
 * share, or the site's, because an installed package is never written to
 */
export function cacheFolder({ productRoot, siteRoot }: Roots): string {
  return join(hasSources(productRoot) ? productRoot : siteRoot, '.pagewright');
}

/**
 * @returns the folder of an npm package that the product needs; npm may put it beside the product
 * @throws Error if it is not installed
 */
export function packageFolder(productRoot: string, name: string): string {
  for (let folder = productRoot; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) throw new Error(`The package ${name} is not installed.`);
  }
}
