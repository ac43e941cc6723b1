// Fetching of the feed, against a real server on its bad days.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchJobs } from '../../../src/page/blocks/job-list/fetch-jobs.ts';

const answers: Record<string, (response: ServerResponse) => void> = {
  '/good': (response) => response.end('[{"title": "Developer"}]'),
  '/bom': (response) => response.end('\ufeff[]'),
  '/empty': (response) => response.end('[]'),
  '/split': (response) => {
    const bytes = Buffer.from('["₹"]');
    response.write(bytes.subarray(0, 3));
    setTimeout(() => response.end(bytes.subarray(3)), 30);
  },
  '/html': (response) => response.setHeader('content-type', 'text/html').end('<!doctype html><title>Sign in</title>'),
  '/object': (response) => response.end('{"jobs": []}'),
  '/error': (response) => response.writeHead(500).end('[]'),
  '/cut': (response) => response.end('[{"title": "Dev'),
  '/nothing': (response) => response.writeHead(204).end(),
  '/deep': (response) => response.end('['.repeat(200_000)),
  '/reset': (response) => response.destroy(),
  '/hang': () => {},
  '/slow': (response) => {
    response.write('[');
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  },
  '/endless': (response) => {
    const pour = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
      response.once('drain', pour);
    };
    response.write('[');
    pour();
  },
};

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => answers[request.url!]!(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('gives the rows', async () => {
  expect(await fetchJobs(`${origin}/good`)).toEqual([{ title: 'Developer' }]);
  expect(await fetchJobs(`${origin}/split`)).toEqual(['₹']);
  expect(await fetchJobs(`${origin}/bom`)).toEqual([]);
  expect(await fetchJobs(`${origin}/empty`)).toEqual([]);
});

it.each(['/html', '/object', '/error', '/cut', '/nothing', '/deep', '/reset'])(
  'fails on %s, which is not an empty list',
  async (path) => {
    await expect(fetchJobs(origin + path)).rejects.toThrow();
  },
);

it('fails without an address, or without a server', async () => {
  await expect(fetchJobs(undefined)).rejects.toThrow('no address');
  await expect(fetchJobs('http://127.0.0.1:9/')).rejects.toThrow();
});

it.each(['/hang', '/slow'])('does not wait longer than its patience for %s', async (path) => {
  const began = performance.now();
  await expect(fetchJobs(origin + path, 200)).rejects.toThrow('due to timeout');
  expect(performance.now() - began).toBeLessThan(2000);
});

it('reads no more than 1 MiB of an endless answer', async () => {
  await expect(fetchJobs(`${origin}/endless`, 5000)).rejects.toThrow('1 MiB');
});
