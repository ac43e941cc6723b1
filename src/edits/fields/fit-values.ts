// Fits values that were made for another site to this one: examples of sections, and sections that
// are pasted. What the site does not have is replaced by what it has, or left out.
import { findLinks } from '../../base/addresses/link-marks.ts';
import { replaceAddresses } from '../../base/addresses/replace-links.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import type { Misfit } from '../messages/paste.ts';
import type { Field, SectionType } from './field.ts';

/** By kind: names that a setting may have, each with a few words about it. */
export type SiteNames = Record<string, Record<string, string>>;

/** The site that values are fitted to. */
export interface Fitting {
  names: SiteNames;
  /** @returns the address of a picture or another file on this site; "" where it is still to come */
  fileAt: (address: string, kind: 'picture' | 'file') => string;
  leadsSomewhere: (address: string) => boolean;
  /** The types of sections that there are; null where all sections in columns are known to fit. */
  types: Readonly<Record<string, SectionType>> | null;
  report: (misfit: Misfit) => void;
}

/** Place for a picture that the author has not chosen yet. */
export const emptyPicture = () => ({ src: '', alt: '' });

/** Name lists of the site that a value has to be from; addresses and icons are never lacking. */
export function nameList({ kind, names }: Field): string | undefined {
  if (kind === 'form' || kind === 'popup') return kind;
  if (kind === 'image-file') return 'image';
  return kind === 'name' ? names : undefined;
}

/** @returns the section with what this site has; undefined where it cannot stand here */
export function fitSection(value: unknown, fitting: Fitting): Record<string, unknown> | undefined {
  if (!isGroup(value)) return undefined;
  const { type, name } = value as { type?: unknown; name?: unknown };
  const types = fitting.types ?? {};
  const found = typeof type === 'string' && Object.hasOwn(types, type) ? types[type] : undefined;
  const misfit = !found
    ? { kind: 'section' as const, name: String(type) }
    : type === 'shared' && !Object.hasOwn(fitting.names.shared ?? {}, String(name))
      ? { kind: 'shared' as const, name: String(name) }
      : undefined;
  const fitted = found && !misfit ? fitGroup(value, found.fields, fitting) : undefined;
  if (misfit) fitting.report({ ...misfit, list: '', now: null });
  // It lacks something that has been reported, without which there is no such section.
  else if (!fitted) fitting.report({ kind: 'section', list: '', name: found!.title, now: null });
  return fitted && { type, ...fitted };
}

/**
 * @returns the group without the settings that the site cannot fill, or does not know; undefined
 * where it needs one of them
 */
export function fitGroup(
  value: Record<string, unknown>,
  fields: readonly Field[],
  fitting: Fitting,
): Record<string, unknown> | undefined {
  const entries: [string, unknown][] = [];
  for (const [key, part] of Object.entries(value)) {
    const field = fields.find(({ name }) => name === key);
    if (!field && key !== 'type') fitting.report({ kind: 'setting', list: '', name: key, now: null });
    const fitted = field ? fit(part, field, fitting) : undefined;
    if (fitted !== undefined) entries.push([key, fitted]);
    else if (field && isNeeded(field)) return undefined;
  }
  return Object.fromEntries(entries);
}

/** Without the file or the list of pages that it is about, a group shows nothing. */
function isNeeded(field: Field): boolean {
  return field.isRequired || field.kind === 'file' || nameList(field) === 'collection';
}

/**
 * @returns the value with names that the site has; undefined where it has none that could stand
 * there
 */
function fit(value: unknown, field: Field, fitting: Fitting): unknown {
  const list = nameList(field);
  if (field.kind === 'image') return isGroup(value) ? fitPicture(value, fitting) : value;
  if (field.fromFile && isGroup(value) && typeof value.file === 'string') return fitFile(value, field, fitting);
  if (list !== undefined && typeof value === 'string') return fitName(value, list, fitting);
  if (field.kind === 'sections' && Array.isArray(value)) return fitColumn(value, field, fitting);
  // A film may be an address at another host, too, so that it is a text.
  const mayBeFile = field.kind === 'file' || field.kind === 'text';
  if (mayBeFile && typeof value === 'string' && fileName.test(value)) return fitting.fileAt(value, 'file') || undefined;
  if (typeof value === 'string') return fitText(value, field, fitting);
  if (Array.isArray(value) && field.item) return fitList(value, field, fitting);
  if (!isGroup(value)) return value;
  const { opens } = value;
  const hasPopup = opens === undefined || Object.hasOwn(fitting.names.popup ?? {}, String(opens));
  if (field.kind === 'button' && !hasPopup) {
    fitting.report({ kind: 'name', list: 'popup', name: String(opens), now: null });
    return { label: value.label, href: '/' };
  }
  if (field.fields) return fitGroup(value, field.fields, fitting);
  const { item } = field;
  if (!item) return value;
  const fitted = Object.entries(value).map(([key, part]) => [key, fit(part, item, fitting)] as const);
  return Object.fromEntries(fitted.filter(([, part]) => part !== undefined));
}

