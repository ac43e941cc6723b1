// Submission of a form: validates, saves a lead, delivers it, and puts the outcome into the store.
// The block only shows it.
import type { SiteForm } from '#schemas';
import { changeForm, reportErrors } from '../state/form-state.ts';
import type { PageStore } from '../state/store.ts';
import { createCaptcha } from './captcha.ts';
import { hashContent } from './leads/content-hash.ts';
import { deliver } from './delivery/delivery.ts';
import { findSameContent, loadLead, markContent, saveLead, withdrawLead } from './leads/lead-box.ts';
import { createLead } from './leads/lead.ts';
import { timing } from './leads/timing.ts';
import { areKept, keepFile, waitUntilKept } from './leads/lead-files.ts';
import { rememberMail } from './mail-domain.ts';
import { startOutbox } from './delivery/outbox.ts';
import { readFields, readFiles, type LeadFiles } from './leads/payload.ts';
import { checkFields, fitsLimits, isShown, keepShown, type FieldValues, type FileLimits } from './rules.ts';
import { answerNames } from './spam/spam-checks.ts';
import { findSpamSign } from './spam/spam-signs.ts';

export interface Submission {
  store: PageStore;
  /** The id of the form's place on the page, its key in the store. */
  id: string;
  form: SiteForm;
  /** The form's name in site.yaml. */
  formName?: string;
  element: HTMLFormElement;
  /** Value that forms of the page send as pageName. */
  pageName?: string;
  /** Limits of the fields for files, by name. */
  files?: Record<string, FileLimits>;
  /** Gives the answer to the form's check for spam, which may still be on its way. */
  readAnswer?: () => Promise<string>;
}

/**
 * A visitor who waited so long has a device that is too slow for the check, and is no program
 * either.
 */
const maxAnswerMs = 20_000;

/**
 * Sends the form once. The fields are read, and the lead is saved, synchronously. Never throws: an
 * error is logged and gives `failed`.
 */
export async function submitForm(submission: Submission): Promise<'invalid' | 'sent' | 'failed'> {
  const { store, id, form } = submission;
  const { fields, errors } = checkForm(submission);
  if (Object.keys(errors).length > 0) {
    reportErrors(store, id, errors);
    return 'invalid';
  }
  const lead = saveSubmission(submission, fields);
  changeForm(store, id, { phase: 'sending', errors: {} });
  startOutbox();
  await shareWhenKept(lead, submission);
  await addAnswer(lead, submission);
  const failure = await deliver(lead).catch(String);
  const refused = failure === undefined ? undefined : takeBackRefused(lead, form);
  if (refused) {
    reportErrors(store, id, refused);
    return 'invalid';
  }
  if (failure !== undefined) {
    console.error('The form was not sent.', failure);
    changeForm(store, id, { phase: 'failed' });
    return 'failed';
  }
  rememberMail(form, fields);
  changeForm(store, id, { phase: 'sent', unkept: {}, captcha: createCaptcha(form.captcha) });
  return 'sent';
}

/**
 * A function looks closer than a page can, into files above all. What it finds wrong with a field
 * is the sender's to mend.
 * @returns the messages of fields by their names; undefined when no field is to blame, or somebody
 *   has the lead
 */
function takeBackRefused(id: string, { fields }: SiteForm): Record<string, string> | undefined {
  const steps = loadLead(id)?.steps ?? [];
  const errors = steps.find((step) => step.errors)?.errors ?? {};
  const wrong = fields.flatMap(({ name }) => (errors[name] ? [[name, errors[name]] as const] : []));
  if (wrong.length === 0 || steps.some(({ state }) => state === 'sent' || state === 'unknown')) return undefined;
  withdrawLead(id);
  return Object.fromEntries(wrong);
}

