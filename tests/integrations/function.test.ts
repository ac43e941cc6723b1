// The function on plain Node, over real HTTP, with a real SMTP server and a real SQLite file: messages of the form engine and of
// bare browsers, on good days and on bad ones.
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '#schemas';
import { functionForms } from '../../src/builder/hosts/function-forms.ts';
import { field, formB } from '../page/forms/site-forms.ts';
import { productRoot } from '../product-root.ts';

interface Running {
  address: string;
  sweep(): Promise<void>;
  settle(): Promise<unknown>;
  stop(): Promise<void>;
}
const { startServer } = (await import(pathToFileURL(join(productRoot, 'integrations/function/server.mjs')).href)) as {
  startServer: (environment: Record<string, string>) => Promise<Running>;
};

const id = '3f2b8a52-6f0e-4c8b-9a3e-0123456789ab';
const asha = {
  'form-name': 'contact',
  lead_id: id,
  email: 'asha@example.com',
  message: 'One\r\ntwo',
  consent: 'I agree',
};
const site = {
  url: 'https://bakery.example',
  lang: 'de',
  lists: {},
  labels: {
    badEmail: 'No e-mail address',
    badFile: 'Only {kinds} up to {size} MB',
    fileHint: '',
    alertTitle: 'Nicht gesendet',
    problem: 'Da ist ein Fehler',
    tooLarge: 'Zusammen bis {size} MB',
    tooMany: 'Zu viele',
    notTaken: 'Nicht <angenommen>',
    goBack: 'Bitte <zurück>',
  },
  endpoints: {},
  forms: {
    contact: {
      ...formB,
      constants: { shop: 'Bakery' },
      success: { goTo: '/thank-you' },
      delivery: [{ call: 'function', params: {} }],
      fields: [
        field({ name: 'email', kind: 'email', required: 'Please write your e-mail address' }),
        field({ name: 'message', kind: 'textarea' }),
        field({ name: 'consent', kind: 'checkbox', required: 'Please tick the box' }),
      ],
    },
    guarded: {
      ...formB,
      constants: {},
      success: { goTo: '/thank-you' },
      delivery: [{ call: 'function', params: {} }],
      spamCheck: 'proof-of-work',
      fields: [field({ name: 'email', kind: 'email' })],
    },
    apply: {
      ...formB,
      constants: {},
      success: { goTo: '/thank-you' },
      delivery: [{ call: 'function', params: {} }],
      fields: [
        field({ name: 'cv', kind: 'file', accept: ['pdf', 'document', 'picture'], maxMegabytes: 3, required: 'No CV' }),
        field({ name: 'photo', kind: 'file', accept: ['picture'] }),
      ],
    },
  },
} as unknown as Site;

let folder: string;
let running: Running;
let smtp: SMTPServer;
let mails: string[];
/**
 * Answers of the SMTP server to the next mails instead of accepting them; `after` accepts them and
 * hangs up.
 */
let refusals: ('refuse' | 'after')[];
let environment: Record<string, string>;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'pagewright-function-'));
  writeFileSync(join(folder, 'forms.json'), functionForms(site)!);
  mails = [];
  refusals = [];
  await openSmtp(0);
  environment = {
    FORMS: join(folder, 'forms.json'),
    LEDGER: join(folder, 'messages.sqlite'),
    PORT: '0',
    OWNER_TOKEN: 'secret',
    MAIL_FROM: 'site@bakery.example',
    MAIL_TO: 'rosa@bakery.example',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  };
  running = await startServer(environment);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await running.stop();
  await new Promise<void>((done) => void smtp.close(done));
  rmSync(folder, { recursive: true, force: true });
});

async function openSmtp(port: number): Promise<void> {
  smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onRcptTo: refuseGone, onData: takeMail });
  await new Promise<void>((done) => smtp.listen(port, '127.0.0.1', done));
}

/** The address of somebody who has left. */
function refuseGone({ address }: { address: string }, _: unknown, done: (error?: Error) => void): void {
  done(address.startsWith('gone@') ? Object.assign(new Error('No such user'), { responseCode: 550 }) : undefined);
}

function takeMail(
  stream: NodeJS.ReadableStream,
  session: { id: string },
  done: (error?: Error & { responseCode?: number }) => void,
): void {
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  stream.on('end', () => {
    const refusal = refusals.shift();
    if (refusal !== 'refuse') mails.push(text);
    if (refusal === 'after') for (const connection of smtp.connections) connection.close();
    else done(refusal ? Object.assign(new Error('Greylisted'), { responseCode: 451 }) : undefined);
  });
  void session;
}

