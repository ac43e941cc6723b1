// Starters: files of a new site that start it with a double click, one for each kind of computer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../base/disk/cache-store.ts';

const folder = 'src/cli/templates/starters';
const npmInstall = 'npm install --no-audit --no-fund';

/** By its name; those that the system runs itself must be programs, and Windows wants its own line ends. */
export const starters: Record<string, { mode?: number; lineBreak: string }> = {
  'start-mac.command': { mode: 0o755, lineBreak: '\n' },
  'start-linux.sh': { mode: 0o755, lineBreak: '\n' },
  'start-windows.cmd': { lineBreak: '\r\n' },
};

/**
 * @param manager the package manager of the site; another one would leave a second lock file
 * @returns the texts of the starters by their names, with the Node that is needed
 */
export function starterFiles(productRoot: string, manager = 'npm'): Record<string, string> {
  // npx comes with Node, and fetches a manager that is not on the computer.
  const install = manager === 'npm' ? npmInstall : `npx --yes ${manager} install`;

  const { engines } = readJson<{ engines: { node: string } }>(join(productRoot, 'package.json'))!;
  const [major = '', minor = ''] = engines.node.replace('>=', '').split('.');
  return Object.fromEntries(
    Object.entries(starters).map(([name, { lineBreak }]) => {
      const text = readFileSync(join(productRoot, folder, name), 'utf8');
      const filled = text.replaceAll('<major>', major).replaceAll('<minor>', minor).replaceAll(npmInstall, install);
      return [name, filled.replaceAll(/\r?\n/g, lineBreak)];
    }),
  );
}
