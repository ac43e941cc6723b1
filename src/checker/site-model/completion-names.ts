// Names for completion: pages, sections, pictures, pop-ups, forms, shared sections that editors
// offer.
import { toPlainText } from '../../base/pure/plain-text.ts';
import type { Collection } from './collections.ts';
import type { RuleContext } from './rule-context.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { fitsSetting, isTextFile, type FromFile } from '../text-files/text-file.ts';
import { isNotFoundPage } from '../../base/pure/route.ts';
import { nameDetails } from '../diagnostics/messages/names.ts';

/** Meaning of each name, in a few words. */
export type Names = Record<string, string>;

/** By kind: `address` for links, `template` for the delivery of forms, and so on. */
export type CompletionNames = Record<
  | 'address'
  | 'image'
  | 'popup'
  | 'form'
  | 'shared'
  | 'list'
  | 'template'
  | 'call'
  | 'collection'
  | 'tag'
  | 'textFile'
  | 'dataFile'
  | 'fields'
  | 'field',
  Names
>;

/**
 * @param isPicture whether a public file's address may be used as a picture
 * @returns null while site.yaml cannot be read
 */
export function collectCompletionNames(
  context: RuleContext,
  isPicture: (address: string) => boolean,
): CompletionNames | null {
  const { data } = context.site;
  if (!data) return null;
  const groups = [...context.ownFields.schemas.keys()];
  const pictures = Object.entries(context.facts.images).filter(([address]) => isPicture(address));
  return {
    address: Object.fromEntries(context.pages.flatMap(listAddresses).sort(compareByName)),
    image: Object.fromEntries(
      pictures.map(([address, size]) => [address, nameDetails.imageSize(size.width, size.height)]),
    ),
    popup: describeNames(data.popups, ({ heading }) => stripMarkup(heading)),
    form: describeNames(data.forms, ({ fields }) => toList(fields).map(readLabel).join(', ')),
    shared: Object.fromEntries(
      [...context.shared.values()].map(({ name, params }) => [name, describeParams(Object.keys(params))]),
    ),
    list: describeNames(data.lists, () => ''),
    template: describeNames(findTemplates(data.endpoints), () => ''),
    call: listCalls(data.endpoints),
    collection: describeNames(data.collections, ({ kind }) => (typeof kind === 'string' ? kind : '')),
    tag: Object.fromEntries([...context.collections().values()].flatMap(listTags).sort(compareByName)),
    textFile: listFiles(context, 'text'),
    dataFile: listFiles(context, 'rows'),
    fields: Object.fromEntries([...context.ownFields.schemas].map(([name, { title = '' }]) => [name, title])),
    field: Object.fromEntries(groups.flatMap((group) => listFields(group, context)).sort(compareByName)),
  };
}

/** A page and its named sections. Nothing links to not-found pages. */
function listAddresses({ route, record: { target } }: RuleContext['pages'][number]): [string, string][] {
  if (isNotFoundPage(route)) return [];
  return [
    [route, stripMarkup(target.title)],
    ...target.places.map(([id, label]): [string, string] => [`${route}#${id}`, stripMarkup(label)]),
  ];
}

function listFiles({ files }: RuleContext, wanted: FromFile): Names {
  return Object.fromEntries(
    files.filter((path) => isTextFile(path) && fitsSetting(path, wanted)).map((path) => [path, '']),
  );
}

/** The fields that can be shown in words, each with its words and its group. */
function listFields(group: string, { ownFields }: RuleContext): [string, string][] {
  return ownFields.listShowable(group).map(({ name, label }) => [name, `${label} (${group})`]);
}

/** The tags of a collection's entries, each with the collection's name. */
function listTags({ name, byTag }: Collection): [string, string][] {
  return [...byTag.keys()].map((tag) => [tag, name]);
}

function compareByName([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : 1;
}

function describeNames(group: unknown, about: (part: Record<string, unknown>) => string): Names {
  if (!isGroup(group)) return {};
  return Object.fromEntries(Object.entries(group).map(([name, part]) => [name, isGroup(part) ? about(part) : '']));
}

function describeParams(params: string[]): string {
  return params.length > 0 ? nameDetails.params(params) : '';
}

/** The calls that a form can make: those whose service is there. */
function listCalls(endpoints: unknown): Names {
  const services = isGroup(endpoints) ? Object.keys(endpoints) : [];
  const calls = services.flatMap((service) => (service === 'email' ? ['email-form', 'email'] : [service]));
  return Object.fromEntries(calls.map((call) => [call, '']));
}

function findTemplates(endpoints: unknown): unknown {
  return isGroup(endpoints) && isGroup(endpoints.email) ? endpoints.email.templates : undefined;
}

function readLabel(field: unknown): string {
  return isGroup(field) ? stripMarkup(field.label) : '';
}

function toList(list: unknown): unknown[] {
  return Array.isArray(list) ? list : [];
}

/** @returns a text without its marks; "" for what is no text */
function stripMarkup(value: unknown): string {
  return typeof value === 'string' ? toPlainText(value) : '';
}
