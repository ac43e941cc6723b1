#!/usr/bin/env node
// The program `pagewright`: installs missing packages, rebuilds itself if its sources changed, and
// runs a command.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { enableCompileCache } from './compile-cache.mjs';

// The reader of a pipe may end first, as `head` does. 141 is the exit code that shells report then.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 141);
  });
}
ensureInstalled();
const { buildCli } = await import('./build-cli.mjs');
const productRoot = fileURLToPath(new URL('..', import.meta.url));
enableCompileCache(join(productRoot, '.pagewright'));
const { run } = createRequire(import.meta.url)(buildCli());
process.exitCode = await run(process.argv.slice(2), productRoot);
