// @vitest-environment happy-dom
// Hundreds of leads on a very bad day: a third of all requests go wrong in some way. None may be lost, none written twice.
import { beforeEach, expect, it, vi } from 'vitest';
import { loadLead } from '../../../src/page/forms/leads/lead-box.ts';
import { createLead } from '../../../src/page/forms/leads/lead.ts';
import { onBadDays, seeded, sendAll, throughTime, visit } from './random-visits.ts';
import { asha, formA } from './site-forms.ts';

const leads = 300;
let rows: Map<string, string>;
let mails: Map<string, number>;
let random: () => number;

const email = { origin: 'https://mail.example', publicKey: 'k', service: 's', templates: {} };
onBadDays({ email, sheet: 'https://sheet.example/' }, { timeoutMs: 20, mailGapMs: 0, slowMailMs: 1000 });
beforeEach(() => {
  rows = new Map();
  mails = new Map();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => unreliable(url, init.body as FormData | string));
});

/** Mails: 37 % go wrong, some of them after they were taken. Rows: 30 %. */
async function unreliable(url: string, body: FormData | string): Promise<Response> {
  const luck = random();
  const isSheet = url.startsWith('https://sheet');
  const take = isSheet ? () => writeRow(body as FormData) : () => takeMail(body);
  await new Promise((done) => setTimeout(done, random() * 3));
  if (isSheet) {
    if (luck < 0.1) throw new TypeError('Failed to fetch');
    if (luck < 0.2) return new Response('<html>', { status: 200 });
    take();
    if (luck < 0.3) throw new TypeError('Failed to fetch');
    return Response.json({ result: 'ok' });
  }
  if (luck < 0.1) return new Response('', { status: 500 });
  if (luck < 0.15) return new Response('', { status: 429 });
  if (luck < 0.18) return new Response('', { status: 412 });
  if (luck < 0.28) throw new TypeError('Failed to fetch');
  take();
  if (luck < 0.37) throw new DOMException('late', 'TimeoutError');
  return new Response('OK');
}

function writeRow(body: FormData): void {
  const order = ['unknown', 'failed', 'sent'];
  const id = String(body.get('lead_id'));
  const status = String(body.get('mail_status'));
  if (order.indexOf(status) > order.indexOf(rows.get(id) ?? '')) rows.set(id, status);
}

function takeMail(body: FormData | string): void {
  if (typeof body === 'string') return;
  const id = String(body.get('lead_id'));
  mails.set(id, (mails.get(id) ?? 0) + 1);
}

it.each([11, 12, 13])('seed %i', async (seed) => {
  random = seeded(seed);
  const all = Array.from({ length: leads }, (_, index) =>
    createLead(formA, { ...asha, message: String(index) }, { captcha: '', pageName: '' }),
  );
  await throughTime(async () => {
    await Promise.all(all.map((lead, index) => visit(lead, index % 3)));
    await sendAll();
  });
  expect(all.filter(({ id }) => loadLead(id)).map(({ steps }) => steps)).toEqual([]);
  expect(all.filter(({ id }) => !rows.has(id))).toEqual([]);
  // A lead without its mail is one that the row knows to be without.
  expect(all.filter(({ id }) => !mails.has(id) && rows.get(id) === 'sent')).toEqual([]);
  const repeated = [...mails.values()].reduce((sum, count) => sum + count - 1, 0);
  const missing = all.filter(({ id }) => !mails.has(id)).length;
  console.info(`${leads} leads: 0 lost, ${repeated} mails twice, ${missing} mails missing and marked in the row`);
  expect(repeated / leads).toBeLessThan(0.08);
});
