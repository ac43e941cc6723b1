// The types of a site's own sections and fields on disk, in its `.pagewright/`, for its editor and
// its compiler.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ownFolder, writeOwnEntries } from '../folder/own-entries.ts';
import { compiledFolder, moduleFile } from '../../base/installation/product-files.ts';
import { writeIfChanged } from '../../base/disk/write-atomic.ts';
import { siteTypes } from '../schemas/site-types.ts';
import { readSchema } from '../schemas/read-schema.ts';
import { readOwnFields } from '../folder/own-fields.ts';
import { findOwnParts } from '../folder/own-parts.ts';
import { readOwnSchemas, type Project } from '../folder/project.ts';

/** Writes the types as the schemas are now; none for a site without own sections and fields. */
export function writeSiteTypes(project: Project): void {
  const { productRoot } = project;
  const blocks = readOwnSchemas(project).map(([type, schema]) => ({ type, schema }));
  const fields = readOwnFields(project);
  if (blocks.length + fields.length === 0) return;
  writeOwnEntries(project, findOwnParts(project));
  const folder = ownFolder(project);
  const text = siteTypes({
    blocks,
    fields,
    common: readSchema(productRoot, 'schemas/common.schema.json'),
    productTypes: readFileSync(productTypes(productRoot), 'utf8'),
    entry: relative(folder, moduleFile(productRoot, 'src/public/blocks.ts')).split(sep).join('/'),
  });
  writeIfChanged(join(folder, 'blocks.ts'), text);
}

/** @returns the file with the types of Pagewright's sections and of site.yaml */
function productTypes(productRoot: string): string {
  const compiled = compiledFolder(productRoot);
  return compiled ? join(compiled, 'schemas/types.gen.d.ts') : join(productRoot, 'schemas/types.gen.ts');
}
