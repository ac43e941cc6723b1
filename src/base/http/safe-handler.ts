// A request handler that keeps the server alive: it responds with 400 to an address that cannot be
// parsed, and with 500 if the handler fails.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { describeError } from '../terminal/error-text.ts';
import { parseUrl } from '../addresses/web-address.ts';

/**
 * @param handle can rely on the request's address being valid
 * @param log prints what the handler throws
 */
export function safeHandler(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  log: (text: string) => void = (text) => console.error(text),
): RequestListener {
  return async (request, response) => {
    try {
      if (parseUrl(absoluteAddress(request))) await handle(request, response);
      else sendError(response, 400, 'This address cannot be read.');
    } catch (error) {
      const text = describeError(error);
      log(text);
      sendError(response, 500, text);
    }
  };
}

/** @returns the request's URL, whose host means nothing */
export function parseRequestUrl(request: IncomingMessage): URL {
  return new URL(absoluteAddress(request));
}

/** Concatenated, because `new URL(path, base)` takes a path with two slashes for a host. */
function absoluteAddress({ url }: IncomingMessage): string {
  return url?.startsWith('/') ? `http://site${url}` : '';
}

function sendError(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
