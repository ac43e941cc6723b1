// The preview as a browser meets it: a real server over a small finished folder with the files that the build writes.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request as requestFrom, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '#schemas';
import { assetQuality } from '../../../src/base/disk/compress.ts';
import { openOutput } from '../../../src/base/output/output-folder.ts';
import { pagePolicies } from '../../../src/builder/hosts/content-policy.ts';
import { hostFiles } from '../../../src/builder/hosts/host-files.ts';
import { hostPlan } from '../../../src/builder/hosts/host-plan.ts';
import { createPreview } from '../../../src/dev/preview/preview-server.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'pagewright-preview-')), 'dist');
const sheet = 'https://sheet.example/exec';
const site = {
  url: 'https://shop.example',
  endpoints: { sheet },
  footer: { map: { embed: 'https://maps.example/embed' } },
  redirects: [{ from: '/old', to: '/about' }],
} as unknown as Site;
const policy = pagePolicies(site, { script: 'early()', embeds: { frames: [], media: false, wasm: false } })('a{}');
const html = (text: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="pagewright-endpoints" content="${JSON.stringify(site.endpoints).replaceAll('"', '&quot;')}"><form action="${sheet}">${text}</form>`;

let server: Server;
let origin: string;
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' });

beforeAll(async () => {
  const files = {
    'index.html': html('home'),
    'about/index.html': html('about'),
    '404.html': html('not here'),
    'shop/404.html': html('no such thing'),
    'assets/a.js': `// ${'long '.repeat(300)}`,
    '.git/config': 'secret',
    '.git/index.html': 'secret',
    'files/.env': 'secret',
    '.well-known/security.txt': 'Contact: x',
    '.well-known/apple-app-site-association': '{}',
  };
  const output = openOutput(folder);
  for (const [path, text] of Object.entries(files)) output.write(path, text, { quality: assetQuality });
  output.finish();
  const shared = { script: 'early()', embeds: { frames: [], media: false, wasm: false } };
  write(hostFiles(hostPlan(site, ['/', '/about', '/404', '/shop/404'], shared)).inFolder);
  const answer = createPreview(folder, join(folder, '../inbox'));
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

describe('the preview', () => {
  it('answers to its own address only: another name may have been pointed at this machine', async () => {
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const call = requestFrom({ hostname, port, headers: { host: 'evil.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      call.on('error', reject).end();
    });
    expect(status).toBe(403);
  });

  it.each(['/.git/config', '/%2egit/config', '/.git/', '/.git/index.html', '/files/.env', '/.htaccess'])(
    'answers as hosts do that %s is not there',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('secret');
    },
  );

  it('shows what programs look for in .well-known', async () => {
    expect(await (await ask('/.well-known/security.txt')).text()).toBe('Contact: x');
    expect(await (await ask('/.well-known/apple-app-site-association')).text()).toBe('{}');
    expect((await ask('/.well-known/nothing')).status).toBe(404);
  });

  it.each(['/', '/about', '/about/', '/nowhere', '/assets/a.js', '/assets/gone.js', '/old'])(
    'sends the host’s headers with %s',
    async (path) => {
      const { headers } = await ask(path);
      for (const name of ['content-security-policy', 'strict-transport-security', 'permissions-policy'])
        expect(headers.get(name), name).toBeTruthy();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    },
  );

  it('lets nothing but the stand-in be called, by header and by page', async () => {
    const response = await ask('/about');
    const text = await response.text();
    for (const each of [response.headers.get('content-security-policy')!, text]) {
      expect(each).toContain("connect-src 'self'; ");
      expect(each).toContain("form-action 'self'");
      expect(each).toContain('frame-src https://maps.example');
    }
    expect(text).not.toContain('sheet.example');
    expect(text).toContain(`action="${origin}/__services/sheet"`);
  });

  it('keeps what is hashed, and asks again for pages and for what is missing', async () => {
    const caching = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await caching('/assets/a.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/assets/gone.js')).toBe('no-cache');
    expect(await caching('/about')).toBe('no-cache');
  });

  it.each(['br', 'gzip'])('sends %s to who takes it', async (encoding) => {
    for (const path of ['/about', '/assets/a.js', '/nowhere']) {
      const response = await ask(path, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding'), path).toBe(encoding);
      expect(response.headers.get('vary')!.toLowerCase()).toContain('accept-encoding');
      expect(await response.text()).toMatch(/about|long|not here/);
    }
  });

  it('redirects, with what stands behind the question mark', async () => {
    const response = await ask('/old?from=mail');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/about?from=mail');
  });

  it.each([
    ['/nowhere', 'not here'],
    ['/shop/x/y', 'no such thing'],
    ['/shop/404.html', 'no such thing'],
    ['/assets/gone.js', 'not here'],
    ['/_headers', 'not here'],
    ['/_redirects', 'not here'],
    ['/.htaccess', 'not here'],
    ['/vercel.json', 'not here'],
    ['/%zz', 'not here'],
    ['/..%2f..%2findex.html', 'not here'],
  ])('answers %s with 404 and the page for it', async (path, text) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(text);
  });
});

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

it('sends to a function that runs on this machine, and to the stand-in for all others', async () => {
  const own = mkdtempSync(join(tmpdir(), 'pagewright-preview-'));
  const readPage = async (address: string) => {
    const endpoints = JSON.stringify({ function: address }).replaceAll('"', '&quot;');
    const rule = `connect-src 'self' ${new URL(address).origin}`;
    writeFileSync(
      join(own, 'index.html'),
      `<meta http-equiv="Content-Security-Policy" content="${rule}"><meta name="pagewright-endpoints" content="${endpoints}"><form action="${address}">`,
    );
    const preview = createServer(createPreview(own, own));
    await new Promise<void>((done) => preview.listen(0, '127.0.0.1', done));
    const page = await (await fetch(`http://127.0.0.1:${(preview.address() as AddressInfo).port}/`)).text();
    preview.closeAllConnections();
    await new Promise((done) => preview.close(done));
    return page;
  };
  const local = await readPage('http://127.0.0.1:8787/');
  for (const text of [`content="connect-src 'self' http://127.0.0.1:8787"`, '<form action="http://127.0.0.1:8787/"'])
    expect(local).toContain(text);
  expect(local).toContain('function&quot;:&quot;http://127.0.0.1:8787/');
  expect(await readPage('https://messages.example/')).not.toContain('messages.example');
});

describe('the preview of a site in a folder of its host', () => {
  it('leads to that folder, and serves its pages and files below it alone', async () => {
    const below = join(mkdtempSync(join(tmpdir(), 'pagewright-preview-')), 'dist');
    const place = { ...site, url: 'https://shop.example/tools' };
    const shared = { script: 'early()', embeds: { frames: [], media: false, wasm: false } };
    const pages = {
      'index.html': `<body data-home="/tools/">${html('home')}`,
      'about/index.html': html('about'),
      '404.html': html('not here'),
      'assets/a.js': '//',
    };
    const all = { ...pages, ...hostFiles(hostPlan(place, ['/', '/about', '/404'], shared)).inFolder };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(below, path)), { recursive: true });
      writeFileSync(join(below, path), text);
    }
    const answer = createPreview(below, join(below, '../inbox'));
    const own = createServer((request, response) => void answer(request, response));
    await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
    const at = (path: string) =>
      fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}${path}`, { redirect: 'manual' });
    try {
      const led = await at('/');
      expect([led.status, led.headers.get('location')]).toEqual([302, '/tools/']);
      expect(await (await at('/tools/')).text()).toContain('home');
      expect(await (await at('/tools/about')).text()).toContain('about');
      expect((await at('/tools/assets/a.js')).headers.get('cache-control')).toContain('immutable');
      expect((await at('/tools/old')).headers.get('location')).toBe('/tools/about');
      const missing = await at('/tools/nowhere');
      expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('not here')]);
      for (const path of ['/about', '/assets/a.js', '/toolsabout', '/tools/_headers'])
        expect([path, (await at(path)).status]).toEqual([path, 404]);
    } finally {
      own.close();
    }
  });
});
