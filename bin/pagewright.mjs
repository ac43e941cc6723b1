#!/usr/bin/env node
// The program `pagewright`: runs a command, in an installed package as it was compiled. In the repository it first installs
// missing packages, and bundles itself again if its sources have changed.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enableCompileCache } from './compile-cache.mjs';
import { refuseOldNode } from './refuse-old-node.mjs';
import { commandLine, hasSources } from './command-line.mjs';

// The reader of a pipe may end first, as `head` does. 141 is the exit code that shells report then.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 141);
  });
}
refuseOldNode();
if (hasSources) (await import('./ensure-installed.mjs')).ensureInstalled();
const productRoot = fileURLToPath(new URL('..', import.meta.url));
const program = await commandLine();
// Code of an installed package is kept in the account's folder: packages are never written to, and code in a site's folder
// may have come with it.
if (hasSources) enableCompileCache([join(productRoot, '.pagewright')]);
else if (existsSync('site.yaml')) {
  const caches = process.env.XDG_CACHE_HOME ?? process.env.LOCALAPPDATA ?? join(homedir(), '.cache');
  enableCompileCache(
    [join(productRoot, 'compiled'), join(process.cwd(), '.pagewright')],
    join(caches, 'pagewright/code'),
  );
}
const { run } = createRequire(import.meta.url)(program);
process.exitCode = await run(process.argv.slice(2), productRoot);
