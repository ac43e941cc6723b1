// Starters: files of a new site that start it with a double click, one for each kind of computer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../base/disk/cache-store.ts';

const folder = 'src/cli/templates/starters';

/** By its name; those that the system runs itself must be programs, and Windows wants its own line ends. */
export const starters: Record<string, { mode?: number; lineBreak: string }> = {
  'start-mac.command': { mode: 0o755, lineBreak: '\n' },
  'start-linux.sh': { mode: 0o755, lineBreak: '\n' },
  'start-windows.cmd': { lineBreak: '\r\n' },
};

/** @returns the texts of the starters by their names, with the Node that is needed */
export function starterFiles(productRoot: string): Record<string, string> {
  const { engines } = readJson<{ engines: { node: string } }>(join(productRoot, 'package.json'))!;
  const [major = '', minor = ''] = engines.node.replace('>=', '').split('.');
  return Object.fromEntries(
    Object.entries(starters).map(([name, { lineBreak }]) => {
      const text = readFileSync(join(productRoot, folder, name), 'utf8');
      const filled = text.replaceAll('<major>', major).replaceAll('<minor>', minor);
      return [name, filled.replaceAll(/\r?\n/g, lineBreak)];
    }),
  );
}
