// Rule site/step-order: the steps of a form have all of its fields, in their order.
import type { SiteForm } from '#schemas';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { RuleContext } from '../site-model/rule-context.ts';
import type { SiteRule } from './rule.ts';
import { reportUnknownName } from './unknown-target.ts';

/** Reports steps that begin nowhere, before the step above them, or after fields of no step. */
export const formStepsRule: SiteRule = ({ site }) =>
  Object.entries(site.site?.forms ?? {}).flatMap(([name, form]) => checkSteps(form, `/forms/${name}`, site));

function checkSteps({ fields, steps = [] }: SiteForm, pointer: string, { locator }: RuleContext['site']): Diagnostic[] {
  const names = fields.map(({ name }) => name);
  return steps.flatMap(({ from }, index) => {
    const place = () => locator.place(`${pointer}/steps/${index}/from`, 'value');
    const unknown = reportUnknownName({ part: 'field', name: from, known: names, place });
    if (unknown.length > 0) return unknown;
    const before = steps[index - 1]?.from;
    if (before === undefined)
      return from === names[0] ? [] : [diagnose('site/step-order', place(), { from, first: names[0]!, before: null })];
    // A mistake in the step above has a message already.
    const isAfter = !names.includes(before) || names.indexOf(from) > names.indexOf(before);
    return isAfter ? [] : [diagnose('site/step-order', place(), { from, first: names[0]!, before })];
  });
}
