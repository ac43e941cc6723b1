// Addresses of the editor's server: a table of what each may be asked by whom, and its answer.
import { say } from '../../base/words/say.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseDate } from '../../checker/dates/parse-date.ts';
import { readBody } from '../../base/http/own-requests.ts';
import { stillDocument } from '../../base/http/isolation.ts';
import type { Preview, Refusal } from '../protocol/page.ts';
import type { Editor, EditorParts } from './editor.ts';
import { readBodyFields } from '../../base/http/request-body.ts';
import type { Action } from './requests/site-requests.ts';
import type { SiteStore } from './store/site-store.ts';
import { maxPhotoMegabytes, tooLarge } from './uploads/read-upload.ts';
import { refuse } from '../../base/pure/result.ts';

/** An answer to a request: a status alone, a text, or JSON. */
export interface Answer {
  status?: number;
  type?: string;
  body?: string | Buffer;
  json?: unknown;
  headers?: Record<string, string>;
}

/** A place in one of the site's own YAML files. */
export interface FilePlace {
  /** Its path below the site's folder. */
  file: string;
  line: number;
  column: number;
}

/** Opens a place in the author's code editor, and answers the request. */
export type OpenInEditor = (request: IncomingMessage, response: ServerResponse, place: FilePlace) => void;

export interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  /** The page that the window shows. */
  route: string;
  search: URLSearchParams;
  /** Of a POST in JSON. */
  body: unknown;
  /** The window that asks, by the name that it has given itself. */
  by: string | undefined;
}

export interface Route {
  /**
   * Origin of the request: `navigation` is a person who opens a window; `address` anything on a
   * page, which gets no more than the page itself shows; `window` the editor's own code, which has
   * the token; `key` the editor of another site, which has a key from the clipboard.
   */
  for: 'navigation' | 'address' | 'window' | 'key';
  /** What a POST sends. */
  takes?: 'json' | 'bytes';
  /** @returns undefined when the request has been answered */
  answer: (call: Call) => Answer | undefined | Promise<Answer>;
}

export interface RouteParts extends Pick<EditorParts, 'store' | 'preview'> {
  editor: Editor;
  /** @returns the document of the editor */
  document: (call: Call) => Answer;
  openInEditor: OpenInEditor;
}

/** @returns the routes by method and path: `GET /__editor/page` */
export function editorRoutes({ editor, store, preview, document, openInEditor }: RouteParts): Record<string, Route> {
  const { questions, actions } = editor.whole;
  const asked = Object.entries(questions).map(([name, question]): [string, Route] => {
    return [
      `GET /__editor/site/${name}`,
      { for: 'window', answer: async ({ search }) => found(await question(search)) },
    ];
  });
  const acted = Object.entries(actions).map(([name, act]): [string, Route] => {
    return [`POST /__editor/site/${name}`, { for: 'window', takes: 'json', answer: answerAction(act) }];
  });
  return {
    'GET /__editor': { for: 'navigation', answer: document },
    'GET /__editor/frame': { for: 'address', answer: async ({ route }) => toFrame(await editor.frame(route)) },
    'GET /__editor/icon': {
      for: 'address',
      answer: ({ search }) => {
        const body = editor.icon(search.get('name') ?? '');
        return body === undefined ? { status: 404 } : { type: 'image/svg+xml', body };
      },
    },
    'GET /__editor/font': {
      for: 'address',
      answer: ({ search }) => {
        const body = editor.font(search.get('name') ?? '');
        return body === undefined ? { status: 404 } : { type: 'font/woff2', body };
      },
    },
    'GET /__editor/copied': { for: 'key', answer: ({ search }) => sendCopied(editor, search) },
    'POST /__editor/copied': {
      for: 'window',
      takes: 'json',
      answer: ({ body }) => {
        const ok = editor.copied.permit(readBodyFields(body).text('key'));
        return { status: ok ? 200 : 400, json: { ok } };
      },
    },
    'GET /__editor/schemas': { for: 'window', answer: () => ({ json: editor.schemas() }) },
    'GET /__editor/page': {
      for: 'window',
      answer: async ({ route, search }) => ({ json: await editor.page(route, parseJson(search.get('known'))) }),
    },
    'POST /__editor/edit': {
      for: 'window',
      takes: 'json',
      answer: async ({ route, body, by }) => toAnswer(await editor.edit(route, body, by)),
    },
    'POST /__editor/upload': { for: 'window', takes: 'bytes', answer: (call) => upload(call, store) },
    'POST /__editor/preview': { for: 'window', takes: 'json', answer: (call) => setPreview(call, preview.set) },
    'POST /__editor/open': { for: 'window', takes: 'json', answer: (call) => open(call, store, openInEditor) },
    ...Object.fromEntries([...asked, ...acted]),
  };
}

async function sendCopied({ copied }: Editor, search: URLSearchParams): Promise<Answer> {
  const body = await copied.read(search.get('key') ?? '', search.get('file') ?? '');
  // Its reader has another origin; the key says that somebody has copied there.
  const headers = { 'access-control-allow-origin': '*' };
  return body ? { type: 'application/octet-stream', body, headers } : { status: 404, headers };
}

function found(json: unknown): Answer {
  return json === undefined ? { status: 404 } : { json };
}

function answerAction(act: Action): Route['answer'] {
  return async ({ body, by }) => toAnswer(await act(readBodyFields(body), by));
}

function toAnswer(result: { ok: true } | Refusal): Answer {
  return result.ok ? { json: result } : { status: 409, json: result };
}

function toFrame(document: string | undefined): Answer {
  const known = { type: 'text/html', headers: stillDocument };
  return document === undefined ? { ...known, status: 404, body: noPage } : { ...known, body: document };
}

const noPage = '<!doctype html><html lang="en"><title>No page</title><body></body></html>';

/** @returns what a request says in JSON; undefined for what is none */
function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function upload({ request, search, by }: Call, store: SiteStore): Promise<Answer> {
  const name = search.get('name') ?? '';
  const bytes = await readBody(request, maxPhotoMegabytes * 1024 * 1024);
  if (bytes) return toAnswer(await store.upload(name, bytes, by));
  return toAnswer(refuse(tooLarge(name, Number(request.headers['content-length']))));
}

function setPreview({ body, by }: Call, set: RouteParts['preview']['set']): Answer {
  const { drafts, date } = (body ?? {}) as Partial<Preview>;
  const isDate = date === null || (typeof date === 'string' && /^[\d-]{10}$/.test(date) && parseDate(date) !== null);
  if (typeof drafts !== 'boolean' || !isDate)
    return { status: 400, json: { ok: false, reason: say('This is no date of the calendar.') } satisfies Refusal };
  set({ drafts, date }, by);
  return { json: { ok: true } };
}

/** Opens a place of one of the site's own YAML files: the list of them is the only way to a name. */
function open({ request, response, body }: Call, store: SiteStore, openInEditor: OpenInEditor): Answer | undefined {
  const { file, line, column } = (body ?? {}) as Record<string, unknown>;
  if (typeof file !== 'string' || !isCount(line) || !isCount(column)) return { status: 400 };
  if (!store.texts().has(file)) return { status: 404 };
  openInEditor(request, response, { file, line, column });
  return undefined;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}
