// Characters, length and telephone numbers of fields, whatever the order of keys.
import { array, assert, constantFrom, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteField } from '#schemas';
import { applyEdit, cleanText, type EditResult } from '../../../../src/page/forms/typing/apply-edit.ts';
import { field } from '../site-forms.ts';

const letters = field({ name: 'person', kind: 'text', allow: 'letters', maxLength: 10 });
const names = field({ name: 'person', kind: 'text', allow: 'names', maxLength: 40 });
const pin = field({ name: 'pin', kind: 'text', allow: 'digits', maxLength: 6 });
const plain = field({ name: 'mobile', kind: 'tel', allow: 'digits', maxLength: 10 });
const mobile = field({ ...plain, countryCode: '+91' });

/** Types the text a key at a time; `{home}`, `{end}`, `{back}` and `{all}` are keys. */
function type(text: string, into: SiteField, start: EditResult = cleanText('', into)): EditResult {
  let now = start;
  let from = now.caret;
  let to = now.caret;
  for (const key of text.match(/\{\w+\}|[^]/gu) ?? []) {
    if (key === '{home}') from = to = 0;
    else if (key === '{end}') from = to = now.text.length;
    else if (key === '{all}') [from, to] = [0, now.text.length];
    else {
      const edit =
        key === '{back}' ? { from: from === to ? Math.max(0, from - 1) : from, to, text: '' } : { from, to, text: key };
      const old = now.text;
      now = applyEdit(now, edit, into);
      // A key that changes nothing leaves the selection.
      if (now.text !== old || edit.text === '') from = to = now.caret;
    }
  }
  return now;
}

describe('a text of letters', () => {
  it.each([
    ['Asha Rao 2', 'Asha Rao '],
    ["O'Neil-Smith", 'ONeilSmith'],
    ['José', 'José'],
    ['Jose\u0301', 'José'],
    ['नमस्ते', 'नमस्ते'],
    ['<b>x</b>', 'bxb'],
    ['Abcdefghijklmno', 'Abcdefghij'],
    ['a\u00a0b\tc', 'a b c'],
    ['A1b2 3c-.!@d', 'Ab cd'],
  ])('keeps letters and blanks of %j', (text, clean) => expect(cleanText(text, letters).text).toBe(clean));

  it('says what it leaves out and cuts off, and leaves no double blanks', () => {
    const company = { ...letters, maxLength: 40 };
    for (const result of [cleanText('24x7 Logistics & Sons', company), type('24x7 Logistics & Sons', company)])
      expect(result.text).toBe('x Logistics Sons');
    expect(cleanText('24x7 Logistics & Sons', company).leftOut).toEqual(['2', '4', '7', '&']);
    expect(cleanText('Bhattacharya', letters)).toMatchObject({ text: 'Bhattachar', cut: 'ya' });
    expect(type('Bhattacharya', letters)).toMatchObject({ text: 'Bhattachar', cut: 'a' });
  });

  it('never cuts a character apart', () => {
    expect(cleanText('abcdefghi\u{1d4d0}', letters).text).toBe('abcdefghi');
    expect(cleanText('कककककककककसे', { ...letters, maxLength: 10 }).text).toBe('ककककककककक');
  });

  it('lets a word be put between two others', () =>
    expect(type('Asha Rao{home}Ms ', { ...letters, maxLength: 40 }).text).toBe('Ms Asha Rao'));

  it('keeps what is selected when a key is not accepted', () => expect(type('Asha{all}7', letters).text).toBe('Asha'));

  it('loses no end for a key in its middle when it is full', () =>
    expect(type('Abcdefghij{home}x', letters)).toMatchObject({ text: 'Abcdefghij', cut: 'x', caret: 0 }));
});

describe('a text of a name', () => {
  it.each([
    ["Zoë O'Brien-Smith", "Zoë O'Brien-Smith"],
    ['J. R. R. O’Neil', 'J. R. R. O’Neil'],
    ['Anne\u2010Marie\u3000Núñez', 'Anne\u2010Marie Núñez'],
    ['Núria Gal·la', 'Núria Gal·la'],
    ['R2-D2 <x>', 'R-D x'],
  ])('keeps %j', (text, clean) => expect(cleanText(text, names).text).toBe(clean));
});

describe('digits', () => {
  it('are 0 to 9 of every script', () => {
    expect(cleanText('१२३ ٤٥ ６', pin).text).toBe('123456');
    expect(cleanText('𝟗𝟘', pin).text).toBe('90');
    expect(cleanText('３.5', pin)).toMatchObject({ text: '35', leftOut: ['.'] });
  });

  it('are those of numbers and telephones that may have other signs, too', () => {
    expect(cleanText('०२० ७९४६', field({ name: 'x', kind: 'tel' })).text).toBe('020 7946');
    expect(cleanText('४०,५', field({ name: 'x', kind: 'number' })).text).toBe('40,5');
    expect(cleanText('१२', field({ name: 'x', kind: 'text' })).text).toBe('१२');
  });
});

