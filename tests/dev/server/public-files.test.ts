// Files of the public folder in the dev server: those that a build publishes, and no others.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { publicServer } from '../../../src/dev/server/public-files.ts';

test('a file that is not published is not there', async () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-public-'));
  const files = ['robots.txt', '.well-known/security.txt', '.env', '.git/config', 'backup.sql', 'images/.DS_Store'];
  for (const path of files) {
    const file = join(siteRoot, 'public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'text');
  }
  const send = publicServer(siteRoot);
  const server = createServer((request, response) => void (send(request, response) || response.writeHead(404).end()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const statuses = await Promise.all(
    files.map(async (path) => (await fetch(`http://127.0.0.1:${port}/${path}`)).status),
  );
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404]);
  server.closeAllConnections();
  server.close();
  rmSync(siteRoot, { recursive: true });
});
