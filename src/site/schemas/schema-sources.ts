// Input of the generators: the schemas as they are written by hand.
import type { JsonSchema } from '../../checker/schema/json-schema.ts';

export type { JsonSchema } from '../../checker/schema/json-schema.ts';

export interface BlockSchema {
  /** The block's type, which is also its file's name. */
  type: string;
  schema: JsonSchema;
}

/** Fields that a site adds to the entries of its collections: a group of settings of a page. */
export interface OwnFields {
  /** The name of the group on a page, which is also its file's name. */
  name: string;
  schema: JsonSchema;
}

/** Everything that is written by hand in `schemas/`. */
export interface SchemaSources {
  blocks: BlockSchema[];
  shared: JsonSchema;
  envelope: JsonSchema;
  common: JsonSchema;
  site: JsonSchema;
}
