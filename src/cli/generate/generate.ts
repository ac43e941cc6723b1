// Writes what follows from the folder of block schemas: the page schema, the types and the
// registries.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { transformWithOxc } from 'vite';
import { createChoices } from './create-choices.ts';
import { wordKeys } from './word-keys.ts';
import { errorPages } from '../../site/report/error-pages.ts';
import { readRecipes } from '../../site/recipes/page-template.ts';
import { listSiteLanguages } from '../../site/recipes/starter-words.ts';
import { namesSchema } from '../../site/vscode/names-schema.ts';
import { pageSchema, sharedFileSchema } from '../../site/schemas/page-schema.ts';
import { sharedEditorSchema } from '../../site/schemas/shared-editor-schema.ts';
import { generateTypes } from '../../site/schemas/model-types.ts';
import { blockRegistry, blockStyles } from './registries.ts';
import { prepareSchemas } from '../../checker/schema/prepare-schemas.ts';
import { DeveloperError } from '../../base/pure/developer-error.ts';
import type { Names } from '../../checker/site-model/completion-names.ts';
import { apiPage } from '../../dev/reference/api-page.ts';
import { referencePages } from '../../dev/reference/reference-pages.ts';
import { listIcons } from '../../site/folder/icons.ts';
import { placeSchemaMistakes } from '../../site/schemas/place-schema-mistakes.ts';
import { readSchema, blockTypes } from '../../site/schemas/read-schema.ts';
import { styleFiles } from '../../builder/bundles/client-modules.ts';

/**
 * Makes every generated file of the product.
 * @param productRoot the folder that holds `schemas/` and `src/`
 * @returns the files' texts by path below `productRoot`; nothing is written
 * @throws DeveloperError when schemas contradict each other or a component is missing
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
  const all = {
    ...sources,
    page,
    sharedFile,
    blocks: Object.fromEntries(blocks.map((each) => [each.type, each.schema])),
  };
  const prepared = placeSchemaMistakes({ productRoot, siteRoot: productRoot }, () => prepareSchemas(all));
  for (const { type } of blocks) demandComponent(productRoot, type);
  return {
    'schemas/page.schema.json': asJson(page),
    'schemas/shared-file.schema.json': asJson(sharedFile),
    'schemas/shared-file.editor.schema.json': asJson(sharedEditorSchema(sources)),
    'schemas/icon-names.schema.json': namesSchema('icon-names.schema.json', { icon: iconNames(productRoot) }),
    'schemas/types.gen.ts': await generateTypes(sources),
    'src/page/blocks/registry.gen.ts': blockRegistry(blocks.map((block) => block.type)),
    'create-pagewright/choices.gen.json': createChoices({
      site: sources.site,
      recipes: readRecipes(productRoot),
      languages: listSiteLanguages(productRoot),
    }),
    'src/page/blocks/styles.gen.css': blockStyles(styleFiles(productRoot)),
    'integrations/function/rules.gen.mjs': await stripTypes(productRoot, 'src/page/forms/rules.ts'),
    'integrations/function/file-rules.gen.mjs': await stripTypes(productRoot, 'src/page/forms/file-rules.ts'),
    'integrations/function/spam-checks.gen.mjs': await stripTypes(productRoot, 'src/page/forms/spam/spam-checks.ts'),
    ...wordKeys(productRoot, prepared),
    ...referencePages(prepared),
    'docs/reference/api.md': apiPage(productRoot),
    ...errorPages(productRoot),
  };
}

function demandComponent(productRoot: string, type: string) {
  const path = `src/page/blocks/${type}/${type}.tsx`;
  if (existsSync(join(productRoot, path))) return;
  throw new DeveloperError(
    `schemas/blocks/${type}.schema.json has no component: ${path} is missing. Write it, or take the schema away and begin both with: npm run new:block -- ${type}`,
  );
}

/** @returns the icons that exist, as names that editors offer */
function iconNames(productRoot: string): Names {
  return Object.fromEntries(listIcons(productRoot).map((name) => [name, '']));
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** @returns the text of a source without its types; it imports nothing but types */
async function stripTypes(productRoot: string, path: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(join(productRoot, path), 'utf8'), path, { sourcemap: false });
  const text = `// Made by npm run generate from ${path}: change that file.\n${code}`;
  return format(text, { parser: 'babel', printWidth: 120, singleQuote: true, trailingComma: 'all' });
}
