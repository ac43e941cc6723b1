// The mail that the last form sent to its visitor: the domain of the address, so that the thank-you
// page can link to its inbox.
import type { SiteForm } from '#schemas';
import { getCallKind } from './leads/call-kinds.ts';

const storageKey = 'pagewright.mail-domain';

/** A mail was sent to an address of this domain; `none`: the form sent none; `unknown`: no form was sent. */
export type SentMail = { kind: 'sent'; domain: string } | { kind: 'none' } | { kind: 'unknown' };

/** Stores the domain only, and only until the tab is closed; '' for a form that sends no mail to its visitor. */
export function rememberMail(form: SiteForm, fields: Record<string, string>): void {
  const name = form.fields.find((field) => field.kind === 'email')?.name;
  const isReplied = form.delivery.some((call) => getCallKind(call) === 'reply');
  const domain = isReplied && name ? fields[name]?.split('@').at(-1)?.trim().toLowerCase() : '';
  try {
    sessionStorage.setItem(storageKey, domain ?? '');
  } catch {
    // Blocked: the thank-you page then says nothing of a mail.
  }
}

export function recallMail(): SentMail {
  try {
    const domain = sessionStorage.getItem(storageKey);
    if (domain === null) return { kind: 'unknown' };
    return domain === '' ? { kind: 'none' } : { kind: 'sent', domain };
  } catch {
    return { kind: 'none' };
  }
}