/** However they dial it. */
const spellings = [
  '9876543210',
  '98765 43210',
  '+91 98765 43210',
  '+91 (0)98765-43210',
  '+ 91 98765 43210',
  '0091 98765 43210',
  '091 98765 43210',
  '098765 43210',
  '91 98765 43210',
  '91098765 43210',
  '＋９１－９８７６５－４３２１０',
  '+९१ ९८७६५ ४३२१०',
  '\u202a+91\u00a098765\u201143210\u202c',
  'Tel. +91 98765.43210',
];

describe('a telephone number', () => {
  it.each(spellings)('is the same pasted, typed at the end and typed in front: %s', (spelling) => {
    const lead = type('3210{home}', mobile);
    for (const result of [
      cleanText(spelling, mobile),
      type(spelling, mobile),
      type(`1234{all}${spelling}`, mobile),
      type(`12{back}{back}${spelling}`, mobile),
      applyEdit(lead, { from: 0, to: 4, text: spelling }, mobile),
    ])
      expect(result).toMatchObject({ text: '9876543210', isForeign: false, cut: '' });
    expect(type(spelling, mobile).caret).toBe(10);
    expect(applyEdit(lead, { from: 0, to: 0, text: '+91 987654' }, mobile)).toMatchObject({
      text: '9876543210',
      caret: 6,
    });
  });

  it.each([
    ['9876543210{home}+91', 'the code last'],
    ['9876543210{home}0', 'the zero last'],
    ['9876543210{home}0091', 'the long code last'],
    ['43210{home}+91 98765', 'the end first'],
    ['43210{home}098765', 'the end first, with a zero'],
    ['+9198765432100{back}0', 'one too many'],
    ['+98{back}198765 43210', 'a wrong code, mended'],
    ['+44{back}{back}+91 98765 43210', 'another code, mended'],
    ['+91+91 98765 43210', 'the code twice'],
    ['987a7{back}654-3210', 'with slips'],
  ])('is right in any order of keys: %s (%s)', (keys) =>
    expect(type(keys, mobile)).toMatchObject({ text: '9876543210', isForeign: false }),
  );

  it('holds ten digits of more, and says so', () => {
    expect(type('98a7-65 43210123', mobile)).toMatchObject({ text: '9876543210', cut: '123' });
    expect(type('9876543210{home}5', mobile)).toMatchObject({ text: '9876543210', cut: '5', caret: 0 });
    expect(type('9876543210x', mobile)).toMatchObject({ text: '9876543210', leftOut: ['x'] });
  });

  it('of another country is none of this one', () => {
    for (const foreign of [
      '+65 6123 4567',
      '+44 7700 900123',
      '0044 7700 900123',
      '+1 650 253 0000',
      '+7 916 123-45-67',
    ])
      for (const result of [cleanText(foreign, mobile), type(foreign, mobile)]) expect(result.isForeign).toBe(true);
  });

  it('may have a first zero that stays', () => {
    const rome = field({ ...plain, countryCode: '+39', trunkPrefix: '', maxLength: 11 });
    expect(['06 1234 5678', '+39 06 1234 5678', '0039 06 1234 5678'].map((text) => type(text, rome).text)).toEqual(
      Array(3).fill('0612345678'),
    );
  });

  it.each([
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['98765432109', '9876543210'],
    ['+9198', '9198'],
    ['a1b 2-3+e.4', '1234'],
  ])('keeps its last digits where no code is known: %s', (text, clean) => {
    expect(cleanText(text, plain).text).toBe(clean);
    expect(type(text, plain).text).toBe(clean);
  });

  it('says that a code is gone where none is known', () => expect(cleanText('+91 98765-43210', plain).cut).toBe('+91'));
});

describe('any text', () => {
  const filters = constantFrom(letters, names, pin, plain, mobile);

  it('becomes nothing but what the field accepts, and stays so', () => {
    assert(
      property(string({ unit: 'binary' }), filters, (text, filter) => {
        const clean = cleanText(text, filter).text;
        if (filter.allow === 'digits') expect(clean).toMatch(/^[0-9]*$/);
        else if (filter === letters) expect(clean).toMatch(/^[\p{L}\p{M}\p{Join_Control} ]*$/u);
        expect(clean.length).toBeLessThanOrEqual(filter.maxLength);
        if (filter.kind !== 'tel') expect(cleanText(clean, filter).text).toBe(clean);
      }),
    );
  });

  it('ends as it does pasted when it is typed', () => {
    const keys = array(constantFrom(...'0123456789 -a(É.'), { maxLength: 16 }).map((all) => all.join(''));
    assert(
      property(tuple(constantFrom('', '+'), keys), filters, ([plus, rest], filter) => {
        expect(type(plus + rest, filter).text).toBe(cleanText(plus + rest, filter).text);
      }),
    );
  });
});
