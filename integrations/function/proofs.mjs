// Proofs of work: a page asks for a challenge, its browser solves it while somebody writes, and the message brings
// the solution. A program that sends thousands of messages would have to work for each. By ALTCHA's library.
import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** About a second of a computer's work; one of ten on a slow phone. */
const cost = 5000;
const fewestTries = 100;
const mostTries = 300;
/**
 * The time that a message may wait on a device (src/page/forms/leads/timing.ts), and an hour to
 * write it.
 */
const maxAgeMs = 73 * 3_600_000;

/**
 * @returns the secret that signs challenges: a separate text, so that the owner's token is never
 *   part of one
 */
export function deriveSecret(ownerToken) {
  return createHmac('sha256', ownerToken).update('challenges').digest('hex');
}

/** @param {Pick<import('./types.d.ts').Parts, 'secret' | 'now'>} parts */
export function giveChallenge({ secret, now }) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(fewestTries, mostTries),
    deriveKey,
    expiresAt: Math.floor((now() + maxAgeMs) / 1000),
    hmacSignatureSecret: secret,
  });
}

/**
 * @param {string} text what the page sent
 * @param {import('./types.d.ts').Parts} parts
 * @param {string} id of the message: a proof is for one message, however often that comes
 * @returns {Promise<string>} why the message looks like spam, or ''
 */
export async function checkProof(text, { secret, ledger, now }, id) {
  if (text === '') return 'Without a proof of work';
  try {
    const { challenge, solution } = JSON.parse(atob(text));
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
    if (!verified) return 'With a wrong proof of work';
    const isFirst = await ledger.useProof(challenge.signature, { id, until: now() + maxAgeMs });
    return isFirst ? '' : 'With the proof of work of another message';
  } catch {
    return 'With a wrong proof of work';
  }
}
