// The dev server's part of the editor: who may ask, and what is answered.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { editorDocumentHeaders } from '../../base/http/isolation.ts';
import { hasToken, isOwnRequest, namesThisMachine, opensWindow, readJsonBody } from '../../base/http/own-requests.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { createEditor, type EditorParts } from './editor.ts';
import { wordsElement, type DocumentWords } from '../protocol/words.ts';
import { editorRoutes, type Answer, type Call, type Route, type RouteParts } from './routes.ts';
import { dropEndSlash } from '../../base/pure/route.ts';

export interface AuthoringParts extends EditorParts, Pick<RouteParts, 'openInEditor'> {
  /** HTML that Vite's pages begin with. */
  viteHead: string;
}

/** In bytes; a file of the site has at most 128 KB. */
const maxRequest = 1024 * 1024;

/** @returns a handler that answers if the request is for the editor, and says whether it did */
export function authoringServer(parts: AuthoringParts) {
  const token = randomBytes(24).toString('base64url');
  const { words } = parts;
  const document = ({ request }: Call): Answer => {
    const own = words.document(words.choose(request.headers));
    return { type: 'text/html', body: composeDocument(token, parts.viteHead, own), headers: editorDocumentHeaders };
  };
  const routes = editorRoutes({ ...parts, editor: createEditor(parts), document });
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams: search } = parseRequestUrl(request);
    if (pathname !== '/__editor' && !pathname.startsWith('/__editor/')) return false;
    const { method = '', headers } = request;
    const name = `${method} ${pathname}`;
    const own = Object.hasOwn(routes, name) ? routes[name] : undefined;
    const status = refusalOf(request, own, token);
    if (!own || status !== 200) return send(response, { status });
    const route = dropEndSlash(search.get('page') ?? '/');
    const by = headers['x-pagewright-window'] as string | undefined;
    const body = own.takes === 'json' ? await readJsonBody(request, maxRequest) : undefined;
    const call = { request, response, route, search, body, by };
    const answer = await words.speak(words.choose(headers), () => own.answer(call));
    return answer ? send(response, answer) : true;
  };
}

/** @returns the status of a request: 200 for one that may be answered */
function refusalOf(request: IncomingMessage, route: Route | undefined, token: string): number {
  const { method, headers } = request;
  if (route?.for === 'key') return namesThisMachine(request) ? 200 : 403;
  if (!isOwnRequest(request)) return 403;
  if (method !== 'GET' && method !== 'POST') return 405;
  if (route?.for === 'navigation') return opensWindow(request) ? 200 : 403;
  if (route?.for === 'address') return 200;
  if (!hasToken(request, token) || (method === 'POST' && headers.origin === undefined)) return 403;
  if (!route) return 404;
  return !route.takes || headers['content-type'] === types[route.takes] ? 200 : 415;
}

const types = { json: 'application/json', bytes: 'application/octet-stream' };

function send(response: ServerResponse, answer: Answer): true {
  const { status = 200, type = 'application/json', body, json, headers } = answer;
  const text = json === undefined ? body : JSON.stringify(json);
  const own = { ...headers, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  response.writeHead(status, own).end(text);
  return true;
}

/** On Android, the keyboard of the screen makes the window smaller, and covers nothing. */
const viewport = 'width=device-width, initial-scale=1, interactive-widget=resizes-content';

/**
 * Composes the document of the editor: an empty page that its code fills.
 * @param viteHead what Vite's pages begin with; empty for bundled code
 */
function composeDocument(token: string, viteHead: string, words: DocumentWords): string {
  const { lang, direction } = words;
  const head = [
    `<meta charset="utf-8"><meta name="viewport" content="${viewport}">`,
    '<title>Editor</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<meta name="pagewright-token" content="${token}">`,
    `<script type="application/json" id="${wordsElement}">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>`,
    viteHead,
    '<script type="module" src="/src/editor/client/shell/start.tsx"></script>',
  ];
  return `<!doctype html><html lang="${lang}" dir="${direction}"><head>${head.join('')}</head><body><div id="editor"></div></body></html>`;
}
