// The part of JSON Schema (draft-07) that the generators read and write.

export interface JsonSchema {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  definitions?: Record<string, JsonSchema>;
  examples?: unknown[];
  'x-label'?: string;
  [keyword: string]: unknown;
}

export interface BlockSchema {
  /** The block's type, which is also its file's name. */
  type: string;
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
