// Makes what an installed package has in the place of the sources: bundles, validators, icons,
// fonts, the manual.
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiledBundles, compiledDevBundles, locateBundles } from '../../builder/bundles/bundle-cache.ts';
import { devModules } from '../../builder/bundles/dev-modules.ts';
import { makeBundles } from '../../builder/bundles/make-bundles.ts';
import { openFonts } from '../../base/languages/open-fonts.ts';
import { compiledFonts, filesOfFont, findFileName, fontFolder } from '../../builder/fonts/font-files.ts';
import { compileManual } from '../../dev/manual/manual-folder.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import { compiledIcons, createIconReader, listIcons } from '../../site/folder/icons.ts';
import { compileValidators } from '../../site/folder/load-checker.ts';
import type { Project } from '../../site/folder/project.ts';
import { compileModules } from './compile-modules.ts';

/** Writes all of it into a folder, beside the bundled command line. */
export async function compilePackage(productRoot: string, folder: string): Promise<void> {
  const project = { productRoot, siteRoot: productRoot };
  copyFonts(project, folder);
  writeAtomic(join(folder, compiledIcons), JSON.stringify(shapesOfIcons(productRoot)));
  compileModules(productRoot, folder);
  compileValidators(project, folder);
  await makeBundles(project, join(folder, compiledBundles));
  await makeBundles(project, join(folder, compiledDevBundles), devModules);
  await compileManual(productRoot, folder);
  writeAtomic(join(folder, 'version'), locateBundles(project).version);
}

function shapesOfIcons(productRoot: string): Record<string, string> {
  const shapesOf = createIconReader(productRoot);
  return Object.fromEntries(listIcons(productRoot).map((name) => [name, shapesOf(name)]));
}

function copyFonts(project: Project, folder: string): void {
  for (const font of Object.values(openFonts).filter(({ weights }) => weights === undefined)) {
    for (const path of filesOfFont(project, font)) {
      const copy = join(folder, compiledFonts, findFileName(font), path);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(join(fontFolder(project, font), path), copy);
    }
  }
}
