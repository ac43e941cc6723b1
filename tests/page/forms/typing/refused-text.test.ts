// Characters that fields did not accept, reported once for a pause in typing.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanText } from '../../../../src/page/forms/typing/apply-edit.ts';
import { collectRefused } from '../../../../src/page/forms/typing/refused-text.ts';
import { field } from '../site-forms.ts';

const letters = field({ name: 'person', kind: 'text', allow: 'letters', maxLength: 5 });
const mobile = field({ name: 'mobile', kind: 'tel', allow: 'digits', maxLength: 10, countryCode: '+91' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is said after a pause, all together, each sign once', () => {
  const tell = vi.fn();
  const { onEdit } = collectRefused(tell);
  for (const text of ['2', '4', 'x', '2', 'Abcdefg']) onEdit(letters, cleanText(text, letters));
  expect(tell).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(tell.mock.calls).toEqual([[letters, { leftOut: ['2', '4'], cut: 'fg', isForeign: false }]]);
  onEdit(letters, cleanText('Asha', letters));
  vi.runAllTimers();
  expect(tell).toHaveBeenCalledTimes(1);
});

it('is said at once when somebody leaves, and no more of an empty field or form', () => {
  const tell = vi.fn();
  const { onEdit, flush, clear } = collectRefused(tell);
  onEdit(letters, cleanText('a2', letters));
  flush();
  expect(tell).toHaveBeenLastCalledWith(letters, { leftOut: ['2'], cut: '', isForeign: false });
  onEdit(letters, cleanText('', letters));
  flush();
  expect(tell).toHaveBeenLastCalledWith(letters, { leftOut: [], cut: '', isForeign: false });
  onEdit(letters, cleanText('a2', letters));
  clear();
  expect(tell).toHaveBeenLastCalledWith(letters, { leftOut: [], cut: '', isForeign: false });
});

it('is of a telephone number what does not fit now', () => {
  const tell = vi.fn();
  const { onEdit, flush } = collectRefused(tell);
  onEdit(mobile, cleanText('91987654321', mobile));
  onEdit(mobile, cleanText('919876543210', mobile));
  flush();
  expect(tell).toHaveBeenLastCalledWith(mobile, { leftOut: [], cut: '', isForeign: false });
});
