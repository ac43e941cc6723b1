// The author's code editor: opens places in files of the site with it, and of no other file. Vite
// finds the program: the one named in LAUNCH_EDITOR or EDITOR, or one that is running.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { isOwnRequest } from '../../base/http/own-requests.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { isInside, leadsOutside } from '../../base/disk/real-paths.ts';
import type { OpenInEditor } from '../../editor/server/routes.ts';
import { parseUrl } from '../../base/addresses/web-address.ts';

export interface CodeEditor {
  open: OpenInEditor;
  /**
   * Looks at requests for Vite's own way to the code editor, which takes any file of this computer
   * from anybody: only pages of this server may ask, and only for files of the site. @returns
   * whether it has refused one
   */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
}

const address = '/__open-in-editor';

export function codeEditor(siteRoot: string, vite: Pick<ViteDevServer, 'middlewares'>): CodeEditor {
  /** Changes a request into Vite's own for a place; false where that is outside of the site. */
  const leadTo = (request: IncomingMessage, place: string): boolean => {
    const path = findInSite(siteRoot, place);
    if (path !== undefined) request.url = `${address}?file=${encodeURIComponent(path)}`;
    return path !== undefined;
  };
  return {
    open: (request, response, { file, line, column }) => {
      if (!leadTo(request, `${file}:${line}:${column}`)) return void response.writeHead(403).end();
      vite.middlewares(request, response);
    },
    handle: (request, response) => {
      const { pathname, searchParams } = parseRequestUrl(request);
      if (pathname !== address) return false;
      if (isOwnRequest(request) && leadTo(request, searchParams.get('file') ?? '')) return false;
      response.writeHead(403).end();
      return true;
    },
  };
}

/**
 * @param place a file, absolute, as an address, or below the site's folder; perhaps with
 * `:line:column`
 * @returns the same with an absolute path; undefined where the file is not in the site
 */
export function findInSite(siteRoot: string, place: string): string | undefined {
  const [, named = '', position = ''] = /^(.*?)((?::\d+){0,2})$/s.exec(place) ?? [];
  if (named === '' || named.includes('\0')) return undefined;
  if (named.startsWith('file:') && !parseUrl(named)) return undefined;
  const path = named.startsWith('file:') ? fileURLToPath(named) : named;
  const [root, file] = [resolve(siteRoot), resolve(siteRoot, path)];
  if (file === root || !isInside(file, root) || leadsOutside(root, relative(root, file))) return undefined;
  return file + position;
}
