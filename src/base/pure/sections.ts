// The sections in the data of a page or a shared file: in its own list, and in columns.
import { childPointer, columnNames, isGroup } from './pointer.ts';

/** A section as written, which with mistakes may be anything, and its place. */
export interface WrittenSection {
  section: unknown;
  pointer: string;
}

/** @returns the lists of sections that a section holds itself: those of its columns, if it has any */
export function listColumns(section: unknown): { name: string; sections: unknown[] }[] {
  if (!isGroup(section) || section.type !== 'columns') return [];
  return columnNames.flatMap((name) => {
    const sections: unknown = section[name];
    return Array.isArray(sections) ? [{ name, sections: sections as unknown[] }] : [];
  });
}

/** @returns all sections in written order: those of columns after the one that holds them */
export function listSections(data: unknown): WrittenSection[] {
  const blocks: unknown = isGroup(data) ? data.blocks : undefined;
  return Array.isArray(blocks) ? collectSections(blocks, '/blocks') : [];
}

function collectSections(sections: readonly unknown[], list: string): WrittenSection[] {
  return sections.flatMap((section, index) => {
    const pointer = childPointer(list, index);
    const inner = listColumns(section).flatMap(({ name, sections: own }) =>
      collectSections(own, childPointer(pointer, name)),
    );
    return [{ section, pointer }, ...inner];
  });
}

/** @returns the data with each section changed; those of columns before the one that holds them */
export function mapSections(data: unknown, change: (section: unknown, pointer: string) => unknown): unknown {
  if (!isGroup(data) || !Array.isArray(data.blocks)) return data;
  return { ...data, blocks: mapList(data.blocks, '/blocks', change) };
}

function mapList(
  sections: readonly unknown[],
  list: string,
  change: (section: unknown, pointer: string) => unknown,
): unknown[] {
  return sections.map((section, index) => {
    const pointer = childPointer(list, index);
    const columns = listColumns(section).map(({ name, sections: own }): [string, unknown[]] => [
      name,
      mapList(own, childPointer(pointer, name), change),
    ]);
    const whole = columns.length > 0 ? { ...(section as object), ...Object.fromEntries(columns) } : section;
    return change(whole, pointer);
  });
}
