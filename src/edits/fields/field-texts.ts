// Texts of a field that people read, which each language of the editor translates.
import type { Field, SectionType } from './field.ts';

/** @returns the texts of a field and of those in it, in the order of a form */
export function listFieldTexts(field: Field): string[] {
  const found: string[] = [];
  translateField(field, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

/** @returns the field, and those in it, with other words */
export function translateField(field: Field, translate: (text: string) => string): Field {
  // No form shows it.
  if (field.part === 'file') return field;
  const { title, description, unit, errorMessage, rule, choices, fields, item, nameRule } = field;
  // Empty texts are no words.
  const word = (text: string) => (text === '' ? text : translate(text));
  return {
    ...field,
    title: word(title),
    description: word(description),
    ...(unit !== undefined && { unit: word(unit) }),
    ...(errorMessage !== undefined && { errorMessage: word(errorMessage) }),
    ...(rule !== undefined && { rule: word(rule) }),
    ...(choices && {
      choices: choices.map((each) => ({ ...each, title: word(each.title), description: word(each.description) })),
    }),
    ...(fields && { fields: fields.map((each) => translateField(each, translate)) }),
    ...(item && { item: translateField(item, translate) }),
    ...(nameRule?.errorMessage && { nameRule: { ...nameRule, errorMessage: word(nameRule.errorMessage) } }),
  };
}

/** @returns the type of sections with other words */
export function translateSection(section: SectionType, translate: (text: string) => string): SectionType {
  const { title, description, purpose, fields } = section;
  return {
    ...section,
    title: translate(title),
    description: translate(description),
    purpose: translate(purpose),
    fields: fields.map((each) => translateField(each, translate)),
  };
}
