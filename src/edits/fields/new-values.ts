// First values of sections, entries and settings: each passes the check of the site that it is made
// for, and its words are in the language of the site.
import { isGroup } from '../../base/pure/pointer.ts';
import { fieldWords } from '../messages/fields.ts';
import type { Field, SectionType } from './field.ts';
import { sayFirst, speakExample, type SiteWords } from './first-words.ts';
import { emptyPicture, fitGroup, nameList, type SiteNames } from './fit-values.ts';

/** Parts of a site that a value can name, and its words. */
export interface SiteParts extends SiteWords {
  names: SiteNames;
}

/** Kinds of settings that have no value to begin with: sections of columns, and a place on Earth. */
const givenByAuthors = new Set<Field['kind']>(['sections', 'latitude', 'longitude']);

/** @returns a section with the settings that its shortest example has; undefined where the site lacks what it shows */
export function emptySection(section: SectionType, site: SiteParts): Record<string, unknown> | undefined {
  const { type, fields, examples } = section;
  const [shortest = {}] = examples;
  const isNeeded = ({ name, kind, isRequired }: Field) =>
    kind !== 'fixed' && (isRequired || (!givenByAuthors.has(kind) && name in shortest));
  const needed = fields.filter(isNeeded);
  const heading = fields.find(({ name }) => name === 'heading');
  const values = fillIn(needed.length === 0 && heading ? [heading] : needed, site);
  return values && { type, ...values };
}

/**
 * @returns the example that shows most of a type, with places for its pictures, and with forms and
 * pop-ups that the site has; undefined where the site lacks what it shows
 */
export function exampleSection(type: SectionType, site: SiteParts): Record<string, unknown> | undefined {
  const fitted = fitGroup(type.examples[1] ?? type.examples[0] ?? {}, type.fields, {
    names: site.names,
    fileAt: (address, kind) => (kind === 'picture' ? '' : address),
    leadsSomewhere: (address) => address in (site.names.address ?? {}) || address.includes(':'),
    types: null,
    report: () => {},
  });
  if (!fitted) return undefined;
  const { type: _type, id, ...settings } = fitted;
  return { type: type.type, ...speakExample(withoutLinksTo(settings, id), type.fields, site) };
}

/** An example may link to itself, by an id that another section of the page may have. */
function withoutLinksTo(fitted: Record<string, unknown>, id: unknown): Record<string, unknown> {
  const texts = JSON.stringify(fitted).replaceAll(`](#${String(id)})`, '](/)');
  return JSON.parse(texts) as Record<string, unknown>;
}

/**
 * @param name the key of an entry of a group whose names the author gives
 * @returns a value to begin a setting with; undefined where the site has nothing that it could name
 */
export function firstValue(field: Field, site: SiteParts, name = ''): unknown {
  const list = nameList(field);
  if (list !== undefined) return Object.keys(site.names[list] ?? {})[0];
  if (field.needs !== undefined) return firstUsable(field, site.names[field.needs] ?? {});
  if (field.kind === 'image') return emptyPicture();
  if (field.kind === 'list' || field.kind === 'choices') return fillList(field, site);
  if (field.first !== undefined) return fillName(field.first, name);
  const word = field.label === undefined ? undefined : site.labels[field.label];
  const given = word ?? field.default ?? field.example;
  if (given !== undefined) return speakExample({ given }, [{ ...field, name: 'given' }], site).given;
  if (field.kind === 'button') return { label: site.firstWords.button, href: '/' };
  if (field.fields) return fillWhole(field, site, name);
  return firstScalar(field, site);
}

function firstUsable({ choices }: Field, names: Record<string, string>): unknown {
  return choices ? choices.find(({ value }) => String(value) in names)?.value : Object.keys(names)[0];
}

function firstScalar(field: Field, site: SiteParts): unknown {
  switch (field.kind) {
    case 'switch':
      return true;
    case 'number':
      return field.minimum ?? 0;
    case 'choice':
      return field.choices?.[0]?.value;
    case 'address':
      return '/';
    case 'icon':
      return 'star';
    case 'colour':
      return '#0b5fff';
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'named':
      return {};
    case 'file':
    case 'latitude':
    case 'longitude':
      return undefined;
    case 'text':
    case 'rich-text':
      return sayFirst(field, site);
    default:
      return '';
  }
}

/** `{name}` stands for the key of the entry. */
function fillName(first: unknown, name: string): unknown {
  return typeof first === 'string' ? first.replaceAll('{name}', name) : first;
}

function fillList({ item, minItems = 1 }: Field, site: SiteParts): unknown[] | undefined {
  return item && fillEntries(item, minItems, site);
}

