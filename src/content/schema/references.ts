// Finds the parts of checked data that refer to something else: pictures, addresses, icons, buttons, forms.
import type { JsonSchema } from './json-schema.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { childPointer, isGroup } from '../primitives/pointer.ts';
import type { PreparedSchemas } from './prepare-schemas.ts';

/** The named parts of common.schema.json that refer to something, the name of a form, and a file that is played. */
export type ReferenceKind =
  'image' | 'share-image' | 'address' | 'icon' | 'button' | 'link' | 'form' | 'file' | 'collection' | 'tag';

export interface Reference {
  kind: ReferenceKind;
  value: unknown;
  /** On a page: the place of the section that it stands in; -1 outside of sections. */
  section: number;
  /** The nearest group around it that has a heading or a title; null when none has. */
  headed: object | null;
  /** The place of the value, or of one of its own settings. */
  locate(key?: string): Place;
}

/** Where the visitor stands. */
export interface Visited {
  pointer(): string;
  headed: object | null;
  /** For a link in a text: how many of the same stand before it there. */
  nth: number | undefined;
}

type Visit = (kind: ReferenceKind, value: unknown, at: Visited) => void;

/** Visits the references in the data of one schema, in the order in which they are written. */
export type VisitReferences = (schema: JsonSchema, value: unknown, visit: Visit) => void;

const kinds: ReadonlySet<string> = new Set<ReferenceKind>([
  'image',
  'address',
  'icon',
  'button',
  'link',
  'collection',
  'tag',
]);

/** The named parts that are texts with links in them, written [words](address). */
const linkedTexts: ReadonlySet<string> = new Set(['richText', 'caption']);

/** Where references are in the data of a schema: worked out once, walked for every page. */
interface ReferencePath {
  kind: ReferenceKind | null;
  /** Whether it is a text with links in it. */
  hasLinks: boolean;
  parts: ReadonlyMap<string, ReferencePath>;
  /** For the entries of a list. */
  items: ReferencePath | null;
  /** For settings with names of the author's own. */
  others: ReferencePath | null;
}

/** @returns a visitor that knows where the schemas have references and looks nowhere else */
export function createReferenceVisitor(schemas: PreparedSchemas): VisitReferences {
  const routeTo = createPathFinder(schemas);
  return (schema, value, visit) => {
    const route = routeTo(schema, '');
    if (route) walk(route, value, new Walk(visit));
  };
}

class Walk implements Visited {
  readonly path: (string | number)[] = [];
  readonly visit: Visit;
  headed: object | null = null;
  nth: number | undefined;

  constructor(visit: Visit) {
    this.visit = visit;
  }

  pointer(): string {
    return this.path.reduce<string>(childPointer, '');
  }
}

function walk(route: ReferencePath, value: unknown, at: Walk): void {
  if (value === undefined) return;
  if (route.kind) at.visit(route.kind, value, at);
  if (route.hasLinks && typeof value === 'string')
    for (const [address, nth] of listAddresses(value)) {
      at.nth = nth;
      at.visit('address', address, at);
      at.nth = undefined;
    }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (!route.items) return;
    for (let index = 0; index < value.length; index++) step(route.items, { key: index, value: value[index] }, at);
    return;
  }
  const group = value as Record<string, unknown>;
  const { headed } = at;
  if (group.heading !== undefined || group.title !== undefined) at.headed = group;
  for (const key in group) {
    const inner = route.parts.get(key) ?? route.others;
    if (inner) step(inner, { key, value: group[key] }, at);
  }
  at.headed = headed;
}

function step(route: ReferencePath, { key, value }: { key: string | number; value: unknown }, at: Walk): void {
  at.path.push(key);
  walk(route, value, at);
  at.path.pop();
}

/** @returns a function that gives the route for a schema under a setting's name; null when no reference can be inside */
function createPathFinder(schemas: PreparedSchemas): (schema: JsonSchema, key: string) => ReferencePath | null {
  const known = new Map<JsonSchema, Map<string, ReferencePath | null>>();
  const kindOf = (schema: JsonSchema, key: string): ReferenceKind | null => {
    const name = schemas.definitionName(schema);
    if (name === 'image' && key === 'shareImage') return 'share-image';
    if (name !== null && kinds.has(name)) return name as ReferenceKind;
    if (schema.type !== 'string') return null;
    return key === 'form' ? 'form' : key === 'video' || key === 'file' ? 'file' : null;
  };
  const find = (schema: JsonSchema, key: string): ReferencePath | null => {
    const ofSchema = known.get(schema) ?? new Map<string, ReferencePath | null>();
    known.set(schema, ofSchema);
    const earlier = ofSchema.get(key);
    if (earlier !== undefined) return earlier;
    // A schema that has itself inside would go round for ever; none of ours has.
    ofSchema.set(key, null);
    const { properties = {}, items, additionalProperties } = schemas.dereference(schema);
    const parts = Object.entries(properties).flatMap(([name, part]): [string, ReferencePath][] => {
      const route = find(part, name);
      return route ? [[name, route]] : [];
    });
    const itemRoute = typeof items === 'object' ? find(items, '') : null;
    const others = typeof additionalProperties === 'object' ? find(additionalProperties, '') : null;
    const kind = kindOf(schema, key);
    const hasLinks = linkedTexts.has(schemas.definitionName(schema) ?? '');
    const isEmpty = kind === null && !hasLinks && parts.length === 0 && !itemRoute && !others;
    const route = isEmpty ? null : { kind, hasLinks, parts: new Map(parts), items: itemRoute, others };
    ofSchema.set(key, route);
    return route;
  };
  return find;
}

/** The addresses in a text, each with how many that begin with it stand before it. */
function listAddresses(text: string): [address: string, nth: number][] {
  const seen: string[] = [];
  return Array.from(text.matchAll(/\]\(([^()\s]+)\)/g), ({ 1: address = '' }) => {
    const nth = seen.filter((other) => other.startsWith(address)).length;
    seen.push(address);
    return [address, nth];
  });
}

/** What a reference names: the address, the picture's file, the pop-up that a button opens. */
export interface NamedReference {
  kind: ReferenceKind;
  name: string;
}

/** The setting of a group that has the name; the others are names themselves. */
const nameKeys: Partial<Record<ReferenceKind, string>> = { image: 'src', 'share-image': 'src', button: 'opens' };

/** @returns whether a reference names a picture's file */
export function isImageReference(kind: ReferenceKind): boolean {
  return kind === 'image' || kind === 'share-image';
}

/** @returns the key under which a reference of this kind has its name */
export function toNameKey(kind: ReferenceKind): string | undefined {
  return nameKeys[kind];
}

/** @returns the name in a reference, or null when it names nothing itself, such as a link, whose address is a reference of its own */
export function readReferenceName(kind: ReferenceKind, value: unknown): string | null {
  const key = nameKeys[kind];
  const name = key !== undefined && isGroup(value) ? value[key] : value;
  return typeof name === 'string' && kind !== 'link' ? name : null;
}

/** @returns an address without what stands after ? or # */
export function stripQuery(address: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? address : address.slice(0, end);
}