/** A lead that leaves before its answer is there is sent without it. */
async function addAnswer(id: string, { form: { spamCheck }, readAnswer }: Submission): Promise<void> {
  if (!spamCheck || !readAnswer || loadLead(id)?.values[answerNames[spamCheck]]) return;
  const late = new Promise<string>((done) => setTimeout(() => done(''), maxAnswerMs));
  const text = await Promise.race([readAnswer(), late]);
  const lead = loadLead(id);
  if (lead && text) saveLead({ ...lead, values: { ...lead.values, [answerNames[spamCheck]]: text } });
}

/** Facts that a check needs. */
export type CheckedForm = Pick<Submission, 'form' | 'element' | 'files'>;

/** @returns what was entered, and the messages of all fields that are wrong, by their names */
export function checkForm(checked: CheckedForm): { fields: FieldValues; errors: Record<string, string> } {
  const { form, element } = checked;
  const fields = keepShown(form.fields, readFields(element, form));
  return { fields, errors: { ...checkFields(form.fields, fields), ...findUnreadInputs(checked, fields) } };
}

/**
 * A date that is half filled in has no value, and would pass for an empty one. A file has more than
 * its value, which is its name. A telephone number of another country has lost its "+"
 * (src/page/forms/typing/watch-typing.ts).
 */
function findUnreadInputs({ form, element, files }: CheckedForm, fields: FieldValues): Record<string, string> {
  const unread = form.fields.filter(
    (field) => isShown(field, fields) && isUnread(element.elements.namedItem(field.name), files?.[field.name]),
  );
  return Object.fromEntries(unread.map(({ name, invalid, label }) => [name, invalid ?? label]));
}

function isUnread(input: Element | RadioNodeList | null, limits: FileLimits | undefined): boolean {
  if (!(input instanceof HTMLInputElement)) return false;
  const file = input.files?.[0];
  const { badInput, customError } = input.validity;
  return badInput || customError || (limits !== undefined && file !== undefined && !fitsLimits(file, limits));
}

/** @returns the id of a new lead, or of a lead with the same content within the last ten minutes */
function saveSubmission(submission: Submission, fields: FieldValues): string {
  const { store, id, form, formName, pageName, element } = submission;
  const { dialog, forms } = store.getState();
  const state = forms[id];
  const page = dialog?.pageName ?? pageName ?? state?.pageName ?? form.pageName;
  const files = submission.files ? readFiles(element, form, fields) : {};
  const hash = hashContent([page, ...Object.entries({ ...fields, ...form.constants }).flat(), ...describeFiles(files)]);
  const known = findSameContent(hash);
  if (known) return known;
  const keys = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, keepFile(file)]));
  const captcha = state?.captcha || createCaptcha(form.captcha);
  const spam = findSpamSign(element);
  const lead = createLead(form, fields, { formName, captcha, pageName: page, spam, files: keys });
  // Until then nobody else may send it.
  if (form.spamCheck) for (const step of lead.steps) step.due += maxAnswerMs;
  if (!areKept(Object.values(keys))) lead.sharedFrom = Date.now() + timing.storingMs;
  changeForm(store, id, { isKept: saveLead(lead) });
  markContent(hash, lead.id);
  return lead.id;
}

/** Waits for the device to have the files, so that nothing is said of the message before. */
async function shareWhenKept(leadId: string, { store, id }: Submission): Promise<void> {
  const { files = {}, values = {} } = loadLead(leadId) ?? {};
  await waitUntilKept(Object.values(files));
  const lead = loadLead(leadId);
  if (lead?.sharedFrom) saveLead({ ...lead, sharedFrom: undefined });
  const unkept = Object.entries(files).filter(([, key]) => !areKept([key]));
  changeForm(store, id, { unkept: Object.fromEntries(unkept.map(([name]) => [name, values[name] ?? ''])) });
}

/** Two files may have the same name. */
function describeFiles(files: LeadFiles): string[] {
  return Object.values(files).map(({ size, lastModified }) => `${size} ${lastModified}`);
}
