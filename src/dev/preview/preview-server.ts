// Serves the finished site as a host does, by the files that the build wrote for hosts: headers,
// redirects, caching, real 404 pages. Forms go to the stand-in on this machine.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { SiteServices } from '#schemas';
import { withoutBase } from '../../base/addresses/base-path.ts';
import { refuseForeignHost } from '../../base/http/own-requests.ts';
import { safeHandler, parseRequestUrl } from '../../base/http/safe-handler.ts';
import { hasExactFile } from '../../base/disk/exact-file.ts';
import { sendFile } from '../../base/http/send-file.ts';
import { decodePath } from '../../base/addresses/address.ts';
import { isUnfinished } from '../../base/output/staged-files.ts';
import { compressForClient } from '../../base/disk/compress.ts';
import { withoutServices } from '../../builder/hosts/content-policy.ts';
import { readRules, type HostRules } from '../../builder/hosts/read-rules.ts';
import { listen, type ListenOptions } from '../../base/http/listen.ts';
import { createStandIn } from '../stand-ins/stand-in.ts';
import { devMessages, previewMessages } from '../messages.ts';

interface Preview {
  folder: string;
  /** The path of the site on its host. */
  base: string;
  rules: HostRules;
  standIn: ReturnType<typeof createStandIn>;
}

/** Starts the server, and returns once it listens; the process lives on. */
export async function startPreview(folder: string, address: ListenOptions): Promise<0 | 1> {
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(previewMessages.noSite(folder));
    return 1;
  }
  if (isUnfinished(folder)) console.warn(previewMessages.unfinished(folder));
  const inbox = join(folder, '../.pagewright/inbox');
  console.log(previewMessages.started({ url: await openPreview(folder, inbox, address), inbox }));
  return 0;
}

/** Starts the server of a finished site. @returns the address of its home page, once it listens */
export async function openPreview(folder: string, inbox: string, address: ListenOptions): Promise<string> {
  const host = await listen(createServer(safeHandler(createPreview(folder, inbox))), address);
  return new URL(readHome(folder), host).href;
}

/**
 * @returns the server's answer to a request; the folder's files are read for each, so that a new
 * build shows at once
 */
export function createPreview(folder: string, inbox: string) {
  const standIn = createStandIn({ folder: inbox, siteFile: join(folder, '../site.yaml'), log: console.log });
  const assets = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (refuseForeignHost(request, response)) return;
    if (await standIn.handle(request, response)) return;
    const base = readHome(folder).slice(0, -1);
    const preview = { folder, base, rules: readRules(folder), standIn };
    const { pathname, search } = parseRequestUrl(request);
    // Nothing else is on this host, so that everybody is led to the site.
    if (base !== '' && (pathname === '/' || pathname === base))
      return void response.writeHead(302, { location: `${base}/` }).end();
    setHeaders(response, pathname, preview);
    const target = preview.rules.redirect(pathname, search);
    if (target) return void response.writeHead(target.status, { location: target.to }).end();
    const isHidden = preview.rules.isHidden(pathname);
    const path = withoutBase(base, decodePath(pathname));
    const file = isHidden || path === undefined ? undefined : pageFile(preview, path);
    if (!isHidden && path !== undefined && !path.endsWith('.html') && hasExactFile(folder, path))
      sendFile(assets, path, { request, response });
    else sendPage(request, response, { ...preview, file });
  };
}

/**
 * The services' real addresses are taken out of the policy, so that a page that still sends there
 * is caught.
 */
function setHeaders(response: ServerResponse, pathname: string, { folder, rules }: Preview) {
  const services = withoutLocal(readEndpoints(readFileSync(join(folder, 'index.html'), 'utf8')));
  for (const [name, value] of rules.headers(pathname)) {
    response.setHeader(name, name === 'Content-Security-Policy' ? withoutServices(value, services) : value);
  }
}

/**
 * Sends a page, or without `file` the nearest not-found page. The only change to it: forms send to
 * the stand-in.
 */
function sendPage(request: IncomingMessage, response: ServerResponse, page: Preview & { file?: string }) {
  const { pathname } = parseRequestUrl(request);
  const notFound = page.rules.notFoundPage(pathname);
  const file = page.file ?? (notFound && join(page.folder, withoutBase(page.base, notFound) ?? notFound));
  const endpoints = page.standIn.endpoints(`http://${request.headers.host}`);
  const html = file && existsSync(file) ? withEndpoints(readFileSync(file, 'utf8'), endpoints) : devMessages.notFound();
  // The page was changed on its way, so the file that was compressed ahead of time does not fit.
  const { body, encoding } = compressForClient(request.headers['accept-encoding'], html);
  response.writeHead(page.file ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** @returns the path of the home page on its host, as the finished page says it */
function readHome(folder: string): string {
  return / data-home="([^"]*)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '/';
}

const endpointsMeta = /(<meta name="pagewright-endpoints" content=")([^"]*)"/;
/** Only forms of Netlify are sent to an address of the site itself. */
const ownAction = /( action=")\/(?!\/)[^"]*"/g;
const policyMeta = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)"/;

function readEndpoints(html: string): SiteServices {
  return JSON.parse((endpointsMeta.exec(html)?.[2] ?? '{}').replaceAll('&quot;', '"')) as SiteServices;
}

/**
 * A function that runs on this machine, too, is no service of somebody else's: forms reach it, so
 * that both can be tried together.
 */
const isLocal = (address: string | undefined) => /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address ?? '');

function withoutLocal({ function: own, ...services }: SiteServices): SiteServices {
  return own && !isLocal(own) ? { ...services, function: own } : services;
}

/** Also changes the addresses that forms post to without script: they are in the HTML as text. */
function withEndpoints(html: string, standIn: ReturnType<Preview['standIn']['endpoints']>): string {
  const real = readEndpoints(html);
  const local = isLocal(real.function) ? { ...standIn, function: real.function } : standIn;
  const posted = [
    [real.sheet, local.sheet],
    [real.email?.origin, local.email?.origin],
    [real.web3forms?.address, local.web3forms.address],
    [real.formspree, local.formspree],
    [real.function, local.function],
  ].reduce((text, [from, to]) => (from && to ? text.replaceAll(` action="${from}`, ` action="${to}`) : text), html);
  return posted
    .replace(ownAction, `$1${local.netlify.address}"`)
    .replace(endpointsMeta, `$1${JSON.stringify(local).replaceAll('"', '&quot;')}"`)
    .replace(
      policyMeta,
      (_, start: string, policy: string) => `${start}${withoutServices(policy, withoutLocal(real))}"`,
    );
}

function pageFile({ folder }: Preview, path: string): string | undefined {
  // A not-found page answers for other addresses; it has no address itself.
  if (path.endsWith('/404.html')) return undefined;
  const name = path.endsWith('.html') ? path : `${path.replace(/\/$/, '')}/index.html`;
  return hasExactFile(folder, name) ? join(folder, name) : undefined;
}
