// Mistakes in the names of settings: unknown, missing, misspelt, in the wrong place.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { JsonSchema } from '../json-schema.ts';
import {
  childPointer,
  isGroup,
  isWithinAny,
  lastKey,
  parentPointer,
  getAtPointer,
} from '../../../base/pure/pointer.ts';
import { rangeInsideQuotes } from '../../../base/pure/positions.ts';
import { nearest } from '../../../base/pure/suggest.ts';
import type { SchemaError } from '../validate.ts';
import { findOwner, explainLostIndent, type Owner } from './lost-indent.ts';
import { explainKeysInText } from './keys-in-text.ts';
import { toSchemaType, guessName, findOtherTypes } from './guess-name.ts';
import { explainMissing, explainRenamedType, type MissingNames } from './missing-keys.ts';
import { findSynonym } from '../guess/synonyms.ts';
import { describeOwner, findSchema, type ExplainContext } from './explain-context.ts';
import { fixTitles } from '../../diagnostics/messages/notes.ts';

export interface KeyExplanation {
  diagnostics: Diagnostic[];
  /** The errors that are not about names. */
  rest: SchemaError[];
}

/** The names of one group that do not fit. */
interface Names extends MissingNames {
  unknown: string[];
}

/** @returns the diagnostics about names, and the errors that are left */
export function explainKeys(errors: SchemaError[], context: ExplainContext): KeyExplanation {
  const groups = groupNames(errors);
  const consumed = new Set<string>();
  const carried: string[] = [];
  const diagnostics = [...groups.values()].flatMap((names) =>
    explainUnknown(names, { groups, consumed, carried, context }),
  );
  for (const names of groups.values()) {
    diagnostics.push(...explainKeysInText(names, context), ...explainTakenNames(names, { errors, consumed, context }));
    if (
      names.missing.size === 0 ||
      consumed.has(names.pointer) ||
      isWithinAny(names.pointer, carried) ||
      isBareValue(names, context)
    )
      continue;
    diagnostics.push(explainRenamedType(names, context) ?? explainMissing(names, context));
  }
  const isAboutNames = ({ keyword, instancePath }: SchemaError) =>
    keyword === 'additionalProperties' ||
    keyword === 'required' ||
    keyword === 'dependencies' ||
    (keyword.endsWith('Properties') && groups.has(instancePath));
  const isExplained = ({ keyword, instancePath }: SchemaError) =>
    consumed.has(instancePath) ||
    isWithinAny(instancePath, carried) ||
    (keyword === 'maxItems' && carried.some((pointer) => parentPointer(pointer) === instancePath));
  return { diagnostics, rest: errors.filter((error) => !isAboutNames(error) && !isExplained(error)) };
}

