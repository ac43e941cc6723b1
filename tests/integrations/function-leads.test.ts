// @vitest-environment happy-dom
// Many leads on a very bad day, from the delivery code to the function's own handler and ledger: a third of all calls go wrong,
// those of the page and those of the function's mail. None may be lost, none kept twice.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteForm } from '#schemas';
import { createLead } from '../../src/page/forms/leads/lead.ts';
import { onBadDays, seeded, sendAll, throughTime, visit } from '../page/forms/random-visits.ts';
import { asha, formB } from '../page/forms/site-forms.ts';
import { isWhole } from '../sampling.ts';

// A path, because a test in a simulated browser has its URL, which Node does not accept.
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../integrations/function');
const part = (name: string) => import(pathToFileURL(join(folder, name)).href);
const { handleRequest } = (await part('handle-request.mjs')) as {
  handleRequest: (request: Request, parts: object, call: object) => Promise<Response>;
};
const { openLedger } = (await part('ledger.mjs')) as {
  openLedger: (query: unknown, kinds: string[]) => Promise<Ledger>;
};
const { openSqlite } = (await part('sqlite.mjs')) as {
  openSqlite: (path: string) => { query: unknown; close(): void };
};
const work = (await part('send-due.mjs')) as { sendDue: (parts: object) => Promise<void> };

interface Ledger {
  list(): Promise<{ id: string; mail: string }[]>;
}

const form: SiteForm = { ...formB, delivery: [{ call: 'function', params: {} }] };
const values = { ...asha, firstName: 'Asha' };
const leads = isWhole ? 1000 : 150;
let random: () => number;
let mails: string[];
/** The mails whose answer was lost. */
let unknown: Set<string>;
let clock: number;
let sqlite: ReturnType<typeof openSqlite>;
let ledger: Ledger;
let parts: object;

onBadDays({ function: 'https://function.example/' }, { timeoutMs: 2000 });
beforeEach(async () => {
  mails = [];
  unknown = new Set();
  clock = Date.now();
  sqlite = openSqlite(':memory:');
  ledger = await openLedger(sqlite.query, ['mail']);
  const forms = { contact: { fields: form.fields, constants: form.constants, goTo: '/thankyou' } };
  parts = {
    site: { url: 'https://x.example', forms },
    ledger,
    senders: { mail },
    senderLimit: { isReached: () => false, count: () => {} },
    log: () => {},
    now: () => clock,
  };
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => unreliable(body as FormData));
});
afterEach(() => {
  sqlite.close();
});

/** A third of all mails go wrong, half of them after they were taken. */
async function mail({ id }: { id: string }): Promise<void> {
  const luck = random();
  if (luck < 0.17) throw new Error('451 later');
  mails.push(id);
  if (luck > 0.33) return;
  unknown.add(id);
  throw new Error('The connection was lost');
}

/** A third of all requests go wrong: before the function has them, after it, and with its errors. */
async function unreliable(body: FormData): Promise<Response> {
  const luck = random();
  await new Promise((done) => setTimeout(done, random() * 2));
  if (luck < 0.12) throw new TypeError('Failed to fetch');
  if (luck < 0.17) return new Response('', { status: 500 });
  const request = {
    url: 'https://function.example/',
    method: 'POST',
    headers: new Headers(),
    formData: async () => body,
  };
  const response = await handleRequest(request as unknown as Request, parts, {
    waitUntil: () => {},
  });
  if (luck < 0.33) throw new TypeError('Failed to fetch');
  return response;
}

it.each([21, 22, 23])('seed %i: none lost, none twice, mails twice only when their answer was lost', async (seed) => {
  random = seeded(seed);
  const all = Array.from({ length: leads }, (_, index) =>
    createLead(form, { ...values, message: String(index) }, { formName: 'contact', captcha: '', pageName: '' }),
  );
  await throughTime(async () => {
    await Promise.all(all.map((lead, index) => visit(lead, index % 3)));
    await sendAll();
  });
  const kept = async () => (await ledger.list()).filter(({ mail: state }) => state !== 'done').length;
  for (let hours = 0; hours < 400 && (await kept()) > 0; hours++) {
    clock += 7 * 3_600_000;
    await work.sendDue(parts);
  }
  const ids = (await ledger.list()).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  expect(all.filter(({ id }) => !mails.includes(id))).toEqual([]);
  const repeated = mails.filter((id, index) => mails.indexOf(id) !== index);
  expect(repeated.filter((id) => !unknown.has(id))).toEqual([]);
  console.info(`${leads} leads: 0 lost, 0 twice; ${repeated.length} mails twice, each after a lost answer`);
});
