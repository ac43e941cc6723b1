// Page resolution, general path: fills values into a page, validates it, and reports what is wrong
// with places.
import type { Page } from '#schemas';
import {
  assemble,
  createReference,
  type BlockSource,
  type Origin,
  type PageContext,
  type RawPage,
} from './assemble-page.ts';
import type { LocatedSettings } from '../publishing/publish-settings.ts';
import { isError, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { withoutFollowUps } from '../diagnostics/follow-ups.ts';
import { explainErrors } from '../schema/explain/explain-errors.ts';
import { createLocator, type Locator } from '../yaml/parse/locate.ts';
import { childPointer, isGroup, isWithin } from '../primitives/pointer.ts';
import type { Reference } from '../schema/references.ts';
import { fillSiteValues } from './site-values.ts';
import type { SourceFile } from '../yaml/parse/source-file.ts';

/** A page with values, shared sections and ids put in. */
export interface ResolvedPage {
  file: string;
  route: string;
  /** Null when the file has errors that leave no page. */
  page: Page | null;
  /** @returns the line of each block in the page's own file */
  lines(): number[];
  /**
   * @returns where each block is written: in the page's own file, or in that of a shared section
   */
  origins(): Origin[];
  /** Finds a setting of a block by the block's index on the page; where it is not written, the block. */
  locateInBlock(block: number, key: string): Place;
  /** @returns where the settings of each block are written */
  sources(): BlockSource[];
  references: Reference[];
  diagnostics: Diagnostic[];
  locator: Locator;
  /** The data of the file as written. */
  value: unknown;
  uses: SharedUse[];
  publishSettings: LocatedSettings[];
}

/** A use of a shared section. */
export interface SharedUse {
  name: string;
  /** Of the block that uses it. */
  pointer: string;
  /** The names of the parameters that it gives values. */
  given: string[];
}

/** Checks and resolves one page. It never throws for mistakes of authors: they are diagnostics. */
export function resolvePage(source: SourceFile, route: string, context: PageContext): ResolvedPage {
  const locator = createLocator(source);
  const filling = fillSiteValues({ value: source.value, values: context.values, locator });
  const data = context.compiled.copy(filling.value);
  const isUnreadable = source.value === undefined;
  const errors = isUnreadable
    ? []
    : context.compiled.validators
        .page(data)
        .filter(({ instancePath }) => ![...filling.unresolved].some((at) => isWithin(instancePath, at)));
  const explainContext = context.compiled.createExplainContext('page', {
    value: filling.value,
    locator,
    fileName: 'a page',
  });
  const diagnostics = [
    ...withoutFollowUps(source.diagnostics, [...filling.diagnostics, ...explainErrors(errors, explainContext)]),
  ];
  const result = { file: source.file, route, locator, value: source.value, uses: findSharedUses(filling.value) };
  const locateInBlock = () => locator.place('/blocks', 'key');
  if (isUnreadable || diagnostics.some(isError)) return { ...result, ...noPage, locateInBlock, diagnostics };
  const { visitReferences, ...assembly } = assemble(data as RawPage, locator, context);
  const references: Reference[] = [];
  visitReferences((kind, value, at) => references.push(createReference(kind, value, { ...at, pointer: at.pointer() })));
  return { ...result, ...assembly, references, diagnostics: [...diagnostics, ...assembly.diagnostics] };
}

const noPage = {
  page: null,
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
