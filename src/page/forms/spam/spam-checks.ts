// The checks for spam that a form may ask for, and under which name each gives its answer: in the
// page and, made from this file, in the function that takes messages.
import type { SiteForm } from '#schemas';

export type SpamCheck = NonNullable<SiteForm['spamCheck']>;

/** The names have hyphens, which no field of a site has; those of services are their own. */
export const answerNames: Record<SpamCheck, string> = {
  'proof-of-work': 'spam-proof',
  turnstile: 'cf-turnstile-response',
  hcaptcha: 'h-captcha-response',
};
