// Shared section expansion: puts the values of a page into a shared section, and checks the result.
import { copyData } from '../../base/pure/copy-data.ts';
import type { CompiledSchemas } from './compiled-schemas.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { explainErrors } from '../schema/explain/explain-errors.ts';
import { fillParams, type ParamUse } from './fill-params.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import { applyNewNames, diagnoseOldName } from '../schema/old-names.ts';
import { isGroup, isWithin } from '../../base/pure/pointer.ts';
import { createSharedUseLocator } from './shared-locator.ts';
import { checkParams } from './shared-params.ts';
import type { SharedSection } from './shared-sections.ts';
import type { SchemaError } from '../schema/validate.ts';
import { owners } from '../diagnostics/messages/names.ts';

/** Result of expanding a shared section in a page. */
export interface Expansion {
  blocks: { type: string; id?: string }[];
  /** Maps pointers in the shared blocks to the values in the page, or to the shared file. */
  locator: Locator;
  diagnostics: Diagnostic[];
}

interface SharedUseInputs {
  shared: SharedSection;
  /** The page's block `type: shared`, and its pointer. */
  block: Record<string, unknown>;
  pointer: string;
  locator: Locator;
  compiled: CompiledSchemas;
}

/** @returns the blocks with the values of the page, and what is wrong with these values */
export function expandShared({ shared, block, pointer, locator, compiled }: SharedUseInputs): Expansion {
  const given = isGroup(block.with) ? block.with : {};
  const usingLine = () => locator.place(pointer, 'firstKey');
  const wrong = checkParams({ shared, given, pointer, locator, compiled });
  const filled = fillParams(shared.blocks, (name) =>
    Object.hasOwn(given, name) ? given[name] : shared.params[name]?.default,
  );
  const toPage = createSharedUseLocator({ shared, used: filled.used, given, pointer, locator, usingLine });
  // Values of pages may contain old names; those of the shared file are replaced already.
  const { sharedFile } = compiled.schemas;
  const own = { blocks: filled.blocks };
  const value = compiled.schemas.hasOldNames(sharedFile) ? copyData(own) : own;
  const old = applyNewNames(value, sharedFile, compiled.schemas).map((each) =>
    diagnoseOldName(each, toPage.place(each.pointer, 'key')),
  );
  const data = copyData(value) as { blocks: Expansion['blocks'] };
  if (wrong.length > 0) return { blocks: data.blocks, locator: toPage, diagnostics: wrong };
  const errors = compiled.validators.sharedFile(data).filter((error) => comesFromPage(error, filled.used, given));
  const explainContext = compiled.createExplainContext('sharedFile', {
    value,
    locator: toPage,
    fileName: owners.sharedFile(),
  });
  return { blocks: data.blocks, locator: toPage, diagnostics: [...old, ...explainErrors(errors, explainContext)] };
}

function comesFromPage({ instancePath }: SchemaError, used: ParamUse[], given: Record<string, unknown>): boolean {
  return used.some((use) => Object.hasOwn(given, use.name) && isWithin(instancePath, use.pointer));
}
