// The steps of a long form: which fields each has, and which step comes next.
import type { SiteField, SiteForm } from '#schemas';
import { isShown, type FieldValues } from './rules.ts';

export interface FormStep {
  heading: string;
  fields: SiteField[];
}

/** @returns the steps of a form in their order; none for a form without steps */
export function listSteps({ fields, steps = [] }: SiteForm): FormStep[] {
  const starts = steps.map(({ from }) => fields.findIndex(({ name }) => name === from));
  return steps.map(({ heading }, index) => ({ heading, fields: fields.slice(starts[index], starts[index + 1]) }));
}

/**
 * @param direction 1 for the step after `from`, -1 for the one before
 * @returns the next step with something to show; -1 when there is none
 */
export function findStep(steps: FormStep[], from: number, direction: 1 | -1, answers: FieldValues): number {
  const hasSomething = ({ fields }: FormStep) =>
    fields.some((field) => field.kind !== 'hidden' && isShown(field, answers));
  let index = from + direction;
  while (steps[index] && !hasSomething(steps[index]!)) index += direction;
  return steps[index] ? index : -1;
}
