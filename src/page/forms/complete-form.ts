// A form with everything that stands elsewhere in site.yaml put in: the choices of lists, and the
// words of the checks that come with a kind of field.
import type { Site, SiteField, SiteForm, SiteLabels } from '#schemas';
import { fillFileLimits } from './file-rules.ts';

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
  file: 'badFile',
};

function completeField({ lists, labels }: Parts, field: SiteField): SiteField {
  const message = messages[field.kind];
  const isFile = field.kind === 'file';
  const invalid = message && (field.invalid ?? labels[message]);
  return {
    ...(isFile ? field : withoutLimits(field)),
    ...(invalid && { invalid: isFile ? fillFileLimits(invalid, field) : invalid }),
    ...(isFile && { hint: joinHints(field.hint, fillFileLimits(labels.fileHint, field)) }),
    ...(field.optionsFrom && { options: lists[field.optionsFrom] }),
  };
}

/** A default of all fields, which only those for files need in their page. */
function withoutLimits({ maxMegabytes: _ofFiles, ...field }: SiteField): SiteField {
  return field as SiteField;
}

/** Limits of a file are told before one is chosen, beside the author's hint. */
function joinHints(own: string | undefined, limits: string): string {
  return own ? `${own} (${limits})` : limits;
}
