// @vitest-environment happy-dom
// Which characters a field lets in, however they come.
import { assert, constantFrom, property, string } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanText, watchFilters } from '../../../src/page/forms/filters.ts';
import { field } from './site-forms.ts';

const letters = field({ name: 'person', kind: 'text', allow: 'letters', maxLength: 10 });
const digits = field({ name: 'mobile', kind: 'tel', allow: 'digits', maxLength: 10 });

describe('cleaning a text', () => {
  it.each([
    ['Asha Rao 2', 'Asha Rao '],
    ["O'Neil-Smith", 'ONeilSmith'],
    ['José', 'José'],
    ['नमस्ते', 'नमस्ते'],
    ['<b>x</b>', 'bxb'],
    ['Abcdefghijklmno', 'Abcdefghij'],
  ])('leaves letters and spaces of %j', (text, clean) => expect(cleanText(text, letters)).toBe(clean));

  it.each([
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['98765432109', '9876543210'],
    ['१२३', ''],
    ['+9198', '9198'],
  ])('leaves the digits of the number %j', (text, clean) => expect(cleanText(text, digits)).toBe(clean));

  it('never lets anything else through, and changes nothing the second time', () => {
    assert(
      property(string({ unit: 'binary' }), constantFrom(letters, digits), (text, filter) => {
        const clean = cleanText(text, filter);
        expect(clean).toMatch(filter === digits ? /^[0-9]{0,10}$/ : /^[\p{L}\p{M} ]*$/u);
        expect(clean.length).toBeLessThanOrEqual(10);
        expect(cleanText(clean, { ...filter, kind: 'text' })).toBe(clean);
      }),
    );
  });
});

describe('watching a form', () => {
  let form: HTMLFormElement;
  let input: HTMLInputElement;
  beforeEach(() => {
    document.body.innerHTML = '<form><input name="mobile"><input name="free"></form>';
    form = document.querySelector('form')!;
    input = form.querySelector('input')!;
  });
  const insert = (data: string, inputType = 'insertText') => {
    const event = new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true });
    input.dispatchEvent(event);
    return event;
  };

  it('cleans what was there before it woke', () => {
    input.value = '98-76';
    watchFilters(form, [digits]);
    expect(input.value).toBe('9876');
  });

  it('stops a wrong key and lets a right one pass', () => {
    watchFilters(form, [digits]);
    expect(insert('a').defaultPrevented).toBe(true);
    expect(insert('7').defaultPrevented).toBe(false);
    input.value = '9876543210';
    input.setSelectionRange(10, 10);
    expect(insert('0').defaultPrevented).toBe(true);
  });

  it('lets a right key replace what is selected in a full field', () => {
    watchFilters(form, [digits]);
    input.value = '9876543210';
    input.setSelectionRange(0, 10);
    expect(insert('1').defaultPrevented).toBe(false);
  });

  it('puts the clean part of what is pasted in its place', () => {
    watchFilters(form, [digits]);
    insert('+91 98765 43210', 'insertFromPaste');
    expect(input.value).toBe('9876543210');
  });

  it('cleans what arrives without being typed', () => {
    watchFilters(form, [digits]);
    input.value = '+91 98765 43210';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input.value).toBe('9876543210');
  });

  it('leaves deletions, other fields and composed words alone, and everything once it has stopped', () => {
    const stop = watchFilters(form, [digits]);
    expect(insert('', 'deleteContentBackward').defaultPrevented).toBe(false);
    form.elements[1]!.dispatchEvent(
      new InputEvent('beforeinput', { data: 'x', inputType: 'insertText', bubbles: true }),
    );
    stop();
    expect(insert('x').defaultPrevented).toBe(false);
  });
});
