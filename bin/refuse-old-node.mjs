// The first step of every program. Written for the oldest Node that reads modules, so that it can say so.
const minNode = [20, 19];

/** Ends the program with a sentence if Node is too old for it. */
export function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minNode[0] || (major === minNode[0] && minor >= minNode[1])) return;
  console.error(
    `Pagewright needs Node ${minNode.join('.')} or newer; this is ${process.version}. Get one at https://nodejs.org`,
  );
  process.exit(2);
}
