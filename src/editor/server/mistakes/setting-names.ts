// Names that the message of a mistake is written with: of its setting, and of those around it.
import type { Diagnostic } from '../../../checker/diagnostics/diagnostic.ts';
import {
  authorPlaces,
  type AuthorControl,
  type AuthorNames,
} from '../../../checker/diagnostics/messages/for-authors/author-names.ts';
import { translate } from '../../../base/words/say.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import { describeFile } from '../../../edits/describe-edit.ts';
import type { Field } from '../../../edits/fields/field.ts';
import { translateTitle } from '../../../edits/fields/field-texts.ts';
import { findField, findSectionPath, listFields, type FieldSource } from '../../../edits/model/find-field.ts';
import { getAtPath, isSamePath, type Path } from '../../../edits/model/path.ts';
import { summarize } from '../../../edits/model/summary.ts';

export interface SettingNames extends AuthorNames {
  /** @returns the name of a setting at the place of the mistake or beside it; undefined without one */
  titleOf: (key: string) => string | undefined;
}

/** @returns the names for a mistake at a path of its file */
export function readNames({ file, range }: Diagnostic, path: Path, source: FieldSource): SettingNames {
  const data = source.dataOf(file);
  const fieldsAround = [path, path.slice(0, -1)].flatMap((each) =>
    shownFields(listFields(source, { file, path: each })),
  );
  const titleOf = (key: string) => title(fieldsAround.find(({ name }) => name === key));
  const group = isGroup(getAtPath(data, path)) ? path : path.slice(0, -1);
  const given = getAtPath(data, group);
  const has = (name: string) => isGroup(given) && Object.hasOwn(given, name);
  const settings = shownFields(listFields(source, { file, path: group }));
  return {
    here: nameNearest(file, path, source) ?? describeFile(file, data),
    line: range.start.line,
    written: describeWritten(getAtPath(data, path)),
    control: describeControl(findField(source, { file, path })?.field),
    free: settings.filter(({ name }) => !has(name)).flatMap((each) => title(each) ?? []),
    filled: settings.filter(({ name, isRequired }) => has(name) && !isRequired).flatMap((each) => title(each) ?? []),
    titleOf,
    setting: (key) => titleOf(key) ?? authorPlaces.other(),
    section: (type) => translate(source.schemas.sections[type]?.title ?? '') || authorPlaces.other(),
  };
}

/** No form shows the settings of a file alone. */
function shownFields(fields: readonly Field[]): Field[] {
  return fields.filter(({ part, kind }) => part !== 'file' && kind !== 'fixed');
}

function title(field: Field | undefined): string | undefined {
  return translateTitle(field) || undefined;
}

function describeControl(field: Field | undefined): AuthorControl {
  const { kind = '', errorMessage, choices = [], fields = [] } = field ?? {};
  return {
    kind,
    rule: errorMessage === undefined ? null : translate(errorMessage),
    choices: Object.fromEntries(choices.map((each) => [String(each.value), translate(each.title)])),
    settings: shownFields(fields).flatMap((each) => title(each) ?? []),
  };
}

function describeWritten(value: unknown): string {
  if (typeof value === 'boolean') return value ? authorPlaces.on() : authorPlaces.off();
  if (Array.isArray(value)) return authorPlaces.entries();
  return isGroup(value) ? authorPlaces.settings() : summarize(value) || String(value);
}

/** @returns the name of the nearest setting around a place that a form has */
function nameNearest(file: string, path: Path, source: FieldSource): string | undefined {
  const ways = path.map((_key, index) => path.slice(0, path.length - index));
  return ways.map((each) => nameStep(file, each, source)).find((name) => name !== undefined);
}

/** @returns the name of a section, an entry with its number, or a setting; undefined without one */
export function nameStep(file: string, path: Path, source: FieldSource): string | undefined {
  const data = source.dataOf(file);
  const { sections } = source.schemas;
  const section = findSectionPath(sections, data, path);
  if (section && isSamePath(section, path)) {
    const value = getAtPath(data, path);
    return translate((isGroup(value) && sections[String(value.type)]?.title) || '') || authorPlaces.section();
  }
  const name = title(findField(source, { file, path })?.field);
  const last = path.at(-1);
  return name !== undefined && typeof last === 'number' ? `${name} ${last + 1}` : name;
}
