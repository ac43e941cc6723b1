// Measures the check of a large site: cold, with a cache, after one change; and its stages.
// usage: npm run bench:check -- [--pages 10000] [--runs 5]
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { makeSite } from './make-site.mjs';
import { printMachine, printRuns, runNode, spread } from './measure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '10000' }, runs: { type: 'string', default: '5' } },
});
const [pages, runs] = [Number(values.pages), Number(values.runs)];
const site = join(root, '.pagewright/bench/check');
const program = join(root, 'bin/pagewright.mjs');
const check = (...more) => runNode([program, 'check', '--root', site, ...more]);
const repeat = (run) => Array.from({ length: runs }, run);

printMachine();
const { bytes } = await makeSite({ out: site, pages, blocks: 11 });
console.log(`${pages} pages, ${(bytes / 1e6).toFixed(1)} MB, 12 blocks each\n`);
check();
printRuns(
  'cold',
  repeat(() => check()),
);
printRuns(
  'cold, writing the cache',
  repeat(() => (forget(), check('--cache'))),
);
printRuns(
  'cache, nothing changed',
  repeat(() => check('--cache')),
);
printRuns(
  'cache, one page changed',
  repeat(() => (change(), check('--cache'))),
);
printRuns(
  'one small site (start-up)',
  repeat(() => runNode([program, 'check', '--root', smallSite()])),
);
await printShares();

function forget() {
  rmSync(join(site, '.pagewright'), { recursive: true, force: true });
}

function change() {
  appendFileSync(join(site, 'pages/index.yaml'), '# changed\n');
}

function smallSite() {
  return join(root, 'tests/fixtures/sites/bakery');
}

/** Runs the stages one by one in this process, on the same pages. */
async function printShares() {
  const content = await bundled();
  const files = Object.fromEntries(
    readdirSync(join(site, 'pages'), { recursive: true })
      .filter((name) => name.endsWith('.yaml'))
      .concat('../site.yaml')
      .map((name) => [join('pages', name), readFileSync(join(site, 'pages', name), 'utf8')]),
  );
  const texts = Object.values(files);
  const project = { productRoot: root, siteRoot: site };
  const schemas = content.readSchemas(project);
  const validators = content.createValidators(content.prepareSchemas(schemas));
  const facts = content.readFacts(project);
  const source = { texts: content.createTextSet(files), facts };
  const rounds = Array.from({ length: 3 }, () => {
    const parsed = [];
    const parsing = measureCpu(() => texts.forEach((text) => parsed.push(content.readFast(text))));
    const validating = measureCpu(() => parsed.forEach((value) => validators.page.fits(value)));
    const checker = content.createChecker(schemas);
    // The first check compiles the schemas, which the program has on disk.
    checker.checkSite({
      ...source,
      texts: content.createTextSet(Object.fromEntries(Object.entries(files).slice(0, 1))),
    });
    const all = measureCpu(() => checker.checkSite(source));
    // Everything is known the second time: what is left are the rules across files.
    const across = measureCpu(() => checker.checkSite(source));
    return { parsing, validating, across, all };
  });
  const share = (key) =>
    spread(
      rounds.map((round) => (100 * round[key]) / round.all),
      0,
    );
  console.log(
    `\nOf the check itself, reading files apart: parsing ${share('parsing')} %, validating ${share('validating')} %, ` +
      `rules across files ${share('across')} %, the rest is resolving pages and rules for each page.`,
  );
}

function measureCpu(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Bundles the checker's stages into one module: Node 20 cannot run TypeScript. */
async function bundled() {
  const { rolldown } = await import('rolldown');
  const folder = join(root, '.pagewright/bench/content');
  mkdirSync(folder, { recursive: true });
  const build = await rolldown({
    input: { content: join(root, 'bench/content.ts') },
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('#'),
    logLevel: 'warn',
  });
  await build.write({ dir: folder, format: 'esm' });
  await build.close();
  return import(pathToFileURL(join(folder, 'content.js')).href);
}
