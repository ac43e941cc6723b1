// The stand-in for e-mail, spreadsheet and job feed, over HTTP.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServices, type Services } from '../../page/forms/real-services.ts';

let services: Services;
beforeEach(async () => void (services = await startServices({ rateLimit: true })));
afterEach(() => services.close());

const id = '3f2b8a52-6f0e-4c8b-9a3e-0123456789ab';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}
const account = { user_id: 'key', service_id: 'service', template_id: 'notification', lib_version: '4.4.1' };
const post = (path: string, body: FormData | string, headers?: Record<string, string>) =>
  fetch(services.origin + path, { method: 'POST', body, headers });
const mail = (values: Record<string, string>) => post('/api/v1.0/email/send-form', form(values));
const lead = (values: Record<string, string>) =>
  post('/__services/sheet', form(values)).then((answer) => answer.json());

describe('the e-mail service', () => {
  it('says which parameter is missing, in plain text', async () => {
    for (const name of ['user_id', 'service_id', 'template_id']) {
      const answer = await mail({ ...account, [name]: '' });
      expect([answer.status, await answer.text()]).toEqual([400, `The ${name} parameter is required`]);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(await services.mails()).toEqual([]);
  });

  it('writes the fields of a form, and the values of a JSON mail', async () => {
    const sent = await mail({ ...account, email: 'asha@example.com', message: 'one\r\nSubject: two' });
    expect([sent.status, await sent.text()]).toEqual([200, 'OK']);
    await post(
      '/api/v1.0/email/send',
      JSON.stringify({
        ...account,
        user_id: 'other',
        template_id: '../../reply',
        template_params: { user_email: 'a@b.c' },
      }),
      { 'content-type': 'application/json' },
    );
    const [notice, reply] = await services.mails();
    expect(notice).toMatch(
      /^Date: .*\nTemplate: notification\nSubject: notification\n\nemail: asha@example\.com\nmessage: one\n {4}Subject: two\n$/,
    );
    expect(reply).toContain('user_email: a@b.c');
    expect(await readdir(services.folder)).toEqual(['mails']);
  });

  it('answers the browser’s preflight request for a JSON mail', async () => {
    const answer = await fetch(`${services.origin}/api/v1.0/email/send`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toBe('Content-Type');
  });

  it('refuses a second mail within a second, with rateLimit', async () => {
    expect((await mail(account)).status).toBe(200);
    expect((await mail(account)).status).toBe(429);
  });

  it.each(['GET', 'PUT'])('refuses %s, and a body that it cannot parse', async (method) => {
    expect((await fetch(`${services.origin}/api/v1.0/email/send`, { method })).status).toBe(400);
    const broken = await post('/api/v1.0/email/send-form', 'no form', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(broken.status).toBe(400);
  });

  it('refuses what is too large', async () => {
    expect((await mail({ ...account, message: 'x'.repeat(1_100_000) })).status).toBe(413);
  });
});

describe('the spreadsheet', () => {
  it('has one row for each lead, also when it arrives many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => lead({ lead_id: id, name: 'Asha' })));
    expect(answers.filter(({ duplicate }) => duplicate)).toHaveLength(19);
    expect(await services.sheet()).toBe(`lead_id,name\r\n${id},Asha\r\n`);
  });

  it('moves the mail’s status forward only, and adds new columns', async () => {
    await lead({ lead_id: id, mail_status: 'unknown' });
    await lead({ lead_id: id, mail_status: 'sent' });
    await lead({ lead_id: id, mail_status: 'failed' });
    await lead({ lead_id: id.replace('3', '4'), extra: 'a,"b"\r\nc' });
    expect(await services.sheet()).toBe(
      `lead_id,mail_status,extra\r\n${id},sent,\r\n${id.replace('3', '4')},,"a,""b""\r\nc"\r\n`,
    );
  });

  it('writes no formulas, and adds no more apostrophes when it writes again', async () => {
    await lead({ lead_id: id, phone: '+911200000000', text: "'=1+1" });
    await lead({ lead_id: id.replace('3', '4'), phone: '@x' });
    expect(await services.sheet()).toBe(
      `lead_id,phone,text\r\n${id},"'+911200000000","''=1+1"\r\n${id.replace('3', '4')},"'@x",\r\n`,
    );
  });

  it('records a lead without an id, sent without script, once for the same content', async () => {
    expect(await lead({ name: 'Asha', time: '1' })).toMatchObject({ result: 'ok', duplicate: false });
    expect(await lead({ name: 'Asha', time: '2' })).toMatchObject({ result: 'ok', duplicate: true });
    expect((await services.sheet()).match(/Asha/g)).toHaveLength(1);
  });
});

const jobs = () => fetch(services.endpoints.jobs).then((answer) => answer.json());

describe('the job feed', () => {
  it('has sample openings, in the columns that site.yaml names', async () => {
    expect((await jobs())[0]).toMatchObject({ title: 'Sample Developer', location: 'Sample City', status: 'Active' });
    await writeFile(join(services.folder, 'site.yaml'), 'jobs: { columns: { title: Job Title } }');
    expect((await jobs())[0]).toMatchObject({ 'Job Title': 'Sample Developer', location: 'Sample City' });
  });

  it('is the author’s own file if there is one', async () => {
    await writeFile(join(services.folder, 'jobs.json'), '[{"title":"Mine"}]');
    expect(await jobs()).toEqual([{ title: 'Mine' }]);
  });
});

describe('the rest', () => {
  it.each(['/', '/api/v1.0/email/other', '/__services', '/constructor', '//'])(
    '%s is for somebody else',
    async (path) => {
      expect((await fetch(`${services.origin}${path}`)).status).toBe(404);
    },
  );

  it('applies a fault as often as requested', async () => {
    await services.fault({ match: 'jobs', status: 503, text: 'closed', times: 2, noCors: true });
    for (let time = 0; time < 2; time++) {
      const answer = await fetch(services.endpoints.jobs);
      expect([answer.status, await answer.text(), answer.headers.get('access-control-allow-origin')]).toEqual([
        503,
        'closed',
        null,
      ]);
    }
    expect((await fetch(services.endpoints.jobs)).status).toBe(200);
  });

  it('cuts a connection before or after the request was handled', async () => {
    await services.fault({ match: 'sheet', reset: 'before' });
    await expect(lead({ lead_id: id })).rejects.toThrow();
    expect(await services.sheet()).toBe('');
    await services.fault({ match: 'sheet', reset: 'after' });
    await expect(lead({ lead_id: id })).rejects.toThrow();
    expect(await services.sheet()).toContain(id);
  });
});
