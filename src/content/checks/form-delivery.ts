// What a form names is there: the lists of its fields, the templates of its calls, the fields that the calls use.
import type { SiteForm } from '#schemas';
import type { Diagnostic } from '../diagnostic.ts';
import type { SiteCheck, SiteView } from './check.ts';
import { unknownTarget } from './nav-target.ts';

/** Reports fields with an unknown list, and calls that name an unknown template or field. */
export const checkFormDelivery: SiteCheck = (view) => {
  const { site } = view.site;
  return Object.entries(site?.forms ?? {}).flatMap(([name, form]) => checkForm(form, `/forms/${name}`, view));
};

function checkForm(form: SiteForm, pointer: string, { site: { site, locator } }: SiteView): Diagnostic[] {
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
  const lists = Object.keys(site?.lists ?? {});
  const unknownLists = form.fields.flatMap(({ optionsFrom }, index) =>
    unknownTarget({
      kind: 'list',
      name: optionsFrom,
      known: lists,
      place: () => locator.place(`${pointer}/fields/${index}/optionsFrom`, 'value'),
    }),
  );
  const unknownInCalls = form.delivery.flatMap((call, index) => {
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
      ...unknownTarget({
        kind: 'template',
        name: call.template,
        known: templates,
        place: () => locator.place(`${at}/template`, 'value'),
      }),
      ...params,
    ];
  });
  return [...unknownLists, ...unknownInCalls];
}
