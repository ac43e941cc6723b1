// The function on Cloudflare Workers, with its ledger in a D1 database (README.md).
import site from './forms.json' with { type: 'json' };
import { createParts, once } from './create-parts.mjs';
import { queryD1 } from './d1.mjs';
import { handleRequest } from './handle-request.mjs';
import { sweep } from './sweep.mjs';

const partsOf = once((environment) => createParts({ environment, site, query: queryD1(environment.DB) }));

export default {
  fetch: async (request, environment, context) =>
    handleRequest(request, await partsOf(environment), {
      sender: request.headers.get('cf-connecting-ip') ?? '',
      waitUntil: (work) => context.waitUntil(work),
    }),
  /** A cron trigger. */
  scheduled: async (_event, environment) => sweep(await partsOf(environment)),
};
