// The dev server's part of the author's view: tells what a page is made of, and opens a place of the site in the editor.
// Any page in the author's browser can send requests here, so each is looked at first.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Preview } from '../../browser/dev/author/author-answers.ts';
import { authorPage } from './author-page.ts';
import type { LiveSite } from './dev-state.ts';

export interface AuthorViewParts {
  site: LiveSite;
  /** Opens `file:line:column` in the author's editor, and answers the request. */
  openInEditor: (request: IncomingMessage, response: ServerResponse, place: string) => void;
  /** For servers that can show drafts and dated content. */
  preview?: { get: () => Preview; set: (preview: Preview) => void };
}

/** @returns a handler that answers if the request is for the author's view, and says whether it did */
export function authorView(parts: AuthorViewParts) {
  const token = randomBytes(24).toString('base64url');
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [pathname = '', search] = request.url!.split('?');
    // Vite's own way to the editor takes any file from anybody; what stands here is asked of its callers, too.
    if (pathname === '/__open-in-editor') return !isOwn(request) && end(response, 403);
    if (pathname !== '/__author' && !pathname.startsWith('/__author/')) return false;
    if (!isOwn(request)) return end(response, 403);
    if (pathname === '/__author' && request.method === 'GET')
      return sendPage(response, new URLSearchParams(search), { parts, token });
    if (request.method !== 'POST') return end(response, 405);
    const refusal = refusalOf(request, token);
    if (refusal) return end(response, refusal);
    const body = await bodyOf(request);
    if (pathname === '/__author/open') return open(request, response, { body, parts });
    if (pathname === '/__author/preview') return setPreview(response, body, parts);
    return end(response, 404);
  };
}

/**
 * Whether a request can only come from a page of this server. The host is an address or localhost, because another name may
 * have been pointed at this machine by somebody else.
 */
function isOwn({ headers: { host = '', origin, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, '');
  const isHere = /^(localhost|\d+\.\d+\.\d+\.\d+|\[[0-9a-f:.]+\])$/i.test(name);
  return (
    isHere &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  );
}

/** What is wrong with a request that asks for a change, as a status; 0 when nothing is. */
function refusalOf({ headers }: IncomingMessage, token: string): number {
  if (headers.origin === undefined) return 403;
  if (headers['content-type'] !== 'application/json') return 415;
  const given = Buffer.from(String(headers['x-pagewright-token'] ?? ''));
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? 0 : 403;
}

function sendPage(
  response: ServerResponse,
  search: URLSearchParams,
  { parts, token }: { parts: AuthorViewParts; token: string },
): boolean {
  const page = authorPage(search.get('route') ?? '/', parts.site);
  const body = JSON.stringify({ ...page, token, preview: parts.preview?.get() ?? null });
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body);
  return true;
}

/** Opens a place of one of the site's own YAML files: the list of them is the only way to a name. */
function open(
  request: IncomingMessage,
  response: ServerResponse,
  { body, parts: { site, openInEditor } }: { body: unknown; parts: AuthorViewParts },
): boolean {
  const { file, line, column } = (body ?? {}) as Record<string, unknown>;
  if (typeof file !== 'string' || !isCount(line) || !isCount(column)) return end(response, 400);
  if (!site.texts().has(file)) return end(response, 404);
  openInEditor(request, response, `${join(site.project.siteRoot, file)}:${line}:${column}`);
  return true;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}

function setPreview(response: ServerResponse, body: unknown, { preview }: AuthorViewParts): boolean {
  const { drafts, date } = (body ?? {}) as Record<string, unknown>;
  const isDate = date === null || (typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date));
  if (!preview) return end(response, 404);
  if (typeof drafts !== 'boolean' || !isDate) return end(response, 400);
  preview.set({ drafts, date });
  return end(response, 204);
}

/** No request of the author's view is longer, in bytes. */
const longest = 4096;

/** @returns the request's JSON; null when it is none, or too long */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > longest) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function end(response: ServerResponse, status: number): true {
  response.writeHead(status).end();
  return true;
}
