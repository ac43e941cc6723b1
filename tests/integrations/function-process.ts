// The function as a separate process, and a mail server for it: for tests that end one of the two.
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { productRoot } from '../product-root.ts';
import { field } from '../page/forms/site-forms.ts';

export interface FunctionProcess {
  /** Address that takes messages; undefined when the process ended instead. */
  address: string | undefined;
  /** Everything that it has printed. */
  printed(): string;
  child: ChildProcess;
  ended: Promise<unknown>;
}

const server = join(productRoot, 'integrations/function/server.mjs');
const owner = { authorization: 'Bearer secret' };

/** @returns the function once it takes messages, or has ended */
export async function startFunction(
  environment: Record<string, string>,
  { program = [process.execPath, server], ...options }: SpawnOptions & { program?: string[] } = {},
): Promise<FunctionProcess> {
  const [command = '', ...rest] = program;
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', OWNER_TOKEN: 'secret', ...environment };
  const child = spawn(command, rest, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let text = '';
  const isReady = new Promise<void>((done) => {
    const add = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('are taken at ')) done();
    };
    child.stdout!.on('data', add);
    child.stderr!.on('data', add);
  });
  await Promise.race([isReady, once(child, 'close')]);
  return { address: /taken at (\S+)\//.exec(text)?.[1], printed: () => text, child, ended };
}

/** Ends a function as a failing machine does, or with SIGTERM as a system does that wants it to end. */
export async function endFunction(
  { child, ended }: FunctionProcess,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<void> {
  child.kill(signal);
  await ended;
}

/** @returns a folder with a forms.json: a form `contact` with a text, and a file that is not required */
export function makeFormsFolder(): { folder: string; environment: Record<string, string>; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-function-'));
  const ledgerFolder = join(folder, 'ledger');
  mkdirSync(ledgerFolder);
  const fields = [field({ name: 'message', kind: 'textarea' }), field({ name: 'cv', kind: 'file', accept: ['pdf'] })];
  const forms = { contact: { fields, constants: {}, goTo: '/thank-you' } };
  writeFileSync(join(folder, 'forms.json'), JSON.stringify({ url: 'https://bakery.example', forms }));
  const environment = { FORMS: join(folder, 'forms.json'), LEDGER: join(ledgerFolder, 'messages.sqlite') };
  return { folder, environment, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface MailServer {
  /** The ids of the messages whose mails it has taken, one for each mail. */
  mailed: string[];
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** @param answer says how a mail that is there is answered: by calling what it is given, or never */
export async function openMailServer(answer = (done: () => void): void => done(), port = 0): Promise<MailServer> {
  const mailed: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      stream.on('end', () => {
        mailed.push(/^Message-ID: <([^@]+)@/im.exec(text)?.[1] ?? 'none');
        answer(() => done());
      });
    },
  });
  // A function that is killed drops its connections.
  smtp.on('error', () => {});
  await new Promise<void>((done) => smtp.listen(port, '127.0.0.1', done));
  const { port: used } = smtp.server.address() as AddressInfo;
  const people = { MAIL_FROM: 'site@bakery.example', MAIL_TO: 'rosa@bakery.example' };
  return {
    mailed,
    environment: { ...people, SMTP_URL: `smtp://127.0.0.1:${used}` },
    async close() {
      for (const connection of smtp.connections) connection.close();
      await new Promise<void>((done) => void smtp.close(done));
    },
  };
}

export interface Listed {
  id: string;
  values: { message: string };
  files: { size: number }[];
  mail: string;
}

export async function listMessages(address: string): Promise<Listed[]> {
  return (await (await fetch(`${address}/messages`, { headers: owner })).json()) as Listed[];
}

/** @returns the status of the answer; undefined without one */
export async function postMessage(
  address: string,
  { id, message, file }: { id: string; message: string; file?: Buffer | undefined },
): Promise<number | undefined> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ 'form-name': 'contact', lead_id: id, message }))
    body.append(name, value);
  if (file) body.append('cv', new Blob([new Uint8Array(file)]), 'cv.pdf');
  const init = { method: 'POST', body, headers: { accept: 'application/json' } };
  return fetch(address, init).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => undefined,
  );
}