async function post(values: Record<string, string>, headers: Record<string, string> = { accept: 'application/json' }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return send(body, headers);
}
/** Waits for the mails, too, which follow the answer. */
async function send(body: FormData, headers: Record<string, string>) {
  const answer = await fetch(running.address, { method: 'POST', body, headers, redirect: 'manual' });
  await running.settle();
  return answer;
}
const owner = (path = '', init: RequestInit = {}) =>
  fetch(`${running.address}/messages${path}`, { ...init, headers: { authorization: 'Bearer secret' } });
interface Message {
  id: string;
  values: object;
  mail: string;
  reason: string;
  spam: string;
  files: { size: number }[];
}
const stored = async () => (await (await owner()).json()) as Message[];
/** Makes everything due, as hours of waiting would. */
async function waitHours(): Promise<void> {
  const late = Date.now() + 7 * 3_600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => late);
  await running.sweep();
}

describe('a message', () => {
  it('is kept and mailed, with the fields of the form and nothing else', async () => {
    const answer = await post({ ...asha, shop: 'stolen', other: 'x', pageName: 'Contact' });
    expect([answer.status, await answer.json()]).toEqual([200, { result: 'ok', duplicate: false }]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await stored()).toEqual([
      expect.objectContaining({
        id,
        form: 'contact',
        spam: '',
        mail: 'done',
        values: {
          email: 'asha@example.com',
          message: 'One\ntwo',
          consent: 'I agree',
          shop: 'Bakery',
          pageName: 'Contact',
        },
      }),
    ]);
    expect(mails).toHaveLength(1);
    for (const line of ['To: rosa@bakery.example', 'Reply-To: asha@example.com', `Message-ID: <${id}@bakery.example>`])
      expect(mails[0]).toContain(line);
    expect(mails[0]).toContain('message: One\r\n    two');
  });

  it('is one message and one mail, however often and however closely it comes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(asha)));
    const duplicates = await Promise.all(answers.map(async (answer) => (await answer.json()).duplicate));
    expect(duplicates.filter((duplicate) => !duplicate)).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  it('is checked by the rules of its own form', async () => {
    const answer = await post({ ...asha, email: 'kaputt', consent: '' });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        result: 'error',
        message: 'Da ist ein Fehler',
        errors: { email: 'No e-mail address', consent: 'Please tick the box' },
      },
    ]);
    for (const name of ['other', '__proto__', ''])
      expect((await post({ ...asha, 'form-name': name })).status).toBe(422);
    expect((await fetch(running.address, { method: 'POST', body: 'no form' })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('that a browser sends by itself gets a page: the thank-you page, or what is wrong', async () => {
    const html = { accept: 'text/html,application/xhtml+xml' };
    const { lead_id: _, ...bare } = asha;
    const sent = await post(bare, html);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, 'https://bakery.example/thank-you']);
    await post(bare, html);
    expect(await stored()).toHaveLength(1);
    const wrong = await post({ ...bare, email: '<b>' }, html);
    const page = await wrong.text();
    expect(wrong.status).toBe(422);
    for (const text of ['<html lang="de">', '<h1>Nicht gesendet', '<li>No e-mail address', 'Bitte &lt;zurück>'])
      expect(page).toContain(text);
  });

  it('of an unknown form is told in the words of the site to its sender, and what to do to its owner', async () => {
    const log = vi.mocked(console.log);
    const page = await post({ ...asha, 'form-name': 'new\nform' }, { accept: 'text/html' });
    const text = await page.text();
    expect([page.status, text]).toEqual([422, expect.stringContaining('<p>Nicht &lt;angenommen><p>Bitte')]);
    expect(text).not.toContain('forms.json');
    const owned = expect.stringMatching(
      /^A message was not taken\. There is no form named "new\\nform" in forms\.json\. .*dist-hosts/,
    );
    expect(log).toHaveBeenCalledWith(owned);
    const wrong = await fetch(running.address, { method: 'PUT', headers: { accept: 'text/html' }, body: 'x' });
    expect([wrong.status, await wrong.text()]).toEqual([405, expect.stringContaining('lang="de"')]);
    const unread = await fetch(running.address, { method: 'POST', headers: { accept: 'text/html' }, body: 'x' });
    expect([unread.status, await unread.text()]).toEqual([400, expect.stringContaining('Nicht &lt;angenommen>')]);
    expect(await stored()).toEqual([]);
  });

  it('has no more of what the page adds than a page has', async () => {
    await post({ ...asha, pageName: 'n'.repeat(5000), time: 't'.repeat(5000), captcha: 'c'.repeat(5000) });
    const { values } = (await stored())[0] as { values: Record<string, string> };
    expect(['pageName', 'time', 'captcha'].map((name) => values[name]!.length)).toEqual([300, 300, 300]);
  });

  it('of more fields than any form has is refused', async () => {
    const fields = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`field${index}`, '']));
    expect((await post({ ...asha, ...fields })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('of a preview on the own machine goes on there', async () => {
    const headers = { accept: 'text/html', origin: 'http://localhost:4173' };
    expect((await post(asha, headers)).headers.get('location')).toBe('http://localhost:4173/thank-you');
    const other = await post(asha, { ...headers, origin: 'https://localhost.evil.example' });
    expect(other.headers.get('location')).toBe('https://bakery.example/thank-you');
  });

  it('is kept whole, however long', async () => {
    const message = `${'Zeile\n'.repeat(30_000)}Ende`;
    expect((await post({ ...asha, message: message.replaceAll('\n', '\r\n') })).status).toBe(200);
    expect((await stored())[0]).toMatchObject({ values: { message } });
  });

  it('that looks like spam is kept, marked, and mailed with the mark', async () => {
    await post({ ...asha, 'your-website': 'https://spam.example' });
    expect((await stored())[0]).toMatchObject({ spam: 'The hidden field is filled in' });
    expect(mails[0]).toContain('Subject: [Perhaps spam]');
  });

  it('carries no header into the mail', async () => {
    await post({ ...asha, email: 'a@b.c\r\nBcc: all@example.com', message: 'x' });
    await post({ ...asha, lead_id: id.replace('3', '4'), message: 'x\r\nBcc: all@example.com' });
    for (const mail of mails) expect(mail.split('\r\n\r\n')[0]).not.toContain('Bcc');
  });
});

describe('a file', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  );
  const pdf = (bytes = 0) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]);
  const sendFiles = (files: Record<string, [name: string, content: Buffer]>, accept = 'application/json') => {
    const body = new FormData();
    body.append('form-name', 'apply');
    body.append('lead_id', id);
    for (const [name, [file, content]] of Object.entries(files))
      body.append(name, new Blob([new Uint8Array(content)]), file);
    return send(body, { accept });
  };

  it('is kept with its message, mailed with it, and given to its owner alone', async () => {
    const cv = pdf(2_500_000);
    expect((await sendFiles({ cv: ['../My "CV".pdf', cv], photo: ['me.PNG', png] })).status).toBe(200);
    expect((await stored())[0]).toMatchObject({
      values: { cv: 'My CV.pdf', photo: 'me.PNG' },
      files: [
        { field: 'cv', name: 'My CV.pdf', type: 'application/pdf', size: cv.length },
        { field: 'photo', name: 'me.PNG', type: 'image/png', size: png.length },
      ],
    });
    expect(mails[0]).toMatch(/Content-Type: application\/pdf; name="My CV\.pdf"/);
    expect(mails[0]!.replaceAll('\r\n', '')).toContain(png.toString('base64'));
    const file = await owner(`/${id}/files/cv`);
    expect(Buffer.from(await file.arrayBuffer()).equals(cv)).toBe(true);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''My%20CV.pdf`);
    expect((await fetch(`${running.address}/messages/${id}/files/cv`)).status).toBe(401);
    await owner(`/${id}`, { method: 'DELETE' });
    expect((await owner(`/${id}/files/cv`)).status).toBe(404);
  });

  it.each([
    ['another kind', 'photo', ['me.pdf', pdf()]],
    ['a program that is called a picture', 'photo', ['me.jpg', Buffer.from('MZ\x90\0program')]],
    ['a page that is called a picture', 'photo', ['me.png', Buffer.from('<!doctype html><script>')]],
    ['a text that is none', 'cv', ['me.txt', Buffer.from('a\0b')]],
    ['too large', 'cv', ['me.pdf', pdf(3 * 1024 * 1024)]],
    ['empty', 'cv', ['me.pdf', Buffer.alloc(0)]],
  ] as const)('that is %s is refused with the message of its field', async (_, name, [file, content]) => {
    const answer = await sendFiles({ cv: ['cv.pdf', pdf()], [name]: [file, content] });
    const { errors } = (await answer.json()) as { errors: Record<string, string> };
    expect([answer.status, Object.keys(errors)]).toEqual([422, [name]]);
    expect(errors[name]).toMatch(/^Only .* up to \d MB$/);
    expect(await stored()).toEqual([]);
  });

  it('is taken as large as its page lets it be, and several together', async () => {
    const photo = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length)]);
    expect((await sendFiles({ cv: ['cv.pdf', pdf(3 * 1024 * 1024 - 9)], photo: ['me.png', photo] })).status).toBe(200);
    const sizes = (await stored()).flatMap(({ files }) => files.map(({ size }) => size));
    expect(sizes).toEqual([3 * 1024 * 1024, 5 * 1024 * 1024]);
  });

  it('that makes a message too large is told, to script and to a bare browser', async () => {
    const huge = { cv: ['cv.pdf', pdf(12_000_000)] } as const;
    const answer = await sendFiles({ cv: [...huge.cv] });
    expect([answer.status, await answer.json()]).toEqual([413, { result: 'error', message: 'Zusammen bis 8 MB' }]);
    const page = await sendFiles({ cv: [...huge.cv] }, 'text/html');
    expect([page.status, await page.text()]).toEqual([413, expect.stringContaining('<p>Zusammen bis 8 MB')]);
    // Its length is not known before it has come.
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 12; part++) controller.enqueue(new Uint8Array(1024 * 1024));
        controller.close();
      },
    });
    const headers = { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', body: stream, headers, duplex: 'half' } as RequestInit;
    expect((await fetch(running.address, init)).status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it('is taken by what it is: a picture of one kind that has the name of another', async () => {
    expect((await sendFiles({ cv: ['cv.pdf', pdf()], photo: ['me.jpg', png] })).status).toBe(200);
    expect((await stored())[0]).toMatchObject({ files: [{ field: 'cv' }, { name: 'me.jpg', type: 'image/png' }] });
  });

  it('that a browser sends by itself comes with its message, and an empty field has none', async () => {
    const sent = await sendFiles({ cv: ['cv.pdf', pdf()], photo: ['', Buffer.alloc(0)] }, 'text/html');
    expect(sent.status).toBe(303);
    expect((await stored())[0]).toMatchObject({ values: { photo: '' }, files: [{ field: 'cv' }] });
    expect((await sendFiles({ cv: ['', Buffer.alloc(0)] })).status).toBe(422);
  });

  it('that the sender’s device lost is said in its place', async () => {
    expect((await post({ 'form-name': 'apply', lead_id: id, cv: 'cv.pdf (lost)' })).status).toBe(200);
    expect((await stored())[0]).toMatchObject({ values: { cv: 'cv.pdf (lost)' }, files: [] });
  });

  it('that the mail server does not take stays in the ledger, and the mail goes without it', async () => {
    refusals = ['refuse', 'refuse'];
    await sendFiles({ cv: ['cv.pdf', pdf()] });
    await waitHours();
    await running.sweep();
    vi.spyOn(Date, 'now').mockImplementation(() => Number.MAX_SAFE_INTEGER);
    await running.sweep();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.replaceAll('=\r\n', '')).toContain(`cv.pdf (/messages/${id}/files/cv)`);
    expect(mails[0]).not.toContain('Content-Type: application/pdf');
  });
});

describe('a proof of work', () => {
  const guarded = { ...asha, 'form-name': 'guarded' };
  const askChallenge = async () => (await (await fetch(`${running.address}/?challenge`)).json()) as Challenge;
  const solve = async (challenge: Challenge) => {
    const solution = await solveChallenge({ challenge, deriveKey });
    return btoa(JSON.stringify({ challenge, solution }));
  };
  const marks = async () => (await stored()).map(({ spam }) => spam);

  it('lets a message through, as often as that message comes', async () => {
    const proof = await solve(await askChallenge());
    await post({ ...guarded, 'spam-proof': proof });
    await post({ ...guarded, 'spam-proof': proof });
    expect(await marks()).toEqual(['']);
    expect(mails[0]).not.toContain('spam');
  });

  it('of another message, a wrong one, or none, is kept and marked', async () => {
    const challenge = await askChallenge();
    const proof = await solve(challenge);
    const other = (digit: string) => ({ ...guarded, lead_id: id.replace('3', digit) });
    await post({ ...guarded, 'spam-proof': proof });
    await post({ ...other('4'), 'spam-proof': proof });
    await post({
      ...other('5'),
      'spam-proof': btoa(JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00' } })),
    });
    await post({ ...other('6'), 'spam-proof': 'x' });
    await post(other('7'));
    expect((await marks()).toSorted()).toEqual([
      '',
      'With a wrong proof of work',
      'With a wrong proof of work',
      'With the proof of work of another message',
      'Without a proof of work',
    ]);
    expect(mails.filter((mail) => mail.includes('[Perhaps spam]'))).toHaveLength(4);
  });

  it('holds when the function starts again, and not for ever', async () => {
    const challenge = await askChallenge();
    await running.stop();
    running = await startServer(environment);
    const proof = await solve(challenge);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 74 * 3_600_000);
    await post({ ...guarded, 'spam-proof': proof });
    expect(await marks()).toEqual(['With a wrong proof of work']);
  });
});

it.each([
  ['GET // HTTP/1.1', 'a.example'],
  ['GET / HTTP/1.1', 'a b'],
  ['POST http://[ HTTP/1.1', 'a.example'],
  ['TRACE / HTTP/1.1', 'a.example'],
  ['GET /messages/%zz HTTP/1.1', 'a.example'],
  ['GET /messages/%ff/files/cv HTTP/1.1', 'a.example'],
])('a request that no browser sends is refused: %s, host %s', async (line, host) => {
  const { port } = new URL(running.address);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`${line}\r\nHost: ${host}\r\nAuthorization: Bearer secret\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
});