function fitColumn(sections: unknown[], { minItems = 0 }: Field, fitting: Fitting): unknown[] | undefined {
  if (!fitting.types) return sections;
  const fitted = sections.map((each) => fitSection(each, fitting)).filter((each) => each !== undefined);
  return fitted.length >= minItems ? fitted : undefined;
}

function fitPicture(picture: Record<string, unknown>, { fileAt, report }: Fitting): Record<string, unknown> {
  const written = String(picture.src ?? '');
  const src = written === '' ? '' : fileAt(written, 'picture');
  if (src !== '') return { ...picture, src };
  if (written !== '') report({ kind: 'picture', list: '', name: written, now: null });
  return { ...picture, ...emptyPicture() };
}

function fitName(name: string, list: string, { names, fileAt, report }: Fitting): string | undefined {
  const picture = list === 'image' ? fileAt(name, 'picture') : '';
  if (picture !== '') return picture;
  if (Object.hasOwn(names[list] ?? {}, name)) return name;
  const now = Object.keys(names[list] ?? {})[0];
  report({ kind: list === 'image' ? 'picture' : 'name', list, name, now: now ?? null });
  return now;
}

function fitFile(value: Record<string, unknown>, { fromFile }: Field, { names, report }: Fitting): unknown {
  const list = fromFile === 'rows' ? 'dataFile' : 'textFile';
  const name = String(value.file);
  if (Object.hasOwn(names[list] ?? {}, name)) return value;
  report({ kind: 'name', list, name, now: null });
  return undefined;
}

/** The end of an address of a file, and of no page. */
const fileName = /^\/\S*\.[a-z\d]{2,5}$/i;

/** Fits an address, or the links and pictures of a text. */
function fitText(text: string, { kind }: Field, fitting: Fitting): string {
  const fitAddress = (address: string): string => {
    if (fitting.leadsSomewhere(address)) return address;
    const file = fileName.test(address) ? fitting.fileAt(address, 'file') : '';
    if (file !== '') return file;
    fitting.report({ kind: 'page', list: '', name: address, now: '/' });
    return '/';
  };
  if (kind === 'address') return fitAddress(text);
  if (kind !== 'text' && kind !== 'rich-text') return text;
  const missing = new Set<string>();
  const fitted = replaceAddresses(text, ({ isPicture, address }) => {
    if (!isPicture) return fitAddress(address);
    const here = address.startsWith('/') ? fitting.fileAt(address, 'picture') : address;
    if (here === '') missing.add(address);
    return here || address;
  });
  for (const name of missing) fitting.report({ kind: 'picture', list: '', name, now: null });
  // A text has no place for a picture that is still to come: its words stay.
  return findLinks(fitted)
    .filter(({ isPicture, address }) => isPicture && missing.has(address))
    .toReversed()
    .reduce((rest, { start, end, label }) => rest.slice(0, start) + label + rest.slice(end), fitted);
}

function fitList(values: unknown[], { item, minItems = 0 }: Field, fitting: Fitting): unknown[] | undefined {
  const fitted = values.map((each) => fit(each, item!, fitting)).filter((each) => each !== undefined);
  // Two names that became the same one are one.
  const distinct = fitted.filter((each, index) => typeof each !== 'string' || !isTwin(values, fitted, index));
  return distinct.length >= minItems ? distinct : undefined;
}

function isTwin(before: readonly unknown[], now: readonly unknown[], index: number): boolean {
  const first = now.indexOf(now[index]);
  return first < index && before.indexOf(now[index]) === -1;
}
