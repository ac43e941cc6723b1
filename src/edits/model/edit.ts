// The types of edits: what a person changes in a file, and what comes of it.
import type { TextEdit } from '../../base/pure/positions.ts';
import type { Path } from './path.ts';

export type Edit =
  /** Makes a value what it should be. Missing groups and keys on the way are made. */
  | { kind: 'set'; path: Path; value: unknown }
  /** Puts an entry into a list (`at` is its place there) or a group (`at` is its key). */
  | { kind: 'insert'; path: Path; at: string | number; value: unknown }
  | { kind: 'remove'; path: Path }
  /** `to` is where the entry is afterwards, in the file without it: as in JSON Patch. */
  | { kind: 'move'; from: Path; to: Path }
  /** Copies an entry of a list below itself, or an entry of a group as `key`. */
  | { kind: 'duplicate'; path: Path; key?: string }
  /** Gives a setting another key, in its place. */
  | { kind: 'rename'; path: Path; key: string }
  /** Makes `x` the list `[x]`. */
  | { kind: 'wrap'; path: Path }
  /** Makes `x` the group `{ key: x }`: the long form. */
  | { kind: 'expand'; path: Path; key: string }
  /** Makes `{ key: x }` just `x`: the short form. */
  | { kind: 'shorten'; path: Path; key: string };

/** Finds hints for an edit of a file that has some data. */
export type FindHints = (data: unknown) => EditHints;

/** Facts of the schema for an edit. Without them, new settings are added at the end. */
export interface EditHints {
  /** The order of keys in the group that gets a new one. */
  keyOrder?: readonly string[];
  /**
   * The value that a setting has without being written. A setting with a comment is not removed
   * but set to it, so that the comment stays where it belongs.
   */
  default?: unknown;
}

export interface EditedText {
  text: string;
  /** Edits of the previous text; empty if it has the value already. */
  changes: TextEdit[];
  /** The comments that were removed together with what they are about. */
  lostComments: string[];
}

/** Ends an edit that cannot be made; its message is the sentence for the author. */
export class EditRefusal extends Error {}
