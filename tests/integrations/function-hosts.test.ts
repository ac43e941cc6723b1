// The function on hosts that call it for each request: the entries as they are deployed, over a database that is stood in for.
import { copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { field } from '../page/forms/site-forms.ts';
import { productRoot } from '../product-root.ts';

const source = join(productRoot, 'integrations/function');
const part = (name: string) => import(pathToFileURL(join(source, name)).href);
const { openSqlite } = (await part('sqlite.mjs')) as { openSqlite: (path: string) => Sqlite };
const { queryLibsql } = (await part('libsql.mjs')) as { queryLibsql: (database: object) => Query };

type Query = (sql: string, parameters: unknown[]) => Promise<{ rows: Record<string, unknown>[]; changes: number }>;
interface Sqlite {
  query: Query;
  close(): void;
}
interface Value {
  type: string;
  value?: unknown;
  base64?: string;
}

let database: Server;
let sqlite: Sqlite;
let url: string;
let asked: { path?: string; method?: string; type?: string; authorization?: string; body: unknown }[];
let folder: string;

// https://docs.turso.tech/sdk/http/reference, read on 2026-11-25 (github.com/tursodatabase/turso-docs, sdk/http/reference.mdx):
//   "Simply replace your database URL protocol libsql:// with https://" · Authorization: Bearer TOKEN · POST /v2/pipeline
//   { "requests": [{ "type": "execute", "stmt": { "sql": "SELECT * FROM users WHERE name = ?",
//     "args": [{ "type": "text", "value": "Turso" }] } }, { "type": "close" }] }
//   { "baton": null, "base_url": null, "results": [{ "type": "ok", "response": { "type": "execute", "result": {
//     "cols": [{ "name": "name", "decltype": "TEXT" }], "rows": [[{ "type": "text", "value": "Turso" }]],
//     "affected_row_count": 0, "last_insert_rowid": null } } }, { "type": "ok", "response": { "type": "close" } }] }
//   "one of the following: null, integer, float, text, or blob" · "If using the blob type, replace the value property with
//   base64" · "In JSON, the value is a String to avoid losing precision"
// https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md, read on 2026-11-25:
//   type StreamResultError = { "type": "error", "error": Error } · type Error = { "message": string, "code"?: string | null }
//   type Value = { "type": "null" } | { "type": "integer", "value": string } | { "type": "float", "value": number } | …
//   "If the client receives an HTTP error … must be able to handle responses with different bodies, such as plaintext or HTML"
// libsql-hrana/src/proto.rs writes base64 without its padding.
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  sqlite = openSqlite(':memory:');
  asked = [];
  work = [];
  database = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', async () => {
      const { url: path, method, headers } = request;
      const body = JSON.parse(text) as { requests: [{ stmt: { sql: string; args: Value[] } }] };
      asked.push({ path, method, type: headers['content-type'], authorization: headers.authorization, body });
      const results = [await execute(body.requests[0].stmt), { type: 'ok', response: { type: 'close' } }];
      response.end(JSON.stringify({ baton: null, base_url: null, results }));
    });
  });
  await new Promise<void>((done) => database.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(database.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'pagewright-hosts-'));
  for (const name of readdirSync(source).filter((each) => each.endsWith('.mjs')))
    copyFileSync(join(source, name), join(folder, name));
  symlinkSync(join(productRoot, 'node_modules'), join(folder, 'node_modules'));
  const fields = [field({ name: 'name', kind: 'text', required: 'No name' }), field({ name: 'cv', kind: 'file' })];
  const forms = { contact: { fields, constants: {}, goTo: '/thank-you' } };
  writeFileSync(join(folder, 'forms.json'), JSON.stringify({ url: 'https://bakery.example', forms }));
  for (const [name, value] of Object.entries({ TURSO_DATABASE_URL: url, TURSO_AUTH_TOKEN: 't', OWNER_TOKEN: 'secret' }))
    vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await new Promise((done) => database.close(done));
  sqlite.close();
  rmSync(folder, { recursive: true, force: true });
});

