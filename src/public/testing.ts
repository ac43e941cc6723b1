// `pagewright/testing`: brings a section to life in a test as a browser does: the HTML of the
// build, then the code of its live parts. For tests that `pagewright test:sections` runs.
import { inject } from 'vitest';
import { wakeAll, type LiveModule } from './wake-sections.ts';

export { set } from './wake-sections.ts';

/** A section as it is written in a page's list of sections. */
export type Written = { type: string; [key: string]: unknown };

declare module 'vitest' {
  interface ProvidedContext {
    /** The site, and the path of the program that makes HTML of its sections. */
    pagewrightSections: { project: object; program: string };
  }
}

/** The part of Node that is used: a site's compiler need not know its types. */
interface WorkerThreads {
  Worker: new (program: string, options: object) => { unref(): void };
  MessageChannel: new () => { port1: { postMessage(request: Written[] | null): void }; port2: object };
  receiveMessageOnPort(port: object): { message: { ok: true; value: unknown } | { ok: false; error: unknown } };
}
const { process } = globalThis as unknown as {
  process: { getBuiltinModule(name: 'node:worker_threads'): WorkerThreads };
};

const { Worker, MessageChannel, receiveMessageOnPort } = process.getBuiltinModule('node:worker_threads');
const given = inject('pagewrightSections') as { project: object; program: string } | undefined;
if (!given) throw new Error('Tests with pagewright/testing are run by: npx pagewright test:sections');
const { project, program } = given;
const answers = new Int32Array(new SharedArrayBuffer(4));
const { port1, port2 } = new MessageChannel();
new Worker(program, { workerData: { project, port: port2, answers }, transferList: [port2] }).unref();
const modules = ask(null) as Record<string, string>;

/** Asks the thread that makes HTML, and waits for it (src/cli/section-tests/section-html.ts). */
function ask(request: Written[] | null): unknown {
  const before = Atomics.load(answers, 0);
  port1.postMessage(request);
  if (Atomics.wait(answers, 0, before, 60_000) === 'timed-out')
    throw new Error('The section was not shown in a minute');
  const { message } = receiveMessageOnPort(port1);
  if (!message.ok) throw message.error;
  return message.value;
}

/**
 * @returns the HTML that the build makes of sections
 * @throws Error with what the check says of them
 */
export function rendered(...blocks: Written[]): string {
  return ask(blocks) as string;
}

/** Shows a section as the only one of a page, before any script runs. */
export function shown(block: Written): void {
  document.body.innerHTML = rendered(block);
}

/**
 * Shows a section and wakes all of its live parts.
 * @param meanwhile what a visitor does before that
 * @returns a function that ends them
 */
export async function awake(block: Written, meanwhile: () => void = () => {}): Promise<() => void> {
  shown(block);
  meanwhile();
  return wakeAll(async (name) => {
    const path = modules[name]!;
    return { path, module: (await import(/* @vite-ignore */ path)) as LiveModule };
  });
}
