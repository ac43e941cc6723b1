// The checks for spam that a form may ask for, and under which name each gives its answer. The
// function that takes messages has the same names (integrations/function/read-message.mjs).
import type { SiteForm } from '#schemas';

export type SpamCheck = NonNullable<SiteForm['spamCheck']>;

/** The names have hyphens, which no field of a site has; those of services are their own. */
export const answerNames: Record<SpamCheck, string> = {
  'proof-of-work': 'spam-proof',
  turnstile: 'cf-turnstile-response',
  hcaptcha: 'h-captcha-response',
};

/** A service that shows something to the visitor. */
interface Widget {
  /** Its script, loaded with the first use of a form. */
  script: string;
  /** The name of what the script makes. */
  global: 'turnstile' | 'hcaptcha';
}

export const widgets: Partial<Record<SpamCheck, Widget>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js?render=explicit', global: 'hcaptcha' },
};