it('one sender has a limit, and others have not', async () => {
  await running.stop();
  running = await startServer({ ...environment, RATE_LIMIT: '2' });
  const from = (sender: string, digit: string) =>
    post(
      { ...asha, lead_id: id.replace('3', digit) },
      { accept: 'application/json', 'x-forwarded-for': `10.0.0.1, ${sender}` },
    );
  const answers = [await from('1.1.1.1', '3'), await from('1.1.1.1', '4'), await from('1.1.1.1', '5')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect((await from('2.2.2.2', '6')).status).toBe(200);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 11 * 60_000);
  expect((await from('1.1.1.1', '7')).status).toBe(200);
});

describe('on a bad day', () => {
  it('a mail that one of two addresses gets is sent, and the owner can see which did not', async () => {
    await running.stop();
    running = await startServer({ ...environment, MAIL_TO: 'rosa@bakery.example, gone@bakery.example' });
    await post(asha);
    expect(mails).toHaveLength(1);
    const reason = 'Sent, but the mail server refused gone@bakery.example';
    expect((await stored())[0]).toMatchObject({ mail: 'done', reason });
    await waitHours();
    expect(mails).toHaveLength(1);
  });

  it('a mail that was refused is tried again, and the sender is told that the message is there', async () => {
    refusals = ['refuse'];
    expect((await post(asha)).status).toBe(200);
    expect([mails.length, (await stored())[0]!.mail]).toEqual([0, 'failed']);
    await running.sweep();
    expect(mails).toHaveLength(0);
    await waitHours();
    expect([mails.length, (await stored())[0]!.mail]).toEqual([1, 'done']);
    await waitHours();
    expect(mails).toHaveLength(1);
  });

  it('a mail whose outcome is unknown is sent again under the same id', async () => {
    refusals = ['after'];
    await post(asha);
    await waitHours();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map((mail) => /Message-ID: .*/i.exec(mail)?.[0])).size).toBe(1);
  });

  it('what a stopped function left undone is done after its start', async () => {
    refusals = ['refuse'];
    await post(asha);
    await running.stop();
    running = await startServer(environment);
    expect(await stored()).toHaveLength(1);
    await waitHours();
    expect(mails).toHaveLength(1);
  });

  it('a mail server that is away for an hour gets every mail once, also when the function starts again meanwhile', async () => {
    const { port } = smtp.server.address() as AddressInfo;
    await new Promise<void>((done) => void smtp.close(done));
    const start = Date.now();
    const ids = Array.from({ length: 6 }, (_, index) => id.replace('3', String(index)));
    for (let minute = 0; minute < 150; minute++) {
      vi.spyOn(Date, 'now').mockImplementation(() => start + minute * 60_000);
      if (minute < 60 && minute % 10 === 0) await post({ ...asha, lead_id: ids[minute / 10]! });
      if (minute === 30) {
        await running.stop();
        running = await startServer(environment);
      }
      if (minute === 60) await openSmtp(port);
      await running.sweep();
    }
    expect((await stored()).map((each) => [each.id, each.mail])).toEqual(ids.map((each) => [each, 'done']));
    expect(mails.map((mail) => /Message-ID: <(.*)@/i.exec(mail)?.[1]).toSorted()).toEqual(ids);
    expect(console.log).toHaveBeenCalledWith(
      expect.stringMatching(/^The mail of message .* failed and will be tried again: .*ECONNREFUSED/),
    );
  });

  it('a missing setting is said at the start', async () => {
    const start = (more: Record<string, string>) => startServer({ ...environment, LEDGER: ':memory:', ...more });
    await expect(start({ MAIL_TO: '' })).rejects.toThrow('MAIL_TO');
    await expect(start({ FORMS: join(folder, 'none.json') })).rejects.toThrow('dist-hosts/forms.json');
    await expect(start({ HOOK_URL: 'https://hook.example' })).rejects.toThrow('HOOK_SECRET');
    await expect(start({ PORT: 'x' })).rejects.toThrow('PORT');
  });
});

