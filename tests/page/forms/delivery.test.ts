// @vitest-environment happy-dom
// Delivery through the real SDK to the stand-in over HTTP, on good days and on bad ones.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEmailSdk } from '../../../src/page/forms/delivery/call-email.ts';
import { deliver } from '../../../src/page/forms/delivery/delivery.ts';
import { fileDeliveryRule } from '../../../src/checker/rules/file-delivery.ts';
import { takesFiles } from '../../../src/page/forms/leads/call-kinds.ts';
import { loadLead, removeLead, saveLead } from '../../../src/page/forms/leads/lead-box.ts';
import { findFiles, keepFile } from '../../../src/page/forms/leads/lead-files.ts';
import { createLead, readMailStatus, type Lead } from '../../../src/page/forms/leads/lead.ts';
import { sendDue } from '../../../src/page/forms/delivery/outbox.ts';
import { timing } from '../../../src/page/forms/leads/timing.ts';
import { startServices, type Services } from './real-services.ts';
import type { SiteForm } from '#schemas';
import { asha, field, formA, formB } from './site-forms.ts';

let services: Services;
const usual = { ...timing };

beforeEach(async () => {
  services = await startServices();
  // Loading it is no part of how long a mail takes.
  await loadEmailSdk();
  Object.assign(timing, {
    timeoutMs: 1500,
    mailGapMs: 30,
    slowMailMs: 1200,
    backoffBaseMs: 5,
    ownLeadMs: 0,
    recheckMs: 5,
  } satisfies Partial<typeof timing>);
  useEndpoints(services.endpoints);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(timing, usual);
  localStorage.clear();
  await services.close();
});

function useEndpoints(endpoints: object): void {
  document.head.innerHTML = '<meta name="pagewright-endpoints">';
  document.head.querySelector('meta')!.content = JSON.stringify(endpoints);
}

function write(form = formA): Lead {
  const lead = createLead(form, asha, { formName: 'callback', captcha: 'ABC123', pageName: 'erp software' });
  saveLead(lead);
  return lead;
}

/** Lets the outbox work until the lead is gone or nothing more happens. */
async function drain(id: string): Promise<void> {
  for (let round = 0; round < 40 && loadLead(id); round++) {
    await sendDue();
    await new Promise((done) => setTimeout(done, 25));
  }
}

describe('a good day', () => {
  it('makes the three calls of form A in order and leaves nothing on the device', async () => {
    const lead = write();
    expect(await deliver(lead.id)).toBeUndefined();
    expect(services.posts()).toEqual(['send-form', 'send', 'sheet']);
    await drain(lead.id);
    expect(services.posts()).toHaveLength(3);
    expect(localStorage).toHaveLength(0);
  });

  it('sends all fields in the mail, and only the chosen values in the acknowledgement', async () => {
    const lead = write();
    await deliver(lead.id);
    const [notice, reply] = await services.mails();
    for (const text of [
      'industryType: Steel',
      'company: Example Ltd',
      'captcha: ABC123',
      'pageName: erp software',
      `lead_id: ${lead.id}`,
    ]) {
      expect(notice).toContain(text);
    }
    expect(notice).toContain('message: Line one\n    Line two');
    expect(notice).not.toContain('user_id');
    expect(reply).toContain('user_email: asha@example.com');
    expect(reply).toContain(`time: ${lead.values['time']}`);
    expect(reply).not.toContain('Asha');
    const sheet = await services.sheet();
    expect(sheet).toContain('Asha Rao');
    expect(sheet).toContain('sent');
  });
});

