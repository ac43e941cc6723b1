// Serves the finished site as a host does: folders, redirects, real 404 pages. Forms go to the stand-in on this machine.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { SiteServices } from '#schemas';
import { brotli } from './compress.ts';
import { listen, type Address } from './listen.ts';
import { createStandIn } from './services/stand-in.ts';

type StandIn = ReturnType<typeof createStandIn>;

/** Starts the server, and returns once it listens; the process lives on. */
export async function startPreview(folder: string, address: Address): Promise<0 | 1> {
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`There is no finished site in ${folder}. Build it first: npm run build`);
    return 1;
  }
  const inbox = join(folder, '../.pagewright/inbox');
  const standIn = createStandIn({ folder: inbox, log: console.log });
  const assets = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, setHeaders: cacheHashed });
  const http = createServer(async (request, response) => {
    if (await standIn.handle(request, response)) return;
    const { pathname } = new URL(request.url!, 'http://site');
    const target = redirects(folder).get(pathname);
    if (target) return void response.writeHead(301, { location: target }).end();
    const file = pageFile(folder, pathname);
    if (!file && /\.\w+$/.test(pathname))
      return assets(request, response, () => sendPage(request, response, { folder, standIn }));
    sendPage(request, response, { folder, file, standIn });
  });
  const url = await listen(http, address);
  console.log(
    `\n  The finished site is at ${url}\n  Forms send to a stand-in on this machine; what it receives is in ${inbox}\n`,
  );
  return 0;
}

/** Sends a page, or without `file` the nearest not-found page. The only change to it: forms send to the stand-in. */
function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: { folder: string; file?: string; standIn: StandIn },
) {
  const { pathname } = new URL(request.url!, 'http://site');
  const file = page.file ?? notFoundFile(page.folder, pathname);
  const endpoints = page.standIn.endpoints(`http://${request.headers.host}`);
  const html = file ? withEndpoints(readFileSync(file, 'utf8'), endpoints) : 'Not found';
  const compressed = /\bbr\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(page.file ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  });
  // The page was changed on its way, so the file that was compressed ahead of time does not fit.
  const body = compressed ? brotli(Buffer.from(html), 5) : html;
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What has a hash in its name never changes. */
function cacheHashed(response: ServerResponse, path: string) {
  const hashed = path.startsWith('/assets/');
  response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Also where forms post to without script: the real addresses stand there as text. */
function withEndpoints(html: string, local: ReturnType<StandIn['endpoints']>): string {
  const meta = /(<meta name="pagewright-endpoints" content=")([^"]*)"/;
  const real = JSON.parse((meta.exec(html)?.[2] ?? '{}').replaceAll('&quot;', '"')) as SiteServices;
  const posted = [
    [real.sheet, local.sheet],
    [real.email?.origin, local.email?.origin],
  ].reduce((text, [from, to]) => (from && to ? text.replaceAll(` action="${from}`, ` action="${to}`) : text), html);
  return posted.replace(meta, `$1${JSON.stringify(local).replaceAll('"', '&quot;')}"`);
}

function pageFile(folder: string, pathname: string): string | undefined {
  const path = decodePath(pathname);
  if (path === undefined || path.includes('..') || path.includes('\0')) return undefined;
  const file = path.endsWith('.html') ? join(folder, path) : join(folder, path, 'index.html');
  return existsSync(file) ? file : undefined;
}

function notFoundFile(folder: string, pathname: string): string | undefined {
  const parts = (decodePath(pathname) ?? '').split('/').filter((part) => part && part !== '..');
  for (let depth = parts.length; depth >= 0; depth--) {
    const file = join(folder, ...parts.slice(0, depth), '404.html');
    if (existsSync(file)) return file;
  }
  return undefined;
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function redirects(folder: string): Map<string, string> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(lines.filter(Boolean).map((line) => line.split(' ').slice(0, 2) as [string, string]));
}
