// The settings of the function on plain Node, read from environment variables. What is wrong or
// missing is said before the first message comes.
import { randomUUID } from 'node:crypto';
import { openLedger } from './ledger.mjs';
import { callHook, mailByBrevo, mailByResend, writeMail } from './senders.mjs';
import { deriveSecret } from './proofs.mjs';
import { limitSenders, usualLimit } from './sender-limit.mjs';
import { openSqlite } from './sqlite.mjs';
import { readTokenChecks } from './token-checks.mjs';

/**
 * @param {Record<string, string | undefined>} environment
 * @param {(path: string) => string} readText
 */
export async function readSettings(environment, readText) {
  const site = readSite(environment.FORMS ?? 'forms.json', readText);
  const senders = await readSenders(environment);
  const sqlite = openSqlite(environment.LEDGER ?? 'messages.sqlite');
  return {
    port: readNumber(environment, 'PORT', 8787),
    host: environment.HOST ?? '127.0.0.1',
    keepDays: readNumber(environment, 'KEEP_DAYS', 0),
    close: sqlite.close,
    parts: {
      site,
      senders,
      ledger: await openLedger(sqlite.query, Object.keys(senders)),
      ownerToken: environment.OWNER_TOKEN,
      secret: deriveSecret(environment.OWNER_TOKEN || randomUUID()),
      tokenChecks: readTokenChecks(environment),
      mayCome: limitSenders(readNumber(environment, 'RATE_LIMIT', usualLimit)),
      log: (line) => console.log(line),
      now: () => Date.now(),
    },
  };
}

function readSite(path, readText) {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    throw new Error(
      `The forms of the site are missing: set FORMS to the file dist-hosts/forms.json that its build wrote. (${error.message})`,
      { cause: error },
    );
  }
}

/** @returns the ways by which a message goes on; none is allowed, because the ledger has it */
async function readSenders(environment) {
  const { MAIL_FROM: from, MAIL_TO: to, SMTP_URL, RESEND_KEY, BREVO_KEY, HOOK_URL, HOOK_SECRET } = environment;
  const senders = {};
  if (SMTP_URL || RESEND_KEY || BREVO_KEY) {
    if (!from || !to)
      throw new Error('Set MAIL_FROM and MAIL_TO to the addresses from and to which messages are mailed.');
    if (SMTP_URL) senders.mail = await mailBySmtp({ url: SMTP_URL, from, to });
    else if (RESEND_KEY) senders.mail = mailByResend({ key: RESEND_KEY, from, to });
    else senders.mail = mailByBrevo({ key: BREVO_KEY, from, to });
  }
  if (HOOK_URL) {
    if (!HOOK_SECRET) throw new Error('Set HOOK_SECRET: a web hook without a signature could come from anybody.');
    senders.hook = callHook({ address: HOOK_URL, secret: HOOK_SECRET });
  }
  return senders;
}

/** The id is the mail's own, so that mail programs show a repeated mail once. */
async function mailBySmtp({ url, from, to }) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url);
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
    await transport.sendMail({ ...mail, attachments: files, messageId: `<${message.id}@${domain}>` });
  };
}

function readNumber(environment, name, otherwise) {
  const number = Number(environment[name] ?? otherwise);
  if (!(number >= 0)) throw new Error(`${name} is a number, and not "${environment[name]}".`);
  return number;
}
