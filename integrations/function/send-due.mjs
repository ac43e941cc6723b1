// Mails and web hooks: each is tried until it is done. What may have arrived is sent again, too,
// under the same id, because no mail at all would be worse.

const minuteMs = 60_000;
/** Enough for a mail with large files over a slow line. */
export const maxTryMs = 5 * minuteMs;
/** Longer than any try takes: a task that is claimed for longer belongs to a function that stopped. */
const claimMs = maxTryMs + minuteMs;
/** A task is there before its message is, which takes minutes at most. */
const maxTriesWithoutMessage = 3;
/** A mail that failed so often goes without its files: a mail server may find them too large. */
const maxTriesWithFiles = 2;
const maxWaitMs = 6 * 60 * minuteMs;

/**
 * Does what is due: of one message, or of all.
 * @param {import('./types.d.ts').Parts} parts
 * @param {string} [id]
 */
export async function sendDue(parts, id) {
  for (const task of await parts.ledger.listDue(parts.now(), id)) await tryTask(parts, task);
}

async function tryTask({ ledger, senders, log, now }, task) {
  if (!(await ledger.claim(task, { now: now(), until: now() + claimMs }))) return;
  const message = await ledger.read(task.id);
  const send = senders[task.kind];
  if (!message && Number(task.tries) >= maxTriesWithoutMessage) await ledger.forgetUnfinished(task.id);
  // Not there yet, deleted meanwhile, or its way is no longer set up.
  if (!message || !send) return;
  try {
    const withFiles = message.files.length > 0 && Number(task.tries) < maxTriesWithFiles && task.kind === 'mail';
    const reason = (await send({ ...message, attachments: withFiles ? await ledger.readFiles(task.id) : [] })) ?? '';
    if (reason) log(`The ${task.kind} of message ${task.id}: ${reason}`);
    await ledger.finish(task, { state: 'done', due: now(), reason });
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).slice(0, 300);
    log(`The ${task.kind} of message ${task.id} failed and will be tried again: ${reason}`);
    const wait = Math.min(maxWaitMs, minuteMs * 2 ** Number(task.tries));
    await ledger.finish(task, { state: 'failed', due: now() + wait, reason });
  }
}
