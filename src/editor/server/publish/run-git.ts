// The `git` program: runs it without ever asking anything, and gives back what it said. A question
// runs nothing that the folder's own settings name; publishing does, once the person has agreed.
import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { neutralize, parseSettings, type GitSetting } from './git-settings.ts';

export interface GitResult {
  /** 0 when it did what was asked; -1 when there is no git, or it took too long. */
  code: number;
  out: string;
  error: string;
}

/** Runs git in a folder. */
export type RunGit = (args: readonly string[], input?: string) => Promise<GitResult>;

export interface Git {
  /** Asks a question: no hook, filter or program of the folder's settings runs. */
  ask: RunGit;
  /** Does something, with the hooks and programs of the folder's settings. */
  act: RunGit;
}

const timeoutMs = 60_000;
const maxBytes = 64 * 1024 * 1024;

/** Holds for every question, whatever the folder's settings say. */
const still: readonly GitSetting[] = [
  { key: 'core.fsmonitor', value: 'false' },
  { key: 'core.hooksPath', value: devNull },
  { key: 'core.pager', value: 'cat' },
  { key: 'credential.helper', value: '' },
  { key: 'safe.bareRepository', value: 'explicit' },
];

/** @returns what runs git in a folder */
export function createGit(folder: string): Git {
  const act: RunGit = (args, input) => run(folder, args, { settings: [], input });
  return {
    act,
    ask: async (args, input) => {
      const list = ['config', '--list', '--show-scope', '--includes', '-z'];
      const { out } = await run(folder, list, { settings: still });
      return run(folder, args, { settings: [...still, ...neutralize(parseSettings(out))], input });
    },
  };
}

interface GitCall {
  /** They count more than those of any file. */
  settings: readonly GitSetting[];
  input?: string | undefined;
}

function run(folder: string, args: readonly string[], { settings, input }: GitCall): Promise<GitResult> {
  const options = { cwd: folder, env: environment(settings), timeout: timeoutMs, maxBuffer: maxBytes } as const;
  const own = ['-c', 'core.quotepath=off', '-c', 'protocol.ext.allow=never', ...args];
  return new Promise((resolve) => {
    const child = execFile('git', own, { ...options, encoding: 'utf8' }, (failure, out, error) => {
      const isMissing = failure && (failure as NodeJS.ErrnoException).code === 'ENOENT';
      const code = !failure ? 0 : typeof failure.code === 'number' ? failure.code : -1;
      const said = isMissing ? 'git is not installed' : failure?.killed ? 'it took too long' : error;
      resolve({ code, out, error: said });
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
  });
}

/**
 * @returns the environment of a call, which inherits from nothing: Node hands on what an object
 * inherits. What the author has set for ssh or for asking stays
 */
function environment(settings: readonly GitSetting[]): NodeJS.ProcessEnv {
  const quiet = { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', GIT_EDITOR: 'true', GIT_ASKPASS: 'true' };
  const fixed = { GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  const asked = settings.length > 0 && {
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(({ key, value }, index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
  return Object.assign(Object.create(null) as NodeJS.ProcessEnv, quiet, process.env, fixed, asked || {});
}
