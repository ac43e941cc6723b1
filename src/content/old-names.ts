// Settings that were renamed: a schema names the old one (`renamedTo`), and the check reads it as the new one.
// Nothing after this knows old names.
import { diagnose, type Diagnostic, type Place } from './diagnostic.ts';
import { blockSchema } from './explain/scene.ts';
import type { JsonSchema } from './json-schema.ts';
import { locatorOf, spotAt } from './locate.ts';
import { child, isGroup } from './pointer.ts';
import { withoutQuotes } from './positions.ts';
import type { PreparedSchemas } from './prepare-schemas.ts';
import type { SourceFile } from './source.ts';

/** A setting that stands under its old name. */
export interface OldName {
  /** Of the group that has the setting, by new names. */
  pointer: string;
  name: string;
  newName: string;
  /** Whether the group has the new name, too. */
  isTwice: boolean;
}

/**
 * Gives settings their new names in data, in place; of a setting that has both names the new one stays.
 * @param root the schema of the data
 * @returns the old names that were found, outer groups before those inside of them
 */
export function renameSettings(data: unknown, root: JsonSchema, schemas: PreparedSchemas): OldName[] {
  if (schemas.oldNames.size === 0) return [];
  const found: OldName[] = [];
  const walk = (value: unknown, schema: JsonSchema | undefined, pointer: string): void => {
    const own =
      (/^\/blocks\/\d+$/.test(pointer) && blockSchema(value, { schemas })) || (schema && schemas.target(schema));
    if (!own) return;
    const { properties = {}, items, additionalProperties } = own;
    if (Array.isArray(value)) return void value.forEach((entry, index) => walk(entry, items, child(pointer, index)));
    if (!isGroup(value)) return;
    const names = schemas.oldNames.get(own);
    if (names) found.push(...renameIn(value, names).map((each) => ({ pointer, ...each })));
    const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    for (const [key, part] of Object.entries(value))
      walk(part, Object.hasOwn(properties, key) ? properties[key] : others, child(pointer, key));
  };
  walk(data, root, '');
  return found;
}

/** Keeps the settings in their order. */
function renameIn(group: Record<string, unknown>, names: ReadonlyMap<string, string>): Omit<OldName, 'pointer'>[] {
  const entries = Object.entries(group);
  const found = entries.flatMap(([name]) => {
    const newName = names.get(name);
    return newName === undefined ? [] : [{ name, newName, isTwice: Object.hasOwn(group, newName) }];
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
export function sayOldName({ name, newName, isTwice }: OldName, place: Place): Diagnostic {
  if (isTwice) return diagnose('schema/both-names', place, { name, newName });
  const range = withoutQuotes(place.range, name);
  const fixes = [{ title: `Rename to ${newName}`, safe: true, edits: [{ range, text: newName }] }];
  return diagnose('schema/deprecated', place, { name, newName, fixes });
}

/** @returns the file with new names in its data and its nodes, whose places stay; old names are among its diagnostics */
export function withNewNames(source: SourceFile, root: JsonSchema, schemas: PreparedSchemas): SourceFile {
  const locator = locatorOf(source);
  const diagnostics = renameSettings(source.value, root, schemas).map((old) => {
    const at = child(old.pointer, old.name);
    const said = sayOldName(old, locator.place(at, 'key'));
    const { key } = spotAt(source.root, at);
    if (key && !old.isTwice) key.value = old.newName;
    return said;
  });
  return diagnostics.length === 0 ? source : { ...source, diagnostics: [...source.diagnostics, ...diagnostics] };
}
