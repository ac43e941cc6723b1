// Rule text/folded: a longer text whose lines YAML joins has no paragraphs, lists or tables. YAML
// joins them behind the sign >, in quotes, and where a text begins behind its colon.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import { fixTitles } from '../diagnostics/messages/notes.ts';
import { findFoldedPart, readFoldedLines } from '../yaml/folded-parts.ts';
import type { ReferenceRule } from './rule.ts';

/** Reports a text whose parts are joined; in place of >, with the sign that keeps lines. */
export const foldedTextRule: ReferenceRule = ({ kind, locate, readSource }) => {
  const written = kind === 'text:long' ? readSource() : null;
  const part = written === null ? null : findFoldedPart(readFoldedLines(written));
  if (part === null) return [];
  const place = locate();
  const { start } = place.range;
  const range = { start, end: { ...start, column: start.column + 1, offset: start.offset + 1 } };
  if (!written!.startsWith('>')) return [diagnose('text/folded', { ...place, range }, { part, sign: null, fixes: [] })];
  const fixes = [{ title: fixTitles.write('|'), safe: false, edits: [{ range, text: '|' }] }];
  return [diagnose('text/folded', { ...place, range }, { part, sign: '>', fixes })];
};
