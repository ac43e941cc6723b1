// A form with everything that stands elsewhere in site.yaml put in: the choices of lists, and the
// words of the checks that come with a kind of field.
import type { Site, SiteField, SiteForm, SiteLabels } from '#schemas';

type Parts = Pick<Site, 'forms' | 'lists' | 'labels'>;

/** @returns undefined when the site has no form of this name */
export function completeForm(site: Parts, name: string): SiteForm | undefined {
  const form = Object.hasOwn(site.forms, name) ? site.forms[name] : undefined;
  return form && { ...form, fields: form.fields.map((field) => completeField(site, field)) };
}

const messages: Partial<Record<SiteField['kind'], keyof SiteLabels>> = {
  email: 'badEmail',
  tel: 'badTel',
  url: 'badUrl',
  number: 'badNumber',
  date: 'badDate',
  time: 'badDate',
};

function completeField({ lists, labels }: Parts, field: SiteField): SiteField {
  const message = messages[field.kind];
  return {
    ...field,
    ...(message && { invalid: field.invalid ?? labels[message] }),
    ...(field.optionsFrom && { options: lists[field.optionsFrom] }),
  };
}
