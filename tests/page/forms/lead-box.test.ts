// @vitest-environment happy-dom
// What is kept on the visitor's device, where, and for how long.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashContent } from '../../../src/page/forms/leads/content-hash.ts';
import {
  changeStep,
  findSameContent,
  forgetUnsentFiles,
  loadLead,
  loadLeads,
  markContent,
  removeLead,
  saveLead,
  removeExpired,
} from '../../../src/page/forms/leads/lead-box.ts';
import { keepFile, listFileKeys } from '../../../src/page/forms/leads/lead-files.ts';
import { createLead } from '../../../src/page/forms/leads/lead.ts';
import { hasUnsentLeads } from '../../../src/page/forms/leads/unsent.ts';
import { asha, formA } from './site-forms.ts';

const emptyStorage = { length: 0, key: () => null, getItem: () => null, removeItem: () => {} };
const hour = 3600_000;
const lead = () => createLead(formA, asha, { captcha: 'x', pageName: 'home' });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const { id } of loadLeads()) removeLead(id);
  localStorage.clear();
});

describe('a lead', () => {
  it('is on the device as soon as it is saved, and gone when it is removed', () => {
    const saved = lead();
    saveLead(saved);
    expect(hasUnsentLeads()).toBe(true);
    expect(JSON.parse(localStorage.getItem(`lead.v1.${saved.id}`)!)).toEqual(saved);
    expect(changeStep(saved.id, 0, { state: 'sent' })?.steps[0]?.state).toBe('sent');
    removeLead(saved.id);
    expect(localStorage).toHaveLength(0);
    expect(hasUnsentLeads()).toBe(false);
  });

  it('has a UUID, the local time of now, and every value that is to be sent', () => {
    const { id, values } = lead();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(values).toMatchObject({ ...asha, company: 'Example Ltd', captcha: 'x', pageName: 'home', lead_id: id });
    expect(values['time']!.slice(0, 6)).toBe(new Date().toLocaleString().slice(0, 6));
  });

  it('leaves a file that another one has as well', () => {
    const file = new File(['plan'], 'plan.pdf');
    const files = { plan: keepFile(file) };
    const [first, second] = [
      { ...lead(), files },
      { ...lead(), files },
    ];
    for (const each of [first, second]) saveLead(each);
    forgetUnsentFiles([file]);
    removeLead(first.id);
    expect(listFileKeys([file])).toEqual([files.plan]);
    removeLead(second.id);
    expect(listFileKeys([file])).toEqual([]);
  });

  it('stays 72 hours at most', () => {
    vi.useFakeTimers({ now: Date.now() });
    saveLead(lead());
    vi.setSystemTime(Date.now() + 71 * hour);
    removeExpired();
    expect(loadLeads()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2 * hour);
    removeExpired();
    expect(loadLeads()).toHaveLength(0);
  });

  it('that cannot be read is removed, and breaks nothing', () => {
    localStorage.setItem('lead.v1.broken', '{"id":');
    localStorage.setItem('lead.v1.odd', 'null');
    localStorage.setItem('other', 'mine');
    expect(loadLeads()).toEqual([]);
    removeExpired();
    expect(Object.keys(localStorage)).toEqual(['other']);
  });
});

describe.each([
  ['full', () => ({ ...emptyStorage, setItem: () => fail('QuotaExceededError') })],
  ['blocked', () => fail('SecurityError')],
])('where storage is %s', (_, broken) => {
  it('keeps the lead in memory', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(broken as unknown as () => Storage);
    const saved = lead();
    saveLead(saved);
    changeStep(saved.id, 1, { state: 'sent' });
    expect(loadLead(saved.id)?.steps[1]?.state).toBe('sent');
    expect(loadLeads()).toHaveLength(1);
    expect(hasUnsentLeads()).toBe(false);
    removeExpired();
    removeLead(saved.id);
    expect(loadLeads()).toHaveLength(0);
  });
});

describe('the same content', () => {
  it('is found for ten minutes, and only a hash of it is kept', () => {
    vi.useFakeTimers({ now: Date.now() });
    const hash = hashContent(Object.values(asha));
    markContent(hash, 'the-id');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Asha');
    expect(findSameContent(hash)).toBe('the-id');
    expect(findSameContent(hashContent(['other']))).toBeUndefined();
    vi.setSystemTime(Date.now() + 10 * 60_000);
    expect(findSameContent(hash)).toBeUndefined();
    removeExpired();
    expect(localStorage).toHaveLength(0);
  });

  it('is not confused by where one value ends and the next begins', () => {
    expect(hashContent(['ab', 'c'])).not.toBe(hashContent(['a', 'bc']));
  });
});

function fail(name: string): never {
  throw new DOMException('no', name);
}
