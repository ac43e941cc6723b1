// Keeps a server alive, whatever it is asked for: an address that cannot be read is answered with 400, and what fails with 500.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { failureText } from './failure-text.ts';

/** @param answer may trust that a request has an address */
export function answering(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener {
  return async (request, response) => {
    try {
      if (URL.canParse(addressOf(request))) await answer(request, response);
      else refuse(response, 400, 'This address cannot be read.');
    } catch (error) {
      const text = failureText(error);
      console.error(text);
      refuse(response, 500, text);
    }
  };
}

/** @returns the URL that a request asks for, of whatever host */
export function urlOf(request: IncomingMessage): URL {
  return new URL(addressOf(request));
}

/** Put together, because a path of two slashes is the name of a host for `new URL(path, base)`. */
function addressOf({ url }: IncomingMessage): string {
  return url?.startsWith('/') ? `http://site${url}` : '';
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
