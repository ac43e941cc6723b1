// Sends what the build makes for a site and nobody wrote: the files of its fonts, and the icons
// that it does not have.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { madeFont } from '../../builder/fonts/site-fonts.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { makeIcons, type IconName } from '../../builder/images/site-icons.ts';
import type { LiveSite } from './dev-state.ts';

const iconTypes: Record<IconName, string> = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
};

/** @returns whether it has answered the request */
export async function sendMadeFile(
  live: LiveSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = parseRequestUrl(request);
  const font = madeFont(live.project, pathname);
  const made = font ? { type: 'font/woff2', body: font } : await madeIcon(live, pathname);
  if (!made) return false;
  response.writeHead(200, { 'content-type': made.type, 'cache-control': 'no-cache' }).end(made.body);
  return true;
}

/** @returns undefined where the site has an icon of its own, which Vite sends */
async function madeIcon(live: LiveSite, pathname: string) {
  const name = pathname.slice(1) as IconName;
  const type = Object.hasOwn(iconTypes, name) && iconTypes[name];
  const site = live.lastGoodSite();
  if (!type || !site) return undefined;
  const { [name]: body } = await makeIcons(join(live.project.siteRoot, 'public'), site, [name]);
  return body === undefined ? undefined : { type, body };
}
