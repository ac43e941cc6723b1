// The page as it is shown until the server has answered an edit: everything is at its new place at
// once, so that whoever goes on clicking or typing meets what they see.
import type { Edit } from '../../../edits/engine/edit.ts';
import type { EditorPage, EditorSection, Path, Place, PostedEdit } from '../../protocol/page.ts';
import { isSectionOfPage, nextTo, shiftPath, valueAt, withEntry, withKey, withValueAt } from './paths.ts';

/** @returns the page with an edit made in its data, and with all that knows a place of it */
export function withEdit(page: EditorPage, { file, edit }: PostedEdit): EditorPage {
  const known = page.files[file];
  const data = known && editData(known.data, edit);
  if (data === undefined) return page;
  const files = { ...page.files, [file]: { ...known!, data } };
  if (edit.kind === 'set') return { ...page, files };
  const follow = <Item extends Place>(item: Item): Item[] => {
    const path = item.file === file ? shiftPath(edit, item.path) : item.path;
    return path ? [{ ...item, path }] : [];
  };
  const leaves = Object.entries(page.leaves).flatMap(([name, leaf]) => follow(leaf).map((each) => [name, each]));
  return {
    ...page,
    files,
    leaves: Object.fromEntries(leaves) as EditorPage['leaves'],
    messages: page.messages.flatMap(follow),
    sections: file === page.file ? editSections(page.sections, edit, known!.data) : page.sections,
  };
}

/** @returns undefined for an edit that is not shown before the server has made it */
function editData(data: unknown, edit: Edit): unknown {
  switch (edit.kind) {
    case 'set':
      return withValueAt(data, edit.path, edit.value);
    case 'remove':
      return withValueAt(data, edit.path, undefined);
    case 'insert':
      return typeof edit.at === 'number' ? withEntry(data, [...edit.path, edit.at], edit.value) : undefined;
    case 'duplicate':
      return edit.key === undefined ? withEntry(data, nextTo(edit.path), valueAt(data, edit.path)) : undefined;
    case 'move':
      return withEntry(withValueAt(data, edit.from, undefined), edit.to, valueAt(data, edit.from));
    case 'rename':
      return withKey(data, edit.path, edit.key);
    default:
      return undefined;
  }
}

/** The sections of the page's own list, and the paths of those in columns. */
function editSections(sections: EditorSection[], edit: Edit, before: unknown): EditorSection[] {
  const followed = sections.map((section) => ({
    ...section,
    inner: section.inner.flatMap((each) => {
      const path = shiftPath(edit, each.path);
      return path ? [{ ...each, path }] : [];
    }),
  }));
  const take = (path: Path) => (isSectionOfPage(path) ? followed.splice(Number(path[1]), 1)[0] : undefined);
  const put = (path: Path, section: EditorSection) => {
    if (isSectionOfPage(path)) followed.splice(Number(path[1]), 0, section);
  };
  if (edit.kind === 'remove') take(edit.path);
  if (edit.kind === 'insert') put([...edit.path, edit.at], describeSection(edit.value));
  if (edit.kind === 'duplicate') put(nextTo(edit.path), describeSection(valueAt(before, edit.path)));
  if (edit.kind === 'move') put(edit.to, take(edit.from) ?? describeSection(valueAt(before, edit.from)));
  return followed;
}

/** A section that the page in the frame does not show yet. */
function describeSection(value: unknown): EditorSection {
  const { type = '', heading = '', draft, publish } = (value ?? {}) as Record<string, unknown>;
  return {
    ids: [],
    type: String(type),
    title: String(type),
    heading: typeof heading === 'string' ? heading : '',
    inner: [],
    isDraft: draft === true,
    hasDates: publish !== undefined,
    start: 0,
    end: 0,
  };
}
