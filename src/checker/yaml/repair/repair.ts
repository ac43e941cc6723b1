// The types of a repair and a repairer: what may be changed about a mistake, and who proposes it.
import type { Diagnostic, Fix, Place } from '../../diagnostics/diagnostic.ts';
import type { TextEdit } from '../../../base/pure/positions.ts';
import type { ParseError } from '../parse/parse-error.ts';

/**
 * One way to repair a text. Offsets are those of the text with the mistake; edits keep the number
 * of lines unless they move a text below its mark. repair-text.ts tries each repair and compares,
 * in this order: how many mistakes are left, the place of the repairer in repairers.ts, and the
 * cost.
 */
export interface Repair {
  start: number;
  end: number;
  edits: TextEdit[];
  /**
   * Compares the repairs of one repairer, and those of all suspicious texts; 0 by default, the
   * lowest wins. Repairers count their guesses up from 0, the likeliest first; indent.ts has a
   * table.
   */
  cost?: number;
  /**
   * For a suspicious text: the offset of the key that the repair takes out of a text. The repair
   * counts if the key is known in its new group, that is, if any other key would fit worse there.
   */
  keyOffset?: number;
  /** For a suspicious text: how many mistakes the repair has to remove; 1 by default. */
  minGain?: number;
  /**
   * Other edits that must leave more mistakes than the repair. If they leave
   * as few, what they drop is to blame for them, and not what the repair changes.
   */
  mustBeat?: TextEdit[];
  /** Nothing else can be meant, whatever else would fit the schemas. */
  isCertain?: boolean;
  /** Chosen before all others, whatever mistakes come to light below it. */
  comesFirst?: boolean;
  /** True if more could fit than was tried. */
  isGuess?: boolean;
  /**
   * The name that the repair makes of the first word of a line: its offset, and whether the group
   * has a setting of that name already.
   */
  name?: { offset: number; isRepeated: boolean };
  report(place: Place, fixes: Fix[]): Diagnostic;
}

/**
 * A repair that was chosen, with what else fits as well: then only the author knows what is meant.
 */
export interface ChosenRepair extends Repair {
  /** The edits of the other readings, the likeliest first. */
  otherReadings: TextEdit[][];
}

/**
 * @returns the lists that a group may have, and has not; null when it may be any
 * @param insert writes a name without a value into the group, which stands nowhere else
 */
export type ListNames = (insert: TextEdit, name: string) => string[] | null;

/** Recognizes one kind of mistake at a parse error, and proposes repairs for it. */
export type Repairer = (error: ParseError, listNames: ListNames) => Repair[];
