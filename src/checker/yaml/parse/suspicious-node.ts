// The type of a suspicious node: valid YAML that most likely means something else.
import type { Diagnostic, Fix, Place } from '../../diagnostics/diagnostic.ts';
import type { TextEdit } from '../../../base/pure/positions.ts';

/** Suspicion about a node. Offsets are those of the repaired text. */
export interface SuspiciousNode {
  start: number;
  end: number;
  /** The value that the author most likely meant; without it the node keeps its own. */
  guess?: string;
  /** Text to write between start and end. */
  better?: string;
  /** Edit to make, if that is not of the text between start and end. */
  edit?: TextEdit & { isSure?: boolean; title?: string };
  report(place: Place, fixes: Fix[]): Diagnostic;
}
