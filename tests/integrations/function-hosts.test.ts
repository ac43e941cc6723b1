// The function on hosts that call it for each request: the entries as they are deployed, over a database that is stood in for.
import { copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { field } from '../forms/site-forms.ts';
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
let asked: { path?: string; authorization?: string; body: unknown }[];
let folder: string;

// https://docs.turso.tech/sdk/http/reference, read on 2026-11-25: POST /v2/pipeline with
//   { "requests": [{ "type": "execute", "stmt": { "sql": …, "args": [{ "type": "integer", "value": "1" }] } }, { "type": "close" }] }
// and the header Authorization: Bearer TOKEN; its answer has results: [{ type: "ok", response: { type: "execute", result: { cols,
// rows, affected_row_count } } }], values as { type: "text" | "integer" | "blob" | "null", value, base64 }.
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  sqlite = openSqlite(':memory:');
  asked = [];
  database = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', async () => {
      const body = JSON.parse(text) as { requests: [{ stmt: { sql: string; args: Value[] } }] };
      asked.push({ path: request.url, authorization: request.headers.authorization, body });
      response.end(JSON.stringify({ results: [await execute(body.requests[0].stmt)] }));
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
      cols: names.map((name) => ({ name })),
      rows: rows.map((row) => names.map((name) => toValue(row[name]))),
      affected_row_count: changes,
    };
    return { type: 'ok', response: { type: 'execute', result } };
  } catch (error) {
    return { type: 'error', error: { message: String(error) } };
  }
}
function fromValue({ type, value, base64 }: Value): unknown {
  if (type === 'blob') return new Uint8Array(Buffer.from(base64!, 'base64'));
  return type === 'integer' ? Number(value) : value;
}
function toValue(value: unknown): Value {
  if (value === null) return { type: 'null' };
  if (value instanceof Uint8Array) return { type: 'blob', base64: Buffer.from(value).toString('base64') };
  return typeof value === 'number' ? { type: 'integer', value: String(value) } : { type: 'text', value };
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

interface Entries {
  netlify: { default: (request: Request, context: { ip: string }) => Promise<Response> };
  vercel: { default: { fetch: (request: Request) => Promise<Response> } };
}

describe.each([
  ['netlify', 'https://bakery.example/messages-function'],
  ['vercel', 'https://bakery.example/api/messages-function'],
] as const)('on %s', (host, address) => {
  async function call(request: Request): Promise<Response> {
    const entry = await deployed(`${host}.mjs`);
    if (host === 'vercel') return (entry as Entries['vercel']).default.fetch(request);
    return (entry as Entries['netlify']).default(request, { ip: '1.2.3.4' });
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
    expect(asked[0]).toMatchObject({ path: '/v2/pipeline', authorization: 'Bearer t' });
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

it('what the database refuses is an error, and no lost message', async () => {
  await expect(queryLibsql({ url })('SELECT nonsense FROM nothing', [])).rejects.toThrow('refused a statement');
});
