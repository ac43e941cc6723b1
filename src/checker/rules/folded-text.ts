// Rule text/folded: a longer text behind the sign > of YAML has no paragraphs, lists or tables,
// because that sign joins lines.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { fixTitles } from '../diagnostics/messages/notes.ts';
import { findFoldedPart } from '../yaml/folded-parts.ts';
import type { ReferenceRule } from './rule.ts';

/** Reports a text whose parts are joined, with the sign that keeps lines. */
export const foldedTextRule: ReferenceRule = ({ kind, locate, readSource }) => {
  const written = kind === 'text:long' ? readSource() : null;
  if (!written?.startsWith('>')) return [];
  const [, ...lines] = written.split(/\r?\n/);
  const part = findFoldedPart(lines);
  if (part === null) return [];
  const place = locate();
  const { start } = place.range;
  const end = { ...start, column: start.column + 1, offset: start.offset + 1 };
  const range = { start, end };
  const fixes = [{ title: fixTitles.write('|'), safe: false, edits: [{ range, text: '|' }] }];
  return [diagnose('text/folded', { ...place, range }, { part, fixes })];
};
