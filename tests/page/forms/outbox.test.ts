// @vitest-environment happy-dom
// When the outbox wakes: on load, when the network comes back, when the page goes away, when a tab is seen again.
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteForm } from '#schemas';
import { loadEmailSdk } from '../../../src/page/forms/delivery/call-email.ts';
import { loadLead, loadLeads, removeLead, saveLead } from '../../../src/page/forms/leads/lead-box.ts';
import { createLead, type Lead } from '../../../src/page/forms/leads/lead.ts';
import { startOutbox } from '../../../src/page/forms/delivery/outbox.ts';
import { timing } from '../../../src/page/forms/leads/timing.ts';
import { asha, formA, formB } from './site-forms.ts';

const usual = { ...timing };
let stop: () => void;
let online: boolean;
let calls: string[];

// Loading takes real time, which the tests' clock does not have.
beforeAll(async () => void (await loadEmailSdk()));
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(timing, { mailGapMs: 0 } satisfies Partial<typeof timing>);
  online = true;
  calls = [];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url.split('/').at(-1)!);
    return url.includes('sheet') ? Response.json({ result: 'ok' }) : new Response('OK');
  });
  document.head.innerHTML = '<meta name="pagewright-endpoints">';
  const email = { origin: 'https://mail.example', publicKey: 'k', service: 's', templates: {} };
  document.head.querySelector('meta')!.content = JSON.stringify({ email, sheet: 'https://example.com/sheet' });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { id } of loadLeads()) removeLead(id);
  Object.assign(timing, usual);
});

function leave(change: (lead: Lead) => void = () => {}): Lead {
  const lead = createLead(formA, asha, { captcha: '', pageName: '' });
  change(lead);
  saveLead(lead);
  return lead;
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('the outbox', () => {
  it('sends within ten seconds of a page’s load what an earlier visit left, and then has nothing left', async () => {
    const lead = leave();
    stop = startOutbox();
    expect(startOutbox()).toBe(stop);
    await pass(10);
    expect(calls).toEqual(expect.arrayContaining(['send-form', 'sheet']));
    await pass(20);
    expect(calls.filter((call) => call === 'send')).toHaveLength(1);
    expect(loadLead(lead.id)).toBeUndefined();
    await pass(600);
    expect(calls.filter((call) => call === 'send-form')).toHaveLength(1);
  });

  it('waits while the browser is offline, and goes on as soon as it is not', async () => {
    online = false;
    leave();
    stop = startOutbox();
    await pass(50);
    expect(calls).toEqual([]);
    online = true;
    window.dispatchEvent(new Event('online'));
    await pass(1);
    expect(calls.toSorted()).toEqual(expect.arrayContaining(['send-form', 'sheet']));
  });

  it.each([
    ['the page goes away', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'the tab is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('starts the row’s request before %s', (_, leavePage) => {
    leave();
    stop = startOutbox();
    leavePage();
    expect(calls).toEqual(['sheet']);
  });

  it('leaves a mail alone that another tab may be sending', async () => {
    leave(({ steps }) => Object.assign(steps[0]!, { state: 'unknown', due: Date.now() + 36_000 }));
    stop = startOutbox();
    await pass(30);
    expect(calls).not.toContain('send-form');
  });

  it('removes a message that was sent as its page was closed', () => {
    const done = { state: 'sent', reported: 'sent' } as const;
    const lead = leave(({ steps }) => steps.forEach((step) => Object.assign(step, done)));
    stop = startOutbox();
    expect(loadLead(lead.id)).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('does nothing once it is stopped', async () => {
    leave();
    startOutbox()();
    await pass(60);
    window.dispatchEvent(new Event('online'));
    await pass(60);
    expect(calls).toEqual([]);
    stop = () => {};
  });

  it('looks for the proof of work that a message left its page without, and sends it with it', async () => {
    vi.useRealTimers();
    const sent: (string | null)[] = [];
    const options = { algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 3, deriveKey, hmacSignatureSecret: 'x' };
    const service = async (url: string | URL, init?: RequestInit) => {
      if (String(url).includes('challenge')) return Response.json(await createChallenge(options));
      sent.push((init!.body as FormData).get('spam-proof') as string | null);
      return Response.json({ result: 'ok' });
    };
    vi.stubGlobal('fetch', service);
    document.head.querySelector('meta')!.content = JSON.stringify({ function: 'https://example.com/function' });
    const form: SiteForm = { ...formB, delivery: [{ call: 'function', params: {} }], spamCheck: 'proof-of-work' };
    const lead = createLead(form, asha, { captcha: '', pageName: '' });
    lead.steps[0]!.due = 0;
    saveLead(lead);
    stop = startOutbox();
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 });
    const { challenge, solution } = JSON.parse(atob(sent[0]!)) as { challenge: Challenge; solution: Solution };
    expect((await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: 'x' })).verified).toBe(true);
    await vi.waitFor(() => expect(loadLeads()).toEqual([]));
  });

  it('sends a message without a proof of work when the function has no challenge', async () => {
    vi.useRealTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const sent: boolean[] = [];
    const service = async (url: string | URL, init?: RequestInit) => {
      if (String(url).includes('challenge')) throw new TypeError('Failed to fetch');
      sent.push((init!.body as FormData).has('spam-proof'));
      return Response.json({ result: 'ok' });
    };
    vi.stubGlobal('fetch', service);
    document.head.querySelector('meta')!.content = JSON.stringify({ function: 'https://example.com/function' });
    saveLead(
      createLead({ ...formB, delivery: [{ call: 'function', params: {} }], spamCheck: 'proof-of-work' }, asha, {
        captcha: '',
        pageName: '',
      }),
    );
    stop = startOutbox();
    await vi.waitFor(() => expect(sent).toEqual([false]), { timeout: 5000 });
  });

  it('removes what is older than 72 hours without sending it', async () => {
    const lead = leave((old) => (old.at -= 73 * 3600_000));
    stop = startOutbox();
    await pass(10);
    expect(loadLead(lead.id)).toBeUndefined();
    expect(calls).toEqual([]);
  });
});
