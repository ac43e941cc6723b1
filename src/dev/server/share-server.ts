// Share pictures in the dev server: opened again when the site's look changes, and found by the
// address of a page (/__share/about).
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#schemas';
import { hashJson } from '../../base/disk/hash.ts';
import { decodePath } from '../../base/addresses/address.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { openSharePictures, type SharePictures } from '../../builder/share-pictures/share-pictures.ts';
import type { LiveSite } from './live-site.ts';
import { devMessages } from '../messages.ts';
import { refuse, type Result } from '../../base/pure/result.ts';
import { dropEndSlash } from '../../base/pure/route.ts';

export type ShareOpener = (site: Site) => Promise<SharePictures>;

/** Milliseconds after which nobody draws any more with what a change of the look has replaced. */
const closeAfterMs = 60_000;

/** @returns a function that opens the pictures of a site, once for each look */
export function createShareOpener({ project }: Pick<LiveSite, 'project'>): ShareOpener {
  let opened: { key: string; pictures: Promise<SharePictures> } | undefined;
  return (site) => {
    const { name, lang, theme } = site;
    const key = hashJson([name, lang, theme]);
    if (opened?.key === key) return opened.pictures;
    const before = opened?.pictures;
    setTimeout(() => void before?.then(({ close }) => close()).catch(() => {}), closeAfterMs).unref();
    const pictures = openSharePictures(project, site);
    opened = { key, pictures };
    // After a failure the next request tries again.
    pictures.catch(() => (opened = undefined));
    return pictures;
  };
}

const base = '/__share/';

/** @returns a handler that redirects from the address of a page to its picture, and says whether it did */
export function shareServer(live: LiveSite, openPictures: ShareOpener) {
  const find = async (route: string): Promise<Result<{ path: string }>> => {
    const site = live.lastGoodSite();
    const { model, found } = live.findPage(route);
    if (!site?.sharePictures) return refuse(devMessages.noSharePictures());
    if (!model || !found) return refuse(devMessages.noPageAt(route));
    const named = (await openPictures(site)).named(model);
    if (!named) return refuse(`${route} gets no picture: it has one of its own, or may not be listed.`);
    return { ok: true, path: named.path };
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const address = decodePath(parseRequestUrl(request).pathname);
    if (!address.startsWith(base)) return false;
    const found = await find(dropEndSlash(address.slice(base.length - 1)));
    if (found.ok) response.writeHead(302, { location: `/${found.path}`, 'cache-control': 'no-cache' }).end();
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(found.reason);
    return true;
  };
}
