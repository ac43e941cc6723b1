// The `git` program: runs it without ever asking anything, and gives back what it said. A question
// runs nothing that the folder's own settings name; publishing does, once the person has agreed.
import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { neutralize, parseSettings, type GitSetting } from './git-settings.ts';

export interface GitResult {
  /** 0 when it did what was asked; -1 when there is no git, or it was silent for too long. */
  code: number;
  out: string;
  /** The same, as it was sent: a file may be no text. */
  bytes: Buffer;
  error: string;
}

/** Runs git in a folder. */
export type RunGit = (args: readonly string[], input?: string) => Promise<GitResult>;

export interface Git {
  /** Asks a question: no hook, filter or program of the folder's settings runs. */
  ask: RunGit;
  /**
   * Does something, with the hooks and programs of the folder's settings. It may take any time as
   * long as something moves: git says so on its error channel.
   */
  act: RunGit;
  /** @returns what does the same with another index than that of the repository */
  withIndex: (index: string) => RunGit;
}

/** So long git may say nothing. A hook may run tests; a line without bytes ends before (`onLines`). */
const silenceMs = { ask: 60_000, act: 15 * 60_000 };
const maxBytes = 64 * 1024 * 1024;

/** Holds for every question, whatever the folder's settings say. */
const still: readonly GitSetting[] = [
  { key: 'core.fsmonitor', value: 'false' },
  { key: 'core.hooksPath', value: devNull },
  { key: 'core.pager', value: 'cat' },
  { key: 'credential.helper', value: '' },
  { key: 'safe.bareRepository', value: 'explicit' },
];

/**
 * Holds for what is done. A line on which nothing moves for a minute is given up by git itself.
 * With `core.safecrlf` git refuses texts whose line ends it would change in the repository; the
 * file stays as it is, so that is no reason to publish nothing.
 */
const onLines: readonly GitSetting[] = [
  { key: 'http.lowSpeedLimit', value: '1' },
  { key: 'http.lowSpeedTime', value: '60' },
  { key: 'core.safecrlf', value: 'warn' },
];

/** The same for ssh, which asks nothing. */
const ssh = 'ssh -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=15 -o ServerAliveCountMax=4';

/**
 * @param silence in milliseconds
 * @returns what runs git in a folder
 */
export function createGit(folder: string, silence = silenceMs): Git {
  const actOn = async (args: readonly string[], input?: string, index?: string) => {
    const { out } = await run(folder, ['config', '--get', 'core.sshCommand'], {
      kind: 'ask',
      silence: silence.ask,
      settings: still,
    });
    const sshCommand = out.trim() === '' ? ssh : undefined;
    return run(folder, args, { kind: 'act', silence: silence.act, settings: onLines, input, sshCommand, index });
  };
  return {
    act: (args, input) => actOn(args, input),
    withIndex: (index) => (args, input) => actOn(args, input, index),
    ask: async (args, input) => {
      const list = ['config', '--list', '--show-scope', '--includes', '-z'];
      const { out } = await run(folder, list, { kind: 'ask', silence: silence.ask, settings: still });
      const settings = [...still, ...neutralize(parseSettings(out))];
      return run(folder, args, { kind: 'ask', silence: silence.ask, settings, input });
    },
  };
}

interface GitCall {
  kind: keyof Git;
  /** After so many milliseconds without a byte it is ended. */
  silence: number;
  /** They count more than those of any file. */
  settings: readonly GitSetting[];
  input?: string | undefined;
  /** Instead of ssh alone, where nobody has chosen a command. */
  sshCommand?: string | undefined;
  /** Path of an index; by default that of the repository. */
  index?: string | undefined;
}

function run(folder: string, args: readonly string[], call: GitCall): Promise<GitResult> {
  const own = ['-c', 'core.quotepath=off', '-c', 'protocol.ext.allow=never', ...args];
  return new Promise((resolve) => {
    // In a group of its own, so that it ends together with the programs that it has started.
    const detached = process.platform !== 'win32';
    const child = spawn('git', own, { cwd: folder, env: environment(call), stdio: 'pipe', detached });
    const out: Buffer[] = [];
    const error: Buffer[] = [];
    let bytes = 0;
    let trouble: string | undefined;
    const stop = (why: string) => {
      trouble ??= why;
      if (detached && child.pid !== undefined) process.kill(-child.pid);
      else child.kill();
    };
    const onSilence = () => stop('it took too long');
    let timer = setTimeout(onSilence, call.silence);
    const collect = (into: Buffer[]) => (chunk: Buffer) => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, call.silence);
      if ((bytes += chunk.length) > maxBytes) return stop('it said too much');
      into.push(chunk);
    };
    child.stdout.on('data', collect(out));
    child.stderr.on('data', collect(error));
    child.on('error', (failure: NodeJS.ErrnoException) => {
      trouble ??= failure.code === 'ENOENT' ? 'git is not installed' : failure.message;
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      const said = trouble ?? Buffer.concat(error).toString();
      const all = Buffer.concat(out);
      resolve({ code: trouble === undefined ? (code ?? -1) : -1, out: all.toString(), bytes: all, error: said });
    });
    child.stdin.on('error', () => {});
    child.stdin.end(call.input ?? '');
  });
}

/** What names another repository: a hook that starts this program has it set for its own. */
const repositoryNames = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
];

/**
 * @returns the environment of a call, which inherits from nothing: Node hands on what an object
 * inherits. What the author has set for ssh or for asking stays
 */
function environment({ kind, settings, sshCommand, index }: GitCall): NodeJS.ProcessEnv {
  const command = sshCommand !== undefined && { GIT_SSH_COMMAND: sshCommand };
  const quiet = { ...command, GIT_EDITOR: 'true', GIT_ASKPASS: 'true' };
  const fixed = { GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  const asked = kind === 'ask' && { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' };
  const all = Object.assign(Object.create(null) as NodeJS.ProcessEnv, quiet, process.env, fixed, asked || {});
  for (const name of repositoryNames) delete all[name];
  if (index !== undefined) all.GIT_INDEX_FILE = index;
  // Behind those that the author has set in this way.
  let count = Number(all.GIT_CONFIG_COUNT ?? 0) || 0;
  for (const { key, value } of settings) {
    all[`GIT_CONFIG_KEY_${count}`] = key;
    all[`GIT_CONFIG_VALUE_${count++}`] = value;
  }
  all.GIT_CONFIG_COUNT = String(count);
  return all;
}
