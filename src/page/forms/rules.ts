// Validation of what a visitor entered, when the form is sent, with the messages of site.yaml. The
// function that takes messages (integrations/function) runs it again.
import type { SiteField } from '#schemas';

/** The values of a form's fields, by name. */
export type FieldValues = Record<string, string>;

/** Limits of a field for a file. */
export interface FileLimits {
  /** The ends of the names, in small letters. */
  extensions: string[];
  maxBytes: number;
}

/** A word of an address before its "@", in any script (RFC 5321 and RFC 6531, "Atom"). */
const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+\/=?^_\x60\{\|\}~\-]+`;
/** A part of a domain: letters, digits and hyphens, none of them at an end. */
const domainPart = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** Signs between the digits of a telephone number: every blank, dash, bracket, point and stroke. */
const dialSign = String.raw`[\s\p{Pd}\p{Cf}\u2212\u30fc\(\)\uff08\uff09.\uff0e\u00b7\u30fb\/\uff0f]`;

/** Patterns of the values of a kind, also for the browser's own check while no script runs. */
const shapes: Partial<Record<SiteField['kind'], string>> = {
  // Addresses that some mail server accepts. The last part of a domain is no number.
  email: String.raw`(?=.{1,64}@)(?:${atom}(?:\.${atom})*|"[^"\\\s]+")@(?:${domainPart}\.)+(?!\d+$)${domainPart}`,
  // Digits of any script, the signs that people write between them, and perhaps an extension.
  tel: String.raw`[\s\p{Cf}]*[+\uff0b]?(?:${dialSign}*\p{Nd}){5,20}[\s.\p{Cf}]*(?:(?:ext\.?|x|#)\s*\p{Nd}{1,6})?`,
  url: String.raw`(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?[^\s\/.@]+(?:\.[^\s\/.@]+)+(?:[\/?#:]\S*)?`,
  number: String.raw`[+\-]?\p{Nd}+(?:[.,]\p{Nd}+)?`,
  date: String.raw`\d{4}-\d{2}-\d{2}`,
  time: String.raw`\d{2}:\d{2}(?::\d{2})?`,
};

/** @returns the message of the first rule that the value breaks, or undefined when it is valid */
export function checkField(field: SiteField, value: string): string | undefined {
  const empty = (field.trim ? value.trim() : value) === '';
  if (empty) return field.required;
  const broken = field.rules.find((rule) => !compilePattern(rule.pattern).test(value));
  if (broken) return broken.message;
  return isOfKind(field, value.trim()) ? undefined : (field.invalid ?? field.label);
}

/**
 * @returns the messages of all invalid fields, by field name, in the order of the fields; fields
 *   that are not shown are none
 */
export function checkFields(fields: SiteField[], values: FieldValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const message = isShown(field, values) ? checkField(field, values[field.name] ?? '') : undefined;
    if (message !== undefined) errors[field.name] = message;
  }
  return errors;
}

/** @returns whether a file's name and size are within the limits; an empty file is none */
export function fitsLimits({ name, size }: { name: string; size: number }, limits: FileLimits): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return limits.extensions.includes(extension) && size > 0 && size <= limits.maxBytes;
}

/** @returns the values without those of fields that are not shown, which nobody means to send */
export function keepShown(fields: SiteField[], values: FieldValues): FieldValues {
  const kept = { ...values };
  // A field that is hidden may hide another one.
  for (const field of fields) if (!isShown(field, kept)) kept[field.name] = '';
  return kept;
}

/** @returns whether the answers to other fields let the field be shown */
export function isShown({ showIf }: SiteField, values: FieldValues): boolean {
  if (!showIf) return true;
  const answer = values[showIf.field] ?? '';
  return showIf.is === undefined ? answer !== '' : splitChoices(answer).includes(showIf.is);
}

/** Several choices are one value, each on its own line. */
export const splitChoices = (value: string): string[] => value.split('\n');

/** @returns the pattern that the browser itself may check; undefined when any text will do */
export function nativePattern(field: SiteField): string | undefined {
  const { kind, rules, maxLength } = field;
  const shape = rules[0]?.pattern ?? shapes[kind];
  if (isCountedNatively(field)) return shape;
  const length = `.{0,${maxLength}}`;
  return shape ? `(?=${length}$)(?:${shape})` : length;
}

/**
 * @returns whether `maxlength` counts as the field does; not where characters are left out, because
 *   browsers count those, too
 */
export function isCountedNatively({ allow }: SiteField): boolean {
  return allow === 'anything';
}

/** @returns the value of a select's placeholder: its text if it counts as a choice, else '' */
export function placeholderValue(field: SiteField): string {
  return field.placeholderCounts ? (field.placeholder ?? '') : '';
}

function isOfKind({ kind, min = -Infinity, max = Infinity }: SiteField, value: string): boolean {
  const shape = shapes[kind];
  if (shape && !compilePattern(shape).test(value)) return false;
  if (kind === 'number') return isWithin(readNumber(value), min, max);
  return kind !== 'date' || isDay(value);
}

/**
 * A decimal comma is as good as a point. Digits of other scripts are read where script runs: they
 * are 0 to 9 then (typing/clean-text.ts).
 */
function readNumber(text: string): number | undefined {
  const number = Number(text.replace(',', '.'));
  return Number.isNaN(number) ? undefined : number;
}

function isWithin(number: number | undefined, min: number, max: number): boolean {
  return number === undefined || (number >= min && number <= max);
}

/** The calendar has no 31 February. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function compilePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
