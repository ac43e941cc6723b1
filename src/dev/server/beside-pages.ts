// Sends what the build writes beside the pages, made when somebody asks for it: pages as Markdown,
// llms.txt, feeds, calendars, the site map, and the pictures that chats show.
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Site } from '#schemas';
import type { PageInput } from '../../page/app/page-input.ts';
import type { PageModel } from '../../checker/check-site.ts';
import { siteMap } from '../../builder/site-map.ts';
import { hashJson } from '../../base/disk/hash.ts';
import { decoded } from '../../builder/hosts/host-plan.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { hasMarkdown, llmsFile, toMarkdownFile } from '../../builder/markdown-pages/machine-files.ts';
import { openSharePictures, shareFolder, type SharePictures } from '../../builder/share-pictures/share-pictures.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { LiveSite } from './dev-state.ts';
import { isReserved } from './page-at.ts';

export interface BesidePages {
  /** @returns whether it has answered the request */
  send(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** @returns the picture that a page names; whether it can be made shows when it is asked for */
  sharePicture(model: PageModel, site: Site): Promise<Pick<PageInput, 'sharePicture'>>;
}

export interface BesidePagesParts {
  site: LiveSite;
  renderer: DevRenderer;
  shapes: PageInput['iconShapes'];
}

interface Made {
  type: string;
  body: string | Buffer;
  status?: number;
  /** Another address that has it. */
  location?: string;
}

/** Where authors find the picture of a page: `/__share/about`. */
const shareAt = '__share/';

const types: Record<string, string> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

export function besidePages(parts: BesidePagesParts): BesidePages {
  const { site: live } = parts;
  const pictures = sharePicturesOf(live);
  const make = async (path: string, site: Site): Promise<Made | undefined> => {
    if (path.startsWith(shareFolder))
      return site.sharePictures ? pictureAt(path, live, await pictures(site)) : undefined;
    if (path.startsWith(shareAt)) return whereShared(path, site, { live, pictures });
    const type = types[path.split('.').at(-1)!];
    if (!type || existsSync(join(live.project.siteRoot, 'public', path))) return undefined;
    const body = path.endsWith('.md') ? await markdownAt(path, site, parts) : await textAt(path, site, live);
    return body === undefined ? undefined : { type, body };
  };
  return {
    send: async (request, response) => {
      const path = decoded(parseRequestUrl(request).pathname).slice(1);
      const hasEnding = /\.(?:md|txt|xml|json|ics|jpg)$/.test(path) && !isReserved(`/${path}`);
      const mayBeMade = hasEnding || path.startsWith(shareAt);
      const isMade = mayBeMade && /^(?:GET|HEAD)$/.test(request.method!);
      const site = isMade ? live.lastGoodSite() : undefined;
      const made = site && (await make(path, site));
      if (!made) return false;
      const { type, body, status = 200, location } = made;
      const headers = { 'content-type': type, 'cache-control': 'no-cache', ...(location && { location }) };
      response.writeHead(status, headers).end(body);
      return true;
    },
    sharePicture: async (model, site) => {
      const named = site.sharePictures ? (await pictures(site)).named(model) : undefined;
      return named ? { sharePicture: { src: `/${named.path}`, alt: named.alt } } : {};
    },
  };
}

/** Gives the Markdown of a page as the build makes it. */
async function markdownAt(
  path: string,
  site: Site,
  { site: live, renderer, shapes }: BesidePagesParts,
): Promise<string | undefined> {
  const model = live.models().find(({ route }) => toMarkdownFile(route) === path);
  if (!model || !hasMarkdown(site, model)) return undefined;
  const { route, page } = model;
  const { renderPage } = await renderer.load();
  const { main } = renderPage({ route, page, site, iconShapes: shapes }, () => '');
  const { pageMarkdown } = await import('../../builder/markdown-pages/page-markdown.ts');
  return pageMarkdown({ main, title: page.title, url: site.url, route });
}

async function textAt(path: string, site: Site, live: LiveSite): Promise<string | undefined> {
  const pages = live.models();
  if (path === 'llms.txt') return site.markdownPages ? llmsFile(site, pages) : undefined;
  const { feeds, calendars } = live.checked();
  const files = [...siteMap(site, pages)];
  if (feeds.length > 0) {
    const { feedFiles } = await import('../../builder/feeds/feed-files.ts');
    files.push(...feeds.flatMap((feed) => feedFiles(feed, site)));
  }
  if (calendars.length > 0) {
    const { calendarFiles } = await import('../../builder/feeds/calendar-files.ts');
    files.push(...calendars.flatMap((calendar) => calendarFiles(calendar, site)));
  }
  return files.find(([name]) => name === path)?.[1];
}

/** Leads an author from the address of a page to its picture. */
async function whereShared(
  path: string,
  site: Site,
  { live, pictures }: { live: LiveSite; pictures: (site: Site) => Promise<SharePictures> },
): Promise<Made> {
  const route = `/${path.slice(shareAt.length)}`.replace(/(.)\/$/, '$1');
  const { model, found } = live.pageAt(route);
  const say = (body: string): Made => ({ type: types.txt!, status: 404, body });
  if (!site.sharePictures) return say('No pictures are made: site.yaml does not say sharePictures: true.');
  if (!model || !found) return say(`There is no page at ${route}.`);
  const named = (await pictures(site)).named(model);
  if (!named) return say(`${route} gets no picture: it has one of its own, or may not be listed.`);
  return { type: types.txt!, status: 302, location: `/${named.path}`, body: '' };
}

async function pictureAt(path: string, live: LiveSite, pictures: SharePictures): Promise<Made | undefined> {
  const model = live.models().find((each) => pictures.named(each)?.path === path);
  if (!model) return undefined;
  const picture = await pictures.of(model);
  if (picture) return { type: 'image/jpeg', body: await picture.make() };
  return { type: types.txt!, status: 404, body: pictures.remarks().join('\n') };
}

/** Milliseconds after which nobody draws any more with what a change of the site has replaced. */
const afterChange = 60_000;

/** @returns a function that gives the pictures of a site, opened anew when its look changes */
function sharePicturesOf({ project }: LiveSite): (site: Site) => Promise<SharePictures> {
  let opened: { key: string; pictures: Promise<SharePictures> } | undefined;
  return (site) => {
    const { name, lang, theme } = site;
    const key = hashJson([name, lang, theme]);
    if (opened?.key === key) return opened.pictures;
    const before = opened?.pictures;
    setTimeout(() => void before?.then(({ close }) => close()).catch(() => {}), afterChange).unref();
    const pictures = openSharePictures(project, site);
    opened = { key, pictures };
    // After a failure the next one who asks tries again.
    pictures.catch(() => (opened = undefined));
    return pictures;
  };
}
