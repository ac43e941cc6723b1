// Made by npm run generate from src/page/forms/spam/spam-checks.ts: change that file.
/** The names have hyphens, which no field of a site has; those of services are their own. */
export const answerNames = {
  'proof-of-work': 'spam-proof',
  turnstile: 'cf-turnstile-response',
  hcaptcha: 'h-captcha-response',
};
