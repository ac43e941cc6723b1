// Rules for the calls that the outbox may repeat.
import { describe, expect, it } from 'vitest';
import { createLead, type Lead, type DeliveryStep } from '../../../src/page/forms/leads/lead.ts';
import { findDueSteps, isFinished, findOpenSteps } from '../../../src/page/forms/delivery/retry-rules.ts';
import { asha, formA, formB } from './site-forms.ts';

type Change = Partial<DeliveryStep>;

function lead(mail: Change, reply?: Change, sheet?: Change): Lead {
  const made = createLead(reply ? formA : formB, asha, { captcha: '', pageName: '' });
  [mail, reply, sheet].forEach((change, index) => change && Object.assign(made.steps[index]!, change));
  return made;
}

const sent: Change = { state: 'sent' };
const fresh: Change = { state: 'new' };
const unknown: Change = { state: 'unknown', tries: 1 };

describe('with a spreadsheet', () => {
  it.each<[string, Lead, number[]]>([
    ['nothing was tried', lead(fresh, fresh, fresh), [0, 2]],
    ['the mail is sent', lead(sent, fresh, fresh), [1, 2]],
    ['the mail may be sent', lead(unknown, fresh, fresh), [2]],
    ['the mail may be sent and the row is written', lead(unknown, sent, { ...sent, reported: 'unknown' }), []],
    [
      'the mail may be sent and the row failed three times',
      lead(unknown, fresh, { state: 'unknown', tries: 3 }),
      [0, 2],
    ],
    ['the same, and it was repeated', lead({ ...unknown, repeated: true }, fresh, { state: 'unknown', tries: 5 }), [2]],
    ['the mail was refused', lead({ state: 'refused' }, fresh, { ...sent, reported: 'failed' }), [1]],
    ['the row does not know that the mail is sent', lead(sent, sent, { ...sent, reported: 'unknown' }), [2]],
    ['the acknowledgement failed once', lead(sent, { state: 'new', tries: 1 }, fresh), [2]],
    [
      'the mail failed four times and the row is written',
      lead({ state: 'new', tries: 4 }, sent, { ...sent, reported: 'failed' }),
      [],
    ],
    ['the mail failed four times and the row is not', lead({ state: 'new', tries: 4 }, fresh, fresh), [0, 2]],
  ])('when %s', (_, given, open) => {
    expect(findOpenSteps(given)).toEqual(open);
    expect(isFinished(given)).toBe(open.length === 0);
  });
});

describe('without one', () => {
  it.each<[string, Lead, number[], boolean]>([
    ['the mail is sent', lead(sent), [], true],
    ['the mail may be sent', lead(unknown), [0], false],
    ['the mail may be sent, four times', lead({ state: 'unknown', tries: 4 }), [], true],
    ['the mail was refused', lead({ state: 'refused', tries: 1 }), [0], false],
    ['the mail failed often', lead({ state: 'new', tries: 9 }), [0], false],
  ])('when %s', (_, given, open, finished) => {
    expect(findOpenSteps(given)).toEqual(open);
    expect(isFinished(given)).toBe(finished);
  });
});

it('leaves a new lead to the page that took it for some seconds', () => {
  const made = lead(fresh, fresh, fresh);
  expect(findDueSteps(made, made.at)).toEqual([]);
  expect(findDueSteps(made, made.at + 5000)).toEqual([0, 2]);
});

it('waits for files that another page is still storing', () => {
  const waiting = lead({ ...fresh, due: 5 }, { ...fresh, due: 5 }, { ...fresh, due: 5 });
  expect(findDueSteps({ ...waiting, sharedFrom: 10 }, 9)).toEqual([]);
  expect(findDueSteps({ ...waiting, sharedFrom: 10 }, 10)).toEqual([0, 2]);
});
