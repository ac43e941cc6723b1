// Files that the gallery's pages load beside their HTML: style, script, axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { scriptText } from '../../builder/bundles/build-bundles.ts';
import { compiledFolder } from '../../base/installation/product-files.ts';
import type { Project } from '../../site/folder/project.ts';

/** What an installed package has in the place of their sources. */
export const compiledGallery = 'gallery';

/** @returns the files' texts by name */
export async function galleryFiles({ productRoot }: Project): Promise<Record<string, string>> {
  const axe = createRequire(join(productRoot, 'package.json')).resolve('axe-core/axe.min.js');
  const compiled = compiledFolder(productRoot);
  if (compiled) {
    const read = (name: string) => readFileSync(join(compiled, compiledGallery, name), 'utf8');
    return {
      'gallery.css': read('gallery.css'),
      'gallery.js': read('gallery.js'),
      'axe.js': readFileSync(axe, 'utf8'),
    };
  }
  return {
    'gallery.css': readFileSync(join(productRoot, 'src/dev/client/gallery/gallery.css'), 'utf8'),
    'gallery.js': await scriptText(join(productRoot, 'src/dev/client/gallery/gallery.ts')),
    'axe.js': readFileSync(axe, 'utf8'),
  };
}
