// Checks what a visitor entered. Only when the form is sent, and always with the words of the config.
import type { SiteField } from '#schemas';

/** @returns the message of the first rule that the value breaks, or undefined when it is fine */
export function checkField(field: SiteField, value: string): string | undefined {
  const empty = (field.trim ? value.trim() : value) === '';
  if (empty) return field.required;
  return field.rules.find((rule) => !wholeMatch(rule.pattern).test(value))?.message;
}

/** @returns the messages of all fields that are not fine, by field name, in the order of the fields */
export function checkFields(fields: SiteField[], values: Record<string, string>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const message = checkField(field, values[field.name] ?? '');
    if (message !== undefined) errors[field.name] = message;
  }
  return errors;
}

/** @returns the value that the first entry of a list has: its own words if it counts as a choice, else nothing */
export function placeholderValue(field: SiteField): string {
  return field.placeholderCounts ? (field.placeholder ?? '') : '';
}

function wholeMatch(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
