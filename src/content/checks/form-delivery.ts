// What the calls of a form name is there: the templates, the fields that they send.
import type { SiteForm } from '#schemas';
import { diagnose, type Diagnostic, type Place } from '../diagnostic.ts';
import type { SiteCheck, SiteView } from './check.ts';
import { unknownTarget } from './nav-target.ts';

/** Reports calls that name an unknown template, field or service. */
export const checkFormDelivery: SiteCheck = (view) => {
  const { site } = view.site;
  return Object.entries(site?.forms ?? {}).flatMap(([name, form]) => checkCalls(form, `/forms/${name}`, view));
};

function checkCalls(form: SiteForm, pointer: string, { site: { site, locator } }: SiteView): Diagnostic[] {
  const templates = Object.keys(site?.endpoints.email?.templates ?? {});
  // These are sent with every message beside the fields (src/forms/payload.ts).
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
      return unknownTarget({
        kind: 'field',
        name: field,
        known: fields,
        place: () => locator.place(`${at}/params/${param}`, 'value'),
      });
    });
    return [
      ...missingTemplate(call, locator.place(at, 'firstKey')),
      ...missingService(call, { endpoints: site?.endpoints ?? {}, place: () => locator.place(`${at}/call`, 'value') }),
      ...unknownTarget({
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

/** What a call sends to must be among the services, or the message would be lost. */
function missingService({ call }: Call, { endpoints, place }: { endpoints: object; place(): Place }): Diagnostic[] {
  const service = call === 'sheet' ? 'sheet' : 'email';
  if (Object.hasOwn(endpoints, service)) return [];
  return unknownTarget({ kind: 'service in endpoints', name: service, known: Object.keys(endpoints), place });
}
