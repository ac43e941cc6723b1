// Extra dashes: `- zoom: 15` among the settings of a group, where it is not a list entry.
import { isMap, isScalar, visit, type Document as YamlDocument, type YAMLMap } from 'yaml';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { TextEdit } from '../../../base/pure/positions.ts';
import { isEntry } from './indent-levels.ts';
import { isBlank, findLine, type Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

export const extraDash: Repairer = ({ candidateLines, lines, line }) => {
  const above = lines.slice(0, line.number).findLast((other) => isEntry(other) && !isBlank(other));
  const suspects = [...new Set([...candidateLines, ...(above ? [above] : [])])];
  return [...suspects.flatMap(removeDash), ...suspects.flatMap(removeSecondDash)];
};

/** `- - title: B`: the lines below line up with a single dash. */
function removeSecondDash({ start, indent, text, content }: Line): Repair[] {
  const [first, second] = /^ *(- +)(- +)(?=\S)/.exec(text)?.slice(1) ?? [];
  if (first === undefined || second === undefined) return [];
  const from = start + indent + first.length;
  return [
    {
      start: from,
      end: from + 1,
      edits: [{ start: from, end: from + second.length, text: '' }],
      report: (place, fixes) => diagnose('yaml/extra-dash', place, { better: `- ${content}`, isTwin: true, fixes }),
    },
  ];
}

/** Proposes to join a list entry to the one before it, if the two have no key in common. */
export function removeExtraDashes(lines: readonly Line[], document: YamlDocument): Repair[] {
  const repairs: Repair[] = [];
  visit(document, {
    Seq: (_key, { items }) => {
      items.forEach((item, index) => {
        const start = isMap(item) && !item.flow ? findKeyOffset(item, items[index - 1]) : null;
        // It takes two mistakes: each group lacks something without the other. One entry alone may
        // lack a key, or misspell all, and then dropping it leaves as few mistakes.
        if (start !== null) {
          const mustBeat = dropEntry(item as YAMLMap, lines);
          repairs.push(...removeDash(findLine(lines, start)).map((repair) => ({ ...repair, minGain: 2, mustBeat })));
        }
      });
    },
  });
  return repairs;
}

/** @returns the offset of a group that may belong to the one before: no key is the same */
function findKeyOffset(group: YAMLMap, before: unknown): number | null {
  if (!isMap(before) || group.items.some(({ key }) => before.has(key))) return null;
  const key = group.items[0]?.key;
  return isScalar(key) ? (key.range?.[0] ?? null) : null;
}

function dropEntry({ range }: YAMLMap, lines: readonly Line[]): TextEdit[] {
  const [start, end] = range!;
  const own = lines.filter((line) => line.end > start && line.start < end);
  return own.map((line) => ({ start: line.start, end: line.end, text: '' }));
}

function removeDash(line: Line): Repair[] {
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
