// Measures the build of a large site: from nothing, again, after one change, after a change of all
// pages.
// usage: npm run bench:build -- [--pages 10000] [--runs 3] [--compress]
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeSite } from './make-site.mjs';
import { printMachine, printRuns, runNode, setAside } from './measure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = { type: 'string' };
const { values } = parseArgs({
  options: { pages: { ...text, default: '10000' }, runs: { ...text, default: '3' }, compress: { type: 'boolean' } },
});
const [pages, runs] = [Number(values.pages), Number(values.runs)];
const site = join(root, '.pagewright/bench/build');
const out = join(site, 'dist');
const more = values.compress ? [] : ['--no-compress'];
const build = () => runNode([join(root, 'bin/pagewright.mjs'), 'build', '--root', site, '--out', out, ...more]);
const repeat = (run) => Array.from({ length: runs }, run);

printMachine();
const { bytes } = await makeSite({ out: site, pages, blocks: 11 });
console.log(
  `${pages} pages, ${(bytes / 1e6).toFixed(1)} MB of YAML, 12 blocks each, ` +
    `${values.compress ? 'with' : 'without'} compressing ahead of time (--compress)\n`,
);
// Bundles what every site shares.
build();
printRuns(
  "from nothing, with photos' files",
  repeat(() => (forget(), build())),
);
printRuns('nothing changed', repeat(build));
printRuns(
  'one page changed',
  repeat(() => (changePage(), build())),
);
printRuns(
  'site.yaml changed: all pages',
  repeat(() => (changeSite(), build())),
);

function forget() {
  setAside([join(site, '.pagewright/build'), join(site, '.pagewright/check'), out]);
}

function changePage() {
  appendFileSync(join(site, 'pages/index.yaml'), '# changed\n');
}

function changeSite() {
  const file = join(site, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('measuring', 'measuring again and'));
}
