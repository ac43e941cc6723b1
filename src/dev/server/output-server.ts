// Serves the derived outputs of a site (outputs/output-table.ts) as it is now: each file is made
// when it is asked for.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#schemas';
import type { PageInput } from '../../page/app/page-input.ts';
import type { PageModel } from '../../checker/check-site.ts';
import { decodePath } from '../../base/addresses/address.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { BrokenPicture } from '../../builder/images/broken-picture.ts';
import type { FileMakers, MadeFile, Output, OutputSource, SiteOutput } from '../../builder/outputs/output.ts';
import { outputs } from '../../builder/outputs/output-table.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { LiveSite } from './live-site.ts';
import type { ShareOpener } from './share-server.ts';
import { refuse } from '../../base/pure/result.ts';

export interface OutputServerParts {
  live: LiveSite;
  renderer: DevRenderer;
  shapes: PageInput['iconShapes'];
  openPictures: ShareOpener;
  /** Renders the document of a page. */
  documentOf: (request: IncomingMessage, model: PageModel) => Promise<string>;
  /** Called with the addresses of a photo that nothing can be made of. */
  onBroken: (addresses: readonly string[]) => void;
}

const types: Record<string, string> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** @returns a handler that answers for the files of all outputs, and says whether it did */
export function outputServer(parts: OutputServerParts) {
  const { live, onBroken } = parts;
  const make = createMaker(live);
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = decodePath(parseRequestUrl(request).pathname).slice(1);
    if (!/^(?:GET|HEAD)$/.test(request.method!)) return false;
    const candidates = outputs.filter(({ pattern }) => pattern.test(path));
    const site = candidates.length > 0 ? live.lastGoodSite() : undefined;
    const source = site && openSource(request, site, parts);
    // The author's own file is sent by public-files.ts.
    if (!source || source.isAuthored(path)) return false;
    for (const output of candidates) {
      const made = await make(output, path, source).catch((error: unknown): MadeFile => {
        if (!(error instanceof BrokenPicture)) throw error;
        onBroken(error.addresses);
        return refuse(error.message);
      });
      if (!made) continue;
      sendFile(response, path, { made, output });
      return true;
    }
    return false;
  };
}

function sendFile(response: ServerResponse, path: string, { made, output }: { made: MadeFile; output: Output }) {
  if (!made.ok) return void response.writeHead(404, { 'content-type': types.txt! }).end(made.reason);
  const caching = output.isNamedByContent ? 'max-age=31536000, immutable' : 'no-cache';
  const type = types[path.split('.').at(-1)!] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': caching }).end(made.content);
}

function openSource(
  request: IncomingMessage,
  site: Site,
  { live, renderer, shapes, openPictures, documentOf }: OutputServerParts,
): OutputSource & { renderMain: (model: PageModel) => Promise<string> } {
  const { project } = live;
  return {
    project,
    site,
    // This server has its host to itself.
    base: '',
    get pages() {
      return live.models();
    },
    get feeds() {
      return live.checked().feeds;
    },
    get calendars() {
      return live.checked().calendars;
    },
    get images() {
      return live.images();
    },
    // The gallery shows one on any site.
    hasSearch: true,
    isAuthored: (path) => live.isPublished(path),
    readDocument: (model) => documentOf(request, model),
    openSharePictures: () => openPictures(site),
    renderMain: async ({ route, page }) =>
      (await renderer.load()).renderPage({ route, page, site, iconShapes: shapes }, () => '').main,
  };
}

/** @returns a function that makes a file; undefined for one that the output does not have */
function createMaker(live: LiveSite) {
  const lists = new Map<SiteOutput, { changes: number; files: Promise<FileMakers> }>();
  const list = async (output: SiteOutput, path: string, source: OutputSource): Promise<FileMakers> => {
    const { entryFile } = output;
    if (entryFile === undefined) return output.list(source);
    const known = lists.get(output);
    if (known && (path !== entryFile || known.changes === live.changes)) return known.files;
    const files = Promise.resolve(output.list(source));
    lists.set(output, { changes: live.changes, files });
    // After a failure the next request tries again.
    files.catch(() => lists.delete(output));
    return files;
  };
  return async (output: Output, path: string, source: ReturnType<typeof openSource>): Promise<MadeFile | undefined> => {
    if (output.kind === 'host') return undefined;
    if (output.kind === 'page') {
      for (const model of source.pages)
        if ((await output.findPath(model, source)) === path)
          return output.make({ model, renderMain: () => source.renderMain(model) }, source);
      return undefined;
    }
    const content =
      output.kind === 'picture'
        ? await output.make(path, source)
        : ((await (await list(output, path, source)).get(path)?.()) ?? output.findOther?.(path, source));
    return content === undefined ? undefined : { ok: true, content };
  };
}
