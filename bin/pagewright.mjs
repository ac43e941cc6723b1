#!/usr/bin/env node
// Pagewright's command line: installs what is missing, builds itself when its sources changed, runs the command.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { buildCli } = await import('./build-cli.mjs');
const { run } = await import(buildCli());
const productRoot = fileURLToPath(new URL('..', import.meta.url));
process.exitCode = await run(process.argv.slice(2), productRoot);
