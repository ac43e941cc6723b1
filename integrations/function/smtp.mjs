// Mail over SMTP, on hosts that let a function open connections: Node itself, Netlify, Vercel.
import { Buffer } from 'node:buffer';
import { createTransport } from 'nodemailer';
import { maxTryMs } from './send-due.mjs';
import { writeMail } from './senders.mjs';

/** Without a sign of the mail server, which may hang at any point of a mail. */
const silenceMs = 20_000;
const limits = { connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs };

/**
 * @param {{ url: string, from: string, to: string }} options
 * @returns {import('./types.d.ts').Sender} says which of several addresses the mail server refused
 */
export function mailBySmtp({ url, from, to }) {
  const transport = createTransport({ url, ...limits });
  const domain =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'localhost';
  return async (message) => {
    const { attachments, ...mail } = writeMail(message, { from, to });
    const files = attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    }));
    // The id is the mail's own, so that mail programs show a repeated mail once.
    const { rejected } = await transport.sendMail({
      ...mail,
      attachments: files,
      messageId: `<${message.id}@${domain}>`,
      signal: AbortSignal.timeout(maxTryMs),
    });
    return rejected.length > 0 ? `Sent, but the mail server refused ${rejected.join(', ')}` : '';
  };
}
