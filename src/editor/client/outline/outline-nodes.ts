// The rows of the outline: each section, and below it the entries of its lists.
import type { Field } from '../../../edits/fields/field.ts';
import type { EditorPage, EditorStart, Path } from '../../protocol/page.ts';
import { summaryOf } from '../state/fields.ts';
import { newKey } from '../settings/entry-keys.ts';
import { matchEntries } from '../state/shown-place.ts';
import { isSamePath, valueAt } from '../state/paths.ts';
import { messagesAt } from '../state/store.ts';

export interface OutlineNode {
  /** Stays the same while the row is about the same, wherever that moves. */
  key: string;
  file: string;
  /** What the file said when the row was made. */
  shown: unknown;
  path: Path;
  /** The section or entry itself, as written. */
  value: unknown;
  name: string;
  /** What kind of section it is, where its name does not say it. */
  about: string;
  /** Whether it is an entry of a section's list, and no section itself. */
  entry: boolean;
  /** How many entries its list has, and its own place among them. */
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
  return page.sections.map((section, index) => {
    const path: Path = ['blocks', index];
    const title = start.sections[section.type]?.title ?? section.title;
    const name = section.heading || title;
    return {
      ...nodeOf(page, file, path),
      name: section.shared ? section.shared.name : name,
      about: section.shared ? 'Shared section' : section.heading ? title : '',
      entry: false,
      count: page.sections.length,
      place: index,
      isDraft: section.isDraft,
      hasDates: section.hasDates,
      children: childrenOf({ page, start, file }, path, section.type),
    };
  });
}

interface OpenFile {
  page: EditorPage;
  start: EditorStart;
  file: string;
}

function childrenOf(open: OpenFile, path: Path, type: string): OutlineNode[] {
  const fields = open.start.sections[type]?.fields ?? [];
  return fields.flatMap((field) => {
    const list = valueAt(open.page.files[open.file]?.data, [...path, field.name]);
    if (!Array.isArray(list)) return [];
    const at = [...path, field.name];
    return field.kind === 'sections' ? sectionsOf(open, at, list, field) : entriesOf(open, at, list, field);
  });
}

/** The sections of a column, which say which one it is. */
function sectionsOf(open: OpenFile, path: Path, list: readonly unknown[], { title }: Field): OutlineNode[] {
  return list.map((value, index): OutlineNode => {
    const at = [...path, index];
    const { type, draft, publish } = (value ?? {}) as Record<string, unknown>;
    const kind = open.start.sections[String(type)]?.title ?? 'Section';
    const name = summaryOf(value, kind);
    return {
      ...nodeOf(open.page, open.file, at),
      name,
      about: name === kind ? title : `${title}: ${kind}`,
      entry: false,
      count: list.length,
      place: index,
      isDraft: draft === true,
      hasDates: publish !== undefined,
      children: childrenOf(open, at, String(type)),
    };
  });
}

function entriesOf({ page, file }: OpenFile, path: Path, list: readonly unknown[], field: Field): OutlineNode[] {
  if (field.kind !== 'list' || !field.item?.fields) return [];
  return list.map((entry, index): OutlineNode => ({
    ...nodeOf(page, file, [...path, index]),
    name: summaryOf(entry, `${field.item!.title} ${index + 1}`),
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
    value: valueAt(page.files[file]?.data, path),
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
