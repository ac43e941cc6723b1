// The rules of form fields, with the messages of the site in this folder.
import { describe, expect, it } from 'vitest';
import type { SiteField } from '#schemas';
import { checkField, checkFields, keepShown, nativePattern } from '../../../src/page/forms/rules.ts';
import { asha, field, formA, formB } from './site-forms.ts';

const nothing = Object.fromEntries(Object.keys(asha).map((name) => [name, '']));

describe('form A', () => {
  it('says what is missing, for every required field, in the order of the fields', () => {
    expect(Object.entries(checkFields(formA.fields, nothing))).toEqual([
      ['industryType', 'Please Select Industry Type'],
      ['contactPerson', 'Name is required'],
      ['companyName', 'Company Name is required'],
      ['mobile', 'Mobile number is required'],
      ['email', 'Email is required'],
    ]);
  });

  it('accepts what a visitor enters', () => {
    expect(checkFields(formA.fields, asha)).toEqual({});
    expect(checkFields(formA.fields, { ...asha, message: '' })).toEqual({});
  });

  it('takes spaces alone for nothing where the config says so', () => {
    expect(checkFields(formA.fields, { ...asha, companyName: '   ', contactPerson: '\t ' })).toEqual({
      companyName: 'Company Name is required',
      contactPerson: 'Name is required',
    });
  });

  it.each(['987654321', '98765432101', '98765 43210', '+919876543210', '98765４3210'])(
    'refuses the number %s',
    (mobile) => {
      expect(checkFields(formA.fields, { ...asha, mobile })).toEqual({ mobile: 'Enter valid 10-digit number' });
    },
  );

  it.each(['asha', 'asha@example', '@example.com', 'asha@', 'a b@example.com', 'asha@example.'])(
    'refuses the address %s',
    (email) => {
      expect(checkFields(formA.fields, { ...asha, email })).toEqual({ email: 'Invalid email format' });
    },
  );
});

describe('form B', () => {
  it('lets a first name of spaces pass, and needs no last name', () => {
    const entered = { ...asha, firstName: ' ', lastName: '' };
    expect(checkFields(formB.fields, entered)).toEqual({});
  });
});

describe('a field', () => {
  it('gives the message of the first rule that fails, and checks whole values only', () => {
    const rules = [
      { pattern: 'a|b', message: 'first' },
      { pattern: '.{2,}', message: 'second' },
    ];
    expect(checkField(field({ name: 'x', kind: 'text', rules }), 'ab')).toBe('first');
    expect(checkField(field({ name: 'x', kind: 'text', rules }), 'a')).toBe('second');
  });

  it('does not apply rules to an optional field that is empty', () => {
    expect(
      checkField(field({ name: 'x', kind: 'text', rules: [{ pattern: '\\d+', message: 'digits' }] }), ''),
    ).toBeUndefined();
  });
});

describe('what a kind of field takes', () => {
  const takes = (kind: SiteField['kind'], value: string, more = {}) =>
    checkField(field({ name: 'it', kind, invalid: 'no', ...more }), value) === undefined;

  it.each([
    [
      'email',
      [
        'a@b.c',
        'asha.rao+x@mail.example.com',
        'ज@उदाहरण.भारत',
        "o'brien@example.co.uk",
        'a_b-c@x-y.example',
        '"a"@b.example',
        '1@2.io',
        'jürgen@müller.de',
        `a@${'b'.repeat(63)}.example`,
      ],
      [
        'kaputt',
        'a@b',
        'a b@c.de',
        '@b.c',
        'a@@b.c',
        'a@b..c',
        '<a@b.example>',
        'a,b@c.example',
        'a@b.example,c@d.example',
        'a@b.example; c@d.example',
        'mailto:a@b.example',
        '.a@b.example',
        'a.@b.example',
        'a..b@c.example',
        'a@.b.example',
        'a@b.example.',
        'a@-b.example',
        'a@b-.example',
        'a@b_c.example',
        'a@10.0.0.1',
        'a(b)@c.example',
        '"a@b.example',
        `${'a'.repeat(65)}@b.example`,
        `a@${'b'.repeat(64)}.example`,
      ],
    ],
    [
      'tel',
      [
        '+91 98765-43210',
        '(020) 7946 0000',
        '12345',
        '020 7946 0000 ext. 12',
        '०१२३४५',
        '+91 98765\u201143210',
        '98765–43210',
        '98765—43210',
        '98765−43210',
        '＋９１（９８７６５）４３２１－０',
        '03ー1234ー5678',
        '\u202a+91 98765 43210\u202c',
        '01·23·45·67·89',
        // As people write theirs in Indonesia, Brazil, Russia, Japan, Egypt, Israel and the United States.
        '0812-3456-7890',
        '+55 (11) 91234-5678',
        '8 (495) 123-45-67',
        '０３－１２３４－５６７８',
        '٠٢ ٢٣٤٥ ٦٧٨٩',
        '+972 3-123-4567',
        '(555) 555-0100 x12',
      ],
      ['kaputt', '123', '+', '12 34 x'],
    ],
    [
      'url',
      ['https://example.com', 'example.com/a?b', 'HTTP://EXAMPLE.COM'],
      ['kaputt', 'https://', 'a@b.c', 'a b.c', 'javascript:x'],
    ],
    ['number', ['0', '-3', '2,5', '1.5'], ['kaputt', '1e3', '1 000', '.']],
    ['date', ['2026-02-28'], ['2026-02-31', '28.02.2026', 'kaputt']],
    ['time', ['09:30'], ['9', 'kaputt']],
    ['text', ['kaputt'], []],
  ] as const)('%s', (kind, right, wrong) => {
    expect(right.filter((value) => !takes(kind, value))).toEqual([]);
    expect(wrong.filter((value) => takes(kind, value))).toEqual([]);
    expect(takes(kind, '')).toBe(true);
  });

  it('keeps numbers between the least and the most', () => {
    expect(['0', '1', '40', '40,5'].map((value) => takes('number', value, { min: 1, max: 40 }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('says the message of a rule of the site first', () => {
    const own = field({ name: 'it', kind: 'email', invalid: 'no', rules: [{ pattern: '.+@.+', message: 'rule' }] });
    expect([checkField(own, 'kaputt'), checkField(own, 'a@b')]).toEqual(['rule', 'no']);
  });

  it('has a pattern for the browser that says the same, in the syntax of its attribute', () => {
    for (const kind of ['email', 'tel', 'url', 'number'] as const) {
      const pattern = new RegExp(`^(?:${nativePattern(field({ name: 'it', kind }))})$`, 'v');
      expect([kind, pattern.test('kaputt')]).toEqual([kind, false]);
    }
  });
});

describe('fields that another answer asks for', () => {
  const fields = [
    field({ name: 'a', kind: 'text' }),
    field({ name: 'b', kind: 'text', required: 'b?', showIf: { field: 'a' } }),
    field({ name: 'c', kind: 'text', required: 'c?', showIf: { field: 'b', is: 'yes' } }),
  ];

  it('are asked for only then, and sent only then', () => {
    expect(checkFields(fields, { a: '', b: '', c: '' })).toEqual({});
    expect(checkFields(fields, { a: 'x', b: 'yes', c: '' })).toEqual({ c: 'c?' });
    expect(keepShown(fields, { a: '', b: 'yes', c: 'lost' })).toEqual({ a: '', b: '', c: '' });
    expect(keepShown(fields, { a: 'x', b: 'no\nyes', c: 'kept' })).toEqual({ a: 'x', b: 'no\nyes', c: 'kept' });
  });
});
