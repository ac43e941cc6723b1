// Validation of what a visitor entered, when the form is sent, with the messages of site.yaml.
import type { SiteField } from '#schemas';

/** @returns the message of the first rule that the value breaks, or undefined when it is valid */
export function checkField(field: SiteField, value: string): string | undefined {
  const empty = (field.trim ? value.trim() : value) === '';
  if (empty) return field.required;
  return field.rules.find((rule) => !compilePattern(rule.pattern).test(value))?.message;
}

/** @returns the messages of all invalid fields, by field name, in the order of the fields */
export function checkFields(fields: SiteField[], values: Record<string, string>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const message = checkField(field, values[field.name] ?? '');
    if (message !== undefined) errors[field.name] = message;
  }
  return errors;
}

/** @returns the value of a select's placeholder: its text if it counts as a choice, else '' */
export function placeholderValue(field: SiteField): string {
  return field.placeholderCounts ? (field.placeholder ?? '') : '';
}

function compilePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
