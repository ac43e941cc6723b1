// Services that tell people from programs: their widget in the page gives a token, which the function shows them.
import { uuidPattern } from './read-message.mjs';

/**
 * Begin of a reason that says nothing of the sender: the mail is marked with it, and not as perhaps
 * spam.
 */
export const notChecked = 'Not checked';
const timeoutMs = 10_000;
const services = {
  turnstile: {
    name: 'Turnstile',
    address: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    // Then a token may be shown again with the same message, which came again because its answer was lost.
    takesKey: true,
  },
  hcaptcha: { name: 'hCaptcha', address: 'https://api.hcaptcha.com/siteverify' },
};
/**
 * Answers of the services to a token that has expired or was shown before. A message that waited on
 * its sender's device has such a token, so it says nothing of its sender.
 */
const tooOld = [
  'timeout-or-duplicate',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
];

/**
 * @param {Record<string, string | undefined>} environment `TURNSTILE_SECRET`, `HCAPTCHA_SECRET`
 * @returns {import('./types.d.ts').Parts['tokenChecks']}
 */
export function readTokenChecks({ TURNSTILE_SECRET, HCAPTCHA_SECRET }) {
  return {
    ...(TURNSTILE_SECRET && { turnstile: createTokenCheck({ ...services.turnstile, secret: TURNSTILE_SECRET }) }),
    ...(HCAPTCHA_SECRET && { hcaptcha: createTokenCheck({ ...services.hcaptcha, secret: HCAPTCHA_SECRET }) }),
  };
}

/** @returns what gives the reason why a message looks like spam, or '' */
export function createTokenCheck({ name, address, secret, takesKey = false }) {
  return async (token, id) => {
    if (token === '') return `Without an answer of ${name}`;
    try {
      const body = new URLSearchParams({
        secret,
        response: token,
        ...(takesKey && uuidPattern.test(id) && { idempotency_key: id }),
      });
      const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status === 429 || response.status >= 500) throw new Error(String(response.status));
      const { success, 'error-codes': codes = [] } = await response.json();
      if (success !== true && codes.some((code) => tooOld.includes(code)))
        return `${notChecked}: the answer of ${name} was too old, as when a message is sent later`;
      return success === true ? '' : `Refused by ${name}: ${codes.join(', ')}`.slice(0, 200);
    } catch {
      // The message is worth more than the check.
      return `${notChecked}: ${name} could not be reached`;
    }
  };
}
