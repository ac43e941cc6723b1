// Mistakes in the names of settings: unknown, missing, misspelt, in the wrong place.
import { diagnose, type Diagnostic, type Fix, type Place } from '../diagnostic.ts';
import type { JsonSchema } from '../json-schema.ts';
import { child, isGroup, lastKeyOf, parentOf, valueAt } from '../pointer.ts';
import { withoutQuotes } from '../positions.ts';
import { nearest } from '../suggest.ts';
import type { Misfit } from '../validate.ts';
import { findOwner, lostIndent, type Owner } from './lost-indent.ts';
import { swallowedKeys } from './swallowed-keys.ts';
import { kindOf, meantName, otherSections } from './meant-name.ts';
import { fittingType } from './other-type.ts';
import { anotherWord } from './other-words.ts';
import { ownerName, schemaAt, type Scene } from './scene.ts';

export interface KeyExplanation {
  diagnostics: Diagnostic[];
  /** The misfits that are not about names. */
  rest: Misfit[];
}

/** The names of one group that do not fit. */
interface Names {
  pointer: string;
  schema: JsonSchema;
  unknown: string[];
  missing: Set<string>;
}

/** @returns the diagnostics about names, and the misfits that are left */
export function explainKeys(misfits: Misfit[], scene: Scene): KeyExplanation {
  const groups = namesByGroup(misfits);
  const consumed = new Set<string>();
  const diagnostics = [...groups.values()].flatMap((names) => explainUnknown(names, { groups, consumed, scene }));
  for (const names of groups.values()) {
    diagnostics.push(...swallowedKeys(names, scene), ...takenNames(names, { misfits, consumed, scene }));
    if (names.missing.size === 0 || consumed.has(names.pointer) || isBareValue(names, scene)) continue;
    diagnostics.push(typeByAnotherName(names, scene) ?? missingKeys(names, scene));
  }
  const isAboutNames = ({ keyword, instancePath }: Misfit) =>
    keyword === 'additionalProperties' ||
    keyword === 'required' ||
    (keyword.endsWith('Properties') && groups.has(instancePath));
  return { diagnostics, rest: misfits.filter((misfit) => !isAboutNames(misfit) && !consumed.has(misfit.instancePath)) };
}

function namesByGroup(misfits: Misfit[]): Map<string, Names> {
  const groups = new Map<string, Names>();
  for (const { keyword, instancePath: pointer, params, parentSchema } of misfits) {
    if (keyword !== 'additionalProperties' && keyword !== 'required') continue;
    const names = groups.get(pointer) ?? {
      pointer,
      schema: parentSchema as JsonSchema,
      unknown: [],
      missing: new Set(),
    };
    if (keyword === 'required') names.missing.add(String(params.missingProperty));
    else names.unknown.push(String(params.additionalProperty));
    // The block's own schema says more than the one that only asks for a type.
    if (
      parentSchema?.properties &&
      Object.keys(parentSchema.properties).length > Object.keys(names.schema.properties ?? {}).length
    )
      names.schema = parentSchema as JsonSchema;
    groups.set(pointer, names);
  }
  return groups;
}

interface Progress {
  groups: Map<string, Names>;
  /** Pointers of groups whose mistakes have been explained by another one. */
  consumed: Set<string>;
  scene: Scene;
}

function explainUnknown(names: Names, { groups, consumed, scene }: Progress): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const lost = new Map<string, { owner: Owner; keys: string[] }>();
  const left: string[] = [];
  // What follows a name that stands too far right may be its own settings, which have come along.
  let carried: JsonSchema['properties'];
  for (const key of names.unknown) {
    if (carried && Object.hasOwn(carried, key)) continue;
    const owner = findOwner(key, names.pointer, scene);
    if (owner && !owner.isInside) carried = schemaAt(child(owner.pointer, key), scene)?.properties;
    if (!owner) {
      left.push(key);
      continue;
    }
    lost.set(owner.pointer, { owner, keys: [...(lost.get(owner.pointer)?.keys ?? []), key] });
    for (const pointer of owner.explains) consumed.add(pointer);
    groups.get(owner.pointer)?.missing.delete(key);
  }
  for (const { owner, keys } of lost.values())
    diagnostics.push(lostIndent(keys, { owner, from: names.pointer, scene }));
  return [...diagnostics, ...left.map((key) => unknownKey(key, names, { isOnly: left.length === 1, scene }))];
}

