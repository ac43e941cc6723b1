// Runs the tests: `npm run test:quick`, `npm test`, `npm run test:slow` and `npm run test:all` (.ci/run), or one step by
// its name.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
ensureInstalled();

const node = process.execPath;
const pagewright = [node, 'bin/pagewright.mjs'];
const vitest = [node, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];
const prettier = [node, 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn'];
/** Debian's packages of the browsers that some tests run in beside Chromium. */
const enginePackages = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver and xvfb' };
const playwright = [node, 'node_modules/playwright/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
// Every example of every section, as a site of its own: its budgets are those of the sections.
const examples = ['--root', '.pagewright/examples', '--out', '../examples-dist'];
// A new page or section needs no second command; where nobody would commit what was recorded, it is a mistake.
const budgets = (file) => ['--budgets', file, ...(process.env.CI ? [] : ['--record-new'])];

/**
 * The steps: the command of each, how many cores it keeps busy, and which steps must have ended
 * before it.
 */
const steps = {
  types: { run: ['npm', 'run', '--silent', 'typecheck'] },
  lint: { run: [node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  unit: { run: [...vitest, '--project', 'shared', '--project', 'page'] },
  format: { run: [...prettier, '--cache', '--cache-location', '.pagewright/prettier-cache', '.'] },
  generated: { run: [...pagewright, 'generate', '--check'] },
  // Three files at once on two cores: they wait for what they start, for Git and for mail servers that answer late.
  programs: { run: [...vitest, '--maxWorkers=3', '--project', 'corpora', '--project', 'programs'], cores: 2 },
  check: { run: [...pagewright, 'check'] },
  // A build that sends visitors more than is recorded fails, and says what grew.
  build: { run: [...pagewright, 'build', ...budgets('budgets.json')] },
  'build of the fixture site': { run: [...pagewright, 'build', '--root', 'e2e/fixture-site'] },
  'examples of sections': { run: [node, 'e2e/support/make-examples-site.mjs'] },
  'build of the examples': {
    run: [...pagewright, 'build', ...examples, ...budgets('e2e/budgets.json')],
    after: ['examples of sections'],
  },
  package: { run: [node, 'e2e/support/make-package.mjs'] },
  e2e: {
    run: [...playwright, '--project=product', '--project=site'],
    cores: 2,
    after: ['build', 'build of the fixture site', 'build of the examples', 'package'],
  },
  engines: {
    run: [...playwright, ...installedEngines().map((name) => `--project=${name}`)],
    after: ['build', 'build of the fixture site', 'build of the examples', 'package'],
  },
  // The packages as a new user meets them, from a registry on this machine. Needs npm's registry for the others, and waits
  // for it while the browsers beside it work.
  registry: { run: [node, 'e2e/registry/prove.mjs'], after: ['package'] },
};

const all = Object.keys(steps).filter((name) => name !== 'engines' || installedEngines().length > 0);
const test = all.filter((name) => !['engines', 'registry'].includes(name));
const lanes = {
  quick: ['unit', 'types', 'lint'],
  test,
  // As `npm test`, and what takes longer: the long random runs as a whole, two more browsers, the packages.
  all,
  e2e: test.slice(test.indexOf('build')),
  // The browser tests on a processor four times slower.
  slow: test.slice(test.indexOf('build')),
};

const [lane = 'test'] = process.argv.slice(2);
const chosen = lanes[lane] ?? [lane];
if (lane === 'all') process.env.TEST_RUNS = 'all';
if (lane === 'slow') process.env.CPU_SLOWDOWN = '4';
if (chosen.includes('e2e') || chosen.includes('engines')) {
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  process.env.CHROME_PATH = await ensureBrowser();
  for (const name of ['E2E_PORT', 'EXAMPLES_PORT', 'SITE_PORT']) process.env[name] ??= String(await freePort());
}
const notPassed = await runAll(chosen);
if (notPassed.length > 0) console.log(`FAILED or left out: ${notPassed.join(', ')}`);
process.exitCode = notPassed.length > 0 ? 1 : 0;
if (lane === 'all' || lane === 'engines')
  for (const [name, packages] of Object.entries(enginePackages))
    if (!installedEngines().includes(name)) console.log(`LEFT OUT: the tests in ${name}, which need ${packages}`);

/** @returns the browsers beside Chromium, of those that Debian packages, that are on this machine */
function installedEngines() {
  const programs = {
    firefox: ['/usr/bin/firefox-esr'],
    webkit: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  };
  return Object.keys(programs).filter((name) => programs[name].every((path) => existsSync(path)));
}

/**
 * Runs steps beside each other as far as the cores go. After a failure the others run all the same,
 * because who reads of it later wants to know of all.
 * @returns the names of the steps that failed, and of those that need them and were left out
 */
async function runAll(names) {
  const running = new Map();
  const failed = [];
  let [waiting, free] = [names, Math.min(2, availableParallelism())];
  const isReady = (name) =>
    countCores(name) <= free && !(steps[name].after ?? []).some((each) => waiting.includes(each) || running.has(each));
  for (;;) {
    const needsFailed = (name) => (steps[name].after ?? []).some((each) => failed.includes(each));
    for (const name of waiting.filter(needsFailed)) failed.push(name);
    waiting = waiting.filter((name) => !failed.includes(name));
    const next = waiting.find(isReady);
    if (next !== undefined) {
      waiting = waiting.filter((each) => each !== next);
      free -= countCores(next);
      running.set(next, runStep(next));
    } else if (running.size > 0) {
      const { name, ok } = await Promise.race(running.values());
      running.delete(name);
      free += countCores(name);
      if (!ok) failed.push(name);
    } else return failed;
  }
}

function countCores(name) {
  return steps[name].cores ?? 1;
}

/** A step that has both cores prints as it goes; of the others, what they print is shown if they fail. */
function runStep(name) {
  const began = Date.now();
  const [program, ...args] = steps[name].run;
  const stdio = countCores(name) === 2 ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(program, args, { stdio, shell: process.platform === 'win32' && program === 'npm' });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const ok = status === 0;
      if (!ok) process.stdout.write(Buffer.concat(output));
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      resolve({ name, ok });
    });
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
