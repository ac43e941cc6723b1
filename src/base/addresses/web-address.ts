// Addresses that programs read: of web sites, and of e-mail and messages with a text in them.

/**
 * Parses an address as browsers do. Not `URL.canParse`, which on Node 20 and 22 refuses letters
 * such as ü once it has been optimized.
 *
 * @returns null for a text that is none
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** @returns whether a text is an address on the web, as browsers and Node read it (WHATWG URL) */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]/i.test(text) && parseUrl(text) !== null;
}

/** Signs that no host has, and that would end an address in a text, in XML or in a host's file. */
const endsSiteAddress = /[\s?#@\\&"'`()*;,$!|{}<>^]/;

/**
 * @returns whether a text is the address of a whole site, to which paths can be added; it may have
 *   a path itself, as browsers would write it
 */
export function isSiteAddress(text: string): boolean {
  if (!isWebAddress(text) || endsSiteAddress.test(text) || text.endsWith('/')) return false;
  const { pathname } = new URL(text);
  const written = /^https?:\/\/[^/]+(\/.*)?$/i.exec(text)?.[1] ?? '/';
  return written === pathname && !pathname.includes('//');
}

/** Names of the parts that may follow `?`, by what begins the address (RFC 6068, RFC 5724). */
const messageFields: [start: RegExp, names: readonly string[]][] = [
  [/^mailto:/i, ['to', 'cc', 'bcc', 'subject', 'body', 'in-reply-to', 'reply-to']],
  [/^sms:/i, ['body']],
  [/^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//i, ['text', 'phone', 'type', 'app_absent']],
];

/**
 * @returns the address of a message with all signs encoded that would end its text; the address
 *   itself when nothing ends early; undefined for any other address
 */
export function completeMessage(address: string): string | undefined {
  const [, names] = messageFields.find(([start]) => start.test(address)) ?? [];
  if (!names) return undefined;
  const head = /^mailto:[^@=]*@[^?]*|^[^?]*/i.exec(address)![0];
  const query = address.slice(head.length);
  const isMail = /^mailto:/i.test(address);
  // Before the @ of a mailbox, these signs are letters (RFC 5322), and browsers would end it there.
  const receiver = isMail ? head.replaceAll(/[?#]|%(?![0-9A-Fa-f]{2})/g, encodeURIComponent) : head;
  if (query === '') return receiver;
  const part = new RegExp(`[?&](?:amp;)?(?:${names.join('|')})=`, 'gi');
  const starts = Array.from(query.matchAll(part), ({ index }) => index);
  if (starts[0] !== 0) return receiver + query;
  const fields = starts.map((start, index) => query.slice(start, starts[index + 1]));
  return receiver + fields.map(encodeField).join('');
}

function encodeField(field: string): string {
  const end = field.indexOf('=') + 1;
  const value = field.slice(end);
  return field.slice(0, end) + value.replaceAll(/[&#]|%(?![0-9A-Fa-f]{2})/g, encodeURIComponent);
}