describe('the owner', () => {
  it('alone can read messages', async () => {
    await post(asha);
    for (const authorization of ['', 'Bearer wrong', 'secret'])
      expect((await fetch(`${running.address}/messages`, { headers: { authorization } })).status).toBe(401);
    await running.stop();
    running = await startServer({ ...environment, OWNER_TOKEN: '' });
    expect((await owner()).status).toBe(403);
  });

  it('is told to wait after ten wrong tokens, and other senders are not', async () => {
    const ask = async (token: string, sender = '2001:db8::1') => {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': sender };
      return (await fetch(`${running.address}/messages`, { headers })).status;
    };
    // A sender has as many IPv6 addresses as wanted, which begin alike.
    for (let guess = 0; guess < 10; guess++) expect(await ask(`guess ${guess}`, `2001:db8::${guess}:1`)).toBe(401);
    expect([await ask('secret'), await ask('guess')]).toEqual([429, 429]);
    expect([await ask('secret', '2001:db8:0:1::1'), await ask('secret', '1.2.3.4')]).toEqual([200, 200]);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 11 * 60_000);
    expect(await ask('secret')).toBe(200);
  });

  it.each(['=1+1', ' =1+1', '\u00a0@SUM(1)', '\n=1+1', '\tx', '＝1+1', '＋1', '－1', '＠a', '\u200b-1', `'"=1`, '−1'])(
    'gets no formula in the table: %j',
    async (text) => {
      await post({ ...asha, message: `${text}` });
      const csv = await (await owner('?format=csv')).text();
      const cell = `'${text}`;
      expect(csv).toContain(/["\n]/.test(cell) ? `,"${cell.replaceAll('"', '""')}",` : `,${cell},`);
    },
  );

  it('reads one, exports all without formulas, and deletes one', async () => {
    await post({ ...asha, message: '=1+1, "x"' });
    expect(await (await owner(`/${id}`)).json()).toMatchObject({ id, values: { email: 'asha@example.com' } });
    const bytes = Buffer.from(await (await owner('?format=csv')).arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const csv = bytes.toString();
    expect(csv).toContain('id,received,form,spam,mail,email,message,consent,shop\r\n');
    expect(csv).toContain(`"'=1+1, ""x"""`);
    expect((await owner(`/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await owner(`/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('says how long messages are kept', async () => {
    await running.stop();
    running = await startServer({ ...environment, KEEP_DAYS: '30' });
    await post(asha);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 29 * 86_400_000);
    await running.sweep();
    expect(await stored()).toHaveLength(1);
    vi.spyOn(Date, 'now').mockImplementation(() => now + 31 * 86_400_000);
    await running.sweep();
    expect(await stored()).toEqual([]);
  });
});

describe('a web hook', () => {
  let hook: Server;
  let calls: { headers: Record<string, unknown>; body: string }[];
  beforeEach(async () => {
    calls = [];
    hook = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        calls.push({ headers: request.headers, body });
        response.writeHead(calls.length === 1 ? 500 : 200).end();
      });
    });
    await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
    await running.stop();
    const address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
    running = await startServer({ ...environment, HOOK_URL: address, HOOK_SECRET: 'hook-secret' });
  });
  afterEach(() => new Promise((done) => hook.close(done)));

  it('gets the message signed, again after an error, and the mail is no part of that', async () => {
    await post(asha);
    await waitHours();
    expect([calls.length, mails.length]).toEqual([2, 1]);
    const { headers, body } = calls[1]!;
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['signature']))!;
    expect(createHmac('sha256', 'hook-secret').update(`${seconds}.${body}`).digest('hex')).toBe(signature);
    expect(JSON.parse(body)).toMatchObject({ id, form: 'contact', values: { consent: 'I agree' } });
  });
});