describe('services that take forms', () => {
  const sendingBy = (call: 'web3forms' | 'formspree' | 'netlify', ...more: SiteForm['delivery']): SiteForm => ({
    ...formB,
    delivery: [{ call, params: {} }, ...more],
  });
  const writeTo = (...way: Parameters<typeof sendingBy>) => write(sendingBy(...way));

  it.each(['web3forms', 'formspree', 'netlify'] as const)('sends all values by %s, and keeps nothing', async (call) => {
    const lead = writeTo(call);
    expect(await deliver(lead.id)).toBeUndefined();
    expect(services.posts()).toEqual([call]);
    const [mail] = await services.mails();
    for (const text of ['email: asha@example.com', 'captcha: ABC123', `lead_id: ${lead.id}`])
      expect(mail).toContain(text);
    expect(mail).not.toMatch(/access_key|form-name/);
    expect(loadLead(lead.id)).toBeUndefined();
  });

  it.each([
    ['web3forms', { status: 400, text: '{"success":false,"message":"Invalid key"}' }, '400 Invalid key'],
    ['web3forms', { status: 200, text: '{"success":false,"message":"Spam"}' }, '200 Spam'],
    ['formspree', { status: 422, text: '{"errors":[{"code":"EMPTY"}],"error":"Empty"}' }, '422 Empty'],
    ['formspree', { status: 429, text: 'Slow down' }, '429 Slow down'],
    ['netlify', { status: 404 }, '404 Not Found'],
  ] as const)('tells the visitor when %s answers %j', async (call, fault, reason) => {
    await services.fault({ match: call, ...fault });
    expect(await deliver(writeTo(call).id)).toBe(reason);
  });

  it('waits for what a function of the site’s own answers, and repeats until it has the message', async () => {
    const toFunction = { ...formB, delivery: [{ call: 'function' as const, params: {} }] };
    await services.fault({ match: 'function', status: 422, text: '{"result":"error","message":"Not complete"}' });
    const refused = write(toFunction);
    expect(await deliver(refused.id)).toBe('422 Not complete');
    removeLead(refused.id);
    await services.fault({ match: 'function', reset: 'after', times: 2 });
    const lead = write(toFunction);
    expect(await deliver(lead.id)).toBeTypeOf('string');
    await drain(lead.id);
    expect((await services.sheet()).split(lead.id)).toHaveLength(2);
    expect(loadLead(lead.id)).toBeUndefined();
  });

  it('sends again what is known not to be sent, and once again what may have been', async () => {
    await services.fault({ match: 'formspree', status: 500 });
    const failed = writeTo('formspree');
    await deliver(failed.id);
    await drain(failed.id);
    expect(await services.mails()).toHaveLength(1);
    await services.fault({ match: 'web3forms', reset: 'after', times: 0 });
    const unknown = writeTo('web3forms', { call: 'sheet', params: {} });
    await deliver(unknown.id);
    await drain(unknown.id);
    expect(await services.sheet()).toMatch(new RegExp(`${unknown.id}.*unknown|unknown.*${unknown.id}`));
    expect(services.posts().filter((path) => path === 'web3forms')).toHaveLength(1);
  });

  it('sends by the second way what the first refused, which is enough for the ledger', async () => {
    await services.fault({ match: 'web3forms', status: 400, times: 0 });
    const lead = writeTo('web3forms', { call: 'formspree', params: {} }, { call: 'sheet', params: {} });
    await deliver(lead.id);
    await drain(lead.id);
    expect(services.posts().filter((path) => path === 'formspree')).toHaveLength(1);
    expect(await services.sheet()).toContain(lead.id);
    expect(loadLead(lead.id)).toBeUndefined();
    const refused = { ...lead.steps[0]!, state: 'refused' as const };
    const sent = { ...lead.steps[1]!, state: 'sent' as const };
    expect(readMailStatus({ ...lead, steps: [refused, sent] })).toBe('sent');
    expect(readMailStatus({ ...lead, steps: [refused] })).toBe('failed');
  });
});

