// @vitest-environment happy-dom
// When the chat link is there.
import { beforeEach, expect, it } from 'vitest';
import { start } from '../../../src/page/blocks/floating-actions/floating-actions.behavior.ts';

let root: HTMLElement;
const shown = () => root.querySelector('[data-after]')!.hasAttribute('data-shown');

function scrollPageTo(top: number, length = 3000) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: length, configurable: true });
  Object.defineProperty(globalThis, 'scrollY', { value: top, configurable: true });
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  document.body.innerHTML = '<aside><div data-after="200"><a href="https://example.com">Chat</a></div></aside>';
  root = document.querySelector('aside')!;
});

it('comes once the page is scrolled by more than so many pixels, and goes again above', () => {
  scrollPageTo(0);
  const end = start(root);
  expect(shown()).toBe(false);
  scrollPageTo(200);
  expect(shown()).toBe(false);
  scrollPageTo(201);
  expect(shown()).toBe(true);
  scrollPageTo(0);
  expect(shown()).toBe(false);
  end();
  scrollPageTo(500);
  expect(shown()).toBe(false);
});

it('is there at once on a page that is scrolled already, or cannot be scrolled so far', () => {
  scrollPageTo(900);
  start(root)();
  expect(shown()).toBe(true);
  scrollPageTo(0, innerHeight + 100);
  start(root)();
  expect(shown()).toBe(true);
});
