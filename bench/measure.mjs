// Runs programs and says what they cost: wall time, CPU seconds, memory, with medians and spread.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const usage = pathToFileURL(join(import.meta.dirname, 'usage.mjs')).href;

/**
 * Runs Node once. CPU seconds are those of all Node processes of the run, `kernel` those of the
 * system's calls among them; memory is that of the largest process, in MB.
 * @param {string[]} args what stands after `node`
 * @param {{ allowed?: number[], cwd?: string }} options exit codes that are no failure of the benchmark
 * @returns {{ wall: number, cpu: number, kernel: number, memory: number, output: string }}
 */
export function runNode(args, { allowed = [0], cwd } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const file = join(folder, 'usage');
  const began = performance.now();
  const run = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NODE_OPTIONS: `--import ${usage}`, BENCH_USAGE: file },
  });
  const wall = (performance.now() - began) / 1000;
  if (!allowed.includes(run.status)) throw new Error(`node ${args.join(' ')} ended with ${run.status}: ${run.stderr}`);
  const used = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });
  const sum = (key) => used.reduce((total, process) => total + process[key], 0);
  return {
    wall,
    cpu: sum('user') + sum('kernel'),
    kernel: sum('kernel'),
    memory: Math.max(...used.map(({ memory }) => memory)),
    output: run.stdout,
  };
}

/**
 * Takes folders out of the way as `rm` would, but deletes them only when the benchmark has ended. A disk with ext4 gives no
 * place out again that was freed within the last minutes, and looks at each of them for every new file: the files of 10,000
 * pages took 0.8 s of the kernel in a fresh folder, 3 to 5 s after as many had been deleted.
 * @param {string[]} paths
 */
export function setAside(paths) {
  for (const path of paths.filter(existsSync)) {
    const folder = join(dirname(path), '.set-aside');
    if (!existsSync(folder)) process.on('exit', () => rmSync(folder, { recursive: true }));
    mkdirSync(folder, { recursive: true });
    renameSync(path, join(mkdtempSync(join(folder, 'was-')), basename(path)));
  }
}

/** @returns {string} the median, and the smallest and largest value in brackets */
export function spread(values, digits = 2) {
  const sorted = [...values].sort((a, b) => a - b);
  const shown = (value) => value.toFixed(digits);
  return `${shown(sorted[sorted.length >> 1])} (${shown(sorted[0])} to ${shown(sorted.at(-1))})`;
}

/** Prints one line of figures for several runs of the same thing. */
export function printRuns(name, runs) {
  const of = (key) => runs.map((run) => run[key]);
  console.log(
    `${name.padEnd(34)} CPU ${spread(of('cpu'))} s, of it kernel ${spread(of('kernel'))}   wall ${spread(of('wall'))} s   memory ${spread(of('memory'), 0)} MB`,
  );
}

/** Prints what the figures were measured on. */
export function printMachine() {
  const [first] = cpus();
  console.log(
    `${cpus().length} x ${first?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${process.platform}`,
  );
}
