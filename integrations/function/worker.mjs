// The function on Cloudflare Workers, with its ledger in a D1 database (README.md).
import site from './forms.json' with { type: 'json' };
import { queryD1 } from './d1.mjs';
import { handleRequest } from './handle-request.mjs';
import { openLedger } from './ledger.mjs';
import { callHook, mailByBrevo, mailByResend } from './senders.mjs';
import { sendDue } from './send-due.mjs';

export default {
  fetch: async (request, environment) => handleRequest(request, await createParts(environment)),
  /** A cron trigger: sends what could not be sent, and deletes what is old. */
  async scheduled(_event, environment) {
    const parts = await createParts(environment);
    const days = Number(environment.KEEP_DAYS ?? 0);
    if (days > 0) await parts.ledger.removeOlder(Date.now() - days * 86_400_000);
    await sendDue(parts);
  },
};

async function createParts({
  DB,
  MAIL_FROM: from,
  MAIL_TO: to,
  RESEND_KEY,
  BREVO_KEY,
  HOOK_URL,
  HOOK_SECRET,
  OWNER_TOKEN,
}) {
  const senders = {};
  if (RESEND_KEY) senders.mail = mailByResend({ key: RESEND_KEY, from, to });
  else if (BREVO_KEY) senders.mail = mailByBrevo({ key: BREVO_KEY, from, to });
  if (HOOK_URL && HOOK_SECRET) senders.hook = callHook({ address: HOOK_URL, secret: HOOK_SECRET });
  const ledger = await openLedger(queryD1(DB), Object.keys(senders));
  return { site, senders, ledger, ownerToken: OWNER_TOKEN, log: (line) => console.log(line), now: () => Date.now() };
}
