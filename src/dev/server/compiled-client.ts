// Scripts of the dev server's pages in an installed package, at the addresses of the sources: they
// were compiled with the package, so that no site has to wait for a bundler. A site with own parts
// gets the sources instead, from Vite.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { compiledDevBundles, openCompiled, type Bundles } from '../../builder/bundles/bundle-cache.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { compiledFolder } from '../../base/installation/product-files.ts';
import { findOwnParts, hasOwnParts } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';

/**
 * @returns the bundles that take the place of the sources; undefined where sources are to be loaded
 */
export function compiledClient(project: Project): Bundles | undefined {
  const compiled = compiledFolder(project.productRoot);
  if (!compiled || hasOwnParts(findOwnParts(project))) return undefined;
  return openCompiled(project, join(compiled, compiledDevBundles));
}

/**
 * @returns a handler that answers for the address of a source or a bundle, and says whether it did.
 * Beside sources it answers for the editor alone, whose packages no site installs
 */
export function compiledServer(project: Project) {
  const compiled = compiledFolder(project.productRoot);
  if (!compiled) return () => false;
  const { folder, browser: all } = openCompiled(project, join(compiled, compiledDevBundles));
  const browser = compiledClient(project) ? all : pickEditor(all);
  const files = new Set(listFiles(folder, '').map((path) => `/${path}`));
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname } = parseRequestUrl(request);
    const script = buildScript(pathname, browser) || undefined;
    const body =
      script ??
      (pathname === '/src/page/app/site.css' ? browser.css || undefined : undefined) ??
      (files.has(pathname) ? readFileSync(join(folder, pathname)) : undefined);
    if (body === undefined) return false;
    const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(body);
    return true;
  };
}

function pickEditor(browser: Bundles['browser']): Bundles['browser'] {
  const extra = Object.entries(browser.extra).filter(([path]) => path.startsWith('src/editor/client/'));
  return { ...browser, boot: '', css: '', live: {}, extra: Object.fromEntries(extra) };
}

/**
 * @returns a script that replaces the source at an address: it imports what was compiled from it
 */
function buildScript(address: string, { boot, live, extra }: Bundles['browser']): string | undefined {
  if (withoutEnding(address) === '/src/page/start/boot') return boot && `import '${boot}';`;
  const own = Object.entries(extra).find(([path]) => withoutEnding(`/${path}`) === withoutEnding(address))?.[1];
  if (own) return devScript(own);
  const name = /^\/src\/.*?([\w-]+)\.(?:behavior|island)\.[jt]sx?$/.exec(address)?.[1];
  const made = name === undefined ? undefined : live[name]?.[0];
  return made && `export * from '${made}';`;
}

/** An installed package has its modules under the endings that they are compiled to. */
function withoutEnding(address: string): string {
  return address.replace(/\.[jt]sx?$/, '');
}

/** Opens the channel that these modules hear of changes on (src/editor/client/dev-channel.ts). */
function devScript({ script, styles }: Bundles['browser']['extra'][string]): string {
  return [
    `import { createHotContext } from '/@vite/client';`,
    `globalThis.pagewrightChannel ??= createHotContext('/pagewright');`,
    ...styles.map(styleScript),
    `await import("${script}");`,
  ].join('\n');
}

function styleScript(href: string): string {
  return `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${href}' }));`;
}
