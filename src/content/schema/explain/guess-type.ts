// A section whose settings are all right, only for another type.
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { child, isGroup, isWithin, valueAt } from '../pointer.ts';
import { restrictedDamerau } from '../suggest.ts';
import { suggestedFix } from '../suggested-fix.ts';
import type { Misfit } from '../validate.ts';
import type { Scene } from './scene.ts';

/** @returns one diagnostic for each such section, and the misfits of everything else */
export function explainOtherTypes(misfits: Misfit[], scene: Scene): { diagnostics: Diagnostic[]; rest: Misfit[] } {
  const diagnostics: Diagnostic[] = [];
  let rest = misfits;
  for (const pointer of suspects(misfits)) {
    const block = valueAt(scene.value, pointer);
    const fits = isGroup(block) && typeof block.type === 'string' ? fittingType(block, scene) : null;
    if (fits === null) continue;
    const place = scene.locator.place(child(pointer, 'type'), 'value');
    const facts = { type: String((block as { type: string }).type), fits, fixes: suggestedFix(place, fits) };
    diagnostics.push(diagnose('schema/other-type', place, facts));
    rest = rest.filter(({ instancePath }) => !isWithin(instancePath, pointer));
  }
  return { diagnostics, rest };
}

/** Sections with a setting that their type does not know and one that it misses. */
function suspects(misfits: Misfit[]): string[] {
  const at = (keyword: string) =>
    misfits
      .filter((misfit) => misfit.keyword === keyword && /^\/blocks\/\d+$/.test(misfit.instancePath))
      .map(({ instancePath }) => instancePath);
  const missing = new Set(at('required'));
  return [...new Set(at('additionalProperties').filter((pointer) => missing.has(pointer)))];
}

/** @returns the type that all settings of a section fit, the one that is written most alike; null when none does */
export function fittingType(block: Record<string, unknown>, scene: Scene): string | null {
  const types = Object.keys(scene.schemas.blocks).filter(
    (type) => type !== block.type && scene.fits({ ...block, type }),
  );
  const written = String(block.type ?? '');
  types.sort((a, b) => restrictedDamerau(a, written) - restrictedDamerau(b, written));
  return types[0] ?? null;
}
