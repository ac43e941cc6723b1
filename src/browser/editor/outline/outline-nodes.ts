// The rows of the outline: each section, and below it the entries of its lists.
import type { Field } from '../../../content/fields/field.ts';
import type { EditorPage, EditorStart, Path } from '../answers.ts';
import { summaryOf } from '../state/fields.ts';
import { valueAt } from '../state/paths.ts';
import { messagesAt } from '../state/store.ts';

export interface OutlineNode {
  /** Its path as JSON. */
  key: string;
  path: Path;
  name: string;
  /** What kind of section it is, where its name does not say it. */
  about: string;
  /** Whether it is an entry of a section's list. */
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
    const name = section.heading || section.title;
    return {
      ...nodeOf(page, file, path),
      name: section.shared ? section.shared.name : name,
      about: section.shared ? 'Shared section' : section.heading ? section.title : '',
      entry: false,
      count: page.sections.length,
      place: index,
      isDraft: section.isDraft,
      hasDates: section.hasDates,
      children: entriesOf(page, file, path, start.sections[section.type]?.fields ?? []),
    };
  });
}

function entriesOf(page: EditorPage, file: string, path: Path, fields: Field[]): OutlineNode[] {
  return fields.flatMap((field) => {
    const list = valueAt(page.files[file]?.data, [...path, field.name]);
    if (field.kind !== 'list' || !field.item?.fields || !Array.isArray(list)) return [];
    return (list as unknown[]).map((entry, index): OutlineNode => ({
      ...nodeOf(page, file, [...path, field.name, index]),
      name: summaryOf(entry, `${field.item!.title} ${index + 1}`),
      about: '',
      entry: true,
      count: list.length,
      place: index,
      isDraft: false,
      hasDates: false,
      children: [],
    }));
  });
}

function nodeOf(page: EditorPage, file: string, path: Path) {
  const about = messagesAt(page, file, path, true);
  const errors = about.filter(({ severity }) => severity === 'error').length;
  return { key: JSON.stringify(path), path, errors, warnings: about.length - errors };
}
