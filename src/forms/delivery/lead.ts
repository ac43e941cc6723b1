// One message of one visitor, and how far each of its calls has come.
import type { SiteCall, SiteForm } from '#schemas';
import { makePayload, type Additions } from './payload.ts';
import { timing } from './timing.ts';

/**
 * new: known not to be sent, and free to be tried. unknown: written before each call, so that a crash is never taken for
 * "not tried". refused: known not to be sent, and trying again is of no use. sent: confirmed.
 */
export type LegState = 'new' | 'unknown' | 'refused' | 'sent';

/** One call of a lead. */
export interface Leg extends SiteCall {
  state: LegState;
  /** Calls that were answered with an error or not at all. Being told "too many requests" does not count. */
  tries: number;
  /** When it may next be tried without the visitor, in ms since 1970. */
  due: number;
  /** For a mail of unknown outcome: whether it was already sent a second time. */
  repeated?: boolean;
  /** For the spreadsheet: the state of the mail that its row shows. */
  reported?: MailStatus;
}

export interface Lead {
  /** A UUID; the same for every repetition of this message. */
  id: string;
  /** When the visitor sent it, in ms since 1970. */
  at: number;
  /** All that is sent, by name. */
  values: Record<string, string>;
  legs: Leg[];
}

/** What the spreadsheet is told about the mail; it only ever moves forward in this order. */
export type MailStatus = 'unknown' | 'failed' | 'sent';

/** Makes a lead of what a visitor entered. Nothing is stored or sent yet. */
export function makeLead(form: SiteForm, fields: Record<string, string>, added: Omit<Additions, 'leadId'>): Lead {
  const id = makeId();
  const at = Date.now();
  const legs = form.delivery.map((call): Leg => ({ ...call, state: 'new', tries: 0, due: at + timing.ownLead }));
  return { id, at, values: makePayload(form, fields, { ...added, leadId: id }), legs };
}

/** @returns what to tell the spreadsheet about the lead's mail; undefined when the lead has none */
export function mailStatus(lead: Lead): MailStatus | undefined {
  const mail = lead.legs.find((leg) => leg.call === 'email-form');
  if (!mail) return undefined;
  if (mail.state === 'sent') return 'sent';
  return mail.state === 'refused' || (mail.state === 'new' && mail.tries > 0) ? 'failed' : 'unknown';
}

/** `crypto.randomUUID` exists on https and localhost only; a preview on a local network has neither. */
function makeId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