describe('files', () => {
  const form: SiteForm = {
    ...formB,
    fields: [...formB.fields, field({ name: 'plan', kind: 'file' })],
    delivery: (['function', 'formspree', 'sheet'] as const).map((call) => ({ call, params: {} })),
  };
  const writeWithFile = (files: Record<string, File>) => {
    const values = { ...asha, plan: 'plan.pdf' };
    const keys = { plan: files['plan'] ? keepFile(files['plan']) : 'lost' };
    const lead = createLead(form, values, { formName: 'contact', captcha: '', pageName: '', files: keys });
    saveLead(lead);
    return lead;
  };
  const keptFiles = async () => {
    const names = await readdir(join(services.folder, 'files')).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(services.folder, 'files', name), 'utf8')));
  };

  it('go by the calls that take them, and by their names to all others', async () => {
    const lead = writeWithFile({ plan: new File(['the plan'], 'plan.pdf') });
    expect(await deliver(lead.id)).toBeUndefined();
    await drain(lead.id);
    expect(await keptFiles()).toEqual(['the plan', 'the plan']);
    expect((await services.sheet()).split('plan.pdf')).toHaveLength(2);
    expect(await findFiles(lead)).toEqual({});
  });

  it('that are lost are said in their place, and the message is sent', async () => {
    const lead = writeWithFile({});
    expect(await deliver(lead.id)).toBeUndefined();
    await drain(lead.id);
    expect(await keptFiles()).toEqual([]);
    expect(await services.sheet()).toContain('plan.pdf (the sender’s device lost this file)');
  });

  it.each(['email', 'email-form', 'formspree', 'function', 'netlify', 'sheet', 'web3forms'] as const)(
    'by %s: the check of a site knows whether they are taken',
    (call) => {
      const site = { forms: { contact: { ...form, delivery: [{ call, params: {} }] } } };
      const told = fileDeliveryRule({ site: { site, locator: { place: () => ({}) } } } as never);
      expect(told.length === 0).toBe(takesFiles(call));
    },
  );
});

describe('a bad day for the visitor', () => {
  it.each([400, 403, 404, 412, 413, 422, 500, 503])(
    'stops at a mail that is answered with %i, and says why',
    async (status) => {
      await services.fault({ match: 'send-form', status, text: 'No mail today' });
      const lead = write();
      expect(await deliver(lead.id)).toBe(`${status} No mail today`);
      expect(services.posts()).toEqual(['send-form']);
    },
  );

  it('comes back by itself when the mail service says that it came too soon', async () => {
    await services.fault({ match: 'send-form', status: 429 });
    expect(await deliver(write().id)).toBeUndefined();
    expect(services.posts()).toEqual(['send-form', 'send-form', 'send', 'sheet']);
  });

  it('fails when the mail service never has time', async () => {
    await services.fault({ match: 'send-form', status: 429, times: 0 });
    expect(await deliver(write().id)).toBe('429 Too Many Requests');
    expect(services.posts()).toEqual(['send-form', 'send-form', 'send-form']);
  });

  it('fails when the acknowledgement fails', async () => {
    await services.fault({ match: 'email/send', status: 200 });
    await services.fault({ match: 'email/send', status: 400 });
    expect(await deliver(write().id)).toContain('400');
  });

  it.each(['reset', 'hang'] as const)(
    'fails when the mail service does %s, before or after it took the mail',
    async (kind) => {
      timing.timeoutMs = 400;
      for (const when of ['before', 'after'] as const) {
        await services.fault({ match: 'send-form', [kind]: when, times: 0 });
        const lead = write();
        expect(await deliver(lead.id)).toBeTypeOf('string');
        expect(loadLead(lead.id)?.steps[0]?.state).toBe('unknown');
        await services.fault([]);
      }
    },
  );

  it('fails when the spreadsheet cannot be reached', async () => {
    await services.fault({ match: 'sheet', reset: true, times: 0 });
    expect(await deliver(write().id)).toBeTypeOf('string');
  });

  it.each([
    ['an answer that is no JSON', { status: 200, text: 'Thank you' }],
    ['a page of HTML', { status: 200, text: '<!doctype html><p>Error' }],
    ['an error status', { status: 500, text: 'oh' }],
  ])('takes %s of the spreadsheet for success', async (_, fault) => {
    await services.fault({ match: 'sheet', ...fault });
    expect(await deliver(write().id)).toBeUndefined();
  });

  it('fails at a call that is not configured, and says which', async () => {
    useEndpoints({ ...services.endpoints, sheet: undefined });
    expect(await deliver(write().id)).toContain('endpoints.sheet');
    useEndpoints({});
    expect(await deliver(write().id)).toContain('endpoints.email');
    const nameless = { ...formB, delivery: [{ call: 'email-form' as const, params: {} }] };
    useEndpoints(services.endpoints);
    expect(await deliver(write(nameless).id)).toContain('template');
  });

  it('fails at once when the browser is offline, and sends nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lead = write();
    expect(await deliver(lead.id)).toContain('offline');
    expect(services.received).toEqual([]);
    expect(loadLead(lead.id)?.steps[0]?.state).toBe('new');
    vi.restoreAllMocks();
    await drain(lead.id);
    expect(await services.mails()).toHaveLength(2);
    expect(loadLead(lead.id)).toBeUndefined();
  });

  it('records the lead while a slow mail is still on its way', async () => {
    timing.slowMailMs = 50;
    await services.fault({ match: 'send-form', delayMs: 400 });
    const lead = write();
    expect(await deliver(lead.id)).toBeUndefined();
    expect(services.posts()).toEqual(['send-form', 'sheet', 'send']);
    await drain(lead.id);
    expect(await services.sheet()).toContain('sent');
  });
});

