// Settings that have become part of a text above them, because they are indented as far as that
// text.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { childPointer, isGroup, getAtPointer } from '../../../base/pure/pointer.ts';
import type { ExplainContext } from './explain-context.ts';

/**
 * @returns a diagnostic for each missing name that was found in a text of its group; the name is
 *   missing no more
 */
export function explainKeysInText(
  { pointer, missing }: { pointer: string; missing: Set<string> },
  context: ExplainContext,
): Diagnostic[] {
  const group = getAtPointer(context.value, pointer);
  if (!isGroup(group) || missing.size === 0) return [];
  return Object.entries(group).flatMap(([key, text]) => {
    if (typeof text !== 'string' || !text.includes('\n')) return [];
    const found = [...missing].filter((name) => new RegExp(`^ *${name}:( |$)`, 'm').test(text));
    return found.map((name) => {
      missing.delete(name);
      const place = context.locator.word(childPointer(pointer, key), `${name}:`, 0);
      const by = place.range.start.column - context.locator.place(childPointer(pointer, key), 'key').range.start.column;
      return diagnose('yaml/indent', place, { by, anchor: key, name });
    });
  });
}
