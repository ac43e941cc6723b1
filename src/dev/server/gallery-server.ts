// The gallery in the dev server, at /__blocks: made from the schemas at every request, so that it
// is never out of date.
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { PageInput } from '../../page/app/page-input.ts';
import type { PageModel } from '../../checker/check-site.ts';
import { ownDocument } from '../../base/http/isolation.ts';
import type { LiveSite } from './live-site.ts';
import { publicFiles } from '../gallery/examples-site.ts';
import { readGallery, type Gallery } from '../gallery/gallery.ts';
import { galleryFiles } from '../gallery/gallery-files.ts';
import type { GalleryPlace } from '../gallery/gallery-pages.tsx';
import { usesOf } from '../gallery/uses.ts';

const place: GalleryPlace = { base: '/__blocks', withPages: true };

export interface GalleryServerParts {
  site: LiveSite;
  /** Renders a page to its document, as the dev server does for the site's own pages. */
  documentOf: (
    input: Omit<PageInput, 'iconShapes'> & { request: IncomingMessage; model: PageModel },
  ) => Promise<string>;
}

interface Answer {
  status?: number;
  type: string;
  text: string | Buffer;
}

/**
 * @returns the gallery of the site's own look: what answers a request that is for it, and says
 * whether it did
 */
export function galleryServer(
  parts: GalleryServerParts,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  let gallery: Gallery | undefined;
  const { project } = parts.site;
  const read = () => (gallery = readGallery(project, lookOf(parts.site)));
  const answer = async (path: string, request: IncomingMessage): Promise<Answer | undefined> => {
    // The site's own files come first.
    if (/\/example\./.test(path) && !existsSync(join(project.siteRoot, 'public', path))) {
      const [, shown] = publicFiles(project).find(([name]) => `/${name}` === path) ?? [];
      return shown === undefined ? undefined : { type: types[path.split('.').at(-1)!]!, text: shown };
    }
    if (path !== place.base && !path.startsWith(`${place.base}/`)) return undefined;
    const [first = '', number] = path.slice(place.base.length + 1).split('/');
    if (first.includes('.')) return file(first, await galleryFiles(project));
    if (number) {
      const shown = pageIn(gallery ?? read(), first, number);
      if (!shown) return notThere(path);
      const { model, site } = shown;
      return page(await parts.documentOf({ route: model.route, page: model.page, site, model, request }));
    }
    // React takes a tenth of a second to load, which the start of the dev server need not wait for.
    const { renderBlockPage, renderIndexPage } = await import('../gallery/gallery-pages.tsx');
    if (first === '') return page(renderIndexPage(read(), place));
    if (first === 'looks') return page((await import('../gallery/looks-page.tsx')).renderLooksPage(read(), place));
    const block = read().blocks.find(({ type }) => type === first);
    return block ? page(renderBlockPage(block, usesOf(first, parts.site.models()), place)) : notThere(path);
  };
  return async (request, response) => {
    const path = request.url!.split('?')[0]!.replace(/(.)\/$/, '$1');
    // A schema may be half written just now: the server goes on.
    const found = request.method === 'GET' ? await answer(path, request).catch(failed) : undefined;
    if (!found) return false;
    const headers = { 'content-type': `${found.type}; charset=utf-8`, 'cache-control': 'no-cache' };
    const own = found.type === 'text/html' && ownDocument;
    response.writeHead(found.status ?? 200, { ...headers, ...own }).end(found.text);
    return true;
  };
}

/** @returns the page that a frame of the gallery shows: an example of a section, or a look */
function pageIn({ site, models, looks }: Gallery, first: string, second: string) {
  if (first === 'looks') return looks().find(({ name }) => name === second);
  const model = models.find(({ route }) => route === `/${first}/${second}`);
  return model && site && { model, site };
}

function lookOf(site: LiveSite) {
  const own = site.lastGoodSite();
  return own && { lang: own.lang, labels: own.labels, theme: own.theme };
}

function page(text: string): Answer {
  return { type: 'text/html', text };
}

const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
};

function file(name: string, files: Record<string, string>): Answer {
  const text = files[name];
  return text === undefined ? notThere(name) : { type: types[name.split('.')[1]!]!, text };
}

function failed(error: unknown): Answer {
  const reason = error instanceof Error ? error.message : String(error);
  return { status: 500, type: 'text/plain', text: `The gallery cannot be shown: ${reason}` };
}

function notThere(path: string): Answer {
  return { status: 404, type: 'text/plain', text: `The gallery has no ${path}` };
}
