// Sends the files of the site's public folder, and nothing at the addresses of the product's own
// modules.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { sendFile } from '../../base/http/send-file.ts';
import { decodePath } from '../../base/addresses/address.ts';
import { isPublished } from '../../site/public-folder/is-published.ts';

/** @returns a handler that answers if the request is for a public file, and says whether it did */
export function publicServer(siteRoot: string) {
  const folder = join(siteRoot, 'public');
  const send = sirv(folder, { dev: true, etag: true, dotfiles: true, extensions: [] });
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = decodePath(parseRequestUrl(request).pathname);
    // What a build leaves out is missing here, too.
    if (!/^(?:GET|HEAD)$/.test(request.method!) || !isPublished(siteRoot, path)) return false;
    // A service worker would outlive this server, and answer for the next site at its address.
    if (request.headers['service-worker'] !== undefined) return false;
    sendFile(send, path, { request, response });
    return true;
  };
}
