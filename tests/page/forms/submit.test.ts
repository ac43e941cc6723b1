// @vitest-environment happy-dom
// What a visitor's press of the button does, from the fields to the services.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteForm } from '#schemas';
import { loadLeads, removeLead } from '../../../src/page/forms/leads/lead-box.ts';
import { recallMail } from '../../../src/page/forms/mail-domain.ts';
import { loadEmailSdk } from '../../../src/page/forms/delivery/call-email.ts';
import { startOutbox } from '../../../src/page/forms/delivery/outbox.ts';
import { submitForm } from '../../../src/page/forms/submit.ts';
import { timing } from '../../../src/page/forms/leads/timing.ts';
import { openForm } from '../../../src/page/state/form-state.ts';
import { createPageStore, type PageStore } from '../../../src/page/state/store.ts';
import { startServices, type Services } from './real-services.ts';
import { asha, formA, formB } from './site-forms.ts';

let services: Services;
let store: PageStore;
const usual = { ...timing };

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  services = await startServices();
  // Loading it is no part of how long a mail takes.
  await loadEmailSdk();
  Object.assign(timing, { mailGapMs: 10, backoffBaseMs: 5, recheckMs: 5 } satisfies Partial<typeof timing>);
  document.head.innerHTML = '<meta name="pagewright-endpoints">';
  document.head.querySelector('meta')!.content = JSON.stringify(services.endpoints);
  document.body.innerHTML = '<main id="main" data-shown-at="-60000"></main>';
  store = createPageStore();
  openForm(store, 'here', { captcha: 'FIRST1', pageName: 'Main Website' });
});
afterEach(async () => {
  startOutbox()();
  vi.restoreAllMocks();
  for (const { id } of loadLeads()) removeLead(id);
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(timing, usual);
  await services.close();
});

function press(form: SiteForm, values: Record<string, string>, pageName?: string) {
  const element = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    const input = element.appendChild(document.createElement('textarea'));
    Object.assign(input, { name, value });
  }
  return submitForm({ store, id: 'here', form, element, pageName });
}
const state = () => store.getState().forms['here']!;
const notice = async () => (await services.mails())[0];

describe('pressing the button', () => {
  it('sends nothing while a field is wrong, and says what', async () => {
    expect(await press(formA, { ...asha, email: '' })).toBe('invalid');
    expect(state()).toMatchObject({ phase: 'idle', errors: { email: 'Email is required' } });
    expect(services.received).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('has the lead on the device before it returns', async () => {
    const pressed = press(formA, asha);
    expect(loadLeads()).toHaveLength(1);
    expect(state().phase).toBe('sending');
    expect(await pressed).toBe('sent');
    expect(state().phase).toBe('sent');
    expect(recallMail()).toEqual({ kind: 'sent', domain: 'example.com' });
  });

  it('remembers that a form sent its visitor no mail', async () => {
    expect(recallMail()).toEqual({ kind: 'unknown' });
    expect(await press(formB, { ...asha, firstName: 'Asha' })).toBe('sent');
    expect(recallMail()).toEqual({ kind: 'none' });
  });

  it('makes a new captcha after success only', async () => {
    await services.fault({ match: 'send-form', status: 412 });
    await press(formB, { ...asha, firstName: 'Asha' });
    expect(state()).toMatchObject({ phase: 'failed', captcha: 'FIRST1' });
    await press(formB, { ...asha, firstName: 'Asha' });
    expect(state().captcha).not.toBe('FIRST1');
    expect(await notice()).toContain('captcha: FIRST1');
  });

  it('tells of a field what a function finds wrong with it, and sends it again once it is mended', async () => {
    const byFunction: SiteForm = { ...formB, delivery: [{ call: 'function', params: {} }] };
    const text = JSON.stringify({ result: 'error', message: 'x', errors: { message: 'That is no text', gone: 'x' } });
    await services.fault({ match: 'function', status: 422, text });
    const values = { ...asha, firstName: 'Asha' };
    expect(await press(byFunction, values)).toBe('invalid');
    expect(state()).toMatchObject({ phase: 'idle', errors: { message: 'That is no text' } });
    expect(loadLeads()).toEqual([]);
    expect(await press(byFunction, values)).toBe('sent');
    expect(services.posts()).toEqual(['function', 'function']);
  });

  it('keeps what a function refused for no field that the page has', async () => {
    const byFunction: SiteForm = { ...formB, delivery: [{ call: 'function', params: {} }] };
    await services.fault({ match: 'function', status: 422, text: '{"message":"x","errors":{"gone":"x"}}' });
    expect(await press(byFunction, { ...asha, firstName: 'Asha' })).toBe('failed');
    expect(loadLeads()).toHaveLength(1);
  });

  it('logs what the service said', async () => {
    await services.fault({ match: 'send-form', status: 412 });
    expect(await press(formA, asha)).toBe('failed');
    expect(console.error).toHaveBeenCalledWith(expect.any(String), expect.stringContaining('Gmail_API: Invalid grant'));
  });
});

describe('the same message', () => {
  it('is one lead, however often it is pressed at once', async () => {
    expect(await Promise.all([press(formA, asha), press(formA, asha), press(formA, asha)])).toEqual([
      'sent',
      'sent',
      'sent',
    ]);
    expect(services.posts()).toEqual(['send-form', 'send', 'sheet']);
  });

  it('is not sent again within ten minutes', async () => {
    await press(formA, asha);
    expect(await press(formA, asha)).toBe('sent');
    expect(services.posts()).toHaveLength(3);
  });

  it('goes on after a failure where it failed, with the same id', async () => {
    await services.fault({ match: 'email/send', status: 200 });
    await services.fault({ match: 'email/send', status: 503 });
    expect(await press(formA, asha)).toBe('failed');
    expect(await press(formA, asha)).toBe('sent');
    const paths = services.posts();
    expect(paths.filter((path) => path === 'send-form')).toHaveLength(1);
    expect(paths.filter((path) => path === 'send')).toHaveLength(2);
    expect((await services.sheet()).match(/asha@example\.com/g)).toHaveLength(1);
  });

  it('is another lead when one value differs', async () => {
    await press(formB, { ...asha, firstName: 'Asha' });
    await press(formB, { ...asha, firstName: 'Usha' });
    expect(await services.mails()).toHaveLength(2);
  });
});

describe('pageName', () => {
  it.each([
    ['the page that opened the dialog', 'erp software', 'Page', 'erp software'],
    ['the page', undefined, 'Page', 'Page'],
    ['the form', undefined, undefined, 'Main Website'],
  ])('comes from %s', async (_, opener, page, expected) => {
    if (opener) store.setState({ dialog: { name: 'callback', pageName: opener } });
    await press(formA, asha, page);
    expect(await notice()).toContain(`pageName: ${expected}\n`);
  });
});

it('carries hostile input as plain text to every service', async () => {
  const message = '=HYPERLINK("http://evil")\r\nBcc: all@example.com\r\n<script>alert(1)</script>,"\u2028';
  expect(await press(formA, { ...asha, contactPerson: '__proto__', message, user_id: 'stolen', lead_id: 'mine' })).toBe(
    'sent',
  );
  const mail = (await notice())!;
  expect(mail).toContain('\n    Bcc: all@example.com');
  expect(mail).not.toContain('stolen');
  expect(mail).not.toContain('lead_id: mine');
  expect(await services.sheet()).toContain(`"'=HYPERLINK(""http://evil"")`);
});
