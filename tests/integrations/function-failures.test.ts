// The function when what it needs fails: its disk, its ledger's file, its mail server. It says so in its log in a sentence,
// loses nothing that it has confirmed, and goes on as soon as it can.
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { field } from '../page/forms/site-forms.ts';
import { productRoot } from '../product-root.ts';
import {
  endFunction,
  listMessages,
  makeFormsFolder,
  openMailServer,
  postMessage,
  startFunction,
  type FunctionProcess,
} from './function-process.ts';

const part = (name: string) => import(pathToFileURL(join(productRoot, 'integrations/function', name)).href);
type Query = (sql: string, parameters: unknown[]) => Promise<unknown>;
const { openSqlite } = (await part('sqlite.mjs')) as { openSqlite: (path: string) => { query: Query; close(): void } };
const { createParts } = (await part('create-parts.mjs')) as { createParts: (host: object) => Promise<object> };
const { handleRequest } = (await part('handle-request.mjs')) as {
  handleRequest: (request: Request, parts: object, call: object) => Promise<Response>;
};

const ids = ['0', '1', '2'].map((digit) => `${digit}f2b8a52-6f0e-4c8b-9a3e-0123456789ab`);
let files: ReturnType<typeof makeFormsFolder>;
const running: FunctionProcess[] = [];
async function start(
  environment: Record<string, string>,
  options?: Parameters<typeof startFunction>[1],
): Promise<FunctionProcess> {
  const started = await startFunction({ ...files.environment, ...environment }, options);
  running.push(started);
  return started;
}

beforeEach(() => {
  files = makeFormsFolder();
});
afterEach(async () => {
  for (const each of running.splice(0)) if (each.child.exitCode === null) await endFunction(each);
  files.remove();
});

it('a ledger belongs to one process at a time: a second is told so, and starts when the first has ended', async () => {
  const first = await start({});
  const second = await start({});
  expect([second.address, second.child.exitCode]).toEqual([undefined, 1]);
  expect(second.printed()).toMatch(/^Another process has the ledger .*messages\.sqlite\. .* stop that one first\.\n$/);
  expect(await postMessage(first.address!, { id: ids[0]!, message: 'One' })).toBe(200);
  await endFunction(first, 'SIGTERM');
  expect(first.child.exitCode).toBe(0);
  const third = await start({});
  expect(await listMessages(third.address!)).toMatchObject([{ id: ids[0] }]);
});

it('a mail server that hangs keeps no visitor waiting, and gets one mail at a time', async () => {
  const mail = await openMailServer(() => {});
  const { address } = await start(mail.environment);
  const before = performance.now();
  expect(await postMessage(address!, { id: ids[0]!, message: 'One' })).toBe(200);
  expect(performance.now() - before).toBeLessThan(10_000);
  const state = async () => (await listMessages(address!))[0]!;
  while (mail.mailed.length === 0) await delay(20);
  expect(await state()).toMatchObject({ mail: 'running' });
  // The same message again, which finds its mail on its way.
  expect(await postMessage(address!, { id: ids[0]!, message: 'One' })).toBe(200);
  while ((await state()).mail === 'running') await delay(200);
  const seconds = (performance.now() - before) / 1000;
  expect(await state()).toMatchObject({ mail: 'failed', reason: 'Timeout' });
  expect(seconds).toBeGreaterThan(19);
  expect(seconds).toBeLessThan(60);
  expect(mail.mailed).toEqual([ids[0]]);
  await mail.close();
});

it('a ledger that is read-only is said at the start, and what is in it stays', async () => {
  const ledger = files.environment['LEDGER']!;
  const first = await start({});
  await postMessage(first.address!, { id: ids[0]!, message: 'One' });
  await endFunction(first);
  // Another user, because permissions mean nothing to root.
  const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  chmodSync(files.folder, 0o755);
  chmodSync(dirname(ledger), 0o555);
  chmodSync(ledger, 0o444);
  const second = await start({}, other);
  expect([second.address, second.child.exitCode]).toEqual([undefined, 1]);
  expect(second.printed()).toMatch(/^The ledger .*messages\.sqlite (is read-only|cannot be opened): .* write/);
  chmodSync(dirname(ledger), 0o755);
  chmodSync(ledger, 0o644);
  expect(await listMessages((await start({})).address!)).toMatchObject([{ id: ids[0], values: { message: 'One' } }]);
});

it('a file that is no ledger, and a folder that is missing, are said', async () => {
  const ledger = files.environment['LEDGER']!;
  writeFileSync(ledger, 'no database at all '.repeat(100));
  expect((await start({})).printed()).toMatch(/^The ledger .*messages\.sqlite is no SQLite file\./);
  rmSync(dirname(ledger), { recursive: true });
  expect((await start({})).printed()).toMatch(/^The ledger .*messages\.sqlite cannot be opened: its folder is missing/);
});

it('on a full disk a message is not confirmed, its sender is told, and the next one is taken when there is room', async () => {
  const sqlite = openSqlite(files.environment['LEDGER']!);
  const lines: string[] = [];
  const forms = {
    contact: { fields: [field({ name: 'message', kind: 'textarea' })], constants: {}, goTo: '/thank-you' },
  };
  const site = { url: 'https://bakery.example', words: { notTaken: 'Nicht angenommen' }, forms };
  const environment = { OWNER_TOKEN: 'secret' };
  const parts = {
    ...(await createParts({ environment, site, query: sqlite.query })),
    log: (line: string) => lines.push(line),
  };
  const post = (id: string, length: number, accept = 'application/json') => {
    const body = new FormData();
    for (const [name, value] of [
      ['form-name', 'contact'],
      ['lead_id', id],
      ['message', 'x'.repeat(length)],
    ] as const)
      body.append(name, value);
    const request = new Request('http://localhost/', { method: 'POST', body, headers: { accept } });
    return handleRequest(request, parts, { waitUntil: () => {} });
  };
  expect((await post(ids[0]!, 10)).status).toBe(200);
  // SQLite says the same as on a full disk.
  await sqlite.query('PRAGMA max_page_count = 1', []);
  expect((await post(ids[1]!, 100_000)).status).toBe(500);
  const page = await post(ids[2]!, 100_000, 'text/html');
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('<p>Nicht angenommen')]);
  expect(lines.at(-1)).toMatch(
    /^A request could not be answered; .* has no room: the disk is full\. \(database or disk/,
  );
  await sqlite.query('PRAGMA max_page_count = 1000000', []);
  expect((await post(ids[1]!, 100_000)).status).toBe(200);
  const list = await handleRequest(
    new Request('http://localhost/messages', { headers: { authorization: 'Bearer secret' } }),
    parts,
    { waitUntil: () => {} },
  );
  expect(((await list.json()) as { id: string }[]).map(({ id }) => id)).toEqual([ids[0], ids[1]]);
  sqlite.close();
});
