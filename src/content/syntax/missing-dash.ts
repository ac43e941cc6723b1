// A second `type` in one section: a new section begins there, and only its dash is missing.
import { isMap, isScalar, visit, type Document, type YAMLMap } from 'yaml';
import { diagnose } from '../diagnostic.ts';
import type { Repair } from './wound.ts';

/** @returns a repair for each `type` that stands a second time in a group of a list, with room for a dash before it */
export function missingDashes(text: string, document: Document): Repair[] {
  const repairs: Repair[] = [];
  visit(document, {
    Seq: (_key, list) => {
      for (const item of list.items) if (isMap(item) && !item.flow) repairs.push(...secondTypes(item, text));
    },
  });
  return repairs;
}

function secondTypes(group: YAMLMap, text: string): Repair[] {
  const types = group.items.map(({ key }) => key).filter((key) => isScalar(key) && key.value === 'type');
  return types.slice(1).flatMap((key): Repair[] => {
    const [start, end] = (isScalar(key) && key.range) || [0, 0];
    if (text.slice(start - 2, start) !== '  ') return [];
    return [
      {
        start,
        end,
        edits: [{ start: start - 2, end: start, text: '- ' }],
        report: (place, fixes) => diagnose('yaml/missing-dash', place, { fixes }),
      },
    ];
  });
}
