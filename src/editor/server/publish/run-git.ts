// The `git` program: runs it without ever asking anything, and gives back what it said.
import { execFile } from 'node:child_process';

export interface GitResult {
  /** 0 when it did what was asked; -1 when there is no git, or it took too long. */
  code: number;
  out: string;
  error: string;
}

/** Runs git in a folder. */
export type RunGit = (args: readonly string[], input?: string) => Promise<GitResult>;

const timeoutMs = 60_000;
const maxBytes = 64 * 1024 * 1024;

/** @returns what runs git in a folder */
export function createGit(folder: string): RunGit {
  const quiet = {
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes',
    GIT_EDITOR: 'true',
    LC_ALL: 'C',
    GIT_ASKPASS: 'true',
  };
  // What the author has set for ssh or for asking stays.
  const env = { ...quiet, ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  return (args, input) =>
    new Promise((resolve) => {
      const options = { cwd: folder, env, timeout: timeoutMs, maxBuffer: maxBytes, encoding: 'utf8' } as const;
      const child = execFile('git', ['-c', 'core.quotepath=off', ...args], options, (failure, out, error) => {
        const isMissing = failure && (failure as NodeJS.ErrnoException).code === 'ENOENT';
        const code = !failure ? 0 : typeof failure.code === 'number' ? failure.code : -1;
        resolve({
          code,
          out,
          error: isMissing ? 'git is not installed' : failure?.killed ? 'it took too long' : error,
        });
      });
      child.stdin?.on('error', () => {});
      child.stdin?.end(input ?? '');
    });
}