/** @returns so many entries of a new list; undefined where the site has too little that they could name */
export function fillEntries(item: Field, count: number, site: SiteParts): unknown[] | undefined {
  const entries: unknown[] = [];
  for (let index = 0; index < count; index++)
    entries.push(withPicturePlaces(firstValue(item, withLaterNames(site, item, entries)), item, []));
  return entries.includes(undefined) ? undefined : entries;
}

/** @returns the parts with the names that follow those of the entries: steps have questions in their order */
export function withLaterNames(site: SiteParts, { fields = [] }: Field, entries: unknown[]): SiteParts {
  const later = fields.flatMap(({ name, needs }) => {
    if (needs !== 'question') return [];
    const used = entries.map((entry) => isGroup(entry) && entry[name]);
    const all = Object.entries(site.names[needs] ?? {});
    return [[needs, Object.fromEntries(all.slice(all.findLastIndex(([key]) => used.includes(key)) + 1))] as const];
  });
  return { ...site, names: { ...site.names, ...Object.fromEntries(later) } };
}

/** The settings that a new group needs: those that it must have, and as many as make it whole. */
function chooseSettings({ fields = [], minProperties = 1 }: Field, site: SiteParts): Field[] {
  const needed = fields.filter(({ isRequired }) => isRequired);
  const others = fields.filter((each) => !each.isRequired && firstValue(each, site) !== undefined);
  return [...needed, ...others.slice(0, Math.max(0, minProperties - needed.length))];
}

/** @returns the group with the settings that it needs, also those that follow from values of others */
function fillWhole(group: Field, site: SiteParts, name: string): Record<string, unknown> | undefined {
  const value = fillIn(chooseSettings(group, site), site, name);
  const others = group.fields!.filter(({ neededWith = {} }) =>
    Object.entries(neededWith).some(([key, values]) => values.includes(String(value?.[key]))),
  );
  const rest = fillIn(others, site, name);
  return value && rest && { ...value, ...rest };
}

function fillIn(fields: readonly Field[], site: SiteParts, name = ''): Record<string, unknown> | undefined {
  const entries = fields.map((field) => [field.name, firstValue(field, site, name)] as const);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

/**
 * @param others the entries of its list
 * @returns the entry, with places for pictures where the others have some, or where it is the first
 */
export function withPicturePlaces(entry: unknown, { fields = [] }: Field, others: unknown[]): unknown {
  if (!isGroup(entry)) return entry;
  // A first card has an icon or a picture: its author decides.
  const isFirst = others.length === 0 && !fields.some(({ kind }) => kind === 'icon');
  const places = fields.filter(
    ({ name, kind }) =>
      kind === 'image' && (isFirst || others.some((other) => isGroup(other) && other[name] !== undefined)),
  );
  return { ...entry, ...Object.fromEntries(places.map(({ name }) => [name, emptyPicture()])) };
}

/** @returns the text of a new cell of a comparison; cells of a table may be empty */
export function firstCell(): string {
  return fieldWords.emptyCell();
}

/** @returns the field of an entry without the choices that other entries have made */
export function freeChoice(item: Field, entries: unknown): Field {
  if (item.kind !== 'choice' || !Array.isArray(entries)) return item;
  return { ...item, default: undefined, choices: item.choices!.filter(({ value }) => !entries.includes(value)) };
}

/**
 * Texts with a pattern are addresses and names, which two entries seldom share.
 * @returns the entry, with a number behind each that another one has
 */
export function makeDistinct(entry: unknown, { fields = [] }: Field, others: unknown[]): unknown {
  if (!isGroup(entry)) return entry;
  const texts = fields.filter(
    ({ name, kind, pattern }) => kind === 'text' && pattern && typeof entry[name] === 'string',
  );
  const numbered = texts.flatMap(({ name, pattern }) => {
    const first = String(entry[name]);
    const isFree = (text: string) => !others.some((other) => isGroup(other) && other[name] === text);
    if (isFree(first)) return [];
    const wanted = [`${first}-${others.length + 1}`, `${first}${others.length + 1}`];
    const other = wanted.find((text) => isFree(text) && new RegExp(pattern!, 'u').test(text));
    return other === undefined ? [] : [[name, other] as const];
  });
  return { ...entry, ...Object.fromEntries(numbered) };
}

/** @returns the row, which is a list of cells or a group with `values`, with a cell for each column */
export function fillRow(row: unknown, cells = 2): unknown {
  const fill = (value: string) => Array<string>(cells).fill(value);
  return Array.isArray(row) ? fill('') : { ...(row as object), values: fill(firstCell()) };
}
