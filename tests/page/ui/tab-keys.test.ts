// @vitest-environment happy-dom
// Keys of tabs: left and right in every list; up and down in a column, and nowhere else, where they scroll the page.
import { afterEach, expect, test } from 'vitest';
import { moveAmongTabs } from '../../../src/page/ui/tabs/tab-keys.ts';

afterEach(() => document.body.replaceChildren());

/** @returns the tab that a key leads to from the first of three, or null where it is the browser's */
function press(key: string, orientation?: string): string | null {
  const list = document.createElement('div');
  if (orientation) list.setAttribute('aria-orientation', orientation);
  let chosen: string | null = null;
  for (const name of ['a', 'b', 'c']) {
    const tab = document.createElement('button');
    tab.setAttribute('role', 'tab');
    tab.tabIndex = name === 'a' ? 0 : -1;
    tab.addEventListener('click', () => (chosen = name));
    list.append(tab);
  }
  document.body.append(list);
  list.addEventListener('keydown', moveAmongTabs);
  list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return chosen;
}

test.each([
  ['ArrowRight', undefined, 'b'],
  ['ArrowLeft', undefined, 'c'],
  ['ArrowDown', undefined, null],
  ['ArrowDown', 'vertical', 'b'],
  ['ArrowUp', 'vertical', 'c'],
  ['ArrowRight', 'vertical', 'b'],
  ['End', 'vertical', 'c'],
])('%s in a list that is %s leads to %s', (key, orientation, tab) => {
  expect(press(key, orientation)).toBe(tab);
});

test.each([
  ['ArrowRight', 'c'],
  ['ArrowLeft', 'b'],
  ['Home', 'a'],
  ['End', 'c'],
])('%s on a page that is read from right to left leads to %s', (key, tab) => {
  document.documentElement.dir = 'rtl';
  try {
    expect(press(key)).toBe(tab);
  } finally {
    document.documentElement.dir = '';
  }
});
