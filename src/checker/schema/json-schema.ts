// The part of JSON Schema (draft-07) that the checker reads, and the set of schemas that it is
// given.
import type { FromFile } from '../text-files/text-file.ts';

/**
 * Part of a form in the editor, below its content. `words` are those that Pagewright has in each
 * language; `file` is set in the file alone.
 */
export type FormPart = 'look' | 'visibility' | 'words' | 'file';

/** Words of the editor for a setting, where those for the authors of files would not do. */
export interface EditorWords {
  title?: string;
  /** Meaning of the name, where the same word has another one elsewhere. */
  context?: string;
  help?: string;
  /** Sentence for a value that does not match, in place of `errorMessage`. */
  error?: string;
  /** Names of the values of `enum`, with a help where `enumDescriptions` would not do. */
  choices?: Record<string, string | { title: string; help: string }>;
}

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
  /** On a setting: the name that it has now. */
  renamedTo?: string;
  /**
   * In prepared schemas, beside `$ref`: what it refers to, by a name that is the same from
   * everywhere.
   */
  'x-target'?: string;
  /** For a block: its purpose, in a few words, by which the editor groups the types. */
  'x-purpose'?: string;
  /** For a block: true if it needs the width of the page, and so is never in a column. */
  'x-page-wide'?: true;
  /** On a setting: what the editor begins it with; `{name}` stands for the key of the entry that it is in. */
  'x-first'?: string | number;
  /**
   * On a setting: the list of names that its first value is from. `call`: ways to send for which
   * the site has the service; `question`: the fields of the form around it.
   */
  'x-needs'?: string;
  /** On a setting: values of its neighbours with which it is needed. */
  'x-needed-with'?: Record<string, string[]>;
  /** On a text or a group of them: it is for programs, or names something; visitors do not read it. */
  'x-code'?: true;
  /** On a text: which marks it takes. A text without it takes none. */
  'x-marks'?: 'words' | 'links' | 'long';
  /**
   * On a setting: the kind of file that may replace it, which the setting then names as `{ file: …
   * }`. Its other keywords describe the contents; that it may be a group is for editors.
   */
  'x-from-file'?: FromFile;
  /**
   * On a number: an amount of money, in the `currency` of its section, or else of the site, which
   * must have one then.
   */
  'x-money'?: true;
  /** On a picture: true if it is what its section shows, and never decoration. */
  'x-content'?: true;
  /** On a setting: the origins of the frames that it shows, by patterns of its value. */
  'x-frames'?: Record<string, string>;
  /**
   * For a block: whether it plays the site's own files, runs WebAssembly, or shows any of the known
   * frames without saying which by `x-frames`.
   */
  'x-embeds'?: ('frames' | 'media' | 'wasm')[];
  /** For a group of a page: its settings are fields that the site defines. */
  'x-fields'?: true;
  /** For a block or fields that the site defines: the file, as messages show it. */
  'x-file'?: string;
  /**
   * For a block: its input from collections: entries by its settings, the place of its page, or
   * also its neighbours.
   */
  'x-entries'?: 'list' | 'place' | 'neighbours';
  /**
   * For a block that may list entries: the setting that says what it shows without a collection.
   */
  'x-instead'?: string;
  /** On a setting: the label of the site that it has unless an author writes other words. */
  'x-label'?: string;
  /** On a setting: its words in the editor. */
  'x-editor'?: EditorWords;
  /** On a setting: the part of a form that it is in. Without it: content, or with `x-label` the words. */
  'x-part'?: FormPart;
  /** On a number: its unit, as the editor shows it. */
  'x-unit'?: string;
  [keyword: string]: unknown;
}

/**
 * Takes out of a schema that a file may be named: for all stages after files were put in.
 * @returns the schema itself where it takes no file
 */
export function withoutFileName(schema: JsonSchema): JsonSchema {
  if (schema['x-from-file'] === undefined) return schema;
  const { if: _isGroup, then: _file, ...contents } = schema;
  return { ...contents, type: schema['x-from-file'] === 'text' ? 'string' : 'array' };
}

/** @returns whether a setting is the list of the sections of a column */
export function holdsSections({ items }: JsonSchema): boolean {
  return items?.$ref?.endsWith('#/definitions/columnSection') ?? false;
}

/** @returns the file of a schema, as messages show it */
export function fileOfSchema({ $id, 'x-file': file }: JsonSchema): string {
  return file ?? `schemas/${$id}`;
}

/** All schemas of the contract. `blocks` is keyed by the block's type. */
export interface SchemaSet {
  page: JsonSchema;
  sharedFile: JsonSchema;
  shared: JsonSchema;
  site: JsonSchema;
  common: JsonSchema;
  blocks: Record<string, JsonSchema>;
}
