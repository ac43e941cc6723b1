// The parts of the function, from its settings: the same on every host. What is wrong or missing is said before the
// first message comes.
import { randomUUID } from 'node:crypto';
import { maxMessageBytes } from './file-rules.gen.mjs';
import { openLedger } from './ledger.mjs';
import { deriveSecret } from './proofs.mjs';
import { limitSenders, maxGuesses, usualLimit } from './sender-limit.mjs';
import { callHook, mailByBrevo, mailByResend } from './senders.mjs';
import { readTokenChecks } from './token-checks.mjs';

const dayMs = 86_400_000;

/**
 * @param {object} host
 * @param {Record<string, string | undefined>} host.environment the settings
 * @param {import('./types.d.ts').SiteForms} host.site
 * @param {import('./types.d.ts').Query} host.query runs SQL
 * @param {typeof import('./smtp.mjs').mailBySmtp} [host.mailBySmtp] where there is SMTP
 * @returns {Promise<import('./types.d.ts').Parts>}
 * @throws with a sentence on what to set
 */
export async function createParts({ environment, site, query, mailBySmtp }) {
  const senders = readSenders(environment, mailBySmtp);
  return {
    site,
    senders,
    ledger: await openLedger(query, Object.keys(senders)),
    ownerToken: environment.OWNER_TOKEN,
    secret: deriveSecret(environment.OWNER_TOKEN || randomUUID()),
    tokenChecks: readTokenChecks(environment),
    senderLimit: limitSenders(readNumber(environment, 'RATE_LIMIT', usualLimit)),
    guessLimit: limitSenders(maxGuesses),
    maxBytes: Math.max(0, ...Object.values(site.forms).map(({ fields }) => maxMessageBytes(fields))),
    keepMs: readNumber(environment, 'KEEP_DAYS', 0) * dayMs,
    log: (line) => console.log(line),
    now: () => Date.now(),
  };
}

/**
 * @template Given, Opened
 * @param {(given: Given) => Promise<Opened>} open
 * @returns {(given: Given) => Promise<Opened>} opens once for as long as the host keeps the function; the next request tries
 * again where it failed
 */
export function once(open) {
  let opened;
  return (given) =>
    (opened ??= open(given).catch((error) => {
      opened = undefined;
      throw error;
    }));
}

/** @returns {number} a setting that is a number of at least 0 */
export function readNumber(environment, name, otherwise) {
  const number = Number(environment[name] ?? otherwise);
  if (!(number >= 0)) throw new Error(`${name} is a number, and not "${environment[name]}".`);
  return number;
}

/** @returns the ways by which a message goes on; none is allowed, because the ledger has it */
function readSenders(environment, mailBySmtp) {
  const { MAIL_FROM: from, MAIL_TO: to, SMTP_URL, RESEND_KEY, BREVO_KEY, HOOK_URL, HOOK_SECRET } = environment;
  const senders = {};
  if (SMTP_URL || RESEND_KEY || BREVO_KEY) {
    if (!from || !to)
      throw new Error('Set MAIL_FROM and MAIL_TO to the addresses from and to which messages are mailed.');
    if (SMTP_URL && !mailBySmtp) throw new Error('This host has no SMTP: set RESEND_KEY or BREVO_KEY, not SMTP_URL.');
    if (SMTP_URL) senders.mail = mailBySmtp({ url: SMTP_URL, from, to });
    else if (RESEND_KEY) senders.mail = mailByResend({ key: RESEND_KEY, from, to });
    else senders.mail = mailByBrevo({ key: BREVO_KEY, from, to });
  }
  if (HOOK_URL) {
    if (!HOOK_SECRET) throw new Error('Set HOOK_SECRET: a web hook without a signature could come from anybody.');
    senders.hook = callHook({ address: HOOK_URL, secret: HOOK_SECRET });
  }
  return senders;
}
