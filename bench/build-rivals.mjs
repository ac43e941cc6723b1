// What a large site costs beside Eleventy, the thriftiest rival: the same pages (../shared/bench) for both, taking turns.
// usage: npm run bench:build-rivals -- [--pages 10000] [--runs 3] [--rivals ../shared/bench] [--compress]
// It copies that folder and fetches its packages and Eleventy from the npm registry.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { printMachine, printRuns, runNode, setAside } from './measure.mjs';
import { makeRivalSite } from './rival-site.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = { type: 'string' };
const { values } = parseArgs({
  options: {
    pages: { ...text, default: '10000' },
    runs: { ...text, default: '3' },
    rivals: { ...text, default: join(root, '../shared/bench') },
    compress: { type: 'boolean' },
  },
});
const [pages, runs] = [Number(values.pages), Number(values.runs)];
if (!existsSync(values.rivals)) throw new Error(`There is no folder ${values.rivals}. Name it with --rivals`);
const work = join(root, '.pagewright/bench/rivals-build');
const rivals = join(work, 'bench');
const images = join(work, 'images');
const site = join(work, 'ours');
const theirs = join(work, 'eleventy');

printMachine();
const { layOut, peers, setContent } = await install();
await makeRivalSite({ rivals, images, out: site, pages });
layOut(work, 'eleventy', images);
setContent(work, 'eleventy', { count: pages, fill: true });
console.log(`${pages} pages of ${resolve(values.rivals)}, ${values.compress ? '' : 'not '}compressed ahead of time\n`);

const flags = values.compress ? ['--compress'] : ['--no-compress'];
const pagewright = () => runNode([join(root, 'bin/pagewright.mjs'), 'build', '--root', site, ...flags]);
const eleventy = () => runNode(['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'], { cwd: theirs });
// Bundles and the files of photos, which both have once and for all.
pagewright();
const results = {
  'Eleventy, from nothing': () => (setAside(peers.eleventy.caches.map((folder) => join(theirs, folder))), eleventy()),
  'Pagewright, from nothing': () => (forget(), pagewright()),
  'Pagewright, nothing changed': pagewright,
  'Pagewright, one page changed': () => (changePage(), pagewright()),
};
const measured = new Map(Object.keys(results).map((name) => [name, []]));
for (let run = 0; run < runs; run++)
  for (const [name, start] of Object.entries(results)) measured.get(name).push(start());
for (const [name, all] of measured) printRuns(name, all);

async function install() {
  if (!existsSync(join(rivals, 'node_modules'))) {
    cpSync(values.rivals, rivals, { recursive: true });
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: rivals, stdio: 'inherit' });
    execFileSync(process.execPath, [join(rivals, 'gen-images.mjs'), images], { stdio: 'inherit' });
  }
  return import(pathToFileURL(join(rivals, 'peers.mjs')).href);
}

function forget() {
  setAside(['.pagewright/build', '.pagewright/check', 'dist'].map((folder) => join(site, folder)));
}

function changePage() {
  const file = join(site, 'pages/area-000/page-00003.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: Changed at ${Date.now()}`));
}
