// The proof of work of a form: the browser solves a challenge of the site's own function, while
// somebody writes. Loaded with the first use of a form that asks for it.
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { timing } from '../leads/timing.ts';

/**
 * @param address of the function
 * @returns the proof as text; '' where there is none: no challenge, no secure page
 */
export async function findProof(address: string | undefined): Promise<string> {
  if (!address || !globalThis.crypto.subtle) return '';
  const question = new URL(address, location.href);
  question.searchParams.set('challenge', '');
  // A function that never answers must not keep a message.
  const signal = AbortSignal.timeout(timing.timeoutMs);
  try {
    const challenge = (await (await fetch(question, { signal })).json()) as Challenge;
    const solution = challenge.parameters && (await solveChallenge({ challenge, deriveKey }));
    return solution ? btoa(JSON.stringify({ challenge, solution })) : '';
  } catch (error) {
    console.error('The proof of work was not found.', error);
    return '';
  }
}
