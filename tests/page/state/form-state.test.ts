// The forms' part of the page's store.
import { expect, it } from 'vitest';
import { changeForm, openForm } from '../../../src/page/state/form-state.ts';
import { createPageStore } from '../../../src/page/state/store.ts';

const idle = { phase: 'idle', errors: {}, checks: 0, unkept: {}, isKept: true };
const first = { captcha: 'one', pageName: 'Main Website' };

it('opens a form with nothing done yet', () => {
  const store = createPageStore();
  openForm(store, 'a', first);
  expect(store.getState().forms['a']).toEqual({ ...idle, ...first });
});

it('keeps the captcha, and what is on its way, when the form’s page is visited again', () => {
  const store = createPageStore();
  openForm(store, 'a', first);
  for (const [before, after] of [
    ['sending', 'sending'],
    ['sent', 'idle'],
    ['failed', 'idle'],
  ] as const) {
    changeForm(store, 'a', { phase: before, errors: { email: 'wrong' } });
    openForm(store, 'a', { captcha: 'two', pageName: 'Other' });
    expect(store.getState().forms['a']).toEqual({ ...idle, phase: after, ...first });
  }
});

it('changes one form and leaves the others and the rest of the page as they are', () => {
  const store = createPageStore();
  openForm(store, 'a', first);
  const before = store.getState();
  changeForm(store, 'b', { phase: 'sending' });
  expect(store.getState().forms['a']).toBe(before.forms['a']);
  expect(store.getState().goTo).toBe(before.goTo);
});

it('gives every page a store of its own', () => {
  openForm(createPageStore(), 'a', first);
  expect(createPageStore().getState().forms).toEqual({});
});
