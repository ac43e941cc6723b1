// Collects the names of a site that settings refer to: pages, places on them, pictures, windows, forms, shared sections.
// Editors offer them; the checks of references look at the site itself.
import type { SiteView } from './checks/check.ts';
import type { JsonSchema } from './json-schema.ts';
import { isGroup } from './pointer.ts';
import { isNotFoundPage } from './route.ts';

/** What one name stands for, in a few words, by name. */
export type Names = Record<string, string>;

/** Names by what refers to them: `address` by the addresses of links, `template` by the calls of forms, and so on. */
export type SiteNames = Record<'address' | 'image' | 'modal' | 'form' | 'shared' | 'list' | 'template', Names>;

/**
 * @param isPicture whether a public file's address may stand where a picture is asked for
 * @returns null while site.yaml cannot be read: nothing is known of its names then
 */
export function siteNamesOf(view: SiteView, isPicture: (address: string) => boolean): SiteNames | null {
  const { known } = view.site;
  if (!known) return null;
  const pictures = Object.entries(view.facts.images).filter(([address]) => isPicture(address));
  return {
    address: Object.fromEntries(view.pages.flatMap(addressesOf).sort(byName)),
    image: Object.fromEntries(pictures.map(([address, size]) => [address, `${size.width} by ${size.height} pixels`])),
    modal: namesIn(known.modals, ({ heading }) => textOf(heading)),
    form: namesIn(known.forms, ({ fields }) => entriesOf(fields).map(labelOf).join(', ')),
    shared: Object.fromEntries([...view.shared.values()].map(({ name, params }) => [name, needs(Object.keys(params))])),
    list: namesIn(known.lists, () => ''),
    template: namesIn(templatesOf(known.endpoints), () => ''),
  };
}

/** A page and the sections in it that have a name; the pages for unknown addresses are nobody's target. */
function addressesOf({ route, record: { target } }: SiteView['pages'][number]): [string, string][] {
  if (isNotFoundPage(route)) return [];
  return [
    [route, textOf(target.title)],
    ...target.places.map(([id, label]): [string, string] => [`${route}#${id}`, textOf(label)]),
  ];
}

function byName([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : 1;
}

/** Lists are known by their names alone; groups can say more. */
function namesIn(group: unknown, about: (part: Record<string, unknown>) => string): Names {
  if (!isGroup(group)) return {};
  return Object.fromEntries(Object.entries(group).map(([name, part]) => [name, isGroup(part) ? about(part) : '']));
}

function needs(params: string[]): string {
  return params.length > 0 ? `with: ${params.join(', ')}` : '';
}

function templatesOf(endpoints: unknown): unknown {
  return isGroup(endpoints) && isGroup(endpoints.email) ? endpoints.email.templates : undefined;
}

function labelOf(field: unknown): string {
  return isGroup(field) ? textOf(field.label) : '';
}

function entriesOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list : [];
}

/** A text without its marks for highlights and bold. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\[\[|\]\]|\*\*/g, '') : '';
}

/** The files of names; what the schemas refer to in them is for editors only and checks nothing. */
const nameFiles = /^(\.\.\/)*(site|icon)-names\.schema\.json#/;

/** Leaves the references to names out, for JSON.stringify. */
export function withoutNames(keyword: string, value: unknown): unknown {
  const isList = keyword === 'allOf' && Array.isArray(value);
  return isList && value.every(({ $ref }: JsonSchema) => nameFiles.test($ref ?? '')) ? undefined : value;
}
