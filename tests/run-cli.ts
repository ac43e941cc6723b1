// Runs a command of Pagewright in the test's process, in a fiftieth of the time of a program.
// tests/cli/cli.test.ts proves that the program itself passes on its arguments, its exit code and
// what it prints.
import { format } from 'node:util';
import { vi } from 'vitest';
import { run } from '../src/cli/cli.ts';
import { productRoot } from './product-root.ts';

/** @returns the exit code of a command and what it printed */
export async function runCli(...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const print = (to: string[]) => (text: unknown) => to.push(String(text)) > 0;
  const log =
    (to: string[]) =>
    (...parts: unknown[]) =>
      void to.push(`${format(...parts)}\n`);
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(print(stdout)),
    vi.spyOn(process.stderr, 'write').mockImplementation(print(stderr)),
    vi.spyOn(console, 'log').mockImplementation(log(stdout)),
    vi.spyOn(console, 'warn').mockImplementation(log(stderr)),
    vi.spyOn(console, 'error').mockImplementation(log(stderr)),
  ];
  try {
    const status = await run(args, productRoot);
    return { status, stdout: stdout.join(''), stderr: stderr.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
