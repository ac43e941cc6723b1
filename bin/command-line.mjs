// The command line as one file for Node: compiled in an installed package, bundled from the sources in the repository.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const toPath = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** True in the repository. */
export const hasSources = existsSync(toPath('src/cli/cli.ts'));

/**
 * @returns {Promise<string>} the path of the command line; the programs beside it are in the same folder
 * @throws if a source does not compile
 */
export async function commandLine() {
  return hasSources ? (await import('./build-cli.mjs')).buildCli() : toPath('compiled/cli/cli.cjs');
}
