// Texts of a field that people read, which each language of the editor translates.
import { translate as translateText, writeKey } from '../../base/words/say.ts';
import type { Field, SectionType } from './field.ts';

/** @param context what a text is about that has other translations elsewhere */
type Translate = (text: string, context?: string) => string;

/** @returns the texts of a field and of those in it, in the order of a form */
export function listFieldTexts(field: Field): string[] {
  const found: string[] = [];
  translateField(field, (text, context) => {
    found.push(writeKey(text, context));
    return text;
  });
  return found;
}

/** @returns the title of a field in the language of the editor; "" for none */
export function translateTitle(field: Pick<Field, 'title' | 'context'> | undefined): string {
  return translateText(field?.title ?? '', field?.context);
}

/** @returns the field, and those in it, with other words */
export function translateField(field: Field, translate: Translate): Field {
  // No form shows it.
  if (field.part === 'file') return field;
  const { title, context, description, unit, errorMessage, choices, fields, item, nameRule } = field;
  // Empty texts are no words.
  const word = (text: string, about?: string) => (text === '' ? text : translate(text, about));
  return {
    ...field,
    title: word(title, context),
    english: title,
    description: word(description),
    ...(unit !== undefined && { unit: word(unit) }),
    ...(errorMessage !== undefined && { errorMessage: word(errorMessage) }),
    ...(choices && {
      choices: choices.map((each) => ({ ...each, title: word(each.title), description: word(each.description) })),
    }),
    ...(fields && { fields: fields.map((each) => translateField(each, translate)) }),
    ...(item && { item: translateField(item, translate) }),
    ...(nameRule?.errorMessage && { nameRule: { ...nameRule, errorMessage: word(nameRule.errorMessage) } }),
  };
}

/** @returns the type of sections with other words */
export function translateSection(section: SectionType, translate: Translate): SectionType {
  const { title, description, purpose, fields } = section;
  return {
    ...section,
    title: translate(title),
    description: translate(description),
    purpose: translate(purpose),
    fields: fields.map((each) => translateField(each, translate)),
  };
}
