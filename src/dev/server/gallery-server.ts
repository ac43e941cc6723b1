// Gallery in the dev server, at /__blocks: the site of the examples in the look of the author's
// own, made from the schemas in memory, so that it is never out of date.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatPretty } from '../../site/report/pretty.ts';
import { createTextSet } from '../../base/pure/text-set.ts';
import { readGallery, type Gallery } from '../gallery/gallery.ts';
import { listPublicFiles } from '../gallery/sample-content.ts';
import { noOverlay } from './dev-pages.ts';
import type { LiveSite } from './live-site.ts';
import { sendDocument, type DocumentOf } from './page-server.ts';
import { dropEndSlash } from '../../base/pure/route.ts';

const base = '/__blocks';

const types: Record<string, string> = { svg: 'image/svg+xml', mp4: 'video/mp4', vtt: 'text/vtt' };

/** @returns a handler that answers for the gallery, and says whether it did */
export function galleryServer(site: LiveSite, documentOf: DocumentOf) {
  const { project } = site;
  let latest: { changes: number; gallery: Gallery } | undefined;
  const read = (): Gallery => {
    if (latest?.changes !== site.changes) {
      const gallery = readGallery(project, { like: site.lastGoodSite(), base }, latest?.gallery);
      latest = { changes: site.changes, gallery };
    }
    return latest.gallery;
  };
  const sendPage = async (route: string, request: IncomingMessage, response: ServerResponse) => {
    const gallery = read();
    const text = gallery.files[`public${route}`];
    if (text !== undefined) return sendDocument(response, 200, text, 'text/plain');
    const look = route.startsWith('/looks/') ? gallery.readLook(route.slice('/looks/'.length)) : undefined;
    const shown = look ?? gallery;
    const model = shown.pages.find((each) => each.route === (look ? '/' : route));
    if (shown.site && model) {
      const input = { route: model.route, page: model.page, site: shown.site };
      return sendDocument(response, 200, await documentOf({ ...input, request, model, tools: noOverlay }), 'text/html');
    }
    const wrong = shown.diagnostics.filter(({ file }) => file === 'site.yaml' || file === `pages${route}.yaml`);
    if (wrong.length === 0) return sendDocument(response, 404, `The gallery has no ${route}`, 'text/plain');
    sendDocument(response, 500, formatPretty(wrong, { texts: createTextSet(gallery.files) }), 'text/plain');
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = dropEndSlash(request.url!.split('?')[0]!);
    if (request.method !== 'GET') return false;
    // The site's own files come first.
    if (/\/example\./.test(path) && !existsSync(join(project.siteRoot, 'public', path))) {
      const [, content] = listPublicFiles(project).find(([name]) => `/${name}` === path) ?? [];
      if (content === undefined) return false;
      response.writeHead(200, { 'content-type': types[path.split('.').at(-1)!]!, 'cache-control': 'no-cache' });
      response.end(content);
      return true;
    }
    if (path !== base && !path.startsWith(`${base}/`)) return false;
    try {
      await sendPage(path.slice(base.length) || '/', request, response);
    } catch (error) {
      // A schema may be half written just now: the server goes on.
      const reason = error instanceof Error ? error.message : String(error);
      sendDocument(response, 500, `The gallery cannot be shown: ${reason}`, 'text/plain');
    }
    return true;
  };
}
