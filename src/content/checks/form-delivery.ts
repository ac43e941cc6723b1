// Rule: the templates, fields and services that the delivery of a form names exist.
import type { SiteForm } from '#schemas';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { SiteRule } from './rule.ts';
import type { RuleContext } from '../site/rule-context.ts';
import { reportUnknownName } from './unknown-target.ts';

/** Reports calls that name an unknown template, field or service. */
export const formDeliveryRule: SiteRule = (context) => {
  const { site } = context.site;
  return Object.entries(site?.forms ?? {}).flatMap(([name, form]) => checkCalls(form, `/forms/${name}`, context));
};

function checkCalls(form: SiteForm, pointer: string, { site: { site, locator } }: RuleContext): Diagnostic[] {
  const templates = Object.keys(site?.endpoints.email?.templates ?? {});
  // These are sent with every message beside the fields (src/forms/delivery/payload.ts).
  const fields = [
    ...form.fields.map(({ name }) => name),
    ...Object.keys(form.constants),
    'pageName',
    'captcha',
    'time',
    'lead_id',
  ];
  return form.delivery.flatMap((call, index) => {
    const at = `${pointer}/delivery/${index}`;
    const params = Object.entries(call.params).flatMap(([param, field]) => {
      return reportUnknownName({
        kind: 'field',
        name: field,
        known: fields,
        place: () => locator.place(`${at}/params/${param}`, 'value'),
      });
    });
    return [
      ...missingTemplate(call, locator.place(at, 'firstKey')),
      ...missingService(call, { endpoints: site?.endpoints ?? {}, place: () => locator.place(`${at}/call`, 'value') }),
      ...reportUnknownName({
        kind: 'template',
        name: call.template,
        known: templates,
        place: () => locator.place(`${at}/template`, 'value'),
      }),
      ...params,
    ];
  });
}

type Call = SiteForm['delivery'][number];

/** The e-mail service sends nothing without a template. */
function missingTemplate({ call, template }: Call, place: Place): Diagnostic[] {
  if (call === 'sheet' || template !== undefined) return [];
  const hint = 'The name of a template from endpoints.email.templates.';
  return [diagnose('schema/missing-key', place, { names: ['template'], owner: `a call of "${call}"`, hint })];
}

/** Without its service in `endpoints`, a call would lose the message. */
function missingService({ call }: Call, { endpoints, place }: { endpoints: object; place(): Place }): Diagnostic[] {
  const service = call === 'sheet' ? 'sheet' : 'email';
  if (Object.hasOwn(endpoints, service)) return [];
  return reportUnknownName({ kind: 'service in endpoints', name: service, known: Object.keys(endpoints), place });
}
