// The writer of an edit: the tree of the text, its style, and how careful new text has to be.
import type { Tree } from './text/read-tree.ts';
import type { WritingStyle } from './write/writing-style.ts';

export interface Writer {
  tree: Tree;
  style: WritingStyle;
  /** Puts every new text into quotes in one line, and drops anchors and tags of replaced values. */
  isCareful: boolean;
}
