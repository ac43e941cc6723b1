// The safe request handler: a server survives any request. Over real sockets, because `fetch` would
// normalize the addresses.
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { safeHandler, parseRequestUrl } from '../../../src/base/http/safe-handler.ts';
import { UsageError } from '../../../src/base/terminal/usage-error.ts';

let server: Server;
const printed = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  const answer = safeHandler(async (request, response) => {
    const { pathname } = parseRequestUrl(request);
    if (pathname === '/crash') throw new TypeError('nothing of nothing');
    if (pathname === '/refused') throw new UsageError('pages/a.yaml is a link to nowhere.');
    if (pathname === '/late') {
      response.write('half a page');
      throw new TypeError('too late');
    }
    response.end(`path ${pathname}`);
  });
  server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterAll(() => server.close());
beforeEach(() => printed.mockClear());

/** @returns the answer to an address that is sent as it is */
function ask(target: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let text = '';
  socket.on('data', (data) => (text += data));
  return new Promise((resolve) => socket.on('close', () => resolve(text)));
}

it.each(['*', 'http://[', 'about'])('responds with 400 to %s, which is no address of a page', async (target) => {
  expect(await ask(target)).toMatch(/^HTTP\/1.1 400 /);
  expect(printed).not.toHaveBeenCalled();
});

it.each(['/%E0%A4%A', '//host.example/a', '/a%00b'])('passes %s to the handler', async (target) => {
  expect(await ask(target)).toContain(`path ${target}`);
});

it('responds with 500 and the error, logs it, and goes on', async () => {
  const answered = await ask('/crash');
  expect(answered).toMatch(/^HTTP\/1.1 500 /);
  expect(answered).toContain('This is our mistake, not yours.');
  expect(answered).toContain('nothing of nothing');
  expect(printed.mock.calls.join()).toContain('nothing of nothing');
  expect(await ask('/')).toContain('path /');
});

it('does not blame Pagewright for a usage error', async () => {
  const answered = await ask('/refused');
  expect(answered).toContain('pages/a.yaml is a link to nowhere.');
  expect(answered).not.toContain('our mistake');
});

it('cuts a response that fails half-way, so that no client takes it for complete', async () => {
  const answered = await ask('/late');
  expect(answered).toContain('half a page');
  expect(answered).not.toMatch(/\r\n0\r\n\r\n$/);
  expect(printed.mock.calls.join()).toContain('too late');
  expect(await ask('/')).toContain('path /');
});