async function execute({ sql, args }: { sql: string; args: Value[] }) {
  try {
    const { rows, changes } = await sqlite.query(sql, args.map(fromValue));
    const names = Object.keys(rows[0] ?? {});
    const result = {
      cols: names.map((name) => ({ name, decltype: null })),
      rows: rows.map((row) => names.map((name) => toValue(row[name]))),
      affected_row_count: changes,
      last_insert_rowid: null,
      replication_index: '1',
      rows_read: 0,
      rows_written: changes,
      query_duration_ms: 0.1,
    };
    return { type: 'ok', response: { type: 'execute', result } };
  } catch (error) {
    return { type: 'error', error: { message: String(error), code: 'SQL_PARSE_ERROR' } };
  }
}
/**
 * Reads a value as strictly as the protocol: an integer that is a number, or a text that is none,
 * is an error.
 */
function fromValue({ type, value, base64, ...more }: Value): unknown {
  if (Object.keys(more).length > 0) throw new Error('unknown field');
  if (type === 'blob' && typeof base64 === 'string') return new Uint8Array(Buffer.from(base64, 'base64'));
  if (type === 'integer' && typeof value === 'string' && /^-?\d+$/.test(value)) return Number(value);
  if ((type === 'float' && typeof value === 'number') || (type === 'text' && typeof value === 'string')) return value;
  throw new Error(`no value of the type ${type}`);
}
function toValue(value: unknown): Value {
  if (value === null) return { type: 'null' };
  if (value instanceof Uint8Array)
    return { type: 'blob', base64: Buffer.from(value).toString('base64').replace(/=+$/, '') };
  if (Number.isInteger(value)) return { type: 'integer', value: String(value) };
  return { type: typeof value === 'number' ? 'float' : 'text', value };
}

const deployed = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
function message(address: string): Request {
  const body = new FormData();
  body.append('form-name', 'contact');
  body.append('lead_id', '3f2b8a52-6f0e-4c8b-9a3e-0123456789ab');
  body.append('name', 'Asha');
  body.append('cv', new Blob(['%PDF-1.7\n']), 'cv.pdf');
  return new Request(address, { method: 'POST', body, headers: { accept: 'application/json' } });
}
const authorization = 'Bearer secret';
/** Work that a host does after the answer. */
let work: Promise<unknown>[];
const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
// https://github.com/vercel/vercel/blob/main/packages/functions/src/get-context.ts: where its package looks for the host.
vi.stubGlobal(Symbol.for('@vercel/request-context') as never, { get: () => ({ waitUntil }) });

interface Entries {
  netlify: { default: (request: Request, context: object) => Promise<Response> };
  vercel: { default: { fetch: (request: Request) => Promise<Response> } };
}

