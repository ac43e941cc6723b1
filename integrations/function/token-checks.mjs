// Services that tell people from programs: their widget in the page gives a token, which the function shows them.

const timeoutMs = 10_000;
const services = {
  turnstile: { name: 'Turnstile', address: 'https://challenges.cloudflare.com/turnstile/v0/siteverify' },
  hcaptcha: { name: 'hCaptcha', address: 'https://api.hcaptcha.com/siteverify' },
};

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
export function createTokenCheck({ name, address, secret }) {
  return async (token) => {
    if (token === '') return `Without an answer of ${name}`;
    try {
      const body = new URLSearchParams({ secret, response: token });
      const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status === 429 || response.status >= 500) throw new Error(String(response.status));
      const { success, 'error-codes': codes = [] } = await response.json();
      return success === true ? '' : `Refused by ${name}: ${codes.join(', ')}`.slice(0, 200);
    } catch {
      // The message is worth more than the check.
      return `Not checked: ${name} could not be reached`;
    }
  };
}
