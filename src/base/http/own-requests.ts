// Origin of requests: any website in the author's browser can send requests to a server on this
// machine, and any name on the web can be pointed at it. Requests that may change a file are
// answered only to the server's own pages.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * @returns whether a request names this machine by an address, or as localhost: another name may
 * have been pointed here by somebody else, whose pages would then count as the server's own
 */
export function namesThisMachine({ headers: { host = '' } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, '');
  return /^(localhost|[\w-]+\.localhost|\d+\.\d+\.\d+\.\d+|\[[0-9a-f:.]+\])$/i.test(name);
}

/** @returns whether a request can only come from a page of this server */
export function isOwnRequest(request: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': site } = request.headers;
  return (
    namesThisMachine(request) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  );
}

/**
 * @returns whether a browser asks for a document to show in a window: a page's script that reads an
 * address, or shows it in a frame, says so in a header that no script can change
 */
export function opensWindow({ headers: { 'sec-fetch-dest': destination } }: IncomingMessage): boolean {
  return destination === undefined || destination === 'document';
}

/** @returns whether a request carries the token of this start of the server */
export function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(headers['x-pagewright-token'] ?? ''));
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Refuses a request whose host is no name of this machine. @returns whether it did */
export function refuseForeignHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (namesThisMachine(request)) return false;
  const text = `This server answers only to its own address, and not to the name ${request.headers.host ?? '(none)'}.\n`;
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
  return true;
}

/** @returns what a request brings; undefined when it is longer than the limit in bytes */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // A request that is too long is read to its end, so that the answer arrives.
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes > maxBytes ? undefined : Buffer.concat(chunks);
}

/** @returns a request's JSON; undefined when it is none, or longer than the limit in bytes */
export async function readJsonBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const body = await readBody(request, maxBytes);
  try {
    return body && (JSON.parse(body.toString('utf8')) as unknown);
  } catch {
    return undefined;
  }
}
