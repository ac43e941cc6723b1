#!/usr/bin/env node
// Pagewright's command line: installs what is missing, builds itself when its sources changed, runs the command.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { keepCode } from './keep-code.mjs';

// Whoever reads may have seen enough, as `head` does. 141 is what shells say of a program that ends by that.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 141);
  });
}
ensureInstalled();
const { buildCli } = await import('./build-cli.mjs');
const productRoot = fileURLToPath(new URL('..', import.meta.url));
keepCode(join(productRoot, '.pagewright'));
const { run } = createRequire(import.meta.url)(buildCli());
process.exitCode = await run(process.argv.slice(2), productRoot);
