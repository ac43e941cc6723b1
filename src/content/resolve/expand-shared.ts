// Puts a page's values into a shared section, and checks what has come of it.
import type { Checking } from './checking.ts';
import type { Diagnostic } from './diagnostic.ts';
import { explain } from './explain.ts';
import { fillParams, type ParamUse } from './fill-params.ts';
import type { Locator } from './locate.ts';
import { renameOld, sayOldName } from './old-names.ts';
import { isGroup, isWithin } from './pointer.ts';
import { useLocator } from './shared-locator.ts';
import { checkParams } from './shared-params.ts';
import type { SharedSection } from './shared-sections.ts';
import type { Misfit } from './validate.ts';

/** The blocks that a page gets from a shared section. */
export interface Expansion {
  blocks: { type: string; id?: string }[];
  /** Leads from pointers in the shared file to the page's values, or to the shared file itself. */
  locator: Locator;
  diagnostics: Diagnostic[];
}

interface Using {
  shared: SharedSection;
  /** The page's block `type: shared`, and its pointer. */
  block: Record<string, unknown>;
  pointer: string;
  locator: Locator;
  checking: Checking;
}

/** Puts a page's values into a shared section. */
export function expandShared({ shared, block, pointer, locator, checking }: Using): Expansion {
  const given = isGroup(block.with) ? block.with : {};
  const usingLine = () => locator.place(pointer, 'firstKey');
  const wrong = checkParams({ shared, given, pointer, locator, checking });
  const filled = fillParams(shared.blocks, (name) =>
    Object.hasOwn(given, name) ? given[name] : shared.params[name]?.default,
  );
  const toPage = useLocator({ shared, used: filled.used, given, pointer, locator, usingLine });
  // What pages give may have old names inside; the shared file's own are gone.
  const value = checking.schemas.hasOldNames ? checking.copy({ blocks: filled.blocks }) : { blocks: filled.blocks };
  const old = renameOld(value, checking.schemas.sharedFile, checking.schemas).map((each) =>
    sayOldName(each, toPage.place(each.pointer, each.part)),
  );
  const data = checking.copy(value) as { blocks: Expansion['blocks'] };
  if (wrong.length > 0) return { blocks: data.blocks, locator: toPage, diagnostics: wrong };
  const misfits = checking.validators.sharedFile(data).filter((misfit) => comesFromPage(misfit, filled.used, given));
  const scene = checking.scene('sharedFile', {
    value,
    locator: toPage,
    fileName: 'a shared file',
  });
  return { blocks: data.blocks, locator: toPage, diagnostics: [...old, ...explain(misfits, scene)] };
}

function comesFromPage({ instancePath }: Misfit, used: ParamUse[], given: Record<string, unknown>): boolean {
  return used.some((use) => Object.hasOwn(given, use.name) && isWithin(instancePath, use.pointer));
}
