// Ways from the function to the owner that need no more than `fetch`: mail over HTTP (Resend, Brevo),
// and a web hook that is signed.
import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { notChecked } from './token-checks.mjs';

const timeoutMs = 20_000;

/** @returns the mail that tells the owner of a message; replies go to the sender */
export function writeMail({ id, form, values, spam, files = [], attachments = [] }, { from, to }) {
  const isUnchecked = spam.startsWith(notChecked);
  const mark = spam ? `[${isUnchecked ? notChecked : 'Perhaps spam'}] ` : '';
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${value.replaceAll('\n', '\n    ')}`);
  const left = files.length > attachments.length ? [leftOut(files, id)] : [];
  const head = spam ? [isUnchecked ? `${spam}.` : `This message looks like spam: ${spam}.`, ''] : [];
  const text = [...head, ...lines, '', ...left, `Message ${id}`].join('\n');
  const replyTo = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(values.email ?? '') ? values.email : undefined;
  return { from, to, replyTo, subject: `${mark}${form}: new message [${id.slice(0, 8)}]`, text, attachments };
}

/** A mail that was refused with its files goes without them. */
function leftOut(files, id) {
  const names = files.map(({ field, name }) => `${name} (/messages/${id}/files/${field})`);
  return `The mail was refused with its files, so they are in the ledger only: ${names.join(', ')}`;
}

/** @returns {string[]} the addresses of MAIL_TO, which may be several */
function splitAddresses(text) {
  return text.split(',').map((address) => address.trim());
}

/** @returns {string} */
function toBase64(bytes) {
  return Buffer.from(bytes).toString('base64');
}

/** @param {{ key: string, from: string, to: string, address?: string }} options an account at Resend */
export function mailByResend({ key, address = 'https://api.resend.com/emails', ...people }) {
  return async (message) => {
    const { replyTo, attachments, ...mail } = writeMail(message, people);
    const files = attachments.map(({ name, type, bytes }) => ({
      filename: name,
      content: toBase64(bytes),
      content_type: type,
    }));
    // Resend sends one mail for one key, also when the request is repeated within a day.
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': message.id };
    await post(address, {
      headers,
      body: {
        ...mail,
        to: splitAddresses(mail.to),
        ...(replyTo && { reply_to: replyTo }),
        ...(files.length > 0 && { attachments: files }),
      },
    });
  };
}

/** @param {{ key: string, from: string, to: string, address?: string }} options an account at Brevo */
export function mailByBrevo({ key, address = 'https://api.brevo.com/v3/smtp/email', ...people }) {
  return async (message) => {
    const { from, to, replyTo, subject, text, attachments } = writeMail(message, people);
    const attachment = attachments.map(({ name, bytes }) => ({ name, content: toBase64(bytes) }));
    // Brevo sends one mail for one key within a quarter of an hour.
    const headers = { idempotencyKey: message.id };
    const body = {
      sender: { email: from },
      to: splitAddresses(to).map((email) => ({ email })),
      subject,
      textContent: text,
      headers,
    };
    await post(address, {
      headers: { 'api-key': key },
      body: {
        ...body,
        ...(replyTo && { replyTo: { email: replyTo } }),
        ...(attachment.length > 0 && { attachment }),
      },
    });
  };
}

/**
 * Calls an address of the owner's with the message as JSON. The header `signature` is
 * `t=SECONDS,v1=HEX`: HMAC-SHA256 of `SECONDS.BODY` under the secret, so that the receiver knows
 * who calls, and that the call is not an old one repeated.
 * @param {{ address: string, secret: string }} options
 */
export function callHook({ address, secret }) {
  return async ({ id, receivedAt, form, values, spam, files }) => {
    const body = JSON.stringify({ id, receivedAt: new Date(receivedAt).toISOString(), form, values, spam, files });
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    await post(address, { headers: { signature: `t=${seconds},v1=${signature}`, 'idempotency-key': id }, body });
  };
}

/** @throws when the answer is no success, with what it says */
async function post(address, { headers, body }) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 200)}`.trim());
}
