// Completion in the YAML view: the settings that fit, and the values that a setting can have.
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Field } from '../../../edits/fields/field.ts';
import type { EditorStart } from '../../protocol/page.ts';

export interface YamlContext {
  start: EditorStart | null;
  /** The type of the section that the text is of; null for a whole file. */
  type: string | null;
}

/** @returns what fits at the caret; null where nothing is known to */
export function completionsAt(asked: CompletionContext, { start, type }: YamlContext): CompletionResult | null {
  if (!start) return null;
  const { state, pos, explicit } = asked;
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const lines = state.doc.sliceString(0, line.from).split('\n');
  const value = /^(\s*(?:- )*)([A-Za-z$][\w-]*):\s+["']?([^"'#]*)$/.exec(before);
  if (value) {
    const fields = fieldsAround(lines, value[1]!.length, start, type);
    const field = fields?.find(({ name }) => name === value[2]);
    const options = field ? valuesOf(field, start) : value[2] === 'type' ? typesOf(start) : [];
    return options.length > 0 ? { from: pos - value[3]!.length, options, validFor: /^[^"'#]*$/ } : null;
  }
  const key = /^(\s*(?:- )*)([A-Za-z$][\w-]*)?$/.exec(before);
  if (!key || (!key[2] && !explicit)) return null;
  const fields = fieldsAround(lines, key[1]!.length, start, type);
  if (!fields) return null;
  const options = fields.map((field): Completion => ({
    label: field.name,
    apply: field.fields || field.item ? `${field.name}:` : `${field.name}: `,
    type: 'property',
    detail: field.isRequired ? 'needed' : field.title,
    info: field.fileHelp ?? field.description,
    boost: field.isRequired ? 1 : 0,
  }));
  return { from: pos - (key[2]?.length ?? 0), options, validFor: /^[\w-]*$/ };
}

/** @returns the settings that can stand at a column, by the keys above that are indented less */
function fieldsAround(
  lines: string[],
  column: number,
  start: EditorStart,
  type: string | null,
): readonly Field[] | undefined {
  const keys: string[] = [];
  let section = type;
  let limit = column;
  for (const text of lines.toReversed()) {
    const found = /^(\s*(?:- )*)([A-Za-z$][\w-]*):(.*)$/.exec(text);
    if (!found) continue;
    const [, lead = '', name = '', rest = ''] = found;
    // The nearest section around it, on the page or in a column.
    if (name === 'type' && lead.endsWith('- ') && lead.length <= limit) {
      section = rest.trim();
      break;
    }
    if (lead.length >= limit) continue;
    limit = lead.length;
    keys.unshift(name);
  }
  const at = keys.indexOf('blocks');
  const way = at === -1 ? keys : keys.slice(at + 1);
  let fields: readonly Field[] | undefined = section ? start.sections[section]?.fields : start.pageFields;
  for (const key of way) {
    const field: Field | undefined = fields?.find(({ name }) => name === key);
    fields = field?.fields ?? field?.item?.fields;
  }
  return fields;
}

function valuesOf(field: Field, start: EditorStart): Completion[] {
  if (field.choices)
    return field.choices.map(({ value, description }) => ({ label: String(value), info: description, type: 'enum' }));
  if (field.kind === 'switch') return ['true', 'false'].map((label) => ({ label, type: 'constant' }));
  if (field.kind === 'icon') return start.icons.map((label) => ({ label, type: 'constant' }));
  const list = field.kind === 'image-file' ? 'image' : field.kind === 'name' ? (field.names ?? '') : field.kind;
  const names = start.names[list] ?? {};
  return Object.entries(names).map(([label, detail]) => ({ label, detail, type: 'constant' }));
}

function typesOf(start: EditorStart): Completion[] {
  return Object.values(start.sections).map(({ type, description, fileHelp = description }) => ({
    label: type,
    info: fileHelp,
    type: 'class',
  }));
}
