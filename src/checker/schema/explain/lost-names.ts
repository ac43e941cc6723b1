// Settings that have lost their indentation below a name of the author's own: `callback:` in
// `popups`, and below it, at the same column, the settings of that pop-up.
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import {
  childPointer,
  isGroup,
  isWithinAny,
  lastKey,
  parentPointer,
  getAtPointer,
} from '../../../base/pure/pointer.ts';
import type { SchemaError } from '../validate.ts';
import { findSchema, type ExplainContext } from './explain-context.ts';
import { explainLostIndent } from './lost-indent.ts';

/** @returns one diagnostic for each such group, and the errors of everything else */
export function explainLostNames(
  errors: SchemaError[],
  context: ExplainContext,
): { diagnostics: Diagnostic[]; rest: SchemaError[] } {
  const diagnostics: Diagnostic[] = [];
  let rest = errors;
  for (const { keyword, instancePath, data } of errors) {
    if (keyword !== 'type' || data !== null) continue;
    const keys = listLostKeys(instancePath, context);
    if (keys.length === 0) continue;
    const from = parentPointer(instancePath);
    const owner = { pointer: instancePath, name: lastKey(instancePath), isInside: true, explains: [] };
    diagnostics.push(explainLostIndent(keys, { owner, from, context }));
    const explained = [instancePath, ...keys.map((key) => childPointer(from, key))];
    rest = rest.filter(
      (error) =>
        !isWithinAny(error.instancePath, explained) &&
        !(error.instancePath === from && keys.includes(error.propertyName ?? '')),
    );
  }
  return { diagnostics, rest };
}

/** @returns the names right below an empty entry that are settings of such an entry */
function listLostKeys(pointer: string, context: ExplainContext): string[] {
  const from = parentPointer(pointer);
  const group = getAtPointer(context.value, from);
  const { additionalProperties, properties = {} } = findSchema(from, context) ?? {};
  const name = lastKey(pointer);
  const isNamed = isGroup(additionalProperties) && !Object.hasOwn(properties, name);
  const settings = findSchema(pointer, context)?.properties;
  if (!isGroup(group) || !isNamed || !settings) return [];
  const below = Object.keys(group).slice(Object.keys(group).indexOf(name) + 1);
  const end = below.findIndex((key) => !Object.hasOwn(settings, key));
  return end === -1 ? below : below.slice(0, end);
}
