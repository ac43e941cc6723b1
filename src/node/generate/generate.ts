// Writes what follows from the folder of block schemas: the page schema, the types and the registries.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorPages } from './generate/error-pages.ts';
import { namesSchema } from './generate/names-schema.ts';
import { pageSchema, sharedFileSchema } from './generate/page-schema.ts';
import { sharedEditorSchema } from './generate/shared-editor-schema.ts';
import { typesFrom } from './generate/model-types.ts';
import { blockRegistry, blockStyles } from './generate/registries.ts';
import { prepareSchemas } from '../content/prepare-schemas.ts';
import { WrongSource } from '../content/wrong-source.ts';
import type { Names } from '../content/site-names.ts';
import { iconsIn } from './icons.ts';
import { readSchema } from './read-schema.ts';
import { styleFiles } from './live-modules.ts';

/**
 * Makes every generated file of the product.
 * @param productRoot the folder that holds `schemas/` and `src/`
 * @returns the files' texts by path below `productRoot`; nothing is written
 * @throws WrongSource when schemas contradict each other or a component is missing
 */
export async function generatedFiles(productRoot: string): Promise<Record<string, string>> {
  const read = (path: string) => readSchema(productRoot, path);
  const blocks = blockTypes(productRoot).map((type) => ({ type, schema: read(`schemas/blocks/${type}.schema.json`) }));
  const shared = read('schemas/shared.schema.json');
  const envelope = read('schemas/page-envelope.schema.json');
  const sources = {
    blocks,
    shared,
    envelope,
    common: read('schemas/common.schema.json'),
    site: read('schemas/site.schema.json'),
  };
  const page = pageSchema(sources);
  const sharedFile = sharedFileSchema(sources);
  // Finds what contradicts itself before anything is made of it.
  prepareSchemas({
    ...sources,
    page,
    sharedFile,
    blocks: Object.fromEntries(blocks.map((each) => [each.type, each.schema])),
  });
  for (const { type } of blocks) demandComponent(productRoot, type);
  return {
    'schemas/page.schema.json': asJson(page),
    'schemas/shared-file.schema.json': asJson(sharedFile),
    'schemas/shared-file.editor.schema.json': asJson(sharedEditorSchema(sources)),
    'schemas/icon-names.schema.json': namesSchema('icon-names.schema.json', { icon: iconNames(productRoot) }),
    'schemas/types.gen.ts': await typesFrom(sources),
    'src/blocks/registry.gen.ts': blockRegistry(blocks.map((block) => block.type)),
    'src/blocks/styles.gen.css': blockStyles(styleFiles(productRoot)),
    ...errorPages(productRoot),
  };
}

function demandComponent(productRoot: string, type: string) {
  const path = `src/blocks/${type}/${type}.tsx`;
  if (existsSync(join(productRoot, path))) return;
  throw new WrongSource(
    `schemas/blocks/${type}.schema.json has no component: ${path} is missing. Write it, or take the schema away and begin both with: npm run new:block -- ${type}`,
  );
}

/** @returns the block types, in alphabetical order: the names of the files in `schemas/blocks` */
export function blockTypes(productRoot: string): string[] {
  const names = readdirSync(join(productRoot, 'schemas/blocks'));
  return names.flatMap((name) => /^(.+)\.schema\.json$/.exec(name)?.[1] ?? []).sort();
}

/** @returns the icons that exist, as names that editors offer */
function iconNames(productRoot: string): Names {
  return Object.fromEntries(iconsIn(productRoot).map((name) => [name, '']));
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
