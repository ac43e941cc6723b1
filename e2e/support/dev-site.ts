// A copy of a site, by default the small German one, with a separate dev server of the package as npm packs it
// (make-package.mjs), for tests that change its files.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';

const product = fileURLToPath(new URL('../..', import.meta.url));

export interface DevSite {
  /** Address of the server, without a slash at the end. */
  address: string;
  folder: string;
  read: (file: string) => string;
  /** Writes a file as another program does. */
  write: (file: string, text: string) => void;
  /** Ends the server at once, without a word to it. */
  crash: () => Promise<void>;
  /** Starts it again, at the same address. */
  restart: () => Promise<void>;
  stop: () => void;
}

/**
 * @param env of the server, beside that of the tests
 * @param original the folder of the site that is copied
 */
export async function startDevSite(
  env: Record<string, string> = {},
  original = 'tests/fixtures/sites/bakery',
): Promise<DevSite> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-dev-site-'));
  cpSync(join(product, original), folder, { recursive: true });
  let server = await startServer(folder, '0', env);
  const { address } = server;
  return {
    address,
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    crash: () => crash(server.process),
    restart: async () => void (server = await startServer(folder, new URL(address).port, env)),
    stop: () => {
      server.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(folder: string, port: string, env: Record<string, string>) {
  let printed = '';
  const started = spawn(
    process.execPath,
    [join(product, '.pagewright/package/bin/pagewright.mjs'), 'dev', '--root', folder, '--port', port],
    { env: { ...process.env, ...env } },
  );
  started.stdout.on('data', (chunk) => (printed += chunk));
  // Beside other starts on a slow machine.
  await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/Alt\+Shift\+O/);
  return { address: /http:\/\/127\.0\.0\.1:\d+/.exec(printed)![0], process: started };
}

function crash(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
