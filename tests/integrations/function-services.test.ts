// The contract of the function with services that cannot be reached from here: its requests are what their documentation asks
// for, quoted with its address and the day on which it was read.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productRoot } from '../product-root.ts';

const part = (name: string) => import(pathToFileURL(join(productRoot, 'integrations/function', name)).href);
type Mailer = (options: Record<string, string>) => (message: object) => Promise<void>;
const { mailByBrevo, mailByResend } = (await part('senders.mjs')) as { mailByBrevo: Mailer; mailByResend: Mailer };
const { queryD1 } = (await part('d1.mjs')) as { queryD1: (database: object) => Query };
const { openLedger } = (await part('ledger.mjs')) as { openLedger: (query: Query, kinds: string[]) => Promise<Ledger> };
const { openSqlite } = (await part('sqlite.mjs')) as { openSqlite: (path: string) => { query: Query; close(): void } };

const { createTokenCheck, readTokenChecks } = (await part('token-checks.mjs')) as {
  createTokenCheck: (options: object) => (token: string, id?: string) => Promise<string>;
  readTokenChecks: (environment: Record<string, string>) => object;
};

type Query = (sql: string, parameters: (string | number)[]) => Promise<{ rows: object[]; changes: number }>;
interface Ledger {
  add(message: object): Promise<boolean>;
  claim(task: object, times: { now: number; until: number }): Promise<boolean>;
  list(): Promise<object[]>;
}

const people = { from: 'site@bakery.example', to: 'rosa@bakery.example' };
const message = {
  id: 'the-id',
  form: 'table',
  values: { email: 'asha@example.com', wish: 'One\ntwo' },
  spam: '',
  files: [],
};

