// Page resolution, general path: fills values into a page, validates it, and reports what is wrong
// with places.
import { copyData } from '../../base/pure/copy-data.ts';
import type { Page } from '#schemas';
import { assemble, createReference, type BlockSource, type Origin, type PageContext } from './assemble-page.ts';
import { expandFiles } from './files/expand-files.ts';
import type { LocatedSettings } from '../dates/publish-settings.ts';
import { isError, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { withoutFollowUps } from '../diagnostics/follow-ups.ts';
import { explainErrors } from '../schema/explain/explain-errors.ts';
import { createLocator, type Locator } from '../yaml/parse/locate.ts';
import {
  childPointer,
  isGroup,
  isSectionPointer,
  isSettingOfSection,
  isWithinAny,
  lastKey,
  parentPointer,
  getAtPointer,
} from '../../base/pure/pointer.ts';
import { readReferenceName, type Reference } from '../schema/references.ts';
import { fillAndCheckSiteValues } from './site-values.ts';
import type { SourceFile } from '../yaml/parse/source-file.ts';
import { owners } from '../diagnostics/messages/names.ts';

/** A page with values, shared sections and ids put in. */
export interface ResolvedPage {
  file: string;
  route: string;
  /** Null when the file has errors that leave no page. */
  page: Page | null;
  /** The page with its mistakes, whose settings may have any value; null where a section is missing. */
  unchecked: Page | null;
  /** The ids of its sections; null when errors hide some of them. */
  ids: string[] | null;
  /** @returns the line of each block in the page's own file */
  lines(): number[];
  /**
   * @returns where each block is written: in the page's own file, or in that of a shared section
   */
  origins(): Origin[];
  /**
   * Finds a setting of a block by the block's index on the page; where it is not written, the
   * block.
   */
  locateInBlock(block: number, key: string): Place;
  /** @returns where the settings of each block are written */
  sources(): BlockSource[];
  references: Reference[];
  diagnostics: Diagnostic[];
  locator: Locator;
  /** The data of the file as written. */
  value: unknown;
  /** The same with the values of the site. */
  filled: unknown;
  uses: SharedUse[];
  /** The text files that it names itself, each with its version. */
  files: Record<string, string>;
  publishSettings: LocatedSettings[];
}

/** A use of a shared section. */
export interface SharedUse {
  name: string;
  /** Pointer of the block that uses it. */
  pointer: string;
  /** The names of the parameters that it gives values. */
  given: string[];
}

/** Checks and resolves one page. It never throws for mistakes of authors: they are diagnostics. */
export function resolvePage(source: SourceFile, route: string, context: PageContext): ResolvedPage {
  const { locator, ...expansion } = expandFiles(source.value, {
    locator: createLocator(source),
    files: context.files,
    paths: context.compiled.filePaths,
  });
  const filling = fillAndCheckSiteValues({ value: expansion.value, values: context.values, locator });
  const unresolved = new Set([...filling.unresolved, ...expansion.missing]);
  const data = copyData(filling.value);
  const errors =
    source.value === undefined
      ? []
      : context.compiled.validators.page(data).filter(({ instancePath }) => !isWithinAny(instancePath, unresolved));
  const explainContext = context.compiled.createExplainContext('page', {
    value: filling.value,
    locator,
    fileName: owners.page(),
  });
  const ownErrors = explainErrors(errors, explainContext);
  const own = withoutFollowUps(source.diagnostics, [...expansion.diagnostics, ...filling.diagnostics, ...ownErrors]);
  const result = {
    file: source.file,
    route,
    locator,
    value: source.value,
    filled: filling.value,
    uses: findSharedUses(filling.value),
    files: expansion.used,
  };
  const locateInBlock = () => locator.place('/blocks', 'key');
  if (!isGroup(data)) return { ...result, ...noPage, locateInBlock, diagnostics: own };
  correctTypes(data, own);
  const { visitReferences, page, ids, ...assembly } = assemble(data, locator, context);
  const references: Reference[] = [];
  visitReferences((kind, value, at) => {
    // A parameter without a value is told as such.
    if (readReferenceName(kind, value)?.includes('{param.')) return;
    references.push(createReference(kind, value, { ...at, pointer: at.pointer() }));
  });
  const diagnostics = [...own, ...withoutFollowUps(own, assembly.diagnostics).slice(own.length)];
  const isRight = !own.some(isError);
  return {
    ...result,
    ...assembly,
    page: isRight ? page : null,
    unchecked: page,
    ids: page && (isRight || !own.some(mayHideId)) ? ids : null,
    references,
    diagnostics,
  };
}

/**
 * Gives sections the type that they were most likely meant to have, so that what they name is
 * checked.
 */
function correctTypes(data: Record<string, unknown>, diagnostics: readonly Diagnostic[]): void {
  for (const { code, pointer, fixes } of diagnostics) {
    const section = getAtPointer(data, parentPointer(pointer));
    const meant = fixes[0]?.edits[0]?.text;
    if (meant === undefined || !isGroup(section) || !isSectionPointer(parentPointer(pointer))) continue;
    if (code === 'schema/unknown-type') section.type = meant.replaceAll('"', '');
    else if (code === 'schema/unknown-key' && meant === 'type') section.type = section[lastKey(pointer)];
  }
}

/**
 * @returns whether a section may have lost its id by a mistake: with its type, or as an unknown
 * name
 */
function mayHideId({ code, pointer, fixes }: Diagnostic): boolean {
  if (code === 'yaml/syntax' || fixes.some(({ edits }) => edits.some(({ text }) => text === 'id'))) return true;
  const isNamed = isSettingOfSection(pointer, 'type') || isSettingOfSection(pointer, 'id');
  return isNamed && !(code === 'schema/unknown-type' && fixes.length > 0);
}

const noPage = {
  page: null,
  unchecked: null,
  ids: null,
  lines: () => [],
  origins: () => [],
  sources: () => [],
  references: [],
  publishSettings: [],
};

/** @returns the uses of shared sections in the data of a page */
export function findSharedUses(value: unknown): ResolvedPage['uses'] {
  const blocks = isGroup(value) && Array.isArray(value.blocks) ? value.blocks : [];
  return blocks.flatMap((block, index) =>
    isGroup(block) && block.type === 'shared' && typeof block.name === 'string'
      ? [
          {
            name: block.name,
            pointer: childPointer('/blocks', index),
            given: isGroup(block.with) ? Object.keys(block.with) : [],
          },
        ]
      : [],
  );
}
