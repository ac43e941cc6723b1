// Finds the field of a place in a file, and the settings that a group there may have.
import { isGroup } from '../../base/pure/pointer.ts';
import { toSharedFile } from '../../base/pure/route.ts';
import type { Field, SectionType } from '../fields/field.ts';
import { getAtPath, type Path, type Place } from './path.ts';

/** The settings of all files, by their schemas. */
export interface SchemaFields {
  sections: Record<string, SectionType>;
  siteFields: readonly Field[];
  pageFields: readonly Field[];
}

export interface FieldSource {
  schemas: SchemaFields;
  /** @returns the data of a file; undefined where it is not known */
  dataOf: (file: string) => unknown;
}

export interface FoundField {
  field: Field;
  /** The fields on the way to it, the outermost first, each with its path. */
  around: { field: Field; path: Path }[];
}

/** @returns the field of a setting; undefined for a place that no schema describes */
export function findField(source: FieldSource, place: Place): FoundField | undefined {
  const { field, around } = follow(source, place);
  return field && { field, around };
}

/** @returns the settings that the group at a place may have, in the order of its schema */
export function listFields(source: FieldSource, place: Place): readonly Field[] {
  return follow(source, place).fields ?? [];
}

/** @returns the path of the innermost section that a path leads into; null where it leads into none */
export function findSectionPath(sections: SchemaFields['sections'], data: unknown, path: Path): Path | null {
  if (path[0] !== 'blocks' || path.length < 2) return null;
  const outer = path.slice(0, 2);
  const holdsSections = findType(sections, getAtPath(data, outer))?.fields.some(
    ({ name, kind }) => name === path[2] && kind === 'sections',
  );
  return holdsSections && path.length > 3 ? path.slice(0, 4) : outer;
}

interface FollowedField {
  field?: Field | undefined;
  around: FoundField['around'];
  /** The settings of the group at the end. */
  fields?: readonly Field[] | undefined;
}

function follow(source: FieldSource, { file, path }: Place): FollowedField {
  const root = findRoot(source, file, path);
  const around: FoundField['around'] = [];
  let { fields } = root;
  let field: Field | undefined;
  for (const [index, key] of path.entries()) {
    if (index < root.depth) continue;
    if (field) around.push({ field, path: path.slice(0, index) });
    field = field?.item ?? fields?.find(({ name }) => name === key);
    if (!field) return { around };
    ({ fields } = field);
  }
  return { field, around, fields };
}

/** @returns the settings that a path begins in: of a section, of a page, or of site.yaml */
function findRoot(
  source: FieldSource,
  file: string,
  path: Path,
): { fields: readonly Field[] | undefined; depth: number } {
  const { sections, siteFields, pageFields } = source.schemas;
  const data = path[0] === 'blocks' ? source.dataOf(file) : undefined;
  const at = findSectionPath(sections, data, path);
  if (!at) return { fields: file === 'site.yaml' ? siteFields : pageFields, depth: 0 };
  const section = getAtPath(data, at);
  if (isGroup(section) && section.type === 'shared' && path[at.length] === 'with') {
    const shared = toSharedFile(String(section.name));
    if (source.dataOf(shared) !== undefined) return { fields: listParams(source, shared), depth: at.length + 1 };
  }
  return { fields: findType(sections, section)?.fields, depth: at.length };
}

function findType(sections: SchemaFields['sections'], section: unknown): SectionType | undefined {
  const type = isGroup(section) ? String(section.type) : '';
  return Object.hasOwn(sections, type) ? sections[type] : undefined;
}

/** Kinds of parameters, by their words in a shared file, where a parameter is no whole setting. */
const paramKinds: Record<string, Field['kind']> = { number: 'number', address: 'address', list: 'any' };
const maxParamLength = 600;

/**
 * @param file a shared file
 * @returns the parameters that it declares, as fields: as the settings whose values they are
 */
export function listParams(source: FieldSource, file: string): Field[] {
  const data = source.dataOf(file);
  const params = getAtPath(data, ['params']);
  if (!isGroup(params)) return [];
  return Object.entries(params).map(([name, given]) => {
    const param = isGroup(given) ? given : {};
    const path = findValue(getAtPath(data, ['blocks']), `{param.${name}}`);
    const found = path && findField(source, { file, path: ['blocks', ...path] })?.field;
    return {
      ...(found ?? { kind: paramKinds[String(param.kind)] ?? 'text', maxLength: maxParamLength }),
      name,
      title: name.charAt(0).toUpperCase() + name.slice(1),
      description: String(param.description ?? found?.description ?? ''),
      isRequired: param.default === undefined,
      ...(param.default !== undefined && { default: param.default }),
    };
  });
}

/** @returns the path to the first setting with a value; undefined when none has it */
function findValue(data: unknown, wanted: string): Path | undefined {
  if (data === wanted) return [];
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const inner = findValue(value, wanted);
    if (inner) return [Array.isArray(data) ? Number(key) : key, ...inner];
  }
  return undefined;
}
