// The function on hosts that run plain Node for each request and have no SQL: Netlify and Vercel.
// Its ledger is a libSQL database over HTTP.
import { createParts, once } from './create-parts.mjs';
import { handleRequest } from './handle-request.mjs';
import { queryLibsql } from './libsql.mjs';
import { mailBySmtp } from './smtp.mjs';
import { sweep } from './sweep.mjs';

/**
 * @param {import('./types.d.ts').SiteForms} site
 * @param {Record<string, string | undefined>} environment
 * @returns what answers a request, and what does the rest in between
 */
export function createHosted(site, environment) {
  const partsOf = once(() => openParts(site, environment));
  return {
    handle: async (request, call) => handleRequest(request, await partsOf(), call),
    sweep: async () => sweep(await partsOf()),
  };
}

async function openParts(site, environment) {
  const { TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: token } = environment;
  if (!url) throw new Error('Set TURSO_DATABASE_URL and TURSO_AUTH_TOKEN to the database that keeps the messages.');
  return createParts({ environment, site, query: queryLibsql({ url, token }), mailBySmtp });
}
