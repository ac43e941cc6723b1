// Counts the mistakes in a page's uses of shared sections, without places, to choose among repairs:
// the schema of a page accepts anything in `with`.
import { copyData } from '../../base/pure/copy-data.ts';
import { isGroup, isWithin } from '../../base/pure/pointer.ts';
import type { CompiledSchemas } from './compiled-schemas.ts';
import { fillParams } from './fill-params.ts';
import type { SharedSection } from './shared-sections.ts';

/** @returns how many parameters are unknown or missing, and how many of their values do not fit */
export function countUseErrors(
  page: unknown,
  { shared, compiled }: { shared: ReadonlyMap<string, SharedSection>; compiled: CompiledSchemas },
): number {
  const blocks = isGroup(page) && Array.isArray(page.blocks) ? (page.blocks as unknown[]) : [];
  return blocks.reduce<number>((sum, block) => {
    if (!isGroup(block) || block.type !== 'shared' || typeof block.name !== 'string') return sum;
    const section = shared.get(block.name);
    return section?.isValid ? sum + countOfUse(isGroup(block.with) ? block.with : {}, section, compiled) : sum;
  }, 0);
}

function countOfUse(given: Record<string, unknown>, { params, blocks }: SharedSection, compiled: CompiledSchemas) {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(params, name));
  const missing = Object.keys(params).filter(
    (name) => !Object.hasOwn(given, name) && params[name]!.default === undefined,
  );
  const filled = fillParams(blocks, (name) => (Object.hasOwn(given, name) ? given[name] : params[name]?.default));
  const fromPage = filled.used.filter(({ name }) => Object.hasOwn(given, name));
  const wrong = compiled.validators
    .sharedFile(copyData({ blocks: filled.blocks }))
    .filter(({ instancePath }) => fromPage.some(({ pointer }) => isWithin(instancePath, pointer)));
  return unknown.length + missing.length + wrong.length;
}
