// The search in the dev server: an index of the pages as they are now, made when somebody searches.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PageModel } from '../../checker/check-site.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { listSearched, makeSearchIndex } from '../../builder/search/search-index.ts';
import type { LiveSite } from './dev-state.ts';

export interface SearchServerParts {
  site: LiveSite;
  /** Renders the document of a page. */
  htmlOf: (request: IncomingMessage, model: PageModel) => Promise<string>;
}

/** A page loads it first, so the index is brought up to date with it. */
const firstFile = '/pagefind/pagefind.js';

const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' };

/**
 * @returns a handler that answers for the files of the search, and says whether it did. A page that
 * has loaded the search keeps its index until it is loaded again
 */
export function searchServer({ site, htmlOf }: SearchServerParts) {
  let changes = -1;
  let index: Promise<Map<string, Buffer>> = Promise.resolve(new Map());
  const make = async (request: IncomingMessage): Promise<Map<string, Buffer>> => {
    const models = new Map(listSearched(site.models()).map((model) => [model.route, model]));
    return makeSearchIndex([...models.keys()], async (route) => {
      // Other requests have their turn between two pages.
      await nextTurn();
      return htmlOf(request, models.get(route)!);
    });
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = parseRequestUrl(request);
    if (!pathname.startsWith('/pagefind/')) return false;
    if (pathname === firstFile && changes !== site.changes) {
      ({ changes } = site);
      index = make(request);
      // After a failure the next one who searches tries again.
      index.catch(() => (changes = -1));
    }
    const body = (await index).get(pathname.slice(1));
    if (!body) return false;
    const type = types[pathname.split('.').at(-1)!] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
    return true;
  };
}
