// @vitest-environment happy-dom
// Which characters a field lets in, however they come.
import { beforeEach, describe, expect, it } from 'vitest';
import { watchTyping } from '../../../../src/page/forms/typing/watch-typing.ts';
import { field } from '../site-forms.ts';

const digits = field({ name: 'mobile', kind: 'tel', allow: 'digits', maxLength: 10 });

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
    watchTyping(form, [digits]);
    expect(input.value).toBe('9876');
  });

  it('stops a wrong key and lets a right one pass', () => {
    watchTyping(form, [digits]);
    expect(insert('a').defaultPrevented).toBe(true);
    expect(insert('7').defaultPrevented).toBe(false);
    input.value = '9876543210';
    input.setSelectionRange(10, 10);
    expect(insert('0').defaultPrevented).toBe(true);
  });

  it('lets a right key replace what is selected in a full field', () => {
    watchTyping(form, [digits]);
    input.value = '9876543210';
    input.setSelectionRange(0, 10);
    expect(insert('1').defaultPrevented).toBe(false);
  });

  it('puts the clean part of what is pasted in its place', () => {
    watchTyping(form, [digits]);
    insert('+91 98765 43210', 'insertFromPaste');
    expect(input.value).toBe('9876543210');
  });

  it('cleans what arrives without being typed', () => {
    watchTyping(form, [digits]);
    input.value = '+91 98765 43210';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(input.value).toBe('9876543210');
  });

  it('leaves deletions, other fields and composed words alone, and everything once it has stopped', () => {
    const stop = watchTyping(form, [digits]);
    expect(insert('', 'deleteContentBackward').defaultPrevented).toBe(false);
    form.elements[1]!.dispatchEvent(
      new InputEvent('beforeinput', { data: 'x', inputType: 'insertText', bubbles: true }),
    );
    stop();
    expect(insert('x').defaultPrevented).toBe(false);
  });
});
