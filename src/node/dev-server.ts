// The dev server: shows pages as they are edited. A mistake shows over the last good page and goes away when mended.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createVite, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { earlyScript, type Renderer } from './bundle.ts';
import { failureCard, hiddenMarks, noPageYet, overlayError } from './dev-pages.ts';
import { pictureServer } from './images/serve-picture.ts';
import { liveSite, type LiveSite } from './live-site.ts';
import { listen, type Address } from './listen.ts';
import type { Project } from './project.ts';
import { report } from './report/report.ts';
import { createStandIn } from './services/stand-in.ts';
import { iconSprite } from './sprite.ts';
import type { Preview } from './view-options.ts';

/** Starts the server, and returns once it listens; the process lives on. */
export async function startDevServer(project: Project, address: Address, preview: Preview = {}): Promise<0> {
  const site = liveSite(project, preview);
  report(site.diagnostics(), site.texts());
  const http = createServer();
  const vite = await startVite(project, http);
  const inbox = join(project.siteRoot, '.pagewright/inbox');
  const standIn = createStandIn({ folder: inbox, log: console.log });
  const early = await earlyScript(project.productRoot);
  const onBroken = (addresses: string[]) => {
    site.callBroken(addresses);
    announce(site, vite);
  };
  const sendPicture = pictureServer({ project, images: site.images, onBroken });
  http.on('request', async (request, response) => {
    if (await standIn.handle(request, response)) return;
    if (await sendPicture(request, response)) return;
    if (request.url === '/icons.svg')
      return send(response, 200, iconSprite(project, site.lastGoodSite(), site.models()), 'image/svg+xml');
    const origin = `http://${request.headers.host}`;
    if (wantsPage(request))
      return sendPage({ request, response, site, vite, early, endpoints: standIn.endpoints(origin) });
    vite.middlewares(request, response, () => send(response, 404, 'Not found', 'text/plain'));
  });
  followChanges(site, vite);
  const url = await listen(http, address);
  console.log(
    `\n  The site is at ${url}\n  Forms send to a stand-in on this machine; what it receives is in ${inbox}\n`,
  );
  return 0;
}

function startVite({ productRoot, siteRoot }: Project, http: ReturnType<typeof createServer>): Promise<ViteDevServer> {
  return createVite({
    root: productRoot,
    configFile: join(productRoot, 'vite.config.ts'),
    publicDir: join(siteRoot, 'public'),
    cacheDir: join(productRoot, '.pagewright/vite'),
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: ['**/dist/**', '**/.pagewright/**'] } },
    optimizeDeps: {
      entries: ['src/browser/*.ts*', 'src/blocks/**/*.tsx', 'src/ui/*.ts*'],
      include: ['react-router-dom', 'react-dom/client', 'zustand', 'zustand/vanilla', '@emailjs/browser'],
    },
  });
}

/** Milliseconds without a further change: editors empty a file before they write it, and the watcher may tell of that only. */
const settle = 25;

/** Checks again after every change of the site's files, and tells open browsers. */
function followChanges(site: LiveSite, vite: ViteDevServer) {
  const folder = site.project.siteRoot;
  vite.watcher.add([
    join(folder, 'site.yaml'),
    join(folder, 'pages'),
    join(folder, 'public'),
    join(site.project.productRoot, 'schemas'),
  ]);
  const changed = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const takeIn = () => {
    const paths = [...changed];
    changed.clear();
    if (!paths.map((path) => site.reread(path)).includes(true)) return;
    announce(site, vite);
  };
  vite.watcher.on('all', (_event, path) => {
    changed.add(path);
    clearTimeout(waiting);
    waiting = setTimeout(takeIn, settle);
  });
  vite.ws.on('connection', () => {
    if (site.hasErrors()) tell(site, vite);
  });
}

function announce(site: LiveSite, vite: ViteDevServer) {
  report(site.diagnostics(), site.texts());
  tell(site, vite);
}

function tell(site: LiveSite, vite: ViteDevServer) {
  if (site.hasErrors()) vite.ws.send({ type: 'error', err: overlayError(site.diagnostics(), site.texts()) });
  else vite.ws.send({ type: 'custom', event: 'pagewright:update' });
}

/** React's fast refresh must be set up before any component's module runs; Vite does that only in HTML of its own. */
const refresh = `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`;

interface PageCall {
  request: IncomingMessage;
  response: ServerResponse;
  site: LiveSite;
  vite: ViteDevServer;
  early: string;
  endpoints: unknown;
}

async function sendPage({ request, response, site, vite, early, endpoints }: PageCall) {
  const route = decodeURI(new URL(request.url!, 'http://site').pathname).replace(/(.)\/$/, '$1');
  const redirect = site.redirectFrom(route);
  if (redirect) return void response.writeHead(302, { location: redirect }).end();
  const { model, found } = site.pageAt(route);
  const shared = site.lastGoodSite();
  if (!model || !shared) return send(response, 500, noPageYet(site.diagnostics(), site.texts()), 'text/html');
  const { renderPage, documentHtml, themeCss } = await renderer(vite);
  const input = {
    route: model.route,
    page: model.page,
    site: { ...shared, endpoints: endpoints as typeof shared.endpoints },
  };
  const rendered = renderPage(input, (index, error) => failureCard({ model, index, error }));
  rendered.body = rendered.body.replace('</main>', `${hiddenMarks(model.hidden)}</main>`);
  const style = `<style>${themeCss(shared.theme)}</style><link rel="stylesheet" href="/src/app/site.css">`;
  const clients = moduleScript('/@vite/client') + refresh + moduleScript('/src/browser/dev.ts');
  const html = documentHtml(rendered, {
    early,
    boot: '/src/browser/boot.ts',
    preloads: [],
    modules: [],
    style: clients + style,
  });
  send(response, found ? 200 : 404, html, 'text/html');
}

function moduleScript(src: string): string {
  return `<script type="module" src="${src}"></script>`;
}

/** The renderer as its sources stand now: Vite's module runner loads again what has changed. */
function renderer(vite: ViteDevServer): Promise<Renderer> {
  const environment = vite.environments.ssr as RunnableDevEnvironment;
  return environment.runner.import('/src/app/renderer.ts');
}

function wantsPage({ url = '', method, headers }: IncomingMessage): boolean {
  const path = url.split('?')[0]!;
  const reserved =
    path.startsWith('/@') ||
    path.startsWith('/src/') ||
    path.startsWith('/node_modules/') ||
    path.startsWith('/.pagewright/');
  return method === 'GET' && !reserved && !/\.\w+$/.test(path) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

function send(response: ServerResponse, status: number, body: string, type: string) {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(body);
}
