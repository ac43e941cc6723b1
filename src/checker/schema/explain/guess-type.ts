// A section whose settings are all right, only for another type.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import { childPointer, isGroup, isWithin, getAtPointer, isSectionPointer } from '../../../base/pure/pointer.ts';
import { damerauDistance } from '../../../base/pure/suggest.ts';
import { suggestFix } from '../../diagnostics/suggested-fix.ts';
import type { SchemaError } from '../validate.ts';
import type { ExplainContext } from './explain-context.ts';

/** @returns one diagnostic for each such section, and the errors of everything else */
export function explainOtherTypes(
  errors: SchemaError[],
  context: ExplainContext,
): { diagnostics: Diagnostic[]; rest: SchemaError[] } {
  const diagnostics: Diagnostic[] = [];
  let rest = errors;
  for (const pointer of listCandidates(errors)) {
    const block = getAtPointer(context.value, pointer);
    const fits = isGroup(block) && typeof block.type === 'string' ? findFittingType(block, context) : null;
    if (fits === null) continue;
    const place = context.locator.place(childPointer(pointer, 'type'), 'value');
    const facts = { type: String((block as { type: string }).type), fits, fixes: suggestFix(place, fits) };
    diagnostics.push(diagnose('schema/other-type', place, facts));
    rest = rest.filter(({ instancePath }) => !isWithin(instancePath, pointer));
  }
  return { diagnostics, rest };
}

/** Sections with a setting that their type does not know and one that it misses. */
function listCandidates(errors: SchemaError[]): string[] {
  const at = (keyword: string) =>
    errors
      .filter((error) => error.keyword === keyword && isSectionPointer(error.instancePath))
      .map(({ instancePath }) => instancePath);
  const missing = new Set(at('required'));
  return [...new Set(at('additionalProperties').filter((pointer) => missing.has(pointer)))];
}

/**
 * @returns the type that all settings of a section fit, the one that is written most alike; null
 * when none does
 */
export function findFittingType(block: Record<string, unknown>, context: ExplainContext): string | null {
  const types = Object.keys(context.schemas.blocks).filter(
    (type) => type !== block.type && context.isValidBlock({ ...block, type }),
  );
  const written = String(block.type ?? '');
  types.sort((a, b) => damerauDistance(a, written) - damerauDistance(b, written));
  return types[0] ?? null;
}
