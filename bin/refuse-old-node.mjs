// The first step of every program. Written for the oldest Node that reads modules, so that it can say so.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const minNode = engines.node.slice('>='.length).split('.').map(Number);

/** Ends the program with a sentence if Node is too old for it. */
export function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minNode[0] || (major === minNode[0] && minor >= minNode[1])) return;
  console.error(
    `Pagewright needs Node ${minNode[0]}.${minNode[1]} or newer; this is ${process.version}. Get one at https://nodejs.org`,
  );
  process.exit(2);
}
