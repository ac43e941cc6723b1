// @vitest-environment happy-dom
// An announcement stays closed until it says something new.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from '../../../src/page/blocks/announcement/announcement.behavior.ts';
import { rendered } from './rendered.ts';

let root: HTMLElement;
const isShown = () => root.hasAttribute('data-shown');
const close = () => root.querySelector('button')!.click();

function show(text: string, id = 'news'): void {
  document.body.innerHTML = rendered({ type: 'announcement', id, text });
  root = document.getElementById(id)!;
}

beforeEach(() => show('We moved.'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is shown, and stays closed on the next page once it was closed', () => {
  start(root);
  expect(isShown()).toBe(true);
  close();
  expect(isShown()).toBe(false);
  show('We moved.');
  start(root);
  expect(isShown()).toBe(false);
});

it('comes back when its words change, and says nothing about another one', () => {
  start(root);
  close();
  show('We moved again.');
  start(root);
  expect(isShown()).toBe(true);
  show('We moved.', 'other');
  start(root);
  expect(isShown()).toBe(true);
});

it('takes a second click on its button for one, and a click on its words for none', () => {
  start(root);
  root.querySelector('p')!.click();
  expect(isShown()).toBe(true);
  close();
  close();
  expect(isShown()).toBe(false);
});

it('is shown and can be closed where storage is refused or full', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} });
  start(root);
  expect(isShown()).toBe(true);
  expect(close).not.toThrow();
  expect(isShown()).toBe(false);
});

it('listens no longer after its end', () => {
  start(root)();
  close();
  expect(isShown()).toBe(true);
});

it('has no script and no button when it cannot be closed', () => {
  const html = rendered({ type: 'announcement', text: 'We moved.', closable: false });
  expect(html).toContain('We moved.');
  expect(html).not.toMatch(/data-live|<button/);
});
