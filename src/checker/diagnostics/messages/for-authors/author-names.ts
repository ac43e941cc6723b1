// Names that a sentence for an author in the editor is written with, in place of keys and files.
import { say } from '../../../../base/words/say.ts';
import type { NamedPart } from '../names.ts';

/** Names of what a mistake is about, as the editor shows them. */
export interface AuthorNames {
  /** The setting with the mistake, as the form has it: `Price`, `Dish 3`. */
  here: string;
  line: number;
  /** The value with the mistake, short: its words, or the name of its kind. */
  written: string;
  /** The control that the setting has in its form. */
  control: AuthorControl;
  /** Settings of the group with the mistake, by what is written: those that it lacks, and those that it has beyond its needs. */
  free: readonly string[];
  filled: readonly string[];
  /** @returns the name of a setting at the place of the mistake or beside it, from its key */
  setting: (key: string) => string;
  /** @returns the name of a type of section */
  section: (type: string) => string;
}

/** A control of a form, as far as it decides what to do about a wrong value. */
export interface AuthorControl {
  /** A kind of fields; empty for a place that no form has. */
  kind: string;
  /** Sentence about what can be written; null where there is no rule. */
  rule: string | null;
  /** Names of its choices, by their values. */
  choices: Readonly<Record<string, string>>;
  /** Names of the settings in it. */
  settings: readonly string[];
}

/** A mistake in the words of an author, and what can be done. */
export interface AuthorText {
  message: string;
  hint?: string;
}

/** @returns the name of a part of a site for authors */
export function namePart(part: NamedPart): string {
  const names: Record<NamedPart, string> = {
    collection: say('a list'),
    field: say('a field'),
    form: say('a form'),
    list: say('a list of choices'),
    popup: say('a pop-up'),
    service: say('a service for messages'),
    template: say('a template for e-mails'),
  };
  return names[part];
}

/** @returns the name of a picture or file without its folder and ending */
export function nameFile(path: string): string {
  return path.replace(/^.*\//, '').replace(/(?<=.)\.[^.]+$/, '');
}

/** @returns an e-mail address or a phone number without what it starts with in a link */
export function stripScheme(address: string): string {
  return address.replace(/^(?:mailto|tel):/, '').trim();
}

/** @returns the question whether something else was meant */
export function didYouMean(nearest: string): string {
  return say('Did you mean {nearest}?', { nearest });
}

/** Names of places for authors, and of what can be done there. */
export const authorPlaces = {
  section: () => say('Section'),
  /** A setting, or a type of section, that no form has. */
  other: () => say('something else'),
  mend: () => say('Mend it'),
  /** @param words the line then, without its signs */
  mendTo: (words: string) => say('Mend it: {words}', { words }),
  deleteLine: () => say('Delete the line'),
  indent: (spaces: number) =>
    say('Put {count} space before the line | Put {count} spaces before the line', { count: spaces }),
  on: () => say('on', undefined, 'switch'),
  off: () => say('off', undefined, 'switch'),
  entries: () => say('a list of entries'),
  settings: () => say('several settings'),
  mended: (where: string) => say('Mistake mended, {where}', { where }),
};
