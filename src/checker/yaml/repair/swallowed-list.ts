// A list that has lost its name below a text or another list, of which it has become a part.
import { isMap, isNode, isScalar, visit, type Document as YamlDocument, type Scalar, type YAMLMap } from 'yaml';
import { findLine, isBlank, type Line } from '../parse/lines.ts';
import { isEntry } from './indent-levels.ts';
import { writeListName } from './lost-list-name.ts';
import type { ListNames, Repair } from './repair.ts';

/** No page has more lists with such entries, and each costs a few readings. */
const maxLists = 12;

/** One mistake less may only be that the list that was missing is there. */
export const minGainOfLists = 2;

interface ReadText {
  document: YamlDocument;
  all: readonly Line[];
  listNames: ListNames;
}

/**
 * Proposes the name of a list that has become part of the text above it. The lines of a block text
 * may well start with a dash, but not so that several of them are joined.
 */
export function repairSwallowedLists({ document, all, listNames }: ReadText): Repair[] {
  const repairs: Repair[] = [];
  visit(document, {
    Pair: (_key, { value }) => {
      const entry = isScalar(value) ? findSwallowedEntry(value, all) : undefined;
      if (!entry) return;
      // A repair of what may be meant as text is only offered.
      const isText = !hasSettings(entry);
      repairs.push(
        ...writeListName(entry, all, listNames).map((repair) => ({
          ...repair,
          minGain: 0,
          isGuess: isText || repair.isGuess,
        })),
      );
    },
  });
  return repairs;
}

/**
 * Proposes the name of a list that has become part of the list above it, whose entries have other
 * settings.
 */
export function repairMergedLists({ document, all, listNames }: ReadText): Repair[] {
  const repairs: Repair[] = [];
  let count = 0;
  visit(document, {
    Seq: (_key, { items, flow }) => {
      const [first, ...others] = flow ? [] : items;
      const other = others.find((item) => !isAlike(item, first));
      const start = isNode(other) ? other.range?.[0] : undefined;
      if (start === undefined) return;
      const entry = findLine(all, start);
      if (isEntry(entry) && ++count <= maxLists) {
        const named = writeListName(entry, all, listNames);
        repairs.push(...named.flatMap((repair) => (repair.isGuess ? [] : { ...repair, minGain: minGainOfLists })));
      }
    },
  });
  return repairs;
}

/** @returns whether two entries may be of one list: each has a setting that the other lacks if not */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isMap(one) || !isMap(other)) return isMap(one) === isMap(other);
  const areSections = one.has('type') && other.has('type');
  return areSections || hasAll(one, other) || hasAll(other, one);
}

function hasAll(group: YAMLMap, { items }: YAMLMap): boolean {
  return items.every(({ key }) => group.has(isScalar(key) ? key.value : key));
}

/** @returns the first line of a text over several lines that starts a list */
function findSwallowedEntry({ range, type }: Scalar, all: readonly Line[]): Line | undefined {
  if (!range || type === undefined || type.startsWith('QUOTE')) return undefined;
  const [start, end] = range;
  const inside = all.slice(findLine(all, start).number + 1).filter((line) => line.start < end && !isBlank(line));
  const at = inside.findIndex(isEntry);
  const entry = inside[at];
  if (!entry || hasSettings(entry)) return entry;
  const rest = inside.slice(at);
  const isJoined = rest.length > 1 && inside.slice(at - 1).every(({ indent }) => indent === entry.indent);
  return rest.every(isEntry) && (type === 'PLAIN' || (type === 'BLOCK_FOLDED' && isJoined)) ? entry : undefined;
}

function hasSettings({ key, content }: Line): boolean {
  return key !== null || content.startsWith('{');
}
