// The dev server: shows pages as they are edited, with mistakes over the last good page.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Site } from '#schemas';
import { refuseLinksOutside } from '../../base/disk/list-files.ts';
import { refuseSigns, signsOfAddresses } from '../../base/installation/folder-names.ts';
import { isolate } from '../../base/http/isolation.ts';
import { refuseForeignHost } from '../../base/http/own-requests.ts';
import { parseRequestUrl, safeHandler } from '../../base/http/safe-handler.ts';
import { compiledClient, compiledServer } from './compiled-client.ts';
import { devRenderer, type DevRenderer } from './dev-renderer.ts';
import { openErrorLog, type ErrorLog } from '../author/error-log.ts';
import { devDocument, openPast, prepareForEditor } from './dev-document.ts';
import { noOverlay } from './dev-pages.ts';
import { describeError } from '../../base/terminal/error-text.ts';
import { authoringServer } from '../../editor/server/authoring-server.ts';
import { openWords } from '../../editor/server/words.ts';
import { openDiskStore } from '../../editor/server/disk-store/disk-store.ts';
import { bufferChanges } from '../../editor/server/store/buffer-changes.ts';
import { codeEditor } from '../author/code-editor.ts';
import { openBrowsers } from '../author/browsers.ts';
import { announce, announceChecked, siteChanges } from './hot-update.ts';
import type { Audience, ChangeParts, SiteChanges } from './hot-update.ts';
import { galleryServer } from './gallery-server.ts';
import { manualServer } from '../manual/manual-server.ts';
import { createIconReader } from '../../site/folder/icons.ts';
import { LiveSite } from './live-site.ts';
import { outputServer, type OutputServerParts } from './output-server.ts';
import { createShareOpener, shareServer } from './share-server.ts';
import { wantsPage } from './find-page.ts';
import { sendDocument, sendPage, type DocumentOf } from './page-server.ts';
import { publicServer } from './public-files.ts';
import { startVite } from './start-vite.ts';
import { previewSwitch } from './preview-switch.ts';
import { openOwnCode, type OwnCode } from './own-code.ts';
import { openRestartable, type RunningServer } from '../../base/http/restartable.ts';
import { listen, type ListenOptions } from '../../base/http/listen.ts';
import { findStyleMistake } from '../../builder/own-code/own-styles.ts';
import { findOwnParts, hasOwnParts } from '../../site/folder/own-parts.ts';
import { printCode, printReplaced } from '../../site/folder/print-replaced.ts';
import type { Project } from '../../site/folder/project.ts';
import { writeDevServerUrl } from '../../site/folder/dev-server-address.ts';
import { createStandIn } from '../stand-ins/stand-in.ts';
import type { PreviewOptions } from '../../site/folder/preview-options.ts';
import { devMessages } from '../messages.ts';

/** Starts the server, and returns once it listens and the site is checked; the process lives on. */
export async function startDevServer(
  project: Project,
  address: ListenOptions,
  preview: PreviewOptions = {},
): Promise<0> {
  await openDevServer(project, address, preview);
  return 0;
}

/**
 * Starts the server.
 * @returns it once it listens and the site is checked
 * @throws UsageError for a folder whose path has signs of addresses
 */
export async function openDevServer(
  project: Project,
  address: ListenOptions,
  preview: PreviewOptions = {},
): Promise<RunningServer> {
  refuseSigns([project.siteRoot, project.productRoot], signsOfAddresses);
  return openRestartable((at, restart) => serve({ project, address: at, preview, restart }), address);
}

interface Start {
  project: Project;
  address: ListenOptions;
  preview: PreviewOptions;
  restart: () => void;
}

