// Requests of the owner: read, export, delete messages. Only with the owner's token.
import { isSameSecret } from './same-secret.mjs';

/**
 * @param {Request} request
 * @param {import('./types.d.ts').Parts} parts
 * @param {string} sender the address of who asks: after some wrong tokens even the right one has to wait
 */
export async function handleOwner(request, { ledger, ownerToken, guessLimit, now }, sender) {
  const { pathname, searchParams } = new URL(request.url);
  if (!ownerToken) return say(403, 'Messages can be read here once OWNER_TOKEN is set');
  if (guessLimit.isReached(sender, now())) return say(429, 'Too many wrong tokens came from here: wait ten minutes');
  if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${ownerToken}`)) {
    guessLimit.count(sender, now());
    return say(401, 'Send the header: Authorization: Bearer YOUR_OWNER_TOKEN');
  }
  const path = readPath(pathname);
  if (!path) return say(400, 'The address is not encoded as addresses are');
  const [id = '', field] = path;
  if (request.method === 'DELETE')
    return id && (await ledger.remove(id))
      ? say(200, `Message ${id} is deleted`)
      : say(404, 'There is no such message');
  if (request.method !== 'GET') return say(405, 'Use GET or DELETE');
  if (field) {
    const [file] = await ledger.readFiles(id, field);
    return file ? download(file) : say(404, 'There is no such file');
  }
  if (id) {
    const message = await ledger.read(id);
    return message ? json(message) : say(404, 'There is no such message');
  }
  const messages = await ledger.list();
  return searchParams.get('format') === 'csv' ? csv(messages) : json(messages);
}

/** @returns the id of a message and the field of a file, as far as the address has them; undefined when it is broken */
function readPath(pathname) {
  const parts = /\/messages\/([^/]+)(?:\/files\/([^/]+))?$/.exec(pathname) ?? [];
  try {
    return parts.slice(1).map((part) => part && decodeURIComponent(part));
  } catch {
    return undefined;
  }
}

/** Never shown by the browser itself, whatever is in it. */
function download({ name, type, bytes }) {
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

function json(value) {
  return Response.json(value, { headers: { 'cache-control': 'no-store' } });
}

function say(status, text) {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

function csv(messages) {
  const names = [...new Set(messages.flatMap(({ values }) => Object.keys(values)))];
  const rows = messages.map(({ id, receivedAt, form, values, spam, mail }) => [
    id,
    new Date(receivedAt).toISOString(),
    form,
    spam,
    mail,
    ...names.map((name) => values[name] ?? ''),
  ]);
  const lines = [['id', 'received', 'form', 'spam', 'mail', ...names], ...rows].map((row) => row.map(toCell).join(','));
  // The mark in front tells Excel that letters beyond English are UTF-8.
  return new Response(`\ufeff${lines.join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="messages.csv"',
      'cache-control': 'no-store',
    },
  });
}

/**
 * Spreadsheets calculate what begins with one of these signs, some also behind blanks, quotes and what cannot be seen, and
 * in their full-width forms (OWASP, CSV injection).
 */
const formula = /^(?:[\t\r\n]|[\s'"\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b])/u;

function toCell(text) {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
