// The waits of delivery in one place, in milliseconds. Tests shorten them; nothing else changes them.

const second = 1000;

export const timing = {
  /** How long a call may hang before its outcome counts as unknown. */
  call: 30 * second,
  /** EmailJS takes one request a second (emailjs.com/docs/rest-api/send), and one that comes too soon is refused. */
  betweenMails: 1.1 * second,
  /** A mail that takes longer than this no longer holds up the spreadsheet, which is the safer place. */
  ledgerAfter: 3 * second,
  /** For so long a new lead belongs to the page that took it; then other tabs and later visits may send it. */
  ownLead: 5 * second,
  /** Retries wait a random part of this, doubled each time. */
  retryBase: 2 * second,
  retryCap: 300 * second,
  /** When to look again after a call could not even be made: offline, or not configured. */
  later: 60 * second,
  /** When to ask again after a refusal that only a human can end, for example a wrong template. */
  refused: 3600 * second,
  /** The same content within this time is the same lead. */
  sameLead: 600 * second,
  /** No lead stays on a visitor's device longer than this. */
  keepLead: 72 * 3600 * second,
};
