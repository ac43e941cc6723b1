// Settings that were renamed: a schema names the old one (`renamedTo`), and the check reads it as
// the new one. Nothing after this knows old names.
import { isScalar } from 'yaml';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { findBlockSchema, type PreparedSchemas } from './prepare-schemas.ts';
import type { JsonSchema } from './json-schema.ts';
import { createLocator, findNodes } from '../yaml/parse/locate.ts';
import { childPointer, isGroup, isSectionPointer } from '../../base/pure/pointer.ts';
import { rangeInsideQuotes } from '../../base/pure/positions.ts';
import type { SourceFile } from '../yaml/parse/source-file.ts';
import { fixTitles } from '../diagnostics/messages/notes.ts';

/** A setting that stands under its old name. */
export interface OldName {
  /** The way to the setting, by new names except for its own. */
  pointer: string;
  name: string;
  newName: string;
  /** True if the group has the new name, too. */
  isTwice: boolean;
}

/**
 * Renames old settings in data, in place; of a setting that has both names the new one stays.
 * @param root the schema of the data
 * @returns the old names that were found, outer groups first
 */
export function applyNewNames(data: unknown, root: JsonSchema, schemas: PreparedSchemas): OldName[] {
  if (!schemas.hasOldNames(root)) return [];
  const found: OldName[] = [];
  const walk = (value: unknown, schema: JsonSchema | undefined, pointer: string): void => {
    const ofBlock = isSectionPointer(pointer) && findBlockSchema(value, { schemas });
    const own = ofBlock || (schema && schemas.dereference(schema));
    if (!own) return;
    const { properties = {}, items, additionalProperties } = own;
    if (Array.isArray(value))
      return void value.forEach((entry, index) => walk(entry, items, childPointer(pointer, index)));
    if (!isGroup(value)) return;
    const names = schemas.oldNames.get(own);
    if (names) found.push(...renameKeys(value, names, pointer));
    const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    for (const [key, part] of Object.entries(value))
      walk(part, Object.hasOwn(properties, key) ? properties[key] : others, childPointer(pointer, key));
  };
  walk(data, root, '');
  return found;
}

/** Keeps the settings in their order. */
function renameKeys(group: Record<string, unknown>, names: ReadonlyMap<string, string>, pointer: string): OldName[] {
  const entries = Object.entries(group);
  const found = entries.flatMap(([name]): OldName[] => {
    const newName = names.get(name);
    if (newName === undefined) return [];
    return [{ pointer: childPointer(pointer, name), name, newName, isTwice: Object.hasOwn(group, newName) }];
  });
  if (found.length === 0) return [];
  for (const key of Object.keys(group)) delete group[key];
  for (const [name, value] of entries) {
    const newName = names.get(name);
    if (newName === undefined) group[name] = value;
    else if (!entries.some(([other]) => other === newName)) group[newName] = value;
  }
  return found;
}

/** @returns what to say of an old name @param place of the name itself */
export function diagnoseOldName({ name, newName, isTwice }: OldName, place: Place): Diagnostic {
  if (isTwice) return diagnose('schema/both-names', place, { name, newName });
  const range = rangeInsideQuotes(place.range, name);
  const fixes = [{ title: fixTitles.rename(newName), safe: true, edits: [{ range, text: newName }] }];
  return diagnose('schema/deprecated', place, { name, newName, fixes });
}

/**
 * @returns the file with new names in its data and its nodes, whose places stay; old names are
 * among its diagnostics
 */
export function updateOldNames(source: SourceFile, root: JsonSchema, schemas: PreparedSchemas): SourceFile {
  const locator = createLocator(source);
  const diagnostics = applyNewNames(source.value, root, schemas).map((old) => {
    const said = diagnoseOldName(old, locator.place(old.pointer, 'key'));
    const node = findNodes(source.root, old.pointer).key;
    if (isScalar(node) && !old.isTwice) node.value = old.newName;
    return said;
  });
  return diagnostics.length === 0 ? source : { ...source, diagnostics: [...source.diagnostics, ...diagnostics] };
}
