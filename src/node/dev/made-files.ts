// Sends what the build makes for a site and nobody wrote: the files of its fonts, and the favicon of a site without one.
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { faviconOf } from '../build/favicon.ts';
import { madeFont } from '../fonts/site-fonts.ts';
import { parseRequestUrl } from '../http/safe-handler.ts';
import type { LiveSite } from './dev-state.ts';

/** @returns whether it has answered the request */
export function sendMadeFile(live: LiveSite, request: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = parseRequestUrl(request);
  const font = madeFont(live.project, pathname);
  const made = font ? { type: 'font/woff2', body: font } : favicon(live, pathname);
  if (!made) return false;
  response.writeHead(200, { 'content-type': made.type, 'cache-control': 'no-cache' }).end(made.body);
  return true;
}

/** @returns undefined where the site has a favicon of its own, which Vite sends */
function favicon(live: LiveSite, pathname: string) {
  const site = live.lastGoodSite();
  if (pathname !== '/favicon.svg' || !site || existsSync(join(live.project.siteRoot, 'public/favicon.svg')))
    return undefined;
  return { type: 'image/svg+xml', body: faviconOf(site) };
}
