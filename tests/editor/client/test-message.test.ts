// @vitest-environment happy-dom
// A test message from the editor, through the code that pages send with, to the stand-ins over HTTP.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEndpoints, readForm } from '../../../src/editor/client/forms/form-data.ts';
import { sendTestMessage } from '../../../src/editor/client/forms/test-message.ts';
import { listServices } from '../../../src/editor/client/forms/services.ts';
import type { Field } from '../../../src/edits/fields/field.ts';
import type { SiteForm, SiteServices } from '#schemas';
import { startServices, type Services } from '../../page/forms/real-services.ts';

let services: Services;
beforeEach(async () => {
  services = await startServices({ rateLimit: true });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await services.close();
});

const fields = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'email', label: 'E-Mail', kind: 'email' },
  { name: 'message', label: 'Nachricht', kind: 'textarea' },
  { name: 'consent', label: 'Einverstanden', kind: 'checkbox' },
];

async function send(call: string, change: object = {}, more: object = {}) {
  const form = { fields, delivery: [{ call, template: 'notification', ...more }] } as unknown as SiteForm;
  const endpoints = { ...services.endpoints, ...change } as unknown as SiteServices;
  const [report] = await sendTestMessage({ name: 'frage', form, endpoints, email: 'anna@example.com' });
  return report!;
}

test.each([
  ['web3forms', 'Web3Forms'],
  ['formspree', 'Formspree'],
  ['sheet', 'the Google sheet'],
  ['function', 'your program'],
  ['email-form', 'EmailJS'],
])('a test message by %s arrives, and nothing stays on the device', async (call, name) => {
  const report = await send(call);
  expect(report).toMatchObject({ call, hasArrived: true });
  expect(report.words).toContain(`has arrived at ${name}.`);
  const text = (await services.mails()).join('\n') + (await services.sheet());
  expect(text).toContain('Test message');
  expect(text).toContain('anna@example.com');
  expect(localStorage).toHaveLength(0);
});

test('a reply to the sender is not tried, and Netlify is left to the published site', async () => {
  const form = { fields, delivery: [{ call: 'netlify' }, { call: 'email', template: 'reply' }] } as unknown as SiteForm;
  const endpoints = services.endpoints as unknown as SiteServices;
  const reports = await sendTestMessage({ name: 'frage', form, endpoints, email: 'anna@example.com' });
  expect(reports).toMatchObject([{ call: 'netlify', hasArrived: false }]);
  expect(reports[0]!.words).toContain('Publish it');
  expect(services.received).toEqual([]);
});

test('failures of the services are said in plain sentences', async () => {
  const web3forms = { ...services.endpoints.web3forms, accessKey: '' };
  expect((await send('web3forms', { web3forms })).words).toContain('does not know this key');
  expect((await send('web3forms', { web3forms: undefined })).words).toContain('is missing. Fill it in');
  services.fault({ status: 429 });
  expect((await send('formspree')).words).toContain('its limit is reached');
  services.fault({ status: 500, text: 'oops' });
  const failed = await send('formspree');
  expect(failed.words).toContain('a failure of its own');
  expect(failed.answer).toBe('500 oops');
  services.fault({ status: 200, text: '<html>Sign in</html>' });
  expect((await send('sheet')).words).toContain('let "Anyone" have access');
  const closed = { function: 'http://127.0.0.1:1/' };
  expect((await send('function', closed)).words).toMatch(/^No answer came from your program\./);
  vi.stubGlobal('navigator', { onLine: false });
  expect((await send('formspree')).words).toBe('This computer is offline, so nothing was sent.');
});

test('endpoints get the defaults of their settings, and a form that is no form is none', () => {
  const address = { name: 'address', default: 'https://api.web3forms.com/submit' } as Field;
  const field = { fields: [{ name: 'web3forms', fields: [address] }] } as unknown as Field;
  const site = { endpoints: { web3forms: { accessKey: 'k' }, sheet: 'https://x/exec' } };
  expect(readEndpoints(site, field)).toEqual({
    web3forms: { accessKey: 'k', address: 'https://api.web3forms.com/submit' },
    sheet: 'https://x/exec',
  });
  expect(readEndpoints({}, field)).toEqual({});
  expect(readForm({ forms: { a: { fields: [null] } } }, 'a')).toBeUndefined();
  expect(Object.keys(listServices())[0]).toBe('web3forms');
});
