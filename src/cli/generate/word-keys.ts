// Lists of the editor's texts, from which its dictionaries are written: those of its sources and
// those of schemas.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { describeFile, describeSections } from '../../edits/fields/describe-fields.ts';
import { listFieldTexts } from '../../edits/fields/field-texts.ts';
import type { PreparedSchemas } from '../../checker/schema/prepare-schemas.ts';
import { readRecipes } from '../../site/recipes/page-template.ts';
import { listSaidTexts } from './said-texts.ts';

/** Rooms whose sources say something to somebody in the editor. */
const rooms = ['src/base', 'src/checker', 'src/edits', 'src/editor', 'src/site', 'src/dev'];

/**
 * @param productRoot the folder that holds `schemas/` and `src/`
 * @returns the lists by path below it: each text, and where it is said
 */
export function wordKeys(productRoot: string, schemas: PreparedSchemas): Record<string, string> {
  const said = new Map<string, Set<string>>();
  for (const path of rooms.flatMap((room) => listSources(productRoot, room)))
    for (const text of listSaidTexts(path, readFileSync(join(productRoot, path), 'utf8')))
      said.set(text, (said.get(text) ?? new Set()).add(path.replace(/^src\//, '')));
  return {
    'src/editor/words/said.gen.json': asJson(new Map([...said].map(([text, paths]) => [text, [...paths]]))),
    'src/editor/words/settings.gen.json': asJson(listDataTexts(productRoot, schemas, said)),
  };
}

/** The texts of settings, types of sections and kinds of pages, without those that sources say, too. */
function listDataTexts(
  productRoot: string,
  schemas: PreparedSchemas,
  said: ReadonlyMap<string, unknown>,
): Map<string, string[]> {
  const sections = describeSections(schemas);
  const found = new Map<string, Set<string>>();
  const add = (texts: readonly string[], place: string) => {
    for (const text of texts) if (!said.has(text)) found.set(text, (found.get(text) ?? new Set()).add(place));
  };
  for (const name of ['site', 'page'] as const)
    for (const field of describeFile(schemas, name)) add(listFieldTexts(field), `${name}: ${field.name}`);
  for (const { type, title, description, purpose, fields } of Object.values(sections)) {
    add([title, description, purpose], type);
    for (const field of fields) add(listFieldTexts(field), `${type}: ${field.name}`);
  }
  for (const { name, about } of readRecipes(productRoot)) add([about], `new page: ${name}`);
  return new Map([...found].map(([text, places]) => [text, [...places]]));
}

/** @returns the paths of a folder's sources below the product's folder */
function listSources(productRoot: string, folder: string): string[] {
  return readdirSync(join(productRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.split(sep).join('/')))
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted();
}

/** @returns the texts in their order, each with the places that it is first found in */
function asJson(texts: ReadonlyMap<string, readonly string[]>): string {
  const maxPlaces = 3;
  const entries = [...texts].map(([text, places]) => [text, places.slice(0, maxPlaces).join(', ')]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
