#!/usr/bin/env node
// The program `create-pagewright`: makes a folder for a site, installs Pagewright in it, and lets it write the site.
// Everything about a site is Pagewright's own (`new:site`); here are only the questions, the install and Git.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const [needed, has] = [engines.node.slice('>='.length), process.versions.node].map((version) => {
  const [major, minor] = version.split('.').map(Number);
  return major * 1000 + minor;
});
if (has < needed) {
  console.error(`Pagewright needs Node ${engines.node}; this is ${process.version}. Get one at https://nodejs.org`);
  process.exit(2);
}
const { createSite } = await import('./create-site.mjs');
process.exitCode = await createSite(process.argv.slice(2));
