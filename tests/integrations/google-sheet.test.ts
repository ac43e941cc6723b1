// The script for Google Sheets, run unmodified on a double of the spreadsheet.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from './sheet-double.ts';

const id = '3f2b8a52-6f0e-4c8b-9a3e-0123456789ab';
let book: Record<string, string[][]>;
let script: ReturnType<typeof loadScript>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] });
  book = {};
  script = loadScript(book);
});
afterEach(() => vi.useRealTimers());

const rows = (name = 'Leads') =>
  (book[name] ?? [])
    .slice(1)
    .map((row) => Object.fromEntries(row.map((value, index) => [book[name]![0]![index]!, value])));

describe('a lead', () => {
  it('gets one row, however often it comes', () => {
    expect(script.post({ lead_id: id, email: 'asha@example.com', mail_status: 'unknown' })).toEqual({
      result: 'ok',
      duplicate: false,
    });
    expect(script.post({ lead_id: id, email: 'asha@example.com', mail_status: 'sent' })).toEqual({
      result: 'ok',
      duplicate: true,
    });
    expect(script.post({ lead_id: id, email: 'asha@example.com', mail_status: 'failed' })).toEqual({
      result: 'ok',
      duplicate: true,
    });
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toMatchObject({ email: 'asha@example.com', mail_status: 'sent' });
    expect(script.state.held).toBe(0);
  });

  it('is not written without the lock, and is to be sent again', () => {
    script.state.lockFree = false;
    expect(script.post({ lead_id: id })).toEqual({ result: 'busy', retry: true });
    expect(book).toEqual({});
    script.state.lockFree = true;
    expect(script.post({ lead_id: id }).result).toBe('ok');
  });

  it('brings its known fields only, of a sensible length, and no formulas', () => {
    script.post({
      lead_id: id,
      mobile: '+911200000000',
      message: '=1+1',
      email: 'x'.repeat(9000),
      __proto__: 'x',
      other: 'y',
      received: 'z',
    });
    const [row] = rows();
    expect(row).toMatchObject({ mobile: "'+911200000000", message: "'=1+1", received: '2026-11-20T10:00:00.000Z' });
    expect(row!['email']).toHaveLength(5000);
    expect(Object.keys(row!)).not.toContain('other');
  });

  it.each([' =1+1', '\u00a0@SUM(1)', '\n=1+1', '\tx', '＝1+1', '＋1', '－1', '＠a', '\u200b-1', `'"=1`, '−1'])(
    'brings no formula in another form: %j',
    (message) => {
      script.post({ lead_id: id, message });
      expect(rows()[0]!['message']).toBe(`'${message}`);
    },
  );

  it('without an id is the same one if it says the same within ten minutes', () => {
    for (const time of ['1', '2']) script.post({ email: 'asha@example.com', time });
    expect(rows()).toHaveLength(1);
    script.post({ email: 'usha@example.com' });
    vi.setSystemTime(Date.now() + 600_000);
    script.post({ email: 'asha@example.com' });
    expect(rows()).toHaveLength(3);
    expect(rows()[0]!['lead_id']).toMatch(/^content-[0-9a-f]{32}$/);
  });

  it('of a machine goes to another sheet, never away', () => {
    expect(script.post({ lead_id: id, 'your-website': 'http://spam.example' }).result).toBe('ok');
    expect([rows('Leads').length, rows('Spam').length]).toEqual([0, 1]);
  });

  it('is found again when somebody has moved the columns', () => {
    script.post({ lead_id: id, mail_status: 'unknown' });
    book['Leads']!.forEach((row) => row.splice(0, row.length, ...row.toReversed()));
    expect(script.post({ lead_id: id, mail_status: 'sent' }).duplicate).toBe(true);
    expect(rows()[0]).toMatchObject({ lead_id: id, mail_status: 'sent' });
  });

  it('that cannot be written is never said to be', () => {
    book['Leads'] = [['lead_id']];
    Object.freeze(book['Leads']);
    expect(script.post({ lead_id: id })).toMatchObject({ result: 'error' });
    expect(script.state.held).toBe(0);
  });
});

describe('asking', () => {
  it('tells whether a lead has its row, and nothing about it', () => {
    script.post({ lead_id: id, email: 'asha@example.com' });
    expect(script.get({ resource: 'status', id })).toEqual({ found: true });
    expect(script.get({ resource: 'status', id: 'x' })).toEqual({ found: false });
    expect(script.get()).toEqual({ result: 'ok', resource: 'health' });
  });

  it('gives the open jobs by the names in the first row', () => {
    expect(script.get({ resource: 'jobs' })).toEqual([]);
    book['Jobs'] = [
      ['title', 'openings', 'status'],
      ['Developer', '2', 'Active'],
      ['Old', '1', 'closed'],
      ['', '', ''],
    ];
    expect(script.get({ resource: 'jobs' })).toEqual([{ title: 'Developer', openings: '2', status: 'Active' }]);
  });
});

it('mails the owner each lead whose own mail is not confirmed, once', () => {
  script.post({ lead_id: id, mail_status: 'unknown', email: 'asha@example.com' });
  script.post({ lead_id: id.replace('3', '4'), mail_status: 'sent' });
  script.notifyUnconfirmed();
  expect(script.state.mails).toEqual([]);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  script.notifyUnconfirmed();
  script.notifyUnconfirmed();
  expect(script.state.mails).toHaveLength(1);
  expect(script.state.mails[0]).toEqual([
    'owner@example.com',
    'Lead without a mail [3f2b8a52]',
    expect.stringContaining('email: asha@example.com'),
  ]);
  expect(script.post({ lead_id: id, mail_status: 'sent' }).duplicate).toBe(true);
  expect(rows()[0]!['mail_status']).toBe('told');
});
