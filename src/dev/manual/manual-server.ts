// Serves the manual: alone (`pagewright manual`), and in the dev server beside an author's site.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ListenOptions } from '../../base/http/listen.ts';
import { manualMessages } from '../messages.ts';
import { createPreview, openPreview } from '../preview/preview-server.ts';
import { manualBase, openManual } from './manual-folder.ts';

/** No page of the manual has a form, so nothing is ever written there. */
const inboxOf = (folder: string) => join(folder, '../.pagewright/inbox');

/** Starts a server. @returns the address of the manual, once it listens; the process lives on */
export async function startManual(productRoot: string, address: ListenOptions): Promise<string> {
  const folder = await openManual(productRoot);
  const url = await openPreview(folder, inboxOf(folder), address);
  console.log(manualMessages.started(url));
  return url;
}

/**
 * Answers for the manual. In the repository it is built when somebody first asks for it.
 * @returns a handler that says whether it answered
 */
export function manualServer(productRoot: string) {
  let opened: Promise<ReturnType<typeof createPreview>> | undefined;
  const open = async () => {
    const folder = await openManual(productRoot);
    return createPreview(folder, inboxOf(folder));
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [path] = request.url!.split('?') as [string];
    if (path !== manualBase && !path.startsWith(`${manualBase}/`)) return false;
    try {
      await (
        await (opened ??= open())
      )(request, response);
    } catch (error) {
      // A page of docs/ may be half written just now: the next request tries again.
      opened = undefined;
      const reason = error instanceof Error ? error.message : String(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(manualMessages.failed(reason));
    }
    return true;
  };
}
