// Fields: what a form needs to know of a setting, read from its schema.
import type { NameRule } from './name-rule.ts';

/**
 * What a setting is for, which decides its control. `text` and `rich-text` are words that visitors
 * read; `image` to `form` name something that the site has; `sections` is a list of sections;
 * `fixed` cannot be changed, and `any` has no schema of its own.
 */
export type FieldKind =
  | 'text'
  | 'rich-text'
  | 'choice'
  | 'switch'
  | 'number'
  | 'date'
  | 'colour'
  | 'font'
  | 'anchor'
  | 'image-file'
  | 'file'
  | 'icon'
  | 'address'
  | 'popup'
  | 'form'
  | 'name'
  | 'list'
  | 'sections'
  | 'group'
  | 'image'
  | 'button'
  | 'named'
  | 'fixed'
  | 'any';

export interface Choice {
  value: string | number;
  description: string;
}

export interface Field {
  /** The key of the setting; empty for an entry of a list. */
  name: string;
  kind: FieldKind;
  title: string;
  description: string;
  isRequired: boolean;
  default?: unknown;
  /** Of texts, in characters. */
  minLength?: number;
  maxLength?: number;
  /** Of numbers. */
  minimum?: number;
  maximum?: number;
  isWhole?: boolean;
  /** Of lists. */
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** What to say where a value does not match the pattern. */
  errorMessage?: string;
  /** What holds for a group as a whole. */
  rule?: string;
  /** The values that there are; of a font, those that come with the product. */
  choices?: Choice[];
  /** What a file may stand for here: a longer text, text sections, rows of a table. */
  fromFile?: 'text' | 'sections' | 'rows';
  /** For `name`: which list of names of the site it is from. */
  names?: string;
  example?: unknown;
  /** The settings of a group, in the order of the schema. */
  fields?: Field[];
  /** What each entry of a list is, or of a group whose names the author gives. */
  item?: Field;
  /** Of a group whose names the author gives: what they must be like. */
  nameRule?: NameRule;
}

/** A type of section. */
export interface SectionType {
  type: string;
  title: string;
  description: string;
  /** What it is for, as a heading for types with the same purpose. */
  purpose: string;
  /** Whether it needs the width of the page, and so never stands in a column. */
  isPageWide: boolean;
  fields: Field[];
  /** As written in the schema; the first one is the shortest. */
  examples: Record<string, unknown>[];
}
