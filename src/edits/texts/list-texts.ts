// Lists the texts of a file that visitors read: by the fields of its schemas, so that names,
// addresses and other values for programs are none.
import { isGroup, ownValue } from '../../base/pure/pointer.ts';
import { toSharedFile } from '../../base/pure/route.ts';
import type { Field } from '../fields/field.ts';
import { listParams, type FieldSource } from '../model/find-field.ts';
import type { Path } from '../model/path.ts';

export interface SiteText {
  path: Path;
  value: string;
  field: Field;
}

/** @returns the texts of a page, a shared file or site.yaml, in the order of the file */
export function listTexts(source: FieldSource, file: string): SiteText[] {
  const data = source.dataOf(file);
  const found: SiteText[] = [];
  const { sections, siteFields, pageFields } = source.schemas;
  const walkGroup = (fields: readonly Field[], group: unknown, path: Path): void => {
    if (!isGroup(group)) return;
    const byName = new Map(fields.map((field) => [field.name, field]));
    for (const [key, value] of Object.entries(group)) walk(byName.get(key), value, [...path, key]);
  };
  const walk = (field: Field | undefined, value: unknown, path: Path): void => {
    if (!field || field.isCode) return;
    if (typeof value === 'string') {
      if (isWords(field)) found.push({ path, value, field });
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries())
        if (field.kind === 'sections') walkSection(entry, [...path, index]);
        else walk(field.item, entry, [...path, index]);
    } else if (field.kind === 'named' && isGroup(value)) {
      for (const [key, entry] of Object.entries(value)) walk(field.item, entry, [...path, key]);
    } else walkGroup(field.fields ?? [], value, path);
  };
  const walkSection = (section: unknown, path: Path): void => {
    const type = String(ownValue(section, 'type'));
    walkGroup(Object.hasOwn(sections, type) ? sections[type]!.fields : [], section, path);
    if (type !== 'shared') return;
    const shared = toSharedFile(String(ownValue(section, 'name')));
    walkGroup(listParams(source, shared), ownValue(section, 'with'), [...path, 'with']);
  };
  if (file === 'site.yaml') walkGroup(siteFields, data, []);
  else {
    walkGroup(pageFields, data, []);
    for (const param of listParams(source, file))
      walk(param, ownValue(ownValue(ownValue(data, 'params'), param.name), 'default'), [
        'params',
        param.name,
        'default',
      ]);
    const blocks = ownValue(data, 'blocks');
    if (Array.isArray(blocks)) for (const [index, block] of blocks.entries()) walkSection(block, ['blocks', index]);
  }
  return found;
}

/** A text whose pattern takes none of these is a code: a language, a currency, an identifier. */
const samples = ['two words', '+49 761 1234', 'name@example.com', 'words {host}'];

function isWords({ kind, pattern }: Field): boolean {
  if (kind === 'rich-text') return true;
  if (kind !== 'text') return false;
  if (pattern === undefined) return true;
  const allowed = new RegExp(pattern, 'u');
  return samples.some((sample) => allowed.test(sample));
}
