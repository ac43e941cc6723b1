// The form of what is selected: the settings of the nearest group around it, and the way there.
import { say } from '../../../base/words/say.ts';
import type { Field } from '../../../edits/fields/field.ts';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import { findField, findSectionPath } from '../../../edits/model/find-field.ts';
import { summarize } from '../../../edits/model/summary.ts';
import { toFieldSource } from '../state/fields.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';
import { taskOf } from '../settings/site-tasks.ts';
import type { Selection } from '../state/store.ts';
import type { Crumb } from './breadcrumbs.tsx';

/** The open page, and the selection in it. */
export interface Shown {
  page: EditorPage;
  start: EditorStart;
  selection: Selection;
}

interface ShownForm {
  file: string;
  path: Path;
  fields: readonly Field[];
  crumbs: Crumb[];
  description: string;
}

/** @returns the form of the nearest group around what is selected */
export function formOf({ page, start, selection: { file, path } }: Shown): ShownForm | undefined {
  const data = page.files[file]?.data;
  const crumbs: Crumb[] = [{ label: rootName(page, file), selection: { file, path: [], section: null } }];
  const at = findSectionPath(start.sections, data, path);
  if (!at) {
    const all = file === 'site.yaml' ? start.siteFields : start.pageFields;
    const fields = file === 'site.yaml' && path.length > 0 ? fieldsWith(all, String(path[0])) : all;
    const root: ShownForm = { file, path: [], fields, crumbs, description: '' };
    return nearestGroup(root, { page, start, selection: { file, path, section: null } });
  }
  const place = file === page.file ? Number(path[1]) : null;
  const typeAt = (one: Path) => start.sections[String(getAtPath(data, [...one, 'type']))];
  const section = typeAt(at);
  if (!section) return undefined;
  // A section in a column, by way of its columns.
  const way = at.length > 2 ? [at.slice(0, 2), at] : [at];
  for (const one of way)
    crumbs.push({ label: typeAt(one)?.title ?? '', selection: { file, path: one, section: place } });
  return nearestGroup(
    { file, path: at, fields: section.fields, crumbs, description: section.description },
    { page, start, selection: { file, path, section: place } },
  );
}

/** @returns a part of the site's settings: one is enough at a time, with those of its task */
function fieldsWith(all: readonly Field[], name: string): Field[] {
  return all.filter((field) => taskOf(field.name) === taskOf(name));
}

function nearestGroup(root: ShownForm, { page, start, selection }: Shown): ShownForm {
  const { file, path } = root;
  const found = findField(toFieldSource(start, page), selection);
  const groups = [...(found?.around ?? []), ...(found ? [{ field: found.field, path: selection.path }] : [])];
  const entries = groups.filter(
    ({ field, path: at }, index) => field.fields && isEntry(at, groups[index - 1]?.field) && at.length > path.length,
  );
  const last = entries.at(-1);
  if (!last) return root;
  const inner = entries.map(({ field, path: at }): Crumb => ({
    label: labelOf(getAtPath(page.files[file]?.data, at), at, field),
    selection: { file, path: at, section: selection.section },
  }));
  return { ...root, path: last.path, fields: last.field.fields!, crumbs: [...root.crumbs, ...inner], description: '' };
}

/** Whether a group of settings is an entry of a list, or one under a name that the author gave. */
function isEntry(path: Path, around: Field | undefined): boolean {
  return typeof path.at(-1) === 'number' || around?.kind === 'named';
}

function labelOf(value: unknown, path: Path, { title }: Field): string {
  const key = path.at(-1)!;
  return typeof key === 'number' ? summarize(value) || `${title} ${key + 1}` : key;
}

function rootName({ file: own }: EditorPage, file: string): string {
  if (file === 'site.yaml') return say('Site');
  return file === own ? say('Page') : say('Shared: {name}', { name: file.replace(/^.*\/|\.yaml$/g, '') });
}
