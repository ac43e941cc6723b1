// Opening files in the author's code editor: those of the site, for pages of this server, and nothing else.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeEditor, findInSite } from '../../../src/dev/author/code-editor.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-code-editor-'));
const site = join(folder, 'site');
const page = join(site, 'pages/index.yaml');
let launched: string[];
let status: number | undefined;

beforeAll(() => {
  mkdirSync(join(site, 'pages'), { recursive: true });
  for (const file of [page, join(folder, 'secret.txt'), join(folder, 'site-2')]) writeFileSync(file, 'x');
  symlinkSync(join(folder, 'secret.txt'), join(site, 'pages/link.yaml'));
});
beforeEach(() => {
  launched = [];
  status = undefined;
});
afterAll(() => rmSync(folder, { recursive: true }));

const middlewares = (request: IncomingMessage) =>
  launched.push(new URL(request.url!, 'http://x').searchParams.get('file')!);
const code = codeEditor(site, { middlewares } as never);
const response = { writeHead: (given: number) => ((status = given), { end: () => {} }) } as unknown as ServerResponse;
const request = (file: string, headers: Record<string, string> = {}) =>
  ({
    url: `/__open-in-editor?file=${encodeURIComponent(file)}`,
    headers: { host: '127.0.0.1:5000', ...headers },
  }) as unknown as IncomingMessage;

test.each([
  ['pages/index.yaml', page],
  ['pages/index.yaml:5:1', `${page}:5:1`],
  [page, page],
  [`${page}:7`, `${page}:7`],
  [`${pathToFileURL(page)}:7:2`, `${page}:7:2`],
  ['pages/new.yaml', join(site, 'pages/new.yaml')],
])('%s is in the site', (place, found) => {
  expect(findInSite(site, place)).toBe(found);
});

test.each([
  '',
  '.',
  ':5:1',
  '..',
  '../secret.txt',
  'pages/../../secret.txt',
  '/etc/passwd',
  'file:///etc/passwd',
  'file:',
  join(folder, 'secret.txt'),
  `${site}-2`,
  'pages/link.yaml',
  'pages/index.yaml\0.txt',
])('%j is not', (place) => {
  expect(findInSite(site, place)).toBeUndefined();
});

test('a place in a file of the site is opened', () => {
  code.open(request(''), response, { file: 'pages/index.yaml', line: 5, column: 1 });
  expect([launched, status]).toEqual([[`${page}:5:1`], undefined]);
});

test.each(['../secret.txt', '/etc/passwd', 'pages/link.yaml'])('%s is not opened', (file) => {
  code.open(request(''), response, { file, line: 5, column: 1 });
  expect([launched, status]).toEqual([[], 403]);
});

test("Vite's own way is left to it for files of the site, and is closed for others and for other pages", () => {
  const own = request(page);
  expect([code.handle(own, response), status]).toEqual([false, undefined]);
  expect(code.handle(request('/etc/passwd'), response)).toBe(true);
  expect(status).toBe(403);
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { host: 'evil.example' }] as Record<string, string>[])
    expect(code.handle(request(page, headers), response)).toBe(true);
  expect(code.handle({ url: '/other', headers: {} } as IncomingMessage, response)).toBe(false);
});