function groupNames(errors: SchemaError[]): Map<string, Names> {
  const groups = new Map<string, Names>();
  for (const { keyword, instancePath: pointer, params, parentSchema } of errors) {
    if (!['additionalProperties', 'required', 'dependencies'].includes(keyword)) continue;
    const names = groups.get(pointer) ?? {
      pointer,
      schema: parentSchema as JsonSchema,
      unknown: [],
      missing: new Set(),
    };
    if (keyword !== 'additionalProperties') names.missing.add(String(params.missingProperty));
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
  /** Pointers of entries that have come along with a misplaced name: they are those of its list. */
  carried: string[];
  context: ExplainContext;
}

function explainUnknown(names: Names, { groups, consumed, carried: entries, context }: Progress): Diagnostic[] {
  if (isWithinAny(names.pointer, entries)) return [];
  const diagnostics: Diagnostic[] = [];
  const lost = new Map<string, { owner: Owner; keys: string[] }>();
  const left: string[] = [];
  // Names after one that is too far right may be its settings, which have moved along.
  let carried: JsonSchema['properties'];
  for (const key of names.unknown) {
    if (carried && Object.hasOwn(carried, key)) continue;
    // A name that is nearly one that is missing here is misspelt, also where a group around has it.
    const owner = nearest(key, names.missing) === null ? findOwner(key, names.pointer, context) : null;
    const own = owner && !owner.isInside ? findSchema(childPointer(owner.pointer, key), context) : null;
    if (own) carried = own.properties;
    if (own?.type === 'array') entries.push(...listEntriesBelow(key, names.pointer, context));
    if (!owner) {
      left.push(key);
      continue;
    }
    lost.set(owner.pointer, { owner, keys: [...(lost.get(owner.pointer)?.keys ?? []), key] });
    for (const pointer of owner.explains) consumed.add(pointer);
    groups.get(owner.pointer)?.missing.delete(key);
  }
  for (const { owner, keys } of lost.values())
    diagnostics.push(explainLostIndent(keys, { owner, from: names.pointer, context }));
  return [...diagnostics, ...left.map((key) => explainUnknownKey(key, names, { isOnly: left.length === 1, context }))];
}

/** @returns the entries below an entry that ends with an empty name, which are that name's list */
function listEntriesBelow(key: string, pointer: string, { value }: ExplainContext): string[] {
  const [entry, list] = [getAtPointer(value, pointer), getAtPointer(value, parentPointer(pointer))];
  if (!isGroup(entry) || !Array.isArray(list) || entry[key] !== null || Object.keys(entry).at(-1) !== key) return [];
  const first = Number(lastKey(pointer)) + 1;
  return list.slice(first).map((_entry, index) => childPointer(parentPointer(pointer), first + index));
}

function explainUnknownKey(
  name: string,
  { pointer, schema, missing }: Names,
  { isOnly, context }: { isOnly: boolean; context: ExplainContext },
): Diagnostic {
  const group = getAtPointer(context.value, pointer);
  const free = Object.keys(schema.properties ?? {}).filter((key) => !isGroup(group) || !Object.hasOwn(group, key));
  const alike = nearest(name, missing) ?? nearest(name, free) ?? null;
  const word = alike ?? findSynonym(name, free);
  const near = word ?? (isOnly ? guessName(childPointer(pointer, name), missing, { schema, context }) : null);
  if (near !== null) missing.delete(near);
  const place = context.locator.place(childPointer(pointer, name), 'key');
  const range = rangeInsideQuotes(place.range, name);
  // A bracket in a name has a partner somewhere behind it.
  const safe = alike !== null && !/[([{<]/.test(name);
  const fixes = near === null ? [] : [{ title: fixTitles.rename(near), safe, edits: [{ range, text: near }] }];
  const otherTypes = near === null ? findOtherTypes(name, pointer, context) : [];
  return diagnose('schema/unknown-key', place, {
    name,
    owner: describeOwner(pointer, schema, context),
    nearest: near,
    known: free,
    otherTypes,
    fixes,
  });
}

/**
 * A missing name that is written as one that means something else: `text` with a group below it,
 * for `texts`.
 */
function explainTakenNames(
  { pointer, schema, missing }: Names,
  { errors, consumed, context }: Pick<Progress, 'consumed' | 'context'> & { errors: readonly SchemaError[] },
): Diagnostic[] {
  return [...missing].flatMap((name): Diagnostic[] => {
    const wrong = errors.find(
      ({ keyword, instancePath }) =>
        keyword === 'type' &&
        parentPointer(instancePath) === pointer &&
        nearest(lastKey(instancePath), [name]) !== null,
    );
    const needed = schema.properties?.[name];
    if (!wrong || !needed || context.schemas.dereference(needed).type !== toSchemaType(wrong.data)) return [];
    missing.delete(name);
    consumed.add(wrong.instancePath);
    const place = context.locator.place(wrong.instancePath, 'key');
    const written = lastKey(wrong.instancePath);
    const edits = [{ range: rangeInsideQuotes(place.range, written), text: name }];
    const fixes = [{ title: fixTitles.rename(name), safe: false, edits }];
    const facts = {
      name: written,
      owner: describeOwner(pointer, schema, context),
      nearest: name,
      known: [],
      otherTypes: [],
    };
    return [diagnose('schema/unknown-key', place, { ...facts, isTaken: true, fixes })];
  });
}

/** `image: { /images/a.svg }`: a value without its name, which was said already. */
function isBareValue({ pointer, unknown }: Names, context: ExplainContext): boolean {
  const group = getAtPointer(context.value, pointer);
  const [only = ''] = unknown;
  return isGroup(group) && Object.keys(group).length === 1 && group[only] === null && /[^\w$-]/.test(only);
}
