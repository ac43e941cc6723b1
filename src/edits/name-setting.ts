// Names a setting for authors, by the section that it is in.
import { translate } from '../base/words/say.ts';
import { isGroup } from '../base/pure/pointer.ts';
import type { Field } from './fields/field.ts';
import { translateTitle } from './fields/field-texts.ts';
import { findField, findSectionPath, type FieldSource } from './model/find-field.ts';
import { getAtPath, type Path } from './model/path.ts';
import { summarizeSection } from './model/summary.ts';

interface NamedSetting {
  file: string;
  /** Null for a text file as a whole. */
  path: Path | null;
  field?: Field | undefined;
}

/** @returns "Opening hours · Heading": the first words of the section, and the setting's title */
export function nameSetting(source: FieldSource, { file, path, field }: NamedSetting): string {
  const data = source.dataOf(file);
  const section = path && findSectionPath(source.schemas.sections, data, path);
  const block = section ? getAtPath(data, section) : undefined;
  const type = isGroup(block) ? source.schemas.sections[String(block.type)]?.title : undefined;
  const found = field ?? (path ? findField(source, { file, path })?.field : undefined);
  const name = summarizeSection(block) || (type ? translate(type) : '');
  return [name, translateTitle(found)].filter(Boolean).join(' · ');
}
