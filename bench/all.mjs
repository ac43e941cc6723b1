// Runs every benchmark one after the other, on a site that was built before: `npm run build`, then `npm run bench`. Lighthouse
// is apart, because it takes long and is fetched from the web.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const names = Object.keys(scripts).filter((name) => name.startsWith('bench:') && name !== 'bench:lighthouse');
for (const name of names) {
  console.log(`\n== ${name}\n`);
  const [program, ...args] = scripts[name].split(' ');
  const { status } = spawnSync(program === 'node' ? process.execPath : program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
