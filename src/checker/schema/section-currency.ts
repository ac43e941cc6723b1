// Currency of a section: whether it shows amounts of money (`x-money` in its schema), and in what.
import { isGroup } from '../../base/pure/pointer.ts';
import { findBlockSchema, type PreparedSchemas } from './prepare-schemas.ts';
import { createAmountPathFinder } from './setting-paths.ts';

/** Currency in which a section shows amounts. `null`: in that of the site, as it names none. */
export type SectionCurrency = string | null;

/** @returns a function that gives the currency of a section; undefined for one without amounts */
export function createCurrencyFinder(schemas: PreparedSchemas): (block: unknown) => SectionCurrency | undefined {
  const findPaths = createAmountPathFinder(schemas);
  return (block) => {
    const paths = findPaths(findBlockSchema(block, { schemas }));
    if (!isGroup(block) || !paths.some(({ keys }) => hasNumber(block, keys))) return undefined;
    return typeof block.currency === 'string' ? block.currency : null;
  };
}

function hasNumber(value: unknown, [key, ...keys]: readonly string[]): boolean {
  if (key === undefined) return typeof value === 'number';
  if (key === '*') return Array.isArray(value) && value.some((entry) => hasNumber(entry, keys));
  return isGroup(value) && hasNumber(value[key], keys);
}
