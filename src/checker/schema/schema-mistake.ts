// Mistakes in schemas: what a developer wrote in a file that contradicts itself, and at which part.
import { DeveloperError } from '../../base/pure/developer-error.ts';
import { isWithin } from '../../base/pure/pointer.ts';
import { fileOfSchema, type JsonSchema } from './json-schema.ts';

export interface SchemaFault {
  /** The end of a sentence about the schema. */
  says: string;
  /** Pointer to the part of the schema that is wrong. */
  pointer: string;
}

/** Thrown by code that does not see the text of the file; `placeSchemaMistakes` adds the line. */
export class SchemaMistake extends DeveloperError {
  /** The path of the file, as messages show it. */
  readonly file: string;
  readonly fault: SchemaFault;

  constructor(file: string, fault: SchemaFault) {
    super(`${file} ${fault.says}`);
    this.file = file;
    this.fault = fault;
  }
}

/** @returns the mistake at a part of a schema; fields of a site's own are a file inside the page's */
export function createMistake(schema: JsonSchema, { says, pointer }: SchemaFault): SchemaMistake {
  for (const [name, group] of Object.entries(schema.properties ?? {})) {
    const inner = `/properties/${name}`;
    if (group['x-file'] !== undefined && isWithin(pointer, inner))
      return new SchemaMistake(group['x-file'], { says, pointer: pointer.slice(inner.length) });
  }
  return new SchemaMistake(fileOfSchema(schema), { says, pointer });
}
