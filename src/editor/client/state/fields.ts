// Finds what a setting is: the field of a place in a file, from the schemas that the server has
// sent.
import type { Field } from '../../../edits/fields/field.ts';
import type { EditorPage, EditorStart, Path } from '../../protocol/page.ts';
import { valueAt } from './paths.ts';
import type { Selection } from './store.ts';

export interface FoundField {
  field: Field;
  /** The fields on the way to it, the outermost first, each with its path. */
  around: { field: Field; path: Path }[];
}

/** @returns the field of a setting; undefined for a place that no schema describes */
export function fieldAt(start: EditorStart, page: EditorPage, file: string, path: Path): FoundField | undefined {
  const root = rootOf(start, page, file, path);
  if (!root) return undefined;
  let fields: Field[] | undefined = root.fields;
  let field: Field | undefined;
  const around: FoundField['around'] = [];
  for (let index = root.depth; index < path.length; index++) {
    const key = path[index]!;
    if (field) around.push({ field, path: path.slice(0, index) });
    field = field?.item ?? fields?.find(({ name }) => name === key);
    if (!field) return undefined;
    ({ fields } = field);
  }
  return field && { field, around };
}

/** @returns the path of the innermost section that a path leads into; null where it leads into none */
export function sectionPathOf(start: EditorStart, data: unknown, path: Path): Path | null {
  if (path[0] !== 'blocks' || path.length < 2) return null;
  const outer = path.slice(0, 2);
  const { fields = [] } = start.sections[String(valueAt(data, [...outer, 'type']))] ?? {};
  const holdsSections = fields.some(({ name, kind }) => name === path[2] && kind === 'sections');
  return holdsSections && path.length > 3 ? path.slice(0, 4) : outer;
}

/** @returns the path of the section of the page that a selection is in, or whose shared file it is in */
export function selectedSection(start: EditorStart, page: EditorPage, selection: Selection): Path | null {
  const { file, path, section } = selection;
  if (section === null) return null;
  return (file === page.file && sectionPathOf(start, page.files[file]?.data, path)) || ['blocks', section];
}

/** @returns the settings that a path begins in: of a section, of a page, or of site.yaml */
function rootOf(start: EditorStart, page: EditorPage, file: string, path: Path) {
  const data = page.files[file]?.data;
  const at = sectionPathOf(start, data, path);
  if (at) {
    const type = String(valueAt(data, [...at, 'type']));
    const shared = page.sections[Number(path[1])]?.shared?.file;
    if (type === 'shared' && path[2] === 'with' && shared && file === page.file)
      return { fields: paramFields(start, page, shared), depth: 3 };
    const section = start.sections[type];
    return section && { fields: section.fields, depth: at.length };
  }
  return { fields: file === 'site.yaml' ? start.siteFields : start.pageFields, depth: 0 };
}

/** What a parameter is, by what its shared file says of it, where it stands for no whole setting. */
const paramKinds: Record<string, Field['kind']> = { number: 'number', address: 'address', list: 'any' };

/**
 * @returns the parameters that a shared file declares, as fields: as the settings that they stand
 * for
 */
export function paramFields(start: EditorStart, page: EditorPage, file: string): Field[] {
  const data = page.files[file]?.data;
  const params = valueAt(data, ['params']);
  if (typeof params !== 'object' || params === null) return [];
  return Object.entries(params as Record<string, Record<string, unknown>>).map(([name, param]) => {
    const path = pathTo(valueAt(data, ['blocks']), `{param.${name}}`);
    const found = path && fieldAt(start, page, file, ['blocks', ...path])?.field;
    return {
      ...(found ?? { kind: paramKinds[String(param?.kind)] ?? 'text', maxLength: 600 }),
      name,
      title: name.charAt(0).toUpperCase() + name.slice(1),
      description: String(param?.description ?? found?.description ?? ''),
      isRequired: param?.default === undefined,
      ...(param?.default !== undefined && { default: param.default }),
    };
  });
}

/** @returns the path to the first setting with a value; undefined when none has it */
function pathTo(data: unknown, wanted: string): Path | undefined {
  if (data === wanted) return [];
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const inner = pathTo(value, wanted);
    if (inner) return [Array.isArray(data) ? Number(key) : key, ...inner];
  }
  return undefined;
}

/** @returns a value to begin a setting with that its schema allows, where one can be told */
export function firstValue(field: Field): unknown {
  if (field.default !== undefined && field.kind !== 'list') return field.default;
  if (field.example !== undefined) return field.example;
  if (field.kind === 'switch') return true;
  if (field.kind === 'number') return field.minimum ?? 0;
  if (field.kind === 'choice') return field.choices?.[0]?.value;
  if (field.kind === 'list') return field.item && (field.minItems ?? 1) > 0 ? [firstValue(field.item)] : [];
  if (field.kind === 'button') return { label: 'Learn more', href: '/' };
  if (field.fields) return firstGroup(field.fields);
  if (field.kind === 'address') return '/';
  if (field.kind === 'icon') return 'star';
  if (field.kind === 'colour') return '#0b5fff';
  if (field.kind === 'date') return new Date().toISOString().slice(0, 10);
  return field.kind === 'text' || field.kind === 'rich-text' ? field.title : '';
}

function firstGroup(fields: Field[]): Record<string, unknown> {
  const needed = fields.filter(({ isRequired }) => isRequired);
  const chosen = needed.length > 0 ? needed : fields.slice(0, 1);
  return Object.fromEntries(chosen.map((field) => [field.name, firstValue(field)]));
}

/** @returns the words of a value, to tell it from others of its list */
export function summaryOf(value: unknown, fallback: string): string {
  if (typeof value === 'string') return plain(value) || fallback;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return fallback;
  const group = value as Record<string, unknown>;
  for (const key of ['heading', 'title', 'label', 'name', 'question', 'quote', 'value', 'text', 'alt', 'call'])
    if (typeof group[key] === 'string' && group[key]) return plain(group[key]);
  const inner = Object.values(group).find((each) => typeof each === 'object' && each !== null && !Array.isArray(each));
  return inner ? summaryOf(inner, fallback) : fallback;
}

function plain(text: string): string {
  return text.replaceAll(/\[\[|\]\]|\*\*/g, '').slice(0, 80);
}
