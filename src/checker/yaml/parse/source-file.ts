// The type of a parsed file: its data, its nodes, and how their offsets map to the text on disk.
import type { Node } from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TextRange } from '../../../base/pure/positions.ts';

/** A parsed file. Nodes have offsets in the repaired text; `toRange` leads to the file. */
export interface SourceFile {
  file: string;
  /** Text as on disk. */
  text: string;
  root: Node | null;
  value: unknown;
  /** The text after all repairs, which the nodes are from. */
  repaired: string;
  diagnostics: Diagnostic[];
  toRange(start: number, end: number): TextRange;
}