let service: Server;
let address: string;
let caught: { path?: string; headers: IncomingHttpHeaders; body: unknown } | undefined;
let answer: { status: number; text: string };
beforeEach(async () => {
  answer = { status: 200, text: '{"id":"1"}' };
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      caught = { path: request.url, headers: request.headers, body: body.startsWith('{') ? JSON.parse(body) : body };
      response.writeHead(answer.status).end(answer.text);
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`;
});
afterEach(() => new Promise((done) => service.close(done)));

// https://resend.com/docs/dashboard/emails/idempotency-keys and https://resend.com/changelog/idempotency-keys, read on 2026-11-24:
//   curl -X POST '…/emails' -H 'Authorization: re_xxxxxxxxx' -H 'Content-Type: application/json' -H 'Idempotency-Key: foo-bar'
//   "we check if an email with the same idempotency key has already been sent in the last 24 hours"
//   from: 'Acme <onboarding@resend.dev>', to: ['delivered@resend.dev'], subject: 'Hello World'
describe('Resend', () => {
  it('gets one mail for one message', async () => {
    await mailByResend({ key: 'the-key', address, ...people })(message);
    expect(caught!.headers).toMatchObject({
      authorization: 'Bearer the-key',
      'content-type': 'application/json',
      'idempotency-key': 'the-id',
    });
    expect(caught!.body).toEqual({
      from: people.from,
      to: [people.to],
      reply_to: 'asha@example.com',
      subject: 'table: new message [the-id]',
      text: 'email: asha@example.com\nwish: One\n    two\n\nMessage the-id',
    });
  });

  it('and Brevo get each address of several by itself', async () => {
    const two = { from: people.from, to: 'rosa@bakery.example, max@bakery.example' };
    await mailByResend({ key: 'k', address, ...two })(message);
    expect(caught!.body).toMatchObject({ to: ['rosa@bakery.example', 'max@bakery.example'] });
    await mailByBrevo({ key: 'k', address, ...two })(message);
    expect(caught!.body).toMatchObject({ to: [{ email: 'rosa@bakery.example' }, { email: 'max@bakery.example' }] });
  });
});

// https://developers.brevo.com/docs/send-a-transactional-email, read on 2026-11-24:
//   subject string Required · sender object Required { "name": …, "email": "hello@brevo.com" }
//   to object [] Required [{ "name": …, "email": "johndoe@example.com" }] · textContent string
// https://developers.brevo.com/changelog/email-api-now-supports-idempotency, read on 2026-11-24:
//   "headers": { "idempotencyKey": "b52dbf-81dd-4a08-b807-085c" } … "The TTL for the idempotencyKey is 15 minutes."
describe('Brevo', () => {
  it('gets one mail for one message', async () => {
    await mailByBrevo({ key: 'the-key', address, ...people })(message);
    expect(caught!.headers['api-key']).toBe('the-key');
    expect(caught!.body).toEqual({
      sender: { email: people.from },
      to: [{ email: people.to }],
      replyTo: { email: 'asha@example.com' },
      subject: 'table: new message [the-id]',
      textContent: 'email: asha@example.com\nwish: One\n    two\n\nMessage the-id',
      headers: { idempotencyKey: 'the-id' },
    });
  });
});

it.each([
  ['Resend', mailByResend],
  ['Brevo', mailByBrevo],
])('%s that refuses is a failure, with what it says', async (_, mailBy) => {
  answer = { status: 401, text: 'The key is wrong' };
  await expect(mailBy({ key: 'k', address, ...people })(message)).rejects.toThrow('401 The key is wrong');
});

// https://developers.cloudflare.com/d1/worker-api/prepared-statements/, read on 2026-11-24:
//   const stmt = env.DB.prepare("SELECT * FROM Customers WHERE CompanyName = ?").bind(someVariable);
// https://developers.cloudflare.com/d1/worker-api/return-object/, read on 2026-11-24: { success, meta: { changes, … }, results }
describe('Cloudflare D1', () => {
  it('keeps the ledger by the same SQL, a message once, a task for one', async () => {
    const sqlite = openSqlite(':memory:');
    const database = {
      prepare: (sql: string) => ({
        bind: (...parameters: (string | number)[]) => ({
          all: async () => {
            const { rows, changes } = await sqlite.query(sql, parameters);
            return { success: true, results: rows, meta: { changes } };
          },
        }),
      }),
    };
    const ledger = await openLedger(queryD1(database), ['mail']);
    const added = [await ledger.add({ ...message, receivedAt: 1 }), await ledger.add({ ...message, receivedAt: 2 })];
    expect(added).toEqual([true, false]);
    const times = { now: 5, until: 10 };
    const task = { id: 'the-id', kind: 'mail' };
    expect([await ledger.claim(task, times), await ledger.claim(task, times)]).toEqual([true, false]);
    expect(await ledger.list()).toEqual([expect.objectContaining({ ...message, receivedAt: 1, mail: 'running' })]);
    sqlite.close();
  });
});

// https://developers.cloudflare.com/turnstile/get-started/server-side-validation/, read on 2026-11-25:
//   POST https://challenges.cloudflare.com/turnstile/v0/siteverify
//   "The API accepts both application/x-www-form-urlencoded and application/json requests, but always returns JSON responses."
//   "secret Yes … response Yes The token from the client-side widget … Single use: Each token can only be validated once"
// https://github.com/hCaptcha/hcaptcha-go (hcaptcha/hcaptcha.go, hCaptcha's own client), read on 2026-11-25:
//   siteverifyEndpoint = "https://api.hcaptcha.com/siteverify"
//   form := url.Values{"secret": {client.secret}, "response": {request.Token}} … http.MethodPost
//   "Content-Type", "application/x-www-form-urlencoded" · "Accept", "application/json"
//   "Token is required; RemoteIP and SiteKey are recommended" · "The basic response includes success and error-codes"
//   "tokens are single-use" · "a transport error or HTTP 429/5xx" says nothing of the token
describe('services that tell people from programs', () => {
  it.each([
    ['Turnstile', '{"success":true,"error-codes":[],"hostname":"a.example"}', 'invalid-input-response'],
    ['hCaptcha', '{"success":true,"hostname":"a.example"}', 'invalid-input-secret'],
  ])('%s: a token is shown to it once, with the secret', async (name, good, code) => {
    const check = createTokenCheck({ name, address, secret: 'the-secret' });
    answer = { status: 200, text: good };
    expect(await check('the-token')).toBe('');
    expect(caught!.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(caught!.body).toBe('secret=the-secret&response=the-token');
    answer = { status: 200, text: JSON.stringify({ success: false, 'error-codes': [code] }) };
    expect(await check('the-token')).toBe(`Refused by ${name}: ${code}`);
  });

  it('are not asked without a token, and lose no message when they are away', async () => {
    const check = createTokenCheck({ name: 'Turnstile', address, secret: 's' });
    caught = undefined;
    expect([await check(''), caught]).toEqual(['Without an answer of Turnstile', undefined]);
    for (const [status, text] of [
      [502, 'Bad Gateway'],
      [503, '{"success":false}'],
      [429, '{"error":"too many"}'],
    ] as const) {
      answer = { status, text };
      expect(await check('the-token')).toBe('Not checked: Turnstile could not be reached');
    }
  });

  // The same page of Cloudflare's: "idempotency_key No A UUID you generate to safely retry validation requests",
  // "Validity period: 300 seconds (5 minutes) from generation".
  it('Turnstile: a message that comes again shows its token again under its own id', async () => {
    answer = { status: 200, text: '{"success":true}' };
    const check = createTokenCheck({ name: 'Turnstile', address, secret: 's', takesKey: true });
    const id = '3f2b8a52-6f0e-4c8b-9a3e-0123456789ab';
    expect(await check('the-token', id)).toBe('');
    expect(caught!.body).toBe(`secret=s&response=the-token&idempotency_key=${id}`);
    await check('the-token', 'content-0123');
    expect(caught!.body).toBe('secret=s&response=the-token');
  });

  it.each(['timeout-or-duplicate', 'expired-input-response', 'already-seen-response'])(
    'do not call a message spam that comes so late that its token is too old (%s)',
    async (code) => {
      answer = { status: 200, text: JSON.stringify({ success: false, 'error-codes': [code] }) };
      const spam = await createTokenCheck({ name: 'The service', address, secret: 's' })('the-token');
      expect(spam).toBe('Not checked: the answer of The service was too old, as when a message is sent later');
      answer = { status: 200, text: '{"id":"1"}' };
      await mailByResend({ key: 'k', address, ...people })({ ...message, spam });
      const { subject, text } = caught!.body as Record<string, string>;
      expect(subject).toBe('[Not checked] table: new message [the-id]');
      expect(text!.split('\n')[0]).toBe(`${spam}.`);
    },
  );

  it('are set up by their secrets', () => {
    expect(Object.keys(readTokenChecks({ TURNSTILE_SECRET: 'a', HCAPTCHA_SECRET: 'b' }))).toEqual([
      'turnstile',
      'hcaptcha',
    ]);
    expect(readTokenChecks({})).toEqual({});
  });
});
