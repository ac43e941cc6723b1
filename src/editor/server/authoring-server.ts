// The dev server's part of the editor: who may ask, and which question goes where.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseDate } from '../../checker/dates/parse-date.ts';
import { editorDocumentHeaders, stillDocument } from '../../base/http/isolation.ts';
import { hasToken, isOwnRequest, opensWindow, readJsonBody } from '../../base/http/own-requests.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import type { Preview } from '../protocol/page.ts';
import { createEditor, type Answer, type EditorParts } from './editor.ts';
import { editorDocument } from './editor-document.ts';

export interface AuthoringParts extends EditorParts {
  /** What Vite's pages begin with. */
  viteHead: string;
  /** Opens `file:line:column` in the author's code editor, and answers the request. */
  openInEditor: (request: IncomingMessage, response: ServerResponse, place: string) => void;
}

/** In bytes; a file of the site has at most 128 KB. */
const maxRequest = 1024 * 1024;

/** @returns a handler that answers if the request is for the editor, and says whether it did */
export function authoringServer(parts: AuthoringParts) {
  const token = randomBytes(24).toString('base64url');
  const editor = createEditor(parts);
  const page = (): Answer => {
    return { type: 'text/html', body: editorDocument(token, parts.viteHead), headers: editorDocumentHeaders };
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = parseRequestUrl(request);
    // Vite's own way to the code editor takes any file from anybody; what is asked here is asked of
    // its callers, too.
    if (pathname === '/__open-in-editor') return !isOwnRequest(request) && send(response, { status: 403 });
    if (pathname !== '/__editor' && !pathname.startsWith('/__editor/')) return false;
    if (!isOwnRequest(request)) return send(response, { status: 403 });
    const route = (searchParams.get('page') ?? '/').replace(/(.)\/$/, '$1');
    if (request.method === 'GET') {
      // What is loaded by its address alone shows no more than the page itself does.
      if (pathname === '/__editor') return send(response, opensWindow(request) ? page() : { status: 403 });
      if (pathname === '/__editor/frame')
        return send(response, { ...(await editor.frame(route)), headers: stillDocument });
      if (pathname === '/__editor/icon') return send(response, editor.icon(searchParams.get('name') ?? ''));
      return send(response, hasToken(request, token) ? await read(pathname, route, searchParams) : { status: 403 });
    }
    const refused = refusalOf(request, token);
    if (refused) return send(response, { status: refused });
    if (pathname === '/__editor/upload')
      return send(response, await editor.upload(request, searchParams.get('name') ?? ''));
    const body = await readJsonBody(request, maxRequest);
    if (pathname === '/__editor/open') return open(request, response, body);
    return send(response, await change(pathname, route, body));
  };

  async function read(pathname: string, route: string, search: URLSearchParams): Promise<Answer> {
    if (pathname === '/__editor/schemas') return { json: editor.schemas() };
    if (pathname === '/__editor/names') return { json: editor.names() };
    if (pathname === '/__editor/page') return { json: await editor.state(route) };
    if (pathname.startsWith(sitePath)) return answerOf(await editor.whole.ask(pathname.slice(sitePath.length), search));
    return { status: 404 };
  }

  async function change(pathname: string, route: string, body: unknown): Promise<Answer> {
    if (pathname === '/__editor/edit') return editor.edit(route, body);
    if (pathname.startsWith(sitePath)) return answerOf(await editor.whole.act(pathname.slice(sitePath.length), body));
    if (pathname === '/__editor/preview') return setPreview(body, parts.preview);
    return { status: 404 };
  }

  /**
   * Opens a place of one of the site's own YAML files: the list of them is the only way to a name.
   */
  function open(request: IncomingMessage, response: ServerResponse, body: unknown): boolean {
    const { file, line, column } = (body ?? {}) as Record<string, unknown>;
    if (typeof file !== 'string' || !isCount(line) || !isCount(column)) return send(response, { status: 400 });
    if (!parts.site.texts().has(file)) return send(response, { status: 404 });
    parts.openInEditor(request, response, `${join(parts.site.project.siteRoot, file)}:${line}:${column}`);
    return true;
  }
}

/** Below it are questions and actions about the whole site. */
const sitePath = '/__editor/site/';

function answerOf(result: unknown): Answer {
  if (result === undefined) return { status: 404 };
  const isRefused = typeof result === 'object' && result !== null && 'refused' in result;
  return isRefused ? { status: 409, json: result } : { json: result };
}

/** What is wrong with a request that asks for a change, as a status; 0 when nothing is. */
function refusalOf(request: IncomingMessage, token: string): number {
  const { method, headers, url = '' } = request;
  if (method !== 'POST') return 405;
  if (headers.origin === undefined || !hasToken(request, token)) return 403;
  const type = url.startsWith('/__editor/upload') ? 'application/octet-stream' : 'application/json';
  return headers['content-type'] === type ? 0 : 415;
}

function setPreview(body: unknown, preview: AuthoringParts['preview']): Answer {
  const { drafts, date } = (body ?? {}) as Partial<Preview>;
  const isDate = date === null || (typeof date === 'string' && /^[\d-]{10}$/.test(date) && parseDate(date) !== null);
  if (typeof drafts !== 'boolean' || !isDate)
    return { status: 400, json: { refused: 'This is no date of the calendar.' } };
  preview.set({ drafts, date });
  return { json: {} };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}

function send(response: ServerResponse, answer: Answer): true {
  const { status = 200, type = 'application/json', body, json, headers } = answer;
  const text = json === undefined ? body : JSON.stringify(json);
  const own = { ...headers, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  response.writeHead(status, own).end(text);
  return true;
}
