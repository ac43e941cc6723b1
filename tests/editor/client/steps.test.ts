// Steps of undo: which changes of a window are sent and undone together.
import { expect, test, vi } from 'vitest';
import { nextRequest, type WaitingEdit } from '../../../src/editor/client/changes/bases.ts';
import { newStep, stepOf } from '../../../src/editor/client/changes/steps.ts';
import { appendEdit } from '../../../src/editor/client/changes/waiting.ts';

const base = { file: 'a.yaml', text: 'a: 1\nb: 2\n' };
const set = (name: string, value: string, step: string): WaitingEdit => {
  return { file: base.file, edit: { kind: 'set', path: [name], value }, base, step };
};

test('typing in one setting is a step, until a pause or another setting', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const first = stepOf('a');
  vi.advanceTimersByTime(2900);
  expect(stepOf('a')).toBe(first);
  vi.advanceTimersByTime(2900);
  expect(stepOf('a')).toBe(first);
  vi.advanceTimersByTime(3000);
  const second = stepOf('a');
  expect(second).not.toBe(first);
  const other = stepOf('b');
  expect(new Set([first, second, other, stepOf('a'), newStep()]).size).toBe(5);
  vi.useRealTimers();
});

test('a request has the changes of one step, and of all of them when both versions are asked about', () => {
  const edits = [set('a', 'one', '1'), set('b', 'two', '2'), set('a', 'three', '3')];
  expect(nextRequest({ texts: [], edits }, false)).toEqual({ texts: [], edits: edits.slice(0, 1) });
  expect(nextRequest({ texts: [], edits }, true)).toEqual({ texts: [], edits });
  const text = { file: base.file, text: 'a: 0\n', base, step: '1' };
  expect(nextRequest({ texts: [text], edits }, false)).toEqual({ texts: [text], edits: edits.slice(0, 1) });
  expect(nextRequest({ texts: [text, { ...text, step: '2' }], edits }, false)).toEqual({ texts: [text], edits: [] });
});

test('a later value takes the place of an earlier one of its step alone', () => {
  const typed = [set('a', 'o', '1'), set('a', 'on', '1'), set('a', 'two', '2'), set('a', 'twos', '2')];
  expect(typed.reduce<readonly WaitingEdit[]>(appendEdit, [])).toEqual([typed[1], typed[3]]);
});
