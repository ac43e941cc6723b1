// @vitest-environment happy-dom
// What our side adds to the mail SDK.
import { afterEach, expect, it, vi } from 'vitest';
import { loadEmailSdk, sendMail } from '../../../src/page/forms/delivery/call-email.ts';

const service = { origin: 'https://mail.example', publicKey: 'key', service: 'service', templates: {} };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads the SDK where storage is blocked, and leaves the page as it was', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect((await loadEmailSdk()).sendForm).toBeTypeOf('function');
  expect(() => localStorage).toThrow('no');
});

it('gives mail requests a time-out and lets them outlive the page, and no other request', async () => {
  const calls: [unknown, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    calls.push([input, init]);
    return new Response('OK');
  });
  const sdk = await loadEmailSdk();
  for (let time = 0; time < 2; time++) await sendMail(sdk, { service, template: 't', values: { a: 'b' }, as: 'form' });
  await sendMail(sdk, { service, template: 't', values: { a: 'é'.repeat(31_000) }, as: 'values' });
  await fetch('https://mail.example/other', { method: 'POST' });
  expect(calls.map(([input]) => input)).toEqual([
    'https://mail.example/api/v1.0/email/send-form',
    'https://mail.example/api/v1.0/email/send-form',
    'https://mail.example/api/v1.0/email/send',
    'https://mail.example/other',
  ]);
  expect(calls.map(([, init]) => init?.keepalive)).toEqual([true, true, false, undefined]);
  expect(calls.map(([, init]) => init?.signal instanceof AbortSignal)).toEqual([true, true, true, false]);
});

it('keeps line ends and every other character on the way through the form', async () => {
  let body: FormData | undefined;
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    body = init?.body as FormData;
    return new Response('OK');
  });
  const values = { message: 'one\ntwo "three" <b>', name: 'नमस्ते' };
  expect(await sendMail(await loadEmailSdk(), { service, template: 't', values, as: 'form' })).toEqual({
    kind: 'sent',
  });
  expect(String(body!.get('message')).replaceAll('\r\n', '\n')).toBe(values.message);
  expect(body!.get('name')).toBe(values.name);
  expect([body!.get('user_id'), body!.get('service_id'), body!.get('template_id')]).toEqual(['key', 'service', 't']);
});
