// The function on Vercel, at /api/messages-function of the site (README.md).
import { waitUntil } from '@vercel/functions';
import site from './forms.json' with { type: 'json' };
import { createHosted } from './hosted.mjs';
import { isSameSecret } from './same-secret.mjs';

const hosted = createHosted(site, process.env);

/** https://vercel.com/docs/functions/functions-api-reference: a web request in, a web response out. */
export default {
  async fetch(request) {
    if (isCron(request)) {
      await hosted.sweep();
      return new Response('Done\n');
    }
    return hosted.handle(request, { sender: request.headers.get('x-real-ip') ?? '', waitUntil });
  },
};

/** Vercel calls crons with this secret: https://vercel.com/docs/cron-jobs/manage-cron-jobs. */
function isCron({ url, headers }) {
  const { CRON_SECRET: secret } = process.env;
  const isSweep = Boolean(secret) && new URL(url).searchParams.has('sweep');
  return isSweep && isSameSecret(headers.get('authorization') ?? '', `Bearer ${secret}`);
}
