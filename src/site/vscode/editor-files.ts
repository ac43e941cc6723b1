// Files for editors in a site's folder: copies of the schemas, and a schema of the names that
// settings can refer to.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CompletionNames } from '../../checker/check-site.ts';
import { namesSchema } from './names-schema.ts';
import { readSchema } from '../schemas/read-schema.ts';
import { sharedEditorSchema } from '../schemas/shared-editor-schema.ts';
import { readOwnFields } from '../folder/own-fields.ts';
import { readOwnSchemas, readSchemas, type Project } from '../folder/project.ts';
import { writeIfChanged } from '../../base/disk/write-atomic.ts';
import { writeSiteTypes } from './write-site-types.ts';
import { editorFileMessages } from '../messages/folder.ts';

/** The one schema that is derived from the site, not from the product. */
const siteNamesFile = 'schemas/site-names.schema.json';

/**
 * Updates the files of a site that has them: Pagewright's own, and others after the command
 * `editor`. An error is printed and thrown no further, because the check does not depend on what
 * editors offer.
 * @param names called only if there is somewhere to write; null leaves the names unchanged
 */
export function refreshEditorFiles(project: Project, names: () => CompletionNames | null): void {
  try {
    writeSiteTypes(project);
    if (!isOwnSite(project) && !existsSync(join(project.siteRoot, siteNamesFile))) return;
    writeEditorFiles(project, names());
  } catch (error) {
    console.error(editorFileMessages.notUpdated((error as Error).message));
  }
}

/**
 * Writes the files that have changed, or all of them.
 * @returns the paths that were written, below the site's folder
 * @throws if the folder cannot be written to
 */
export function writeEditorFiles(project: Project, names: CompletionNames | null): string[] {
  const files = isOwnSite(project) ? {} : readSchemaFiles(project);
  if (names) files[siteNamesFile] = namesSchema('site-names.schema.json', names);
  return Object.entries(files).flatMap(([path, text]) =>
    writeIfChanged(join(project.siteRoot, path), text) ? [path] : [],
  );
}

/** @returns whether the site is the one in Pagewright's own folder */
export function isOwnSite({ productRoot, siteRoot }: Project): boolean {
  return resolve(productRoot) === resolve(siteRoot);
}

function readSchemaFiles(project: Project): Record<string, string> {
  const { productRoot } = project;
  const paths = ['schemas', 'schemas/blocks'].flatMap((folder) =>
    readdirSync(join(productRoot, folder)).map((name) => `${folder}/${name}`),
  );
  const schemas = paths.filter((path) => path.endsWith('.schema.json') && path !== siteNamesFile);
  return {
    ...Object.fromEntries(schemas.map((path) => [path, readFileSync(join(productRoot, path), 'utf8')])),
    ...ownSchemaFiles(project),
  };
}

/** Writes the schemas of pages of a site with its own sections or fields, which differ. */
function ownSchemaFiles(project: Project): Record<string, string> {
  const own = readOwnSchemas(project);
  const fields = readOwnFields(project);
  if (own.length + fields.length === 0) return {};
  const { page, sharedFile, blocks, common } = readSchemas(project);
  const envelope = readSchema(project.productRoot, 'schemas/page-envelope.schema.json');
  const all = Object.entries(blocks).map(([type, schema]) => ({ type, schema }));
  const files = {
    'page.schema.json': page,
    'shared-file.schema.json': sharedFile,
    'shared-file.editor.schema.json': sharedEditorSchema({ envelope, blocks: all, common }),
    ...Object.fromEntries(own.map(([type, schema]) => [`blocks/${type}.schema.json`, schema])),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, schema]) => [`schemas/${name}`, `${JSON.stringify(schema, null, 2)}\n`]),
  );
}
