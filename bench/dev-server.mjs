// Starts the dev server of a site, for the benchmarks that wait for it as an author does.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('../bin/pagewright.mjs', import.meta.url));

/**
 * @param {string} site its folder
 * @param {string} program another one is that of an installed package
 * @returns {Promise<{ url: string, ready: number, page: () => Promise<string>, stop: () => Promise<unknown> }>} once it
 * says where it is; `ready` is how many milliseconds that took, `page` asks for the home page
 */
export async function startDevServer(site, program = own) {
  const port = await freePort();
  const began = performance.now();
  const args = [program, 'dev', '--root', site, '--port', `${port}`];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('The site is at') && resolve());
    server.once('exit', () => reject(new Error('The dev server ended.')));
  });
  const ready = performance.now() - began;
  const url = `http://127.0.0.1:${port}`;
  const page = async () => (await fetch(`${url}/`)).text();
  return { url, ready, page, stop: () => (server.kill(), ended) };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
