// Names that authors give: of forms, pop-ups, lists. What they must be like is said by the schema
// of the group that they stand in.
import type { JsonSchema } from '../../checker/schema/json-schema.ts';

/** What names in a group must be like. */
export interface NameRule {
  pattern: string;
  /** What to say of a name that is not like that. */
  errorMessage: string;
}

/** @returns the rule for names that a schema has; undefined where any will do */
export function readNameRule({ propertyNames }: JsonSchema): NameRule | undefined {
  const { pattern, errorMessage } = (propertyNames ?? {}) as JsonSchema;
  if (typeof pattern !== 'string') return undefined;
  return {
    pattern,
    errorMessage: typeof errorMessage === 'string' ? errorMessage : `A name here has to fit the pattern ${pattern}`,
  };
}

/**
 * @param title what has the name, such as "Form"
 * @returns why something cannot have a name, as a sentence; null when it can
 */
export function findNameProblem(
  name: string,
  { rule, title, taken }: { rule: NameRule | undefined; title: string; taken: readonly string[] },
): string | null {
  if (name === '') return 'The name is empty.';
  if (rule && !new RegExp(rule.pattern, 'u').test(name)) return `${rule.errorMessage}.`;
  return taken.includes(name) ? `There is a ${title.toLowerCase()} "${name}" already.` : null;
}
