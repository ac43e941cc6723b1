// Files with names that addresses cannot hold as they are: built, and asked for as a browser does.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { build } from '../../src/builder/build.ts';
import { createPreview } from '../../src/dev/preview/preview-server.ts';
import { publicServer } from '../../src/dev/server/public-files.ts';
import { productRoot } from '../product-root.ts';

const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-addresses-'));
const outDir = join(siteRoot, 'dist');
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100"/></svg>';

/** Names on disk, and what an author writes. */
const pictures: [name: string, written: string][] = [
  ['/images/price #1.svg', '/images/price #1.svg'],
  ['/images/really?.svg', '/images/really?.svg'],
  ['/images/My%20File.svg', '/images/My%20File.svg'],
  ['/images/50%25.svg', '/images/50%25.svg'],
  ['/images/a\\b.svg', '/images/a\\b.svg'],
  ['/images/two words.svg', '/images/two%20words.svg'],
  ['/images/CAMERA.SVG', '/images/CAMERA.SVG'],
  ['/images/u\u0308ber.svg', '/images/über.svg'],
  ['/images/größe.svg', '/images/gro\u0308ße.svg'],
];
const files: [name: string, written: string][] = [
  ['/files/a b.pdf', '/files/a%20b.pdf'],
  ['/files/über.pdf', '/files/%C3%BCber.pdf'],
  ['/files/AGB #2.pdf', '/files/AGB%20%232.pdf'],
  ['/files/AGB #3.pdf', '/files/AGB #3.pdf'],
  ['/files/My%20File.pdf', '/files/My%20File.pdf'],
  ['/files/list.pdf', 'https://krume.example/files/list.pdf#page=2'],
  ['/files/c d.pdf', '/files/c d.pdf#page=2'],
];

let servers: Server[] = [];
let html = '';

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(siteRoot, path)), { recursive: true });
    writeFileSync(join(siteRoot, path), text);
  };
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  for (const [name] of pictures) write(`public${name}`, drawing);
  for (const [name] of files) write(`public${name}`, 'text');
  write('texts/t.md', 'One [list](</files/a b.pdf>) end.\n\n![Pic](</images/two words.svg>)\n');
  const blocks = [
    ...pictures.map(([, src]) => ({ type: 'picture', image: { src, alt: 'Test' }, width: 'text' })),
    {
      type: 'downloads',
      heading: 'Dateien',
      files: files.map(([, href], index) => ({ title: `Datei ${index}`, href })),
    },
    { type: 'rich-text', text: { file: 'texts/t.md' } },
  ];
  write('pages/test.yaml', JSON.stringify({ title: 'Test', description: 'Test', blocks }));
  const code = await build({ productRoot, siteRoot }, { outDir });
  expect(printed.mock.calls.flat().join('')).not.toMatch(/error/);
  expect(code).toBe(0);
  html = readFileSync(join(outDir, 'test/index.html'), 'utf8');
  const preview = createPreview(outDir, join(siteRoot, 'inbox'));
  const send = publicServer(siteRoot);
  servers = [
    createServer((request, response) => void preview(request, response)),
    createServer((request, response) => void (send(request, response) || response.writeHead(404).end())),
  ];
  for (const server of servers) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}, 60_000);

afterAll(() => {
  for (const server of servers) server.close();
  rmSync(siteRoot, { recursive: true });
  vi.restoreAllMocks();
});

function listAddresses(page: string): string[] {
  return Array.from(page.matchAll(/ (?:src|href)="([^"]*\/(?:files|images)\/[^"]*)"/g), ([, address]) =>
    address!.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
}

const readStatus = async (server: Server, path: string) =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).status;

it('every picture and file of the page loads, in the preview and while it is written', async () => {
  const asked = listAddresses(html).map((address) => new URL(address, 'https://krume.example').pathname);
  const wanted = [...pictures, ...files].map(([name]) => name.split('/').map(encodeURIComponent).join('/'));
  for (const address of wanted)
    expect(asked.map((each) => decodeURIComponent(each))).toContain(decodeURIComponent(address));
  for (const server of servers)
    for (const path of asked) expect(`${await readStatus(server, path)} ${path}`).toBe(`200 ${path}`);
});

it('pictures have their sizes, and anchors stay', () => {
  expect(html.match(/width="200" height="100"/g)).toHaveLength(pictures.length + 1);
  expect(html).toContain('href="/files/c%20d.pdf#page=2"');
});

it('both servers answer to small letters and other encodings of a name, as hosts do', async () => {
  for (const server of servers)
    for (const path of ['/files/%c3%bcber.pdf', '/files/AGB%20%232.pdf', '/images/really%3F.svg', '/%66iles/a%20b.pdf'])
      expect(`${await readStatus(server, path)} ${path}`).toBe(`200 ${path}`);
});
