// Uploads: type by content, clean names, and a sentence for what is not taken.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { cleanName, storeUpload } from '../../../src/editor/server/uploads/store-upload.ts';

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
  expect(stored).toEqual({ address: '/images/grosse-cafe-1.jpg', file: 'public/images/grosse-cafe-1.jpg' });
  expect(readFileSync(join(root, 'public/images/grosse-cafe-1.jpg')).equals(bytes)).toBe(true);
  expect(storeUpload(root, 'Große Café 1.jpg', bytes)).toEqual(stored);
  const other = await photo().negate().jpeg().toBuffer();
  expect(storeUpload(root, 'grosse-cafe-1.jpg', other)).toMatchObject({ address: '/images/grosse-cafe-1-2.jpg' });
});

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['.htaccess', 'htaccess'],
  ['日本語.png', 'picture'],
  ['-.-', 'picture'],
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

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT >1</SCRIPT>',
  '<svg:script>1</svg:script>',
  '<rect onload="x()"/>',
  '<rect\nonclick = "x()"/>',
  '<a href="javascript:x()">a</a>',
  '<a href="java&#115;cript:x()">a</a>',
  '<a href="java&#x9;script:x()">a</a>',
  '<foreignObject><p/></foreignObject>',
  '<use href="data:text/html;base64,AA"/>',
  '<set attributeName="onmouseover" to="x()"/><rect onmouseover="y()"/>',
])('a drawing with %s is refused', (inner) => {
  expect(storeUpload(root, 'bad.svg', svg(inner))).toEqual({
    refused: 'bad.svg contains script, which could do anything on the site. Export the drawing without it, or as PNG.',
  });
  expect(existsSync(join(root, 'public/images/bad.svg'))).toBe(false);
});

test.each<[string, Buffer, RegExp]>([
  ['photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC format of Apple/],
  ['photo.jpg', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'), /HEIC format of Apple/],
  ['page.png', Buffer.from('<!doctype html><script>1</script>'), /none of what a site can show/],
  ['nothing.png', Buffer.alloc(0), /is empty/],
  ['huge.jpg', Buffer.alloc(21 * 1024 * 1024, 1), /has 21 MB. A file may have 20 MB at most/],
  ['cut.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /damaged/],
])('%s is refused with a sentence', (name, bytes, sentence) => {
  expect(storeUpload(root, name, bytes)).toEqual({ refused: expect.stringMatching(sentence) as string });
});

test('other files of a site have folders of their own', () => {
  expect(storeUpload(root, 'Price list.pdf', Buffer.from('%PDF-1.7\n'))).toMatchObject({
    address: '/downloads/price-list.pdf',
  });
  expect(storeUpload(root, 'a.txt', Buffer.from('WEBVTT\n\n'))).toMatchObject({ address: '/videos/a.vtt' });
});
