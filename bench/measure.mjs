// Runs programs and says what they cost: wall time, CPU seconds, memory, with medians and spread.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const usage = pathToFileURL(join(import.meta.dirname, 'usage.mjs')).href;

/**
 * Runs Node once. CPU seconds are those of all Node processes of the run; memory is that of the largest, in MB.
 * @param {string[]} args what stands after `node`
 * @param {{ allowed?: number[], cwd?: string }} options exit codes that are no failure of the benchmark
 * @returns {{ wall: number, cpu: number, memory: number, output: string }}
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
  return {
    wall,
    cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...used.map(({ memory }) => memory)),
    output: run.stdout,
  };
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
    `${name.padEnd(34)} CPU ${spread(of('cpu'))} s   wall ${spread(of('wall'))} s   memory ${spread(of('memory'), 0)} MB`,
  );
}

/** Prints what the figures were measured on. */
export function printMachine() {
  const [first] = cpus();
  console.log(
    `${cpus().length} x ${first?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${process.platform}`,
  );
}
