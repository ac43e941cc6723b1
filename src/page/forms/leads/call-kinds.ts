// The kinds of calls: what may be repeated, and what a call is for.
import type { SiteCall } from '#schemas';

export type Call = SiteCall['call'];

/**
 * ledger: keeps one entry for each lead id, so it is repeated freely. notice: tells the owner and
 * knows no ids, so a repetition is a second message. reply: the acknowledgement for the sender.
 */
export type CallKind = 'ledger' | 'notice' | 'reply';

const kinds: Record<Call, CallKind> = {
  sheet: 'ledger',
  function: 'ledger',
  'email-form': 'notice',
  web3forms: 'notice',
  formspree: 'notice',
  netlify: 'notice',
  email: 'reply',
};

/** The ways that take files; all others get their names alone. */
const takingFiles: Call[] = ['function', 'web3forms', 'formspree', 'netlify'];

/** @returns whether a call sends files, and not only their names */
export function takesFiles(call: Call): boolean {
  return takingFiles.includes(call);
}

/**
 * @returns what a step is for; a lead of an earlier version of the site may have a call unknown
 * here
 */
export function getCallKind({ call }: { call: Call }): CallKind {
  return kinds[call] ?? 'notice';
}