describe.each([
  ['netlify', 'https://bakery.example/messages-function'],
  ['vercel', 'https://bakery.example/api/messages-function'],
] as const)('on %s', (host, address) => {
  async function call(request: Request): Promise<Response> {
    const entry = await deployed(`${host}.mjs`);
    if (host === 'vercel') return (entry as Entries['vercel']).default.fetch(request);
    return (entry as Entries['netlify']).default(request, { ip: '1.2.3.4', waitUntil });
  }

  it('a message is kept in the database with its file, once, and its owner reads it', async () => {
    expect(await (await call(message(address))).json()).toEqual({ result: 'ok', duplicate: false });
    expect(await (await call(message(address))).json()).toEqual({ result: 'ok', duplicate: true });
    const list = await call(new Request(`${address}/messages`, { headers: { authorization } }));
    expect(await list.json()).toMatchObject([
      { values: { name: 'Asha', cv: 'cv.pdf' }, files: [{ field: 'cv', size: 9 }] },
    ]);
    const [{ id }] = (await (
      await call(new Request(`${address}/messages`, { headers: { authorization } }))
    ).json()) as [{ id: string }];
    const file = await call(new Request(`${address}/messages/${id}/files/cv`, { headers: { authorization } }));
    expect(await file.text()).toBe('%PDF-1.7\n');
    expect((await call(new Request(`${address}/messages`))).status).toBe(401);
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/v2/pipeline', authorization: 'Bearer t' });
  });

  it('the answer does not wait for what follows it, and the host does', async () => {
    let mayAnswer = () => {};
    let wasCalled = () => {};
    const isCalled = new Promise<void>((done) => (wasCalled = done));
    const hook = createServer((_, response) => {
      mayAnswer = () => response.end();
      wasCalled();
    });
    await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
    vi.stubEnv('HOOK_URL', `http://127.0.0.1:${(hook.address() as AddressInfo).port}`);
    vi.stubEnv('HOOK_SECRET', 'secret');
    expect((await call(message(address))).status).toBe(200);
    await isCalled;
    const state = async () => (await sqlite.query("SELECT state FROM tasks WHERE kind = 'hook'", [])).rows[0]!.state;
    expect(await state()).toBe('running');
    mayAnswer();
    await Promise.all(work);
    expect([work.length, await state()]).toEqual([1, 'done']);
    await new Promise((done) => hook.close(done));
  });

  it('a missing database is said', async () => {
    vi.stubEnv('TURSO_DATABASE_URL', '');
    await expect(call(message(address))).rejects.toThrow('TURSO_DATABASE_URL');
  });
});

it('on Vercel only its own crons sweep', async () => {
  vi.stubEnv('CRON_SECRET', 'cron');
  const { default: vercel } = (await deployed('vercel.mjs')) as Entries['vercel'];
  const sweep = (secret: string) =>
    vercel.fetch(new Request('https://b.example/api/messages-function?sweep', { headers: { authorization: secret } }));
  expect(await (await sweep('Bearer cron')).text()).toBe('Done\n');
  expect(await (await sweep('Bearer other')).json()).toMatchObject({ resource: 'health' });
});

it('on Netlify a second function sweeps', async () => {
  const { default: sweep } = (await deployed('netlify-sweep.mjs')) as { default: () => Promise<void> };
  await sweep();
  expect(asked.length).toBeGreaterThan(0);
});

describe('a libSQL database', () => {
  it('is asked as its documentation has it, for every type of value', async () => {
    const blob = new Uint8Array([1, 2, 3, 255]);
    const { rows, changes } = await queryLibsql({ url, token: 't' })(
      'SELECT ? AS a, ? AS b, ? AS c, ? AS d, NULL AS e',
      ['Aşa', 9_007_199_254_740_991, 0.5, blob],
    );
    expect(rows).toEqual([{ a: 'Aşa', b: 9_007_199_254_740_991, c: 0.5, d: blob, e: null }]);
    expect(changes).toBe(0);
    const args = [
      { type: 'text', value: 'Aşa' },
      { type: 'integer', value: '9007199254740991' },
      { type: 'float', value: 0.5 },
      { type: 'blob', base64: 'AQID/w==' },
    ];
    const stmt = { sql: 'SELECT ? AS a, ? AS b, ? AS c, ? AS d, NULL AS e', args };
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/v2/pipeline',
        type: 'application/json',
        authorization: 'Bearer t',
        body: { requests: [{ type: 'execute', stmt }, { type: 'close' }] },
      },
    ]);
  });

  it('that refuses a statement, or answers with a page, is an error, and no lost message', async () => {
    await expect(queryLibsql({ url })('SELECT nonsense FROM nothing', [])).rejects.toThrow('refused a statement');
    database.removeAllListeners('request');
    database.on('request', (_, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'));
    await expect(queryLibsql({ url })('SELECT 1', [])).rejects.toThrow('The database answered 502: <h1>Bad Gateway');
  });
});
