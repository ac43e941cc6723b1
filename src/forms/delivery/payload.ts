// Gathers what a message carries: the fields as they are now, and what the form adds to them.
import type { SiteForm } from '#schemas';

export interface Additions {
  captcha: string;
  pageName: string;
  /** The lead's id, by which the spreadsheet knows a repeated message. */
  leadId: string;
}

/** @returns the values of the form's fields at this moment, by name; taken once, because React may reset them later */
export function readFields(element: HTMLFormElement, form: SiteForm): Record<string, string> {
  const data = new FormData(element);
  return Object.fromEntries(form.fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** @returns all that is sent: the fields, the constants, captcha, pageName, the local date and time, and lead_id */
export function makePayload(form: SiteForm, fields: Record<string, string>, added: Additions): Record<string, string> {
  return {
    ...fields,
    ...form.constants,
    ...(form.captcha && { captcha: added.captcha }),
    pageName: added.pageName,
    time: new Date().toLocaleString(),
    lead_id: added.leadId,
  };
}

/** @returns the values as multipart form data */
export function toFormData(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}
