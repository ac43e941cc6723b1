// Sweeps between requests: sends what could not be sent, and deletes what is old.
import { sendDue } from './send-due.mjs';

/** @param {import('./types.d.ts').Parts} parts */
export async function sweep(parts) {
  const { ledger, keepMs, now } = parts;
  if (keepMs > 0) await ledger.removeOlder(now() - keepMs);
  await ledger.forgetProofs(now());
  await sendDue(parts);
}
