// Turns what does not fit the schemas into one diagnostic for each mistake, at the token to change.
import type { Diagnostic } from './diagnostic.ts';
import { explainKeys } from './explain/keys.ts';
import { explainOtherTypes } from './explain/other-type.ts';
import type { Scene } from './explain/scene.ts';
import { explainValue } from './explain/value.ts';
import type { Misfit } from './validate.ts';

export type { Scene } from './explain/scene.ts';

/** @returns the diagnostics for a file's misfits */
export function explain(misfits: Misfit[], scene: Scene): Diagnostic[] {
  if (misfits.length === 0) return [];
  const types = explainOtherTypes(misfits, scene);
  const keys = explainKeys(types.rest, scene);
  return [
    ...types.diagnostics,
    ...keys.diagnostics,
    ...onePerPlace(keys.rest).map((misfit) => explainValue(misfit, scene)),
  ];
}

/** The rules for one value in the order in which an author would mend them; only the first one is reported. */
const order = ['type', 'enum', 'const', 'minLength', 'pattern', 'format', 'maxLength'];

function onePerPlace(misfits: Misfit[]): Misfit[] {
  const best = new Map<string, Misfit>();
  for (const misfit of misfits) {
    if (misfit.keyword === 'propertyNames') continue;
    const key = `${misfit.instancePath}\n${misfit.propertyName ?? ''}`;
    const other = best.get(key);
    if (!other || rank(misfit) < rank(other)) best.set(key, misfit);
  }
  return [...best.values()];
}

function rank({ keyword }: Misfit): number {
  const index = order.indexOf(keyword);
  return index === -1 ? order.length : index;
}
