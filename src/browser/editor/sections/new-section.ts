// What a new section begins with: the least that its schema asks for, or an example that fits this
// site.
import type { Field, SectionType } from '../../../content/fields/field.ts';
import type { SiteNames } from '../answers.ts';
import { firstValue } from '../state/fields.ts';

/** @returns a section with the settings that its schema asks for */
export function emptySection({ type, fields }: SectionType): Record<string, unknown> {
  const needed = fields.filter(({ isRequired, kind }) => isRequired && kind !== 'fixed');
  const hasHeading = needed.some(({ name }) => name === 'heading');
  const heading = hasHeading ? undefined : fields.find(({ name }) => name === 'heading');
  const chosen = needed.length === 0 && heading ? [heading] : needed;
  return { type, ...Object.fromEntries(chosen.map((field) => [field.name, firstValue(field)])) };
}

/**
 * @returns the example that shows most of a type, with pictures, forms and pop-ups that the site
 * has
 */
export function exampleSection(type: SectionType, names: SiteNames): Record<string, unknown> {
  const example = type.examples[1] ?? type.examples[0] ?? {};
  const { id: _id, ...fitted } = fitGroup(example, type.fields, names);
  return { ...fitted, type: type.type };
}

function fitGroup(value: Record<string, unknown>, fields: Field[], names: SiteNames): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const field = fields.find(({ name }) => name === key);
    const fitted = field ? fit(part, field, names) : part;
    return fitted === undefined && !field?.isRequired ? [] : [[key, fitted]];
  });
  return Object.fromEntries(entries);
}

/**
 * @returns the value with names that the site has; undefined where it has none that could stand
 * there
 */
function fit(value: unknown, field: Field, names: SiteNames): unknown {
  if (field.kind === 'image') {
    const src = Object.keys(names.image ?? {})[0];
    return src === undefined ? (field.isRequired ? value : undefined) : { ...(value as object), src };
  }
  if (field.kind === 'form' || field.kind === 'popup') return Object.keys(names[field.kind] ?? {})[0] ?? value;
  if (field.kind === 'button') return fitButton(value as Record<string, unknown>, names);
  if (field.kind === 'address')
    return String(value) in (names.address ?? {}) || String(value).includes(':') ? value : '/';
  if (Array.isArray(value) && field.item) return value.flatMap((entry) => fit(entry, field.item!, names) ?? []);
  if (field.fields && typeof value === 'object' && value !== null)
    return fitGroup(value as Record<string, unknown>, field.fields, names);
  return value;
}

function fitButton(button: Record<string, unknown>, names: SiteNames) {
  const opens = button.opens === undefined || String(button.opens) in (names.popup ?? {});
  return opens ? button : { label: button.label, href: '/' };
}
