// A dash before a setting that is no entry of a list: `- zoom: 15` among the settings of a map.
import { isMap, isScalar, visit, type Document, type YAMLMap } from 'yaml';
import { diagnose } from '../diagnostic.ts';
import type { TextEdit } from '../positions.ts';
import { isEntry } from './indent-levels.ts';
import { isBlank, lineAt, type Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

export const extraDash: Trap = ({ suspects, lines, line }) => {
  const above = lines.slice(0, line.number).findLast((other) => isEntry(other) && !isBlank(other));
  return [...new Set([...suspects, ...(above ? [above] : [])])].flatMap(withoutDash);
};

/** @returns repairs for the entries that begin with another setting than the first one of their list */
export function extraDashes(lines: readonly Line[], document: Document): Repair[] {
  const repairs: Repair[] = [];
  visit(document, {
    Seq: (_key, { items }) => {
      items.forEach((item, index) => {
        const start = isMap(item) && !item.flow ? startOf(item, items[index - 1]) : null;
        // Both groups must be wrong without each other: of two entries one can lack a setting, or misspell all, by itself.
        if (start !== null) {
          const rival = withoutEntry(item as YAMLMap, lines);
          repairs.push(...withoutDash(lineAt(lines, start)).map((repair) => ({ ...repair, gain: 2, rival })));
        }
      });
    },
  });
  return repairs;
}

/** Where a group begins that could go on with the one before: they have no setting in common. */
function startOf(group: YAMLMap, before: unknown): number | null {
  if (!isMap(before) || group.items.some(({ key }) => before.has(key))) return null;
  const key = group.items[0]?.key;
  return isScalar(key) ? (key.range?.[0] ?? null) : null;
}

function withoutEntry({ range }: YAMLMap, lines: readonly Line[]): TextEdit[] {
  const [start, end] = range!;
  const own = lines.filter((line) => line.end > start && line.start < end);
  return own.map((line) => ({ start: line.start, end: line.end, text: '' }));
}

function withoutDash(line: Line): Repair[] {
  if (!isEntry(line) || line.key === null) return [];
  const from = line.start + line.indent;
  return [line.contentColumn, line.indent].map((column, cost) => ({
    start: from,
    end: from + 1,
    cost,
    edits: [{ start: line.start, end: line.start + line.contentColumn, text: ' '.repeat(column) }],
    report: (place, fixes) => diagnose('yaml/extra-dash', place, { better: line.content, fixes }),
  }));
}
