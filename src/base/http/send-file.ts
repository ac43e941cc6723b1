// Sends files by the names that the disk has.
import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * @param send a handler of sirv. It reads the path that an earlier handler has parsed, and decodes
 *   that with `decodeURI`, which leaves the signs # and ? encoded
 * @param name below its folder, decoded, with a slash at its start
 */
export function sendFile(
  send: Handler,
  name: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): void {
  const pathname = name.replaceAll('%', '%25');
  Object.assign(request, { _parsedUrl: { raw: request.url, pathname, search: '', query: {} } });
  send(request, response, () => void response.writeHead(404).end());
}
