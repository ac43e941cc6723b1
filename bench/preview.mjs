// Serves a finished site as `npm run preview` does, for the benchmarks: with its own headers, compressed.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../bin/pagewright.mjs', import.meta.url));

/** @returns {Promise<{ url: string, stop: () => void }>} once it answers */
export async function servePreview(dist) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const root = join(program, '../..');
  const args = [program, 'preview', '--root', root, '--out', dist, '--port', String(port)];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return { url, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`There is no answer at ${url}`);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
