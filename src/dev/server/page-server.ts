// Answers requests for pages in the dev server.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageInput } from '../../page/app/page-input.ts';
import type { PageModel } from '../../checker/check-site.ts';
import { isDeveloperError } from '../../base/pure/developer-error.ts';
import { ownDocument } from '../../base/http/isolation.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { absoluteAddress, decodePath } from '../../base/addresses/address.ts';
import { messagePage, noPageYet, siteTools } from './dev-pages.ts';
import type { ErrorLog } from '../author/error-log.ts';
import type { LiveSite } from './live-site.ts';
import type { EditorWords } from '../../editor/server/words.ts';
import type { ShareOpener } from './share-server.ts';
import { dropEndSlash } from '../../base/pure/route.ts';

interface PageCall {
  request: IncomingMessage;
  response: ServerResponse;
  site: LiveSite;
  documentOf: DocumentOf;
  openPictures: ShareOpener;
  words: EditorWords;
  log: ErrorLog;
}

/** Sends the page of a route, the nearest not-found page, or a page that says why there is none. */
export async function sendPage({ request, response, site, documentOf, openPictures, words, log }: PageCall) {
  const route = dropEndSlash(decodePath(parseRequestUrl(request).pathname));
  const redirect = site.redirectFrom(route);
  if (redirect) return void response.writeHead(302, { location: absoluteAddress('', redirect) }).end();
  const { model, found } = site.findPage(route);
  const shared = site.lastGoodSite();
  const tools = words.speak(words.choose(request.headers), () => siteTools(site));
  if (!model || !shared)
    return sendDocument(response, site.hasPageAt(route) ? 500 : 404, noPageYet(site, tools), 'text/html');
  const picture = shared.sharePictures ? (await openPictures(shared)).named(model) : undefined;
  const document = documentOf({
    request,
    model,
    tools,
    route: model.route,
    page: model.page,
    site: shared,
    ...(picture && { sharePicture: { src: `/${picture.path}`, alt: picture.alt } }),
  });
  try {
    sendDocument(response, found ? 200 : 404, await document, 'text/html');
  } catch (error) {
    // In the site's own code; its developer mends it while the page is open.
    if (!isDeveloperError(error)) throw error;
    log(error.message);
    sendDocument(response, 500, messagePage(error.message, tools), 'text/html');
  }
}

/** Renders a page for a request: forms send to the stand-in at the address that was asked. */
export type DocumentOf = (
  input: Omit<PageInput, 'iconShapes'> & { request: IncomingMessage; model: PageModel; tools: string },
) => Promise<string>;

/** @param type its MIME type, for a text in UTF-8 */
export function sendDocument(response: ServerResponse, status: number, body: string, type: string) {
  const headers = { ...ownDocument, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
  response.writeHead(status, headers).end(body);
}