function unknownKey(
  name: string,
  { pointer, schema, missing }: Names,
  { isOnly, scene }: { isOnly: boolean; scene: Scene },
): Diagnostic {
  const group = valueAt(scene.value, pointer);
  const free = Object.keys(schema.properties ?? {}).filter((key) => !isGroup(group) || !Object.hasOwn(group, key));
  const alike = nearest(name, missing) ?? nearest(name, free) ?? null;
  const word = alike ?? anotherWord(name, free);
  const near = word ?? (isOnly ? meantName(child(pointer, name), missing, { schema, scene }) : null);
  if (near !== null) missing.delete(near);
  const place = scene.locator.place(child(pointer, name), 'key');
  const range = withoutQuotes(place.range, name);
  const fixes =
    near === null ? [] : [{ title: `Rename to ${near}`, safe: alike !== null, edits: [{ range, text: near }] }];
  const other = near === null ? otherSections(name, pointer, scene) : null;
  return diagnose('schema/unknown-key', place, {
    name,
    owner: ownerName(pointer, schema, scene),
    nearest: near,
    known: free,
    other,
    fixes,
  });
}

/** A missing name that is written as one that means something else: `text` with a group below it, for `texts`. */
function takenNames(
  { pointer, schema, missing }: Names,
  { misfits, consumed, scene }: Pick<Progress, 'consumed' | 'scene'> & { misfits: readonly Misfit[] },
): Diagnostic[] {
  return [...missing].flatMap((name): Diagnostic[] => {
    const wrong = misfits.find(
      ({ keyword, instancePath }) =>
        keyword === 'type' && parentOf(instancePath) === pointer && nearest(lastKeyOf(instancePath), [name]) !== null,
    );
    const needed = schema.properties?.[name];
    if (!wrong || !needed || scene.schemas.target(needed).type !== kindOf(wrong.data)) return [];
    missing.delete(name);
    consumed.add(wrong.instancePath);
    const place = scene.locator.place(wrong.instancePath, 'key');
    const written = lastKeyOf(wrong.instancePath);
    const edits = [{ range: withoutQuotes(place.range, written), text: name }];
    const fixes = [{ title: `Rename to ${name}`, safe: false, edits }];
    const facts = { name: written, owner: ownerName(pointer, schema, scene), nearest: name, known: [], other: null };
    return [diagnose('schema/unknown-key', place, { ...facts, isTaken: true, fixes })];
  });
}

/** `image: { /images/a.svg }`: a value without its name, which was said already. */
function isBareValue({ pointer, unknown }: Names, scene: Scene): boolean {
  const group = valueAt(scene.value, pointer);
  const [only = ''] = unknown;
  return isGroup(group) && Object.keys(group).length === 1 && group[only] === null && /[^\w$-]/.test(only);
}

/** `Type: cta` or `kind: cta`: the type of a section under another name. */
function typeByAnotherName({ pointer, missing }: Names, scene: Scene): Diagnostic | null {
  const group = valueAt(scene.value, pointer);
  if (!missing.has('type') || !isGroup(group) || !/^\/blocks\/\d+$/.test(pointer)) return null;
  const blocks = Object.values(scene.schemas.blocks);
  const isType = (value: unknown) => typeof value === 'string' && Object.hasOwn(scene.schemas.blocks, value);
  const isSetting = (name: string) => blocks.some(({ properties = {} }) => Object.hasOwn(properties, name));
  const names = Object.keys(group).filter(
    (name) => !isSetting(name) && (isType(group[name]) || nearest(name, ['type']) !== null),
  );
  const [name] = names;
  if (name === undefined || names.length > 1) return null;
  const place = scene.locator.place(child(pointer, name), 'key');
  const edits = [{ range: withoutQuotes(place.range, name), text: 'type' }];
  const fixes = [{ title: 'Rename to type', safe: isType(group[name]), edits }];
  const facts = { name, owner: 'a section', nearest: 'type', known: [], other: null };
  return diagnose('schema/unknown-key', place, { ...facts, fixes });
}

function missingKeys({ pointer, schema, missing }: Names, scene: Scene): Diagnostic {
  const names = [...missing];
  const hint =
    names.length === 1
      ? (schema.properties?.[names[0]!] && description(schema.properties[names[0]!]!, scene)) || null
      : null;
  const place = scene.locator.place(pointer, 'firstKey');
  const group = valueAt(scene.value, pointer);
  const isSection = names.includes('type') && isGroup(group) && /^\/blocks\/\d+$/.test(pointer);
  const fits = isSection ? fittingType(group, scene) : null;
  return diagnose('schema/missing-key', place, {
    names,
    owner: ownerName(pointer, schema, scene),
    hint: fits === null ? hint : `Its settings fit: type: ${fits}`,
    fixes:
      fits === null
        ? []
        : insertedBefore(
            place,
            `type: ${fits}`,
            scene.locator.lines(child(pointer, Object.keys(group as object)[0]!)).length > 0,
          ),
  });
}

/** A setting on a line of its own before another one. */
function insertedBefore({ range: { start } }: Place, setting: string, isBlock: boolean): Fix[] {
  const after = isBlock ? `\n${' '.repeat(start.column - 1)}` : ', ';
  return [{ title: `Write ${setting}`, safe: false, edits: [{ range: { start, end: start }, text: setting + after }] }];
}

function description(schema: JsonSchema, { schemas }: Scene): string | undefined {
  return schema.description ?? schemas.target(schema).description;
}
