// Fields: what a form needs to know of a setting, read from its schema.
import type { FormPart, JsonSchema } from '../../checker/schema/json-schema.ts';
import type { NameRule } from './name-rule.ts';

/**
 * Kind of a setting, which decides its control. `text` and `rich-text` are words that visitors
 * read; `image` to `form` name something that the site has; `choices` is a list of different values
 * out of a few, `sections` one of sections;
 * `fixed` cannot be changed, and `any` has no schema.
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
  | 'choices'
  | 'week'
  | 'latitude'
  | 'longitude'
  | 'sections'
  | 'group'
  | 'image'
  | 'focus'
  | 'button'
  | 'named'
  | 'fixed'
  | 'any';

export interface Choice {
  value: string | number;
  /** Its name for authors. */
  title: string;
  description: string;
}

export interface Field {
  /** The key of the setting; empty for an entry of a list. */
  name: string;
  kind: FieldKind;
  /** The name and the help for those who use the editor. */
  title: string;
  /** The name in English, where `title` is translated. */
  english?: string;
  /** Meaning of the name, where the same word has another one elsewhere. */
  context?: string;
  description: string;
  /** The help for those who write the file, where it differs. */
  fileHelp?: string;
  isRequired: boolean;
  /** Part of a form that it is in; none for content. */
  part?: FormPart;
  /** Word of the site that is shown where nothing is written. */
  label?: string;
  /** Unit of a number, as it is shown: "seconds". */
  unit?: string;
  /** True for an amount of money. */
  isMoney?: boolean;
  /** The marks that a text takes. */
  marks?: JsonSchema['x-marks'];
  default?: unknown;
  /** Limits of a text, in characters. */
  minLength?: number;
  maxLength?: number;
  /** Limits of a number. */
  minimum?: number;
  maximum?: number;
  isWhole?: boolean;
  /** Limits of a list. */
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** Sentence for a value that does not match the pattern. */
  errorMessage?: string;
  /** Limits of a group, in settings. */
  minProperties?: number;
  maxProperties?: number;
  /** First value of a new setting, where the default or an example would not do. */
  first?: unknown;
  /** List of names that a new value is from, beside `names`: `call` or `question`. */
  needs?: string;
  /** Values of its neighbours with which it is needed. */
  neededWith?: Record<string, string[]>;
  /** True for a text, or a group of them, for programs: no words for visitors. */
  isCode?: true;
  /** The values that there are; of a font, those that come with the product. */
  choices?: Choice[];
  /** Content that a file may provide: a longer text, text sections, rows of a table. */
  fromFile?: 'text' | 'sections' | 'rows';
  /** For `name`: which list of names of the site it is from. */
  names?: string;
  example?: unknown;
  /** The settings of a group, in the order of the schema. */
  fields?: Field[];
  /** Field for each entry of a list, or of a group whose names the author gives. */
  item?: Field;
  /** Rule for the names in a group whose names the author gives. */
  nameRule?: NameRule;
}

/** A type of section. */
export interface SectionType {
  type: string;
  title: string;
  description: string;
  fileHelp?: string;
  /** Its purpose, as a heading for types with the same one. */
  purpose: string;
  /** True if it needs the width of the page, and so is never in a column. */
  isPageWide: boolean;
  /** True if each of its `rows` has a cell for each of its `columns`. */
  hasCells: boolean;
  fields: Field[];
  /** Examples from the schema; the first one is the shortest. */
  examples: Record<string, unknown>[];
}
