#!/usr/bin/env node
// Pagewright's command line: installs what is missing, builds itself when its sources changed, runs the command.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { keepCode } from './keep-code.mjs';

ensureInstalled();
const { buildCli } = await import('./build-cli.mjs');
const productRoot = fileURLToPath(new URL('..', import.meta.url));
keepCode(join(productRoot, '.pagewright'));
const { run } = createRequire(import.meta.url)(buildCli());
process.exitCode = await run(process.argv.slice(2), productRoot);
