// Spots: where a path leads to in the tree of a text.
import { EditRefusal } from '../model/edit.ts';
import type { Path } from '../model/path.ts';
import type { Entry, Part, Tree } from './text/read-tree.ts';
import { toColumn, lineEnd } from './text/text-lines.ts';
import { editRefusals } from '../messages/refusals.ts';

/** A value with all that is around it. */
export interface Spot {
  part: Part;
  /** The entry that has the value; null for the whole file. */
  entry: Entry | null;
  /** The list or group that the entry is in, with its own spot. */
  holder: Spot | null;
  index: number;
  /** True if the value is inside braces or brackets. */
  inFlow: boolean;
  /** Name of the setting; `name[]` for an entry of the list `name`. */
  name: string;
  /** Column of the dash or key in its line; -1 for the whole file. */
  column: number;
}

/**
 * @returns the spot of a value
 * @throws EditRefusal if there is none, or if it is an alias of another one
 */
export function requireSpot(tree: Tree, path: Path): Spot {
  const found = findSpot(tree, path);
  if (!found) throw new EditRefusal(editRefusals.gone());
  return found;
}

/** @returns the spot of a value; null when the last key of the path is missing */
export function findSpot(tree: Tree, path: Path): Spot | null {
  let spot: Spot = { part: tree.root, entry: null, holder: null, index: 0, inFlow: false, name: '', column: -1 };
  for (const key of path) {
    if (spot.part.kind === 'alias') throw repeated();
    const { entries } = spot.part;
    const index = typeof key === 'number' ? key : entries.findLastIndex((each) => each.key === key);
    const entry: Entry | undefined = entries[index];
    if (!entry) return null;
    const isFlow = spot.part.isFlow;
    spot = {
      part: entry.value,
      entry,
      holder: spot,
      index,
      inFlow: spot.inFlow || isFlow,
      name: entry.key ?? `${spot.name}[]`,
      column: isFlow ? spot.column : toColumn(tree.text, entry.head),
    };
  }
  return spot;
}

function repeated(): EditRefusal {
  return new EditRefusal(editRefusals.alias());
}

/**
 * @returns where the lines of a list's or group's entries start: after the line of its key or dash
 */
export function findFirstLine({ text }: Tree, { entry }: Spot): number {
  return entry ? Math.min(lineEnd(text, entry.after) + 1, text.length) : 0;
}
