// The forms' part of the page's store.
import { expect, it } from 'vitest';
import { changeForm, openForm } from '../../src/state/form-state.ts';
import { createPageStore } from '../../src/state/store.ts';

it('opens a form once, and keeps what it has when its page is visited again', () => {
  const store = createPageStore();
  openForm(store, 'a', { captcha: 'one', pageName: 'Main Website' });
  expect(store.getState().forms['a']).toEqual({ phase: 'idle', errors: {}, captcha: 'one', pageName: 'Main Website' });
  changeForm(store, 'a', { phase: 'failed' });
  openForm(store, 'a', { captcha: 'two', pageName: 'Other' });
  expect(store.getState().forms['a']).toMatchObject({ phase: 'failed', captcha: 'one' });
});

it('changes one form and leaves the others and the rest of the page as they are', () => {
  const store = createPageStore();
  openForm(store, 'a', { captcha: '', pageName: '' });
  const before = store.getState();
  changeForm(store, 'b', { phase: 'sending' });
  expect(store.getState().forms['a']).toBe(before.forms['a']);
  expect(store.getState().goTo).toBe(before.goTo);
});

it('gives every page a store of its own', () => {
  const store = createPageStore();
  openForm(store, 'a', { captcha: '', pageName: '' });
  expect(createPageStore().getState().forms).toEqual({});
});
