// What every stage of one checker shares: the schemas and what was compiled from them.
import type { Scene } from './explain/scene.ts';
import { createReferenceVisitor, type VisitReferences } from './references.ts';
import { prepareSchemas, type PreparedSchemas } from './prepare-schemas.ts';
import type { SchemaSet } from './json-schema.ts';
import { createValidators, type Precompiled, type Validators } from './validate.ts';

export interface Checking {
  schemas: PreparedSchemas;
  validators: Validators;
  visitReferences: VisitReferences;
  /** What the explanation of misfits in a file needs. */
  scene(root: 'page' | 'sharedFile' | 'site', parts: Pick<Scene, 'value' | 'locator' | 'fileName'>): Scene;
  /** A deep copy, so that defaults are never filled into data that is kept. */
  copy<Data>(data: Data): Data;
}

/** Compiles the schemas for one checker. */
export function prepareChecking(set: SchemaSet, precompiled?: Precompiled): Checking {
  const schemas = prepareSchemas(set);
  const validators = createValidators(schemas, precompiled);
  const fits = (block: unknown) => validators.sharedFile.fits({ blocks: [copy(block)] });
  const scene: Checking['scene'] = (root, parts) => ({ ...parts, schemas, root: schemas[root], fits });
  return { schemas, validators, scene, visitReferences: createReferenceVisitor(schemas), copy };
}

function copy<Data>(data: Data): Data {
  return data === undefined ? data : (JSON.parse(JSON.stringify(data)) as Data);
}
