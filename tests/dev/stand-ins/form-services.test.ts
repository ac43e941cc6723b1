// @vitest-environment happy-dom
// The contract with services that cannot be reached from here: what we send is what their documentation asks for, quoted with
// its address and the day on which it was read; the stand-in answers as it says.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteForm } from '#schemas';
import { deliver } from '../../../src/page/forms/delivery/delivery.ts';
import { saveLead } from '../../../src/page/forms/leads/lead-box.ts';
import { createLead } from '../../../src/page/forms/leads/lead.ts';
import { asha, formB } from '../../page/forms/site-forms.ts';
import { startServices, type Services } from '../../page/forms/real-services.ts';

let services: Services;
beforeEach(async () => void (services = await startServices()));
afterEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await services.close();
});

/** Sends a lead to the real addresses, and catches the request there. */
async function createRequest(call: SiteForm['delivery'][number]['call'], answer: object | string) {
  const endpoints = {
    web3forms: { address: 'https://api.web3forms.com/submit', accessKey: 'the-key' },
    formspree: 'https://formspree.io/f/abcdwxyz',
    netlify: { address: '/__forms.html' },
  };
  document.head.innerHTML = '<meta name="pagewright-endpoints">';
  document.head.querySelector('meta')!.content = JSON.stringify(endpoints);
  const caught: { address: string; init: RequestInit; values: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const values = Object.fromEntries((init.body as FormData).entries()) as Record<string, string>;
    caught.push({ address, init, values });
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  });
  const form = { ...formB, delivery: [{ call, params: {} }] };
  const lead = createLead(form, asha, { formName: 'contact', captcha: 'ABC123', pageName: 'Contact' });
  saveLead(lead);
  const failure = await deliver(lead.id);
  vi.unstubAllGlobals();
  return { ...caught[0]!, failure };
}

const post = (path: string, values: Record<string, string>, headers = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return fetch(`${services.origin}/__services/${path}`, { method: 'POST', body, headers });
};

// https://docs.web3forms.com/getting-started/api-reference, read on 2026-11-24:
//   POST https://api.web3forms.com/submit
//   access_key*  "This is where you should pass your Access Key. It is required to send the form to your email address."
//   email        "User Email. This will be used to set reply to address."
//   "You may use any other names in your forms as you need and it will be forwarded to your email as-is."
describe('Web3Forms', () => {
  it('gets the key and the fields under their own names', async () => {
    const { address, values, failure } = await createRequest('web3forms', { success: true, message: 'Email sent' });
    expect(failure).toBeUndefined();
    expect(address).toBe('https://api.web3forms.com/submit');
    expect(values).toMatchObject({ access_key: 'the-key', email: 'asha@example.com', message: 'Line one\nLine two' });
  });

  it('is stood in for by one that wants the key', async () => {
    const refused = await post('web3forms', { email: 'asha@example.com' });
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ success: false })]);
    expect(await (await post('web3forms', { access_key: 'k', email: 'a@b.c' })).json()).toMatchObject({
      success: true,
    });
    expect((await services.mails())[0]).toMatch(/email: a@b\.c\n$/);
  });
});

// https://help.formspree.io/articles/building-your-form/submit-forms-with-javascript-ajax and
// https://github.com/formspree/formspree (README, "Using AJAX"), read on 2026-11-24:
//   "This even works cross-origin. The trick is to set the Accept header to application/json."
//   url: "https://formspree.io/FORM_ID" (today https://formspree.io/f/FORM_ID), method: "POST"
describe('Formspree', () => {
  it('is asked for JSON at the address of the form, with a header that needs no preflight request', async () => {
    const { address, init, values } = await createRequest('formspree', { next: '/thanks', ok: true });
    expect(address).toBe('https://formspree.io/f/abcdwxyz');
    expect(init.headers).toEqual({ accept: 'application/json' });
    expect(init.keepalive).toBe(true);
    expect(values).toMatchObject({ email: 'asha@example.com', lead_id: expect.any(String) });
  });

  it('is stood in for by one that answers with JSON or a page, and refuses an empty form', async () => {
    const asked = await post('formspree', { email: 'a@b.c' }, { accept: 'application/json' });
    expect(await asked.json()).toMatchObject({ ok: true });
    expect(await (await post('formspree', { email: 'a@b.c' })).text()).toContain('<!doctype html>');
    expect((await post('formspree', { email: '' })).status).toBe(422);
    expect(await services.mails()).toHaveLength(2);
  });

  // https://help.formspree.io/hc/en-us/articles/360013580813-Honeypot-spam-filtering, read on 2026-11-24: "if the _gotcha field
  // is filled in, we take that as a sign that a bot has submitted the form, and we silently ignore the submission."
  it('drops what fills in its trap', async () => {
    expect((await post('formspree', { email: 'a@b.c', _gotcha: 'x' })).status).toBe(200);
    expect(await services.mails()).toEqual([]);
  });
});

// https://docs.netlify.com/forms/setup/ and Netlify's own guide for agents
// (https://raw.githubusercontent.com/netlify/context-and-tools/main/skills/netlify-forms/SKILL.md), read on 2026-11-24:
//   "Create a static HTML file in public/ (e.g. public/__forms.html) containing a hidden copy of each form"
//   "The form name must exactly match the form-name value used in your component's fetch call"
//   "Include every field your component submits — Netlify validates field names against the registered form"
describe('Netlify Forms', () => {
  it('get the form’s name at the page that describes the forms', async () => {
    const { address, values, failure } = await createRequest('netlify', '<!doctype html>');
    expect(failure).toBeUndefined();
    expect(address).toBe('/__forms.html');
    expect(values).toMatchObject({ 'form-name': 'contact', email: 'asha@example.com' });
  });

  it('are stood in for by one that knows no form without a name', async () => {
    expect((await post('netlify', { email: 'a@b.c' })).status).toBe(404);
    expect((await post('netlify', { 'form-name': 'contact', email: 'a@b.c' })).status).toBe(200);
    expect((await services.mails())[0]).toContain('email: a@b.c');
  });
});

describe('files of messages', () => {
  it('are kept once for each message of the function, and each time by a service that knows no ids', async () => {
    const sendTwice = async (path: string) => {
      for (const time of ['first', 'second']) {
        const body = new FormData();
        body.append('lead_id', 'd9b2d63d-a233-4123-847a-7090d2d5f4a1');
        body.append('time', time);
        body.append('plan', new File(['plan'], `${path}.pdf`));
        await fetch(`${services.origin}/__services/${path}`, { method: 'POST', body });
      }
      const names = await readdir(join(services.folder, 'files'));
      return names.filter((name) => name.endsWith(`${path}.pdf`)).length;
    };
    expect([await sendTwice('function'), await sendTwice('formspree')]).toEqual([1, 2]);
  });
});
