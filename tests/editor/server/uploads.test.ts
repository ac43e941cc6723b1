// Uploads: type by content, clean names, and a sentence for what is not taken.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { hashText } from '../../../src/base/disk/hash.ts';
import { cleanName, storeUpload } from '../../../src/editor/server/disk-store/store-upload.ts';
import { fitUpload } from '../../../src/editor/server/disk-store/fit-upload.ts';

const root = mkdtempSync(join(tmpdir(), 'pagewright-uploads-'));
afterAll(() => rmSync(root, { recursive: true }));

const photo = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#963' } });
const svg = (inner: string) =>
  Buffer.from(
    `<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`,
  );

test('a photo gets a clean name with the ending of its content, and is stored once', async () => {
  const bytes = await photo().jpeg().toBuffer();
  const stored = storeUpload(root, 'C:\\Bilder\\Größe & Café (1).PNG', bytes);
  expect(stored).toEqual({ ok: true, address: '/images/grosse-cafe-1.jpg', file: 'public/images/grosse-cafe-1.jpg' });
  expect(readFileSync(join(root, 'public/images/grosse-cafe-1.jpg')).equals(bytes)).toBe(true);
  expect(storeUpload(root, 'Große Café 1.jpg', bytes)).toEqual(stored);
  const other = await photo().negate().jpeg().toBuffer();
  expect(storeUpload(root, 'grosse-cafe-1.jpg', other)).toMatchObject({ address: '/images/grosse-cafe-1-2.jpg' });
});

test('a name that is there in capital letters is another name', async () => {
  const bytes = await photo().jpeg().toBuffer();
  writeFileSync(join(root, 'public/images/TEAM.jpg'), 'x');
  expect(storeUpload(root, 'team.jpg', bytes)).toMatchObject({ address: '/images/team-2.jpg' });
});

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['.htaccess', 'htaccess'],
  ['日本語.png', 'picture'],
  ['-.-', 'picture'],
  ['CON.png', 'con-1'],
  ['a'.repeat(200), 'a'.repeat(60)],
])('the name %s becomes %s', (name, clean) => {
  expect(cleanName(name)).toBe(clean);
});

test('a drawing is taken', () => {
  expect(
    storeUpload(
      root,
      'logo.svg',
      svg('<path d="M0 0h8" onion="1"/><a href="https://example.com">x</a>'.replace(' onion="1"', '')),
    ),
  ).toMatchObject({ address: '/images/logo.svg' });
});

