// The author's view asks who is asking: no other page, no other name of this machine and no other file gets through.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authorView } from '../../src/node/dev/author-view.ts';
import type { Preview } from '../../src/browser/dev/author/author-answers.ts';
import { LiveSite } from '../../src/node/dev/dev-state.ts';

const productRoot = fileURLToPath(new URL('../..', import.meta.url));
const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-author-'));
const opened: string[] = [];
let preview: Preview;
let server: Server;
let host: string;
let token: string;

beforeAll(async () => {
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  const home = join(siteRoot, 'pages/index.yaml');
  writeFileSync(
    home,
    `${readFileSync(home, 'utf8')}  - type: shared\n    name: band\n    with: { heading: Mehr Brot }\n`,
  );
  mkdirSync(join(siteRoot, 'pages/_shared'));
  writeFileSync(
    join(siteRoot, 'pages/_shared/band.yaml'),
    'params:\n  heading: { description: Was dort steht. }\nblocks:\n  - type: cta\n    heading: "{param.heading}"\n    button: { label: Hier, href: /brot }\n',
  );
  writeFileSync(join(siteRoot, 'secret.txt'), 'secret');
  symlinkSync(join(siteRoot, 'secret.txt'), join(siteRoot, 'pages/link.txt'));
  const handle = authorView({
    site: new LiveSite({ productRoot, siteRoot }),
    openInEditor: (_request, response, place) => {
      opened.push(place);
      response.writeHead(200).end();
    },
    preview: { get: () => preview, set: (next) => (preview = next) },
  });
  server = createServer(async (incoming, response) => {
    if (!(await handle(incoming, response))) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  token = JSON.parse((await ask('GET', '/__author?route=/')).text).token as string;
});

beforeEach(() => {
  opened.length = 0;
  preview = { drafts: false, date: null };
});

afterAll(() => {
  server.close();
  rmSync(siteRoot, { recursive: true });
});

interface Call {
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

/** Asks as a page of the server does, but for the headers that are given; undefined takes one away. */
function ask(
  method: string,
  path: string,
  { body, headers = {} }: Call = {},
): Promise<{ status: number; text: string }> {
  const own = {
    host,
    'sec-fetch-site': 'same-origin',
    ...(method === 'POST' && {
      origin: `http://${host}`,
      'content-type': 'application/json',
      'x-pagewright-token': token,
    }),
  };
  const sent = Object.fromEntries(
    Object.entries({ ...own, ...headers }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const [address, port] = host.split(':');
  return new Promise((resolve, reject) => {
    const call = request({ host: address, port, method, path, headers: sent }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    call.on('error', reject);
    call.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}

const place = { file: 'pages/index.yaml', line: 5, column: 1 };

describe('a page', () => {
  it('is told as its sections with the file and line each is written in', async () => {
    const page = JSON.parse((await ask('GET', '/__author?route=/')).text);
    const found = page.blocks.map(({ type, heading, file, line }: any) => [type, heading, `${file}:${line}`]);
    expect(found).toEqual([
      ['hero-slider', '', 'pages/index.yaml:4'],
      ['stats', 'Öffnungszeiten', 'pages/index.yaml:11'],
      ['cta', 'Mehr Brot', 'pages/_shared/band.yaml:4'],
    ]);
    expect(page.file).toBe('pages/index.yaml');
    expect(page.preview).toEqual({ drafts: false, date: null });
  });

  it('that is not there is told as the page for unknown addresses', async () => {
    const page = JSON.parse((await ask('GET', '/__author?route=/nothing')).text);
    expect(page.file).toBe('pages/404.yaml');
  });
});

describe('opening a place', () => {
  it('works for a page of the server itself', async () => {
    expect((await ask('POST', '/__author/open', { body: place })).status).toBe(200);
    expect(opened).toEqual([`${join(siteRoot, 'pages/index.yaml')}:5:1`]);
  });

  it.each<[string, Call['headers']]>([
    ['without an origin', { origin: undefined }],
    ['from another site', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'http://127.0.0.1:1' }],
    ['from a sandboxed frame', { origin: 'null' }],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['that the browser calls same-site', { 'sec-fetch-site': 'same-site' }],
    ['under another name of this machine', { host: 'evil.example:80', origin: 'http://evil.example:80' }],
    ['under a name that only begins like an address', { host: '127.0.0.1.evil.example' }],
    ['as a form sends it', { 'content-type': 'text/plain' }],
    ['without the token', { 'x-pagewright-token': undefined }],
    ['with a wrong token', { 'x-pagewright-token': 'x'.repeat(32) }],
  ])('is refused %s', async (_name, headers) => {
    const { status } = await ask('POST', '/__author/open', { body: place, headers });
    expect(status).toBeGreaterThanOrEqual(403);
    expect(opened).toEqual([]);
  });

  it.each([
    '../secret.txt',
    'pages/../secret.txt',
    'pages/../../secret.txt',
    'secret.txt',
    'pages/link.txt',
    '/etc/passwd',
    'file:///etc/passwd',
    'C:\\Windows\\win.ini',
    'pages\\index.yaml',
    'pages/index.yaml\0.txt',
    'pages//index.yaml',
    './pages/index.yaml',
    'pages/index.yaml:1:1',
    'PAGES/INDEX.YAML',
    '__proto__',
    'constructor',
    '',
  ])('is refused for the file %j', async (file) => {
    expect((await ask('POST', '/__author/open', { body: { ...place, file } })).status).toBe(404);
    expect(opened).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['a line of words', { ...place, line: '5; rm -rf ~' }],
    ['a line before the first', { ...place, line: 0 }],
    ['half a column', { ...place, column: 1.5 }],
    ['a list as the file', { ...place, file: ['pages/index.yaml'] }],
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['more than a place needs', { ...place, more: 'x'.repeat(5000) }],
  ])('is refused with %s', async (_name, body) => {
    expect((await ask('POST', '/__author/open', { body })).status).toBe(400);
    expect(opened).toEqual([]);
  });

  it('is refused for a plain link', async () => {
    expect((await ask('GET', '/__author/open?file=pages/index.yaml')).status).toBe(405);
  });
});

describe("Vite's own way to the editor", () => {
  it('is open to the page itself and closed to others', async () => {
    const path = '/__open-in-editor?file=x';
    expect((await ask('GET', path)).status).toBe(418);
    expect((await ask('GET', path, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await ask('GET', path, { headers: { host: 'evil.example' } })).status).toBe(403);
  });
});

describe('showing drafts', () => {
  it('is passed on to the server', async () => {
    const wanted = { drafts: true, date: '2026-12-01' };
    expect((await ask('POST', '/__author/preview', { body: wanted })).status).toBe(204);
    expect(preview).toEqual(wanted);
  });

  it('is refused for what is no day', async () => {
    expect((await ask('POST', '/__author/preview', { body: { drafts: true, date: 'tomorrow' } })).status).toBe(400);
    expect(preview.drafts).toBe(false);
  });
});

it('leaves all other requests alone', async () => {
  expect((await ask('GET', '//')).status).toBe(418);
  expect((await ask('GET', '/%')).status).toBe(418);
  expect((await ask('GET', '/__authority')).status).toBe(418);
  expect((await ask('GET', '/', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(418);
});
