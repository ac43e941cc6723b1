// Describes an edit for the editor's history in words of the page: Price of “Soup” changed, Menu.
import { translate } from '../base/words/say.ts';
import { isGroup } from '../base/pure/pointer.ts';
import { toRoute, toSharedName } from '../base/pure/route.ts';
import { nameFile } from '../checker/diagnostics/messages/for-authors/author-names.ts';
import { translateTitle } from './fields/field-texts.ts';
import type { Edit } from './model/edit.ts';
import { findField, findSectionPath, type FieldSource } from './model/find-field.ts';
import { historyWords } from './messages/history.ts';
import { getAtPath, isSamePath, isSectionOfPage, type Path } from './model/path.ts';
import { summarize } from './model/summary.ts';

/**
 * @param source the fields of the site, and the data of its files before the edit
 * @returns a sentence without a full stop
 */
export function describeEdit(edit: Edit, file: string, source: FieldSource): string {
  const data = source.dataOf(file);
  return historyWords.deed({
    what: describeTarget(edit, { file, data, source }),
    kind: edit.kind,
    where: describeFile(file, data),
  });
}

/**
 * Describes the edits that are made together; sections that are selected together as such.
 * @param edits of a file, at least one
 */
export function describeEdits(edits: readonly Edit[], file: string, source: FieldSource): string {
  const [first] = edits as readonly [Edit];
  const areSections = edits.length > 1 && edits.map(targetOf).every(isOfWholeSection);
  if (!areSections) return describeEdit(first, file, source);
  const where = describeFile(file, source.dataOf(file));
  return historyWords.deed({ what: historyWords.sections(), kind: first.kind, where });
}

function isOfWholeSection(path: Path): boolean {
  return isSectionOfPage(path) || (isSectionOfPage(path.slice(0, 2)) && path.length === 3 && path[2] === 'draft');
}

/** @returns the name of a file for authors: that of its page, of the shared section, or of the settings */
export function describeFile(file: string, data: unknown): string {
  if (file === 'site.yaml') return historyWords.site();
  const shared = toSharedName(file);
  if (shared !== null) return historyWords.shared(shared);
  // "Menu | {site.name}" is the page "Menu".
  const title = String(getAtPath(data, ['title']) ?? '').replace(/\s*[|·–-]?\s*\{[^}]*\}\s*$/, '');
  return title || (toRoute(file) ?? nameFile(file));
}

interface Target {
  file: string;
  data: unknown;
  source: FieldSource;
}

function describeTarget(edit: Edit, { file, data, source }: Target): string {
  const path = targetOf(edit);
  const value = edit.kind === 'insert' ? edit.value : getAtPath(data, path);
  const { sections } = source.schemas;
  const section = findSectionPath(sections, data, path);
  if (section && isSamePath(section, path)) {
    const type = isGroup(value) ? translate(sections[String(value.type)]?.title ?? '') : undefined;
    return historyWords.named({ kind: historyWords.section(), name: summarize(value) || (type ?? '') });
  }
  const field = findField(source, { file, path })?.field;
  if (typeof path.at(-1) === 'number')
    return historyWords.named({
      kind: translateTitle(field),
      name: summarize(value) || `${Number(path.at(-1)) + 1}`,
    });
  const setting = field ? translateTitle(field) : String(path.at(-1) ?? historyWords.settings());
  const around = nameAround(path, data);
  return around ? historyWords.settingOf({ setting, name: around }) : setting;
}

function targetOf(edit: Edit): Path {
  if (edit.kind === 'insert') return [...edit.path, edit.at];
  return edit.kind === 'move' ? edit.from : edit.path;
}

/** @returns what the nearest entry or section around a setting is called; "" where none has a name */
function nameAround(path: Path, data: unknown): string {
  for (let length = path.length - 1; length > 1; length--) {
    const at = path.slice(0, length);
    const name = typeof at.at(-1) === 'number' ? summarize(getAtPath(data, at)) : '';
    if (name) return name;
  }
  return '';
}
