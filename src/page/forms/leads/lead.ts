// Leads: a lead is one message of one visitor, with the state of each delivery step.
import type { SiteCall, SiteForm } from '#schemas';
import { getCallKind } from './call-kinds.ts';
import { createPayload, type Additions } from './payload.ts';
import { timing } from './timing.ts';

/**
 * new: not sent, may be tried. unknown: set before each request, so that a crash never counts as
 * "not tried". refused: not sent, and trying again is useless. sent: confirmed.
 */
export type StepState = 'new' | 'unknown' | 'refused' | 'sent';

/** A delivery step: one of the calls that a form makes. */
export interface DeliveryStep extends SiteCall {
  state: StepState;
  /** Requests with an error or no response. "Too many requests" does not count. */
  tries: number;
  /** When the outbox may try it next, in ms since 1970. */
  due: number;
  /** For a mail of unknown outcome: whether it was sent a second time. */
  repeated?: boolean;
  /** For the spreadsheet: the mail's state in its row. */
  reported?: MailStatus;
  /** Mistakes that a function found in fields, by their names. */
  errors?: Record<string, string>;
}

export interface Lead {
  /** A UUID; the same for every repetition of this message. */
  id: string;
  /** When the visitor sent it, in ms since 1970. */
  at: number;
  /** The form's name in site.yaml; leads of an earlier version of the site have none. */
  form?: string;
  /** All that is sent, by name. */
  values: Record<string, string>;
  /** The keys of its files in their own store, by the fields whose value is the name of a file. */
  files?: Record<string, string>;
  /**
   * When other pages may send it, in ms since 1970. Until then its files are being stored, and only
   * one page has them.
   */
  sharedFrom?: number;
  /** Protection against spam that its form asks for. */
  spamCheck?: SiteForm['spamCheck'];
  steps: DeliveryStep[];
}

/** State of the mail, for the ledger; it only moves forward in this order. */
export type MailStatus = 'unknown' | 'failed' | 'sent';

/** Circumstances that a lead is created in. */
export interface LeadContext extends Omit<Additions, 'leadId'> {
  /** The form's name in site.yaml. */
  formName?: string;
}

/** Creates a lead from what a visitor entered. Nothing is stored or sent yet. */
export function createLead(form: SiteForm, fields: Record<string, string>, added: LeadContext): Lead {
  const id = createId();
  const at = Date.now();
  const steps = form.delivery.map((call): DeliveryStep => ({
    ...call,
    state: 'new',
    tries: 0,
    due: at + timing.ownLeadMs,
  }));
  const values = createPayload(form, fields, { ...added, leadId: id });
  return {
    id,
    at,
    form: added.formName,
    values,
    ...(added.files && Object.keys(added.files).length > 0 && { files: added.files }),
    ...(form.spamCheck && { spamCheck: form.spamCheck }),
    steps,
  };
}

/**
 * @returns the state of the lead's notices for the ledger: one that was sent is enough; undefined
 *   when the lead has none
 */
export function readMailStatus(lead: Lead): MailStatus | undefined {
  const notices = lead.steps.filter((step) => getCallKind(step) === 'notice');
  if (notices.length === 0) return undefined;
  if (notices.some(({ state }) => state === 'sent')) return 'sent';
  const failed = notices.every(({ state, tries }) => state === 'refused' || (state === 'new' && tries > 0));
  return failed ? 'failed' : 'unknown';
}

/**
 * `crypto.randomUUID` exists on https and localhost only; a preview on a local network has neither.
 */
export function createId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
