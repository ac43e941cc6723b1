// Turns what does not fit the schemas into one diagnostic for each mistake, at the token to change.
import type { Diagnostic } from './diagnostic.ts';
import { explainKeys } from './explain/keys.ts';
import { explainMovedEntries } from './explain/moved-entry.ts';
import { explainOtherTypes } from './explain/other-type.ts';
import { explainRows } from './explain/rows.ts';
import type { Scene } from './explain/scene.ts';
import { explainValue } from './explain/value.ts';
import { child, lastKeyOf, parentOf } from './pointer.ts';
import type { Misfit } from './validate.ts';

export type { Scene } from './explain/scene.ts';

/** Nobody reads more of one file; the others are said when these are mended. */
const mostMisfits = 100;

/** @returns the diagnostics for a file's misfits */
export function explain(all: Misfit[], scene: Scene): Diagnostic[] {
  if (all.length === 0) return [];
  const misfits = all.slice(0, mostMisfits);
  const types = explainOtherTypes(misfits, scene);
  const moved = explainMovedEntries(types.rest, scene);
  const keys = explainKeys(moved.rest, scene);
  return [
    ...types.diagnostics,
    ...moved.diagnostics,
    ...keys.diagnostics,
    ...onePerRun(onePerPlace(keys.rest)).flatMap((misfit) =>
      misfit.keyword === 'x-row-lengths' ? explainRows(misfit, scene) : [explainValue(misfit, scene)],
    ),
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

/** A list of texts where a list of groups is needed is one mistake, said at its first entry. */
function onePerRun(misfits: Misfit[]): Misfit[] {
  const entries = new Set(misfits.filter(isEntry).map(({ instancePath }) => instancePath));
  return misfits.filter((misfit) => !isEntry(misfit) || !entries.has(entryBefore(misfit.instancePath)));
}

function isEntry({ keyword, params, instancePath }: Misfit): boolean {
  return (
    keyword === 'type' &&
    params.type === 'object' &&
    /\/\d+$/.test(instancePath) &&
    !/^\/blocks\/\d+$/.test(instancePath)
  );
}

function entryBefore(pointer: string): string {
  return child(parentOf(pointer), Number(lastKeyOf(pointer)) - 1);
}

function rank({ keyword }: Misfit): number {
  const index = order.indexOf(keyword);
  return index === -1 ? order.length : index;
}
