// The payload of a message: the values of its fields, and what the form adds to them.
import type { SiteForm } from '#schemas';

/** Files by the names of their fields; each field has one. */
export type LeadFiles = Record<string, File>;

export interface Additions {
  captcha: string;
  pageName: string;
  /** The lead's id, by which the spreadsheet knows a repeated message. */
  leadId: string;
  /** Why the message looks like spam. */
  spam?: string;
  /** The keys of files, by the fields whose value is the name of a file. */
  files?: Record<string, string>;
}

/**
 * @returns the values of the form's fields, by name, several choices on a line each; read once,
 *   because the form may be reset later
 */
export function readFields(element: HTMLFormElement, form: SiteForm): Record<string, string> {
  const data = new FormData(element);
  return Object.fromEntries(form.fields.map(({ name }) => [name, readValue(data, name)]));
}

/** @returns the value of a field: of a file its name, of several choices a line each */
export function readValue(data: FormData, name: string): string {
  return data
    .getAll(name)
    .map((value) => (typeof value === 'string' ? value : value.name))
    .join('\n');
}

/** @returns the files that were chosen in fields with a value, by the names of the fields */
export function readFiles(element: HTMLFormElement, form: SiteForm, fields: Record<string, string>): LeadFiles {
  const chosen = form.fields.flatMap(({ name }) => {
    const file = chosenFile(element.elements.namedItem(name));
    return file && fields[name] ? [[name, file] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** @returns the file that was chosen in a field; the same object each time */
export function chosenFile(input: unknown): File | undefined {
  return input instanceof HTMLInputElement ? (input.files?.[0] ?? undefined) : undefined;
}

/**
 * @returns all that is sent: fields, constants, captcha, pageName, local date and time, and lead_id
 */
export function createPayload(
  form: SiteForm,
  fields: Record<string, string>,
  added: Additions,
): Record<string, string> {
  return {
    ...fields,
    ...datedConsents(form, fields),
    ...form.constants,
    ...(form.captcha && { captcha: added.captcha }),
    pageName: added.pageName,
    time: new Date().toLocaleString(),
    lead_id: added.leadId,
    ...(added.spam && { spam: added.spam }),
  };
}

/** Stores a ticked box in its own words (the box's value), and with the time. */
function datedConsents(form: SiteForm, fields: Record<string, string>): Record<string, string> {
  const ticked = form.fields.filter(({ kind, name }) => kind === 'checkbox' && fields[name]);
  const time = new Date().toISOString();
  return Object.fromEntries(ticked.map(({ name }) => [name, `${fields[name]} (${time})`]));
}

/** @returns the values as multipart form data, with the files in the place of their names */
export function toFormData(values: Record<string, string>, files: LeadFiles = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    const file = files[name];
    if (file) data.append(name, file, file.name);
    else data.append(name, value);
  }
  return data;
}
