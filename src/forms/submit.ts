// What happens when a visitor sends a form: check, write down, send, tell. The block only shows the outcome.
import type { SiteForm } from '#schemas';
import { changeForm } from '../state/form-state.ts';
import type { PageStore } from '../state/store.ts';
import { makeCaptcha } from './captcha.ts';
import { contentHash } from './content-hash.ts';
import { deliver } from './delivery.ts';
import { findSameContent, markContent, saveLead } from './lead-box.ts';
import { makeLead } from './lead.ts';
import { rememberMailDomain } from './mail-domain.ts';
import { startOutbox } from './outbox.ts';
import { readFields } from './payload.ts';
import { checkFields } from './rules.ts';

export interface Submission {
  store: PageStore;
  /** The id of the form's place on the page, by which the store knows it. */
  id: string;
  form: SiteForm;
  element: HTMLFormElement;
  /** What the page says its forms are to send as pageName. */
  pageName?: string;
}

/**
 * Sends the form once. The fields are read, and the lead is written down, before this returns for the first time.
 * Never throws: what goes wrong is logged and is the answer `failed`.
 */
export async function submitForm(submission: Submission): Promise<'invalid' | 'sent' | 'failed'> {
  const { store, id, form, element } = submission;
  const fields = readFields(element, form);
  const errors = checkFields(form.fields, fields);
  if (Object.keys(errors).length > 0) {
    changeForm(store, id, { phase: 'idle', errors });
    return 'invalid';
  }
  const lead = writeDown(submission, fields);
  changeForm(store, id, { phase: 'sending', errors: {} });
  startOutbox();
  const failure = await deliver(lead).catch(String);
  if (failure !== undefined) {
    console.error('The form was not sent.', failure);
    changeForm(store, id, { phase: 'failed' });
    return 'failed';
  }
  rememberMailDomain(form, fields);
  changeForm(store, id, { phase: 'sent', captcha: makeCaptcha(form.captcha) });
  return 'sent';
}

/** @returns the id of the lead: a new one, or the one of the last ten minutes that says the same */
function writeDown({ store, id, form, pageName }: Submission, fields: Record<string, string>): string {
  const { modal, forms } = store.getState();
  const state = forms[id];
  const page = modal?.pageName ?? pageName ?? state?.pageName ?? form.pageName;
  const hash = contentHash([page, ...Object.entries({ ...fields, ...form.constants }).flat()]);
  const known = findSameContent(hash);
  if (known) return known;
  const captcha = state?.captcha || makeCaptcha(form.captcha);
  const lead = makeLead(form, fields, { captcha, pageName: page });
  saveLead(lead);
  markContent(hash, lead.id);
  return lead.id;
}
