// Compiled schemas: validators and visitors made from the schemas, shared by all stages of a
// checker.
import type { ExplainContext } from '../schema/explain/explain-context.ts';
import { copyData } from '../../base/pure/copy-data.ts';
import { createReferenceVisitor, type VisitReferences } from '../schema/references.ts';
import { createFilePathFinder, type FilePath } from '../schema/setting-paths.ts';
import { createFrameFinder } from '../schema/frames.ts';
import { createCurrencyFinder, type SectionCurrency } from '../schema/section-currency.ts';
import { findBlockSchema, prepareSchemas, type PreparedSchemas } from '../schema/prepare-schemas.ts';
import type { SchemaSet } from '../schema/json-schema.ts';
import { createValidators, type PrecompiledValidators, type Validators } from '../schema/validate.ts';

export interface CompiledSchemas {
  schemas: PreparedSchemas;
  validators: Validators;
  visitReferences: VisitReferences;
  /** @returns where a section may name files for its settings */
  filePaths(block: unknown): readonly FilePath[];
  /** @returns what explaining the schema errors of a file needs */
  createExplainContext(
    root: 'page' | 'sharedFile' | 'site',
    parts: Pick<ExplainContext, 'value' | 'locator' | 'fileName'>,
  ): ExplainContext;
  /** @returns the origins of the frames that a section shows */
  listFrames(block: unknown): readonly string[];
  /** @returns the currency of a section's amounts; undefined for one without amounts */
  findCurrency(block: unknown): SectionCurrency | undefined;
}

/** Compiles the schemas for one checker. */
export function compileSchemas(set: SchemaSet, precompiled?: PrecompiledValidators): CompiledSchemas {
  const schemas = prepareSchemas(set);
  const validators = createValidators(schemas, precompiled);
  const isValidBlock = (block: unknown) => validators.sharedFile.fits({ blocks: [copyData(block)] });
  const createExplainContext: CompiledSchemas['createExplainContext'] = (root, parts) => ({
    ...parts,
    schemas,
    root: schemas[root],
    isValidBlock,
  });
  const findFilePaths = createFilePathFinder(schemas);
  return {
    schemas,
    validators,
    createExplainContext,
    visitReferences: createReferenceVisitor(schemas),
    filePaths: (block) => findFilePaths(findBlockSchema(block, { schemas })),
    listFrames: createFrameFinder(schemas),
    findCurrency: createCurrencyFinder(schemas),
  };
}
