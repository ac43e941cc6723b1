// Rules for names that authors give to forms, pop-ups and lists, read from the schema of the group
// around them.
import type { JsonSchema } from '../../checker/schema/json-schema.ts';
import { nameFaults } from '../messages/fields.ts';

/** Rule for the names in a group. */
export interface NameRule {
  pattern: string;
  /** Sentence for a name that does not match, without its full stop; a schema may have none. */
  errorMessage?: string;
}

/** @returns the rule for names that a schema has; undefined where any will do */
export function readNameRule({ propertyNames }: JsonSchema): NameRule | undefined {
  const { pattern, errorMessage } = (propertyNames ?? {}) as JsonSchema;
  if (typeof pattern !== 'string') return undefined;
  return { pattern, ...(typeof errorMessage === 'string' && { errorMessage }) };
}

/**
 * @param title what has the name, such as "Form"
 * @returns why something cannot have a name, as a sentence; null when it can
 */
export function findNameProblem(
  name: string,
  { rule, title, taken }: { rule: NameRule | undefined; title: string; taken: readonly string[] },
): string | null {
  if (name === '') return nameFaults.empty();
  if (rule && !new RegExp(rule.pattern, 'u').test(name))
    return rule.errorMessage === undefined ? nameFaults.sign() : `${rule.errorMessage}.`;
  return taken.includes(name) ? nameFaults.taken({ title, name }) : null;
}
