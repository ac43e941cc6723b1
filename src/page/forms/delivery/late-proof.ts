// Late proofs of work: a message that left its page without one (offline, a function that was away,
// a page that was closed) gets one before it is sent again, so that nobody is taken for a program
// because their network failed.
import { loadLead, saveLead } from '../leads/lead-box.ts';
import { answerNames } from '../spam/spam-checks.ts';
import { beginProof } from './begin-proof.ts';

const name = answerNames['proof-of-work'];
const looking = new Map<string, Promise<void>>();

/** Adds a proof to a lead whose form asks for one. When none is found, the lead stays as it is. */
export function addLateProof(id: string): Promise<void> {
  const lead = loadLead(id);
  const isMissing = lead?.spamCheck === 'proof-of-work' && !lead.values[name] && navigator.onLine !== false;
  if (!isMissing) return Promise.resolve();
  const search = looking.get(id) ?? lookForProof(id).finally(() => looking.delete(id));
  looking.set(id, search);
  return search;
}

async function lookForProof(id: string): Promise<void> {
  const text = await beginProof();
  // Another request may have changed the lead meanwhile, or have ended it.
  const lead = loadLead(id);
  if (lead && text) saveLead({ ...lead, values: { ...lead.values, [name]: text } });
}
