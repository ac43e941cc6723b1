// The rules of form fields, with the messages of the site in this folder.
import { describe, expect, it } from 'vitest';
import { checkField, checkFields } from '../../src/forms/rules.ts';
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