test.each<[drawing: string, found: string]>([
  ['<script>alert(1)</script>', '<script>'],
  ['<SCRIPT >1</SCRIPT>', '<SCRIPT>'],
  ['<a.b:script xmlns:a.b="http://www.w3.org/2000/svg">1</a.b:script>', '<a.b:script>'],
  ['<é:script xmlns:é="http://www.w3.org/2000/svg">1</é:script>', '<é:script>'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>', '<h:script>'],
  ['<g xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="x()"/></g>', '<g>'],
  ['<svg:script>1</svg:script>', 'text that is no XML in UTF-8'],
  ['<rect onload="x()"/>', '"onload"'],
  ['<rect\nonclick = "x()"/>', '"onclick"'],
  ['<a href="javascript:x()">a</a>', '"href"'],
  ['<a href="java&#115;cript:x()">a</a>', '"href"'],
  ['<a href="java&#x9;script:x()">a</a>', '"href"'],
  ['<a xmlns:l="http://www.w3.org/1999/xlink" l:href=" javascript:x()">a</a>', '"l:href"'],
  ['<foreignObject><p/></foreignObject>', '<foreignObject>'],
  ['<use href="data:text/html;base64,AA"/>', '"href"'],
  ['<use href="other.svg#a"/>', '"href"'],
  ['<image href="https://evil.example/a.png"/>', '"href"'],
  ['<image href="data:image/svg+xml,x"/>', '"href"'],
  ['<set attributeName="onmouseover" to="x()"/>', '"attributeName"'],
  ['<animate attributeName="xlink:href" values="javascript:x()"/>', '"attributeName"'],
  ['<rect fill="url(https://evil.example/#a)"/>', '"fill"'],
  ['<rect style="background: u\\72l(//evil.example)"/>', '"style"'],
  ['<style>@import "https://evil.example"</style>', 'a style that loads something'],
  ['<style>rect { fill: url("//evil.example#a") }</style>', 'a style that loads something'],
  ['<?xml-stylesheet href="x.xsl" type="text/xsl"?>', 'the instruction <?xml-stylesheet?>'],
  ['<x:a xmlns:x="http://www.w3.org/2001/xml-events"/>', '<x:a>'],
  ['<g>', 'text that is no XML in UTF-8'],
])('a drawing with %s is refused', (inner, found) => {
  expect(storeUpload(root, 'bad.svg', svg(inner))).toEqual({
    ok: false,
    reason: `bad.svg contains ${found}, which could do anything on the site. Export it as plain SVG, or as PNG.`,
  });
  expect(existsSync(join(root, 'public/images/bad.svg'))).toBe(false);
});

test.each<[string, Buffer]>([
  [
    'in another encoding',
    Buffer.from('<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['in UTF-16', Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'utf16le')],
  [
    'with broken UTF-8',
    Buffer.concat([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), Buffer.from([0xc0, 0xbc])]),
  ],
  ['with an entity', Buffer.from('<!DOCTYPE svg [<!ENTITY a "x">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>')],
  ['without the namespace', Buffer.from('<svg><rect/></svg>')],
])('a drawing %s is refused', (_name, bytes) => {
  expect(storeUpload(root, 'bad.svg', bytes)).toHaveProperty('ok', false);
});

test.each([
  '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)" style="fill: url(\'#a\')"/>',
  '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>',
  '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="base"/>',
  '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>',
  '<g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="Layer 1"/>',
  '<style><![CDATA[.a { fill: #fff; clip-path: url(#b) }]]></style><text xml:space="preserve">url</text>',
  '<animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s"/>',
  '<a href="/about"><path d="M0 0"/></a>',
])('a drawing as programs write it is taken: %s', (inner) => {
  expect(storeUpload(root, `ok-${hashText(inner)}.svg`, svg(inner))).toHaveProperty('address');
});

test.each<[string, Buffer, RegExp]>([
  ['photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC format of Apple/],
  ['photo.jpg', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'), /HEIC format of Apple/],
  ['page.png', Buffer.from('<!doctype html><script>1</script>'), /none of what a site can show/],
  ['nothing.png', Buffer.alloc(0), /is empty/],
  ['huge.jpg', Buffer.alloc(21 * 1024 * 1024, 1), /has 21 MB. A photo may have 100 MB at most, any other file 20 MB/],
  ['cut.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /damaged/],
])('%s is refused with a sentence', (name, bytes, sentence) => {
  expect(storeUpload(root, name, bytes)).toEqual({ ok: false, reason: expect.stringMatching(sentence) as string });
});

test('other files of a site have folders of their own', () => {
  expect(storeUpload(root, 'Price list.pdf', Buffer.from('%PDF-1.7\n'))).toMatchObject({
    address: '/downloads/price-list.pdf',
  });
  expect(storeUpload(root, 'a.txt', Buffer.from('WEBVTT\n\n'))).toMatchObject({ address: '/videos/a.vtt' });
});

test('a photo of more than 20 MB is made smaller, upright and without its place', async () => {
  const { width, height } = { width: 5200, height: 2600 };
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#963' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(bytes.length).toBeGreaterThan(40_000_000);
  const fitted = await fitUpload('harbour.png', bytes);
  if (!fitted.ok) throw new Error(fitted.reason);
  const { format, width: wide, height: high, exif } = await sharp(fitted.bytes).metadata();
  expect({ format, wide, high, exif }).toEqual({ format: 'jpeg', wide: 2048, high: 4096, exif: undefined });
  expect(storeUpload(root, 'harbour.png', fitted.bytes)).toMatchObject({ address: '/images/harbour.jpg' });
});

test('a picture of more pixels than the build reads is made smaller, however few bytes it has', async () => {
  const plan = sharp({
    create: { width: 30_000, height: 9_000, channels: 3, background: '#963' },
    limitInputPixels: false,
  });
  const fitted = await fitUpload('plan.png', await plan.toColourspace('b-w').png().toBuffer());
  if (!fitted.ok) throw new Error(fitted.reason);
  expect(await sharp(fitted.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 4096, height: 1229 });
});

test('of a large photo that is damaged, that is said', async () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(21 * 1024 * 1024, 1)]);
  expect(await fitUpload('harbour.jpg', bytes)).toEqual({
    ok: false,
    reason: 'harbour.jpg is damaged: it cannot be read.',
  });
});

test('a large file that is no photo stays as it is, and is refused', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(21 * 1024 * 1024, 1)]);
  const fitted = await fitUpload('menu.pdf', bytes);
  // Comparing millions of bytes one by one takes minutes.
  expect(fitted.ok && fitted.bytes === bytes).toBe(true);
});
