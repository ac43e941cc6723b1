// Runs everything that must hold before a change lands: `npm test`, and `.ci/run`. With a word, only that step.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
ensureInstalled();
const { ensureBrowser } = await import('./ensure-browser.mjs');

const node = process.execPath;
const pagewright = [node, 'bin/pagewright.mjs'];
// Every example of every section, as a site of its own: its budgets are those of the sections.
const examples = ['--root', '.pagewright/examples', '--out', '../examples-dist'];
// A new page or section needs no second command; where nobody would commit what was recorded, it is a mistake.
const budgets = (file) => ['--budgets', file, ...(process.env.CI ? [] : ['--record-new'])];
const steps = {
  format: [node, 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  lint: [node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  generated: [...pagewright, 'generate', '--check'],
  types: [node, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  'types of content': [node, 'node_modules/typescript/bin/tsc', '-p', 'src/content/tsconfig.json'],
  unit: [node, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--silent=passed-only'],
  check: [...pagewright, 'check'],
  // A build that sends visitors more than is recorded fails, and says what grew.
  build: [...pagewright, 'build', ...budgets('budgets.json')],
  'examples of sections': [node, 'e2e/make-examples-site.mjs'],
  'build of the examples': [...pagewright, 'build', ...examples, ...budgets('e2e/budgets.json')],
  e2e: [node, 'node_modules/playwright/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
};

const names = Object.keys(steps);
// The browser's tests look at both sites.
const chosen = process.argv[2] === 'e2e' ? names.slice(names.indexOf('build')) : names;
process.env.CHROME_PATH = await ensureBrowser();
process.env.E2E_PORT ??= String(await freePort());
process.env.EXAMPLES_PORT ??= String(await freePort());
for (const name of chosen) {
  const began = Date.now();
  const [program, ...args] = steps[name];
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (status !== 0) process.exit(1);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
