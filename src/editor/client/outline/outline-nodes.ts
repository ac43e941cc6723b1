// The rows of the outline: each section, and below it the entries of its lists.
import { say } from '../../../base/words/say.ts';
import { isSamePath, getAtPath, type Path } from '../../../edits/model/path.ts';
import type { Field } from '../../../edits/fields/field.ts';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import { summarizeSection, summarize } from '../../../edits/model/summary.ts';
import { newKey } from '../settings/entry-keys.ts';
import { matchEntries } from '../changes/shown-place.ts';
import { messagesAt } from '../state/store.ts';

export interface OutlineNode {
  /** Stays the same while the row is about the same, wherever that moves. */
  key: string;
  file: string;
  /** Value in the file when the row was made. */
  shown: unknown;
  path: Path;
  /** The section or entry itself, as written. */
  value: unknown;
  name: string;
  /** Kind of the section, where its name does not say it. */
  about: string;
  /** True for an entry of a section's list. */
  entry: boolean;
  /** Count of the entries of its list, and its own place among them. */
  count: number;
  place: number;
  isDraft: boolean;
  hasDates: boolean;
  errors: number;
  warnings: number;
  children: OutlineNode[];
}

/** @returns the sections of a page, in order */
export function outlineNodes(page: EditorPage, start: EditorStart): OutlineNode[] {
  const file = page.file!;
  const list = getAtPath(page.files[file]?.data, ['blocks']);
  return Array.isArray(list) ? sectionsOf({ page, start, file }, ['blocks'], list as unknown[]) : [];
}

interface OpenFile {
  page: EditorPage;
  start: EditorStart;
  file: string;
}

function childrenOf(open: OpenFile, path: Path, type: string): OutlineNode[] {
  const fields = open.start.sections[type]?.fields ?? [];
  return fields.flatMap((field) => {
    const list = getAtPath(open.page.files[open.file]?.data, [...path, field.name]);
    if (!Array.isArray(list)) return [];
    const at = [...path, field.name];
    return field.kind === 'sections' ? sectionsOf(open, at, list, field.title) : entriesOf(open, at, list, field);
  });
}

/** @param column the title of the column that they are in; "" for those of the page */
function sectionsOf(open: OpenFile, path: Path, list: readonly unknown[], column = ''): OutlineNode[] {
  return list.map((value, index): OutlineNode => {
    const at = [...path, index];
    const type = String(getAtPath(value, ['type']) ?? '');
    const kind =
      type === 'shared' ? say('Shared section') : (open.start.sections[type]?.title ?? (type || say('Section')));
    const words = summarizeSection(value);
    return {
      ...nodeOf(open.page, open.file, at),
      name: words || kind,
      about: [column, words && kind].filter(Boolean).join(': '),
      entry: false,
      count: list.length,
      place: index,
      isDraft: getAtPath(value, ['draft']) === true,
      hasDates: getAtPath(value, ['publish']) !== undefined,
      children: childrenOf(open, at, type),
    };
  });
}

function entriesOf({ page, file }: OpenFile, path: Path, list: readonly unknown[], field: Field): OutlineNode[] {
  if (field.kind !== 'list' || !field.item?.fields) return [];
  return list.map((entry, index): OutlineNode => ({
    ...nodeOf(page, file, [...path, index]),
    name: summarize(entry) || `${field.item!.title} ${index + 1}`,
    about: '',
    entry: true,
    count: list.length,
    place: index,
    isDraft: false,
    hasDates: false,
    children: [],
  }));
}

function nodeOf(page: EditorPage, file: string, path: Path) {
  const about = messagesAt(page, file, path, true);
  const errors = about.filter(({ severity }) => severity === 'error').length;
  return {
    key: '',
    file,
    shown: page.files[file]?.data,
    value: getAtPath(page.files[file]?.data, path),
    path,
    errors,
    warnings: about.length - errors,
  };
}

/** Gives each row the key of the row that was about the same before, or a new one. */
export function keepKeys(before: readonly OutlineNode[], now: readonly OutlineNode[]): OutlineNode[] {
  const places = matchEntries(
    before.map(({ value }) => value),
    now.map(({ value }) => value),
  );
  return now.map((node, index) => {
    const former = before[places[index] ?? -1];
    return {
      ...node,
      key: former?.key ?? newKey(),
      children: keepKeys(former?.children ?? [], node.children),
    };
  });
}

/** @returns the first row, of these and those below them, that fits */
export function findNode(nodes: readonly OutlineNode[], fits: (node: OutlineNode) => boolean): OutlineNode | undefined {
  for (const node of nodes) {
    const found = fits(node) ? node : findNode(node.children, fits);
    if (found) return found;
  }
  return undefined;
}

/** @returns the row of a section or entry */
export function nodeAt(nodes: readonly OutlineNode[], path: Path): OutlineNode | undefined {
  return findNode(nodes, (node) => isSamePath(node.path, path));
}
