// Questions of the command `upgrade` to npm.
import { spawnSync } from 'node:child_process';
import { UsageError } from '../../base/terminal/usage-error.ts';

/**
 * @param args words of ours alone: on Windows they go through the shell
 * @returns what npm has printed
 * @throws UsageError with what to do
 */
export function runNpm(cwd: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) throw new UsageError(`npm cannot be started: ${error.message}`);
  if (status === 0) return stdout;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(stderr))
    throw new UsageError(
      'The npm registry cannot be reached, and nothing was changed. Look at the connection, then try again.',
    );
  throw new UsageError(`npm ${args[0]} has failed, and nothing was changed:\n${stderr.trim()}`);
}

/**
 * @param wanted a version, a range or a tag
 * @returns the newest version of it in the registry
 * @throws UsageError when there is none
 */
export function findVersion(cwd: string, wanted: string): string {
  if (!/^[\w.^~-]+$/.test(wanted)) throw new UsageError(`"${wanted}" is no version, such as 0.3.0.`);
  const found = JSON.parse(runNpmView(cwd, wanted) || 'null') as string | string[] | null;
  const version = Array.isArray(found) ? found.at(-1) : found;
  if (!version) throw new UsageError(`There is no version ${wanted} of Pagewright in the npm registry.`);
  return version;
}

function runNpmView(cwd: string, wanted: string): string {
  try {
    return runNpm(cwd, ['view', `pagewright@${wanted}`, 'version', '--json']);
  } catch (error) {
    if (error instanceof UsageError && /E404|ETARGET/.test(error.message)) return '';
    throw error;
  }
}
