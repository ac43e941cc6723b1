// Contents of a new section: the least that its schema asks for, or an example that fits this site.
import type { Field, SectionType } from '../../../edits/fields/field.ts';
import type { SiteNames } from '../../protocol/page.ts';
import { firstValue } from '../state/fields.ts';

/** @returns a section with the settings that its schema asks for */
export function emptySection({ type, fields }: SectionType, site: SiteParts): Record<string, unknown> {
  const needed = fields.filter(({ isRequired, kind }) => isRequired && kind !== 'fixed');
  const hasHeading = needed.some(({ name }) => name === 'heading');
  const heading = hasHeading ? undefined : fields.find(({ name }) => name === 'heading');
  const chosen = needed.length === 0 && heading ? [heading] : needed;
  const own = (field: Field) => (['image', 'form'].includes(field.kind) ? fit(undefined, field, site) : undefined);
  const first = (field: Field) => own(field) ?? firstValue(field);
  return { type, ...Object.fromEntries(chosen.map((field) => [field.name, first(field)])) };
}

/**
 * @returns the example that shows most of a type, with pictures, forms and pop-ups that the site
 * has
 */
export function exampleSection(type: SectionType, site: SiteParts): Record<string, unknown> {
  const example = type.examples[1] ?? type.examples[0] ?? {};
  const { type: _type, id, ...fitted } = fitGroup(example, type.fields, site);
  return { type: type.type, ...withoutLinksTo(fitted, id) };
}

/** An example may link to itself, by an id that another section of the page may have. */
function withoutLinksTo(fitted: Record<string, unknown>, id: unknown): Record<string, unknown> {
  const texts = JSON.stringify(fitted).replaceAll(`](#${String(id)})`, '](/)');
  return JSON.parse(texts) as Record<string, unknown>;
}

/** Parts of a site that a section can show. */
export interface SiteParts {
  names: SiteNames;
  /** Descriptions of the pictures of its pages, by their addresses. */
  altTexts: Record<string, string>;
}

/** @returns whether a picture may be among settings */
export function showsPictures(fields: Field[]): boolean {
  return fields.some(
    ({ kind, fields: inner, item }) => kind === 'image' || showsPictures([...(inner ?? []), ...(item ? [item] : [])]),
  );
}

/** @returns a picture of the site, best one that a page shows; undefined where it has none */
function pictureOf({ names, altTexts }: SiteParts): { src: string; alt: string } | undefined {
  const pictures = Object.keys(names.image ?? {});
  const src = pictures.find((each) => each in altTexts) ?? pictures[0];
  return src === undefined ? undefined : { src, alt: altTexts[src] ?? '' };
}

function fitGroup(value: Record<string, unknown>, fields: Field[], site: SiteParts): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const field = fields.find(({ name }) => name === key);
    const fitted = field ? fit(part, field, site) : part;
    return fitted === undefined && !field?.isRequired ? [] : [[key, fitted]];
  });
  return Object.fromEntries(entries);
}

/**
 * @returns the value with names that the site has; undefined where it has none that could stand
 * there
 */
function fit(value: unknown, field: Field, site: SiteParts): unknown {
  const { names } = site;
  if (field.kind === 'image') {
    const picture = pictureOf(site);
    return picture ? { ...(value as object), ...picture } : field.isRequired ? value : undefined;
  }
  if (field.kind === 'form' || field.kind === 'popup') return Object.keys(names[field.kind] ?? {})[0] ?? value;
  if (field.kind === 'button') return fitButton(value as Record<string, unknown>, names);
  if (field.kind === 'address')
    return String(value) in (names.address ?? {}) || String(value).includes(':') ? value : '/';
  if (Array.isArray(value) && field.item) return value.flatMap((entry) => fit(entry, field.item!, site) ?? []);
  if (field.fields && typeof value === 'object' && value !== null)
    return fitGroup(value as Record<string, unknown>, field.fields, site);
  return value;
}

function fitButton(button: Record<string, unknown>, names: SiteNames) {
  const opens = button.opens === undefined || String(button.opens) in (names.popup ?? {});
  return opens ? button : { label: button.label, href: '/' };
}
