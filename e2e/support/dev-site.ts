// A copy of the small German site with a dev server of its own, for tests that change its files.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';

const product = fileURLToPath(new URL('../..', import.meta.url));

export interface DevSite {
  /** Where the server listens, without a slash at the end. */
  address: string;
  folder: string;
  read: (file: string) => string;
  /** Writes a file as another program does. */
  write: (file: string, text: string) => void;
  stop: () => void;
}

/** @param env of the server, beside that of the tests */
export async function startDevSite(env: Record<string, string> = {}): Promise<DevSite> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-dev-site-'));
  cpSync(join(product, 'tests/fixtures/sites/bakery'), folder, { recursive: true });
  let printed = '';
  const server = spawn(
    process.execPath,
    [join(product, 'bin/pagewright.mjs'), 'dev', '--root', folder, '--port', '0'],
    {
      env: { ...process.env, ...env },
    },
  );
  server.stdout.on('data', (chunk) => (printed += chunk));
  await expect.poll(() => printed).toMatch(/Alt\+Shift\+O/);
  return {
    address: /http:\/\/127\.0\.0\.1:\d+/.exec(printed)![0],
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    stop: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
