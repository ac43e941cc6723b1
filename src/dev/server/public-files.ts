// Sends the files of the site's public folder, and nothing at the addresses of the product's own
// modules.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { hasExactFile } from '../../base/disk/exact-file.ts';
import { leadsOutside } from '../../base/disk/real-paths.ts';
import { parseRequestUrl } from '../../base/http/safe-handler.ts';
import { sendFile } from '../../base/http/send-file.ts';
import { decodePath } from '../../base/addresses/address.ts';
import { isReservedAddress } from '../../base/pure/route.ts';
import { judgeName } from '../../site/public-folder/judge-name.ts';

/** @returns a handler that answers if the request is for a public file, and says whether it did */
export function publicServer(siteRoot: string) {
  const folder = join(siteRoot, 'public');
  const send = sirv(folder, { dev: true, etag: true, dotfiles: true, extensions: [] });
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = decodePath(parseRequestUrl(request).pathname);
    if (!/^(?:GET|HEAD)$/.test(request.method!) || isReservedAddress(path) || !hasExactFile(folder, path)) return false;
    // A build leaves these out, so they are missing here, too.
    if (path.split('/').some((name) => judgeName(name) !== undefined)) return false;
    // A service worker would outlive this server, and answer for the next site at its address.
    if (request.headers['service-worker'] !== undefined) return false;
    if (leadsOutside(siteRoot, `public${path}`)) return false;
    sendFile(send, path, { request, response });
    return true;
  };
}