describe('what the outbox does afterwards', () => {
  it('records a lead whose mail was refused, and says in the row that the mail failed', async () => {
    await services.fault({ match: 'send-form', status: 412, times: 0 });
    const lead = write();
    await deliver(lead.id);
    await drain(lead.id);
    expect(await services.sheet()).toContain('failed');
    expect(services.posts().filter((path) => path === 'send-form')).toHaveLength(1);
    expect(loadLead(lead.id)).toBeUndefined();
  });

  it('sends a mail again that is known not to be sent', async () => {
    await services.fault({ match: 'send-form', status: 500 });
    const lead = write();
    await deliver(lead.id);
    await drain(lead.id);
    const mails = await services.mails();
    expect(mails.filter((mail) => mail.includes('Template: notification'))).toHaveLength(1);
    expect(await services.sheet()).toContain('sent');
    expect(loadLead(lead.id)).toBeUndefined();
  });

  it('does not repeat a mail that may have been sent once the row is written', async () => {
    await services.fault({ match: 'send-form', reset: 'after' });
    const lead = write();
    await deliver(lead.id);
    const tries = services.posts().length;
    await drain(lead.id);
    expect(
      services
        .posts()
        .slice(tries)
        .filter((path) => path === 'send-form'),
    ).toEqual([]);
    expect(await services.sheet()).toContain('unknown');
    expect(loadLead(lead.id)).toBeUndefined();
  });

  it('repeats the row until it is confirmed, and there is still one row', async () => {
    await services.fault({ match: 'sheet', reset: 'after', times: 3 });
    const lead = write();
    await deliver(lead.id);
    await drain(lead.id);
    expect(
      (await services.sheet())
        .trim()
        .split('\r\n')
        .filter((line) => line.includes(lead.id)),
    ).toHaveLength(1);
    expect(loadLead(lead.id)).toBeUndefined();
  });

  it('never repeats a mail because of the spreadsheet', async () => {
    await services.fault({ match: 'sheet', status: 500, times: 2 });
    const lead = write();
    await deliver(lead.id);
    await drain(lead.id);
    expect(await services.mails()).toHaveLength(2);
  });

  it('sends what a closed tab left behind', async () => {
    const lead = write();
    await drain(lead.id);
    expect(await services.mails()).toHaveLength(2);
    expect(await services.sheet()).toContain(lead.id);
    expect(loadLead(lead.id)).toBeUndefined();
  });
});
