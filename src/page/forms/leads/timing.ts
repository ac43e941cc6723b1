// The time limits of delivery, in milliseconds. Tests shorten them; nothing else changes them.

const secondMs = 1000;

export const timing = {
  /** A request that takes longer has an unknown outcome. */
  timeoutMs: 30 * secondMs,
  /**
   * EmailJS takes one request a second (emailjs.com/docs/rest-api/send), and one that comes too
   * soon is refused.
   */
  mailGapMs: 1.1 * secondMs,
  /**
   * A mail that takes longer no longer delays the request to the spreadsheet, which is the safer
   * place.
   */
  slowMailMs: 3 * secondMs,
  /**
   * For so long only the page that took a new lead may send it; then also other tabs and later
   * visits.
   */
  ownLeadMs: 5 * secondMs,
  /** So long a device may take to store a file. */
  storingMs: 15 * secondMs,
  /** Retries wait a random part of this, doubled each time up to the maximum. */
  backoffBaseMs: 2 * secondMs,
  maxBackoffMs: 300 * secondMs,
  /** When to try again after a request could not be made: offline, or not configured. */
  recheckMs: 60 * secondMs,
  /** When to try again after a refusal that only a human can end, for example a wrong template. */
  refusedRecheckMs: 3600 * secondMs,
  /** The same content within this time is the same lead. */
  sameLeadMs: 600 * secondMs,
  /** No lead stays on a visitor's device longer than this. */
  maxLeadAgeMs: 72 * 3600 * secondMs,
};
