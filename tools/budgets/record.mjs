// `npm run budgets`: records what pages, scripts and sections weigh now, after intended growth.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const examples = ['--root', '.pagewright/examples', '--out', '../examples-dist'];
const runs = [
  ['bin/pagewright.mjs', 'build', '--write-budgets', 'budgets.json'],
  ['e2e/support/make-examples-site.mjs'],
  ['bin/pagewright.mjs', 'build', ...examples, '--write-budgets', 'e2e/budgets.json'],
];
for (const run of runs) {
  const { status } = spawnSync(process.execPath, run, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
