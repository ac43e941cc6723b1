// Mistakes in the words of an author: settings by their names in forms, places by page and section.
import type { Diagnostic } from '../../../checker/diagnostics/diagnostic.ts';
import { messageForAuthors } from '../../../checker/diagnostics/messages/for-authors/message-for-authors.ts';
import { describeFile } from '../../../edits/describe-edit.ts';
import type { FieldSource } from '../../../edits/model/find-field.ts';
import { getAtPath, toPath, type Path } from '../../../edits/model/path.ts';
import { summarize } from '../../../edits/model/summary.ts';
import type { EditorMessage } from '../../protocol/page.ts';
import { nameFixes } from './fix-names.ts';
import { nameStep, readNames } from './setting-names.ts';

export interface MistakeSource extends FieldSource {
  /** @returns the text of a file; undefined where there is none */
  textOf: (file: string) => string | undefined;
}

/** @returns the message of a mistake as the editor shows it */
export function describeMistake(diagnostic: Diagnostic, source: MistakeSource): EditorMessage {
  const { severity, code, file, range, pointer } = diagnostic;
  const { line, column } = range.start;
  const path = toPath(pointer, source.dataOf(file));
  const names = readNames(diagnostic, path, source);
  const { message, hint = null } = messageForAuthors(diagnostic, names);
  const inFile = diagnostic.hint === null ? diagnostic.message : `${diagnostic.message}\n${diagnostic.hint}`;
  const where = describePlace(file, path, source);
  const fixes = nameFixes(diagnostic, { text: source.textOf(file) ?? '', titleOf: names.titleOf });
  return { severity, code, message, hint, inFile, where, file, line, column, path, fixes };
}

/** Marks and values in the words of an entry, which its summary may be cut off before the end of. */
const marks = /\[\[|\]\]|\*\*|\{[^}]*\}?/g;

/** @returns the page, the section and the entries around a setting */
export function describePlace(file: string, path: Path, source: FieldSource): string {
  const data = source.dataOf(file);
  const entries = path.flatMap((key, index) => {
    if (typeof key !== 'number') return [];
    const at = path.slice(0, index + 1);
    return summarize(getAtPath(data, at)).replaceAll(marks, '').trim() || nameStep(file, at, source) || [];
  });
  return [describeFile(file, data), ...entries].join(' · ');
}
