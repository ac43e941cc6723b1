// Finds the parts of checked data that refer to something else: pictures, addresses, icons,
// buttons, forms.
import { holdsSections, type JsonSchema } from './json-schema.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { childPointer, isGroup, ownValue } from '../../base/pure/pointer.ts';
import type { PreparedSchemas } from './prepare-schemas.ts';
import { listAddresses, type WrittenLink } from '../yaml/parse/written-link.ts';

/**
 * The named parts of common.schema.json that refer to something, the name of a form, and a file
 * that is played; `content` is a picture once more, where it is what its section shows
 * (`x-content`) and has no caption.
 */
export type ReferenceKind =
  | 'image'
  | 'content'
  | 'share-image'
  | 'address'
  | 'icon'
  | 'button'
  | 'link'
  | 'form'
  | 'file'
  | 'collection'
  | 'tag'
  | TextKind;

/** A text by the marks that it takes (`x-marks` in the schemas). It names nothing itself. */
export type TextKind = 'text:none' | 'text:words' | 'text:links' | 'text:long';

export interface Reference {
  kind: ReferenceKind;
  value: unknown;
  /** On a page: the index of its section; -1 outside of sections. */
  section: number;
  /** The nearest group around it that has a heading or a title; null when none has. */
  headed: object | null;
  /** Locates the value, or one of its settings. */
  locate(key?: string): Place;
  /** The place of the n-th occurrence of a word in the value, which is a text; by default the first. */
  locateWord(word: string, nth?: number): Place;
  /** @returns the value as it is written, with quotes or signs; null where that is not known */
  readSource(): string | null;
}

/** Present position of the visitor. */
export interface ReferenceVisitor {
  pointer(): string;
  headed: object | null;
  /** For a link in a text. */
  link: WrittenLink | undefined;
}

type Visit = (kind: ReferenceKind, value: unknown, at: ReferenceVisitor) => void;

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

/** Texts with links in them, written [words](address). */
const linkedTexts: ReadonlySet<ReferenceKind | null> = new Set<ReferenceKind>(['text:links', 'text:long']);

/** Signs that every mark contains, so that nearly all texts are skipped. */
const mayHaveMark = /[*_~`|#[<+@]|---|:\/\/|www\.|\n[ \t]+[-\d]|&[a-z]|\{[%{.:]|:[a-z]\w*:/i;

/** A longer text may be one whose parts YAML has joined. */
const mayBeFolded = /\n[^\n]|\s(?:-|\d{1,2}\.)\s/;

/** Path to references in the data of a schema: computed once, walked for every page. */
interface ReferencePath {
  kind: ReferenceKind | null;
  /** True if it is a picture that is what its section shows. */
  isContent: boolean;
  isText: boolean;
  /** True if it is a text with links in it. */
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

class Walk implements ReferenceVisitor {
  readonly path: (string | number)[] = [];
  readonly visit: Visit;
  headed: object | null = null;
  /** True inside of a group with a caption. */
  isCaptioned = false;
  link: WrittenLink | undefined;

  constructor(visit: Visit) {
    this.visit = visit;
  }

  pointer(): string {
    return this.path.reduce<string>(childPointer, '');
  }
}

function walk(route: ReferencePath, value: unknown, at: Walk): void {
  if (value === undefined) return;
  if (typeof value === 'string' && route.isText) return walkText(route, value, at);
  if (route.kind) at.visit(route.kind, value, at);
  if (route.isContent && !at.isCaptioned) at.visit('content', value, at);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (!route.items) return;
    for (let index = 0; index < value.length; index++) step(route.items, { key: index, value: value[index] }, at);
    return;
  }
  const group = value as Record<string, unknown>;
  const { headed, isCaptioned } = at;
  at.isCaptioned = group.caption !== undefined;
  if (group.heading !== undefined || group.title !== undefined) at.headed = group;
  for (const key in group) {
    const inner = route.parts.get(key) ?? route.others;
    if (inner) step(inner, { key, value: group[key] }, at);
  }
  at.headed = headed;
  at.isCaptioned = isCaptioned;
}

function walkText({ kind, hasLinks }: ReferencePath, text: string, at: Walk): void {
  if (!mayHaveMark.test(text) && !(kind === 'text:long' && mayBeFolded.test(text))) return;
  at.visit(kind!, text, at);
  if (!hasLinks) return;
  for (const { named, name, link } of listAddresses(text)) {
    at.link = link;
    at.visit(named, name, at);
    at.link = undefined;
  }
}

function step(route: ReferencePath, { key, value }: { key: string | number; value: unknown }, at: Walk): void {
  at.path.push(key);
  walk(route, value, at);
  at.path.pop();
}

/**
 * @returns a function that gives the route for a schema under a setting's name; null when no
 * reference can be inside
 */
function createPathFinder(schemas: PreparedSchemas): (schema: JsonSchema, key: string) => ReferencePath | null {
  const known = new Map<JsonSchema, Map<string, ReferencePath | null>>();
  const findKind = (schema: JsonSchema, key: string): ReferenceKind | null => {
    const name = schemas.definitionName(schema);
    if (name === 'image' && key === 'shareImage') return 'share-image';
    if (name !== null && kinds.has(name)) return name as ReferenceKind;
    const { type, 'x-marks': marks, ...rest } = schemas.dereference(schema);
    if (type !== 'string') return null;
    if (marks !== undefined) return `text:${marks}`;
    if (schema.type === 'string' && key === 'form') return 'form';
    if (schema.type === 'string' && (key === 'video' || key === 'file' || key === 'source')) return 'file';
    return rest.pattern === undefined && rest.enum === undefined && rest.const === undefined ? 'text:none' : null;
  };
  const find = (schema: JsonSchema, key: string): ReferencePath | null => {
    const ofSchema = known.get(schema) ?? new Map<string, ReferencePath | null>();
    known.set(schema, ofSchema);
    const earlier = ofSchema.get(key);
    if (earlier !== undefined) return earlier;
    // A schema that has itself inside would go round for ever.
    ofSchema.set(key, null);
    // On a page, the sections of a column follow it.
    if (holdsSections(schema)) return null;
    const { properties = {}, items, additionalProperties } = schemas.dereference(schema);
    const parts = Object.entries(properties).flatMap(([name, part]): [string, ReferencePath][] => {
      const route = find(part, name);
      return route ? [[name, route]] : [];
    });
    const itemRoute = typeof items === 'object' ? find(items, '') : null;
    const others = typeof additionalProperties === 'object' ? find(additionalProperties, '') : null;
    const kind = findKind(schema, key);
    const isText = kind?.startsWith('text:') ?? false;
    const isContent = schema['x-content'] === true;
    const isEmpty = kind === null && parts.length === 0 && !itemRoute && !others;
    const route = isEmpty
      ? null
      : { kind, isContent, isText, hasLinks: linkedTexts.has(kind), parts: new Map(parts), items: itemRoute, others };
    ofSchema.set(key, route);
    return route;
  };
  return find;
}

/** Target of a reference: the address, the picture's file, the pop-up that a button opens. */
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

/**
 * @returns the name in a reference, or null when it names nothing itself, such as a link, whose
 *   address is a separate reference
 */
export function readReferenceName(kind: ReferenceKind, value: unknown): string | null {
  const key = nameKeys[kind];
  const name = key !== undefined && isGroup(value) ? ownValue(value, key) : value;
  return typeof name === 'string' && kind !== 'link' && !kind.startsWith('text:') ? name : null;
}

/** @returns an address without what stands after ? or # */
export function stripQuery(address: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? address : address.slice(0, end);
}