async function serve({ project, address, preview, restart }: Start): Promise<RunningServer> {
  refuseLinksOutside(project.siteRoot, ['.pagewright', 'schemas']);
  printCode(project);
  const store = bufferChanges(openDiskStore(project, () => site.texts()));
  const site = new LiveSite(project, preview);
  const own = openOwnCode(project);
  const http = createServer();
  const log = openErrorLog(project);
  const vite = await startVite(project, { http, log });
  const audience: Audience = { site, vite, browsers: openBrowsers(vite.ws, () => site.state) };
  const inbox = join(project.siteRoot, '.pagewright/inbox');
  const standIn = createStandIn({ folder: inbox, siteFile: join(project.siteRoot, 'site.yaml'), log: console.log });
  const renderer = await devRenderer(project, vite);
  // Vite's client, and React's fast refresh, which must be there before any component's module.
  const viteHead = await vite.transformIndexHtml('/', '');
  const shapes = createIconReader(project.productRoot);
  const documentOf: DocumentOf = ({ request, model, tools, ...input }) =>
    devDocument(
      { ...input, site: { ...input.site, endpoints: listEndpoints(request, standIn) }, iconShapes: shapes },
      { project, model, tools: tools + viteHead, renderer, own },
    );
  const openPictures = createShareOpener(site);
  const sendOutput = openOutputs({ audience, renderer, shapes, openPictures, documentOf });
  const sendShare = shareServer(site, openPictures);
  const words = openWords(project.productRoot);
  const changes = siteChanges(audience, { store, ...openCodeChanges({ project, vite, renderer, own, restart, log }) });
  const code = codeEditor(project.siteRoot, vite);
  const handleEditor = project.hasCopiedTexts
    ? refuseEditor
    : authoringServer({
        productRoot: project.productRoot,
        words,
        site,
        store,
        viteHead: noOverlay + viteHead,
        openInEditor: code.open,
        preview: previewSwitch(preview, (wanted, by) => (site.setPreview(wanted), announce(audience, by))),
        prepare: prepareForEditor({ site, renderer, own, shapes }),
        renderPast: openPast({ site, renderer, own, shapes }),
      });
  const made = [standIn.handle, sendOutput, sendShare, compiledServer(project)];
  const shown = [galleryServer(site, documentOf), manualServer(project.productRoot)];
  const sendPublic = publicServer(project.siteRoot);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    isolate(response);
    if (refuseForeignHost(request, response)) return;
    for (const handle of [...made, ...shown, code.handle, handleEditor]) if (await handle(request, response)) return;
    if (wantsPage(request)) return sendPage({ request, response, site, documentOf, openPictures, words, log });
    if (sendPublic(request, response)) return;
    vite.middlewares(request, response, () => sendDocument(response, 404, devMessages.notFound(), 'text/plain'));
  };
  http.on('request', safeHandler(answer, log));
  const { url, stop } = await openServer({ changes, vite, http, address });
  checkFirst(audience, { url, inbox });
  // Whatever is opened first needs it. A mistake in the site's code is reported by that page.
  void renderer.load().catch(() => {});
  return { url, stop };
}

/** Answers for the editor of a site whose texts a program holds. */
async function refuseEditor(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (!parseRequestUrl(request).pathname.startsWith('/__editor')) return false;
  sendDocument(response, 403, devMessages.noEditor(), 'text/plain');
  return true;
}

interface CodeParts extends Pick<Start, 'project' | 'restart'> {
  vite: ViteDevServer;
  renderer: DevRenderer;
  own: OwnCode;
  log: ErrorLog;
}

/** Prints a mistake that the site's code has already. @returns what takes in changes of the code */
function openCodeChanges({ project, vite, renderer, own, restart, log }: CodeParts): Omit<ChangeParts, 'store'> {
  const compiled = compiledClient(project);
  const takeInCode = (paths: readonly string[]) => {
    if (compiled) {
      if (hasOwnParts(findOwnParts(project))) restartForCode(restart);
      return { needsLoad: false, loaded: Promise.resolve() };
    }
    renderer.forget();
    const needsLoad = own.reread(paths, vite);
    return { needsLoad, loaded: Promise.all([renderer.load(), own.compileStyles(vite)]) };
  };
  const first = compiled ? undefined : findStyleMistake(project, findOwnParts(project));
  if (first) log(first.message);
  return { takeInCode, first, log };
}

interface OutputCall extends Pick<OutputServerParts, 'renderer' | 'shapes' | 'openPictures'> {
  audience: Audience;
  documentOf: DocumentOf;
}

function openOutputs({ audience, documentOf, ...parts }: OutputCall) {
  const { site } = audience;
  return outputServer({
    ...parts,
    live: site,
    documentOf: (request, model) =>
      documentOf({ request, model, tools: '', route: model.route, page: model.page, site: site.lastGoodSite()! }),
    onBroken: (addresses) => {
      site.callBroken(addresses);
      announce(audience);
    },
  });
}

/** The compiled package knows no code of the site, and Vite was started without the sources. */
function restartForCode(restart: () => void): void {
  console.log(devMessages.restart());
  restart();
}

/** Tells people and programs where the site is, checks it, and prints what is wrong. Requests wait meanwhile. */
function checkFirst(audience: Audience, { url, inbox }: { url: string; inbox: string }): void {
  const { site } = audience;
  writeDevServerUrl(site.project.siteRoot, url);
  console.log(devMessages.started({ url, inbox, canEdit: !site.project.hasCopiedTexts }));
  try {
    printReplaced(site.project);
    site.begin();
    announceChecked(audience);
  } catch (error) {
    // A file that cannot be read can be mended while the server runs.
    console.error(describeError(error));
  }
}

interface OpenedServer {
  changes: SiteChanges;
  vite: ViteDevServer;
  http: ReturnType<typeof createServer>;
  address: ListenOptions;
}

/** @throws when it cannot be opened; then nothing is left that keeps the program alive */
async function openServer({ changes, vite, http, address }: OpenedServer): Promise<RunningServer> {
  let stopFollowing: (() => void) | undefined;
  const stop = async () => {
    stopFollowing?.();
    await vite.close();
    http.close();
    http.closeAllConnections();
  };
  try {
    stopFollowing = changes.follow();
    return { url: await listen(http, address), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listEndpoints({ headers }: IncomingMessage, standIn: ReturnType<typeof createStandIn>): Site['endpoints'] {
  return standIn.endpoints(`http://${headers.host}`) as Site['endpoints'];
}
