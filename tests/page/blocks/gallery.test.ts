// @vitest-environment happy-dom
// A gallery shows its pictures large, one at a time.
import { beforeEach, expect, it } from 'vitest';
import { start } from '../../../src/page/blocks/gallery/gallery.behavior.ts';
import { rendered } from './rendered.ts';

let root: HTMLElement;
let dialog: HTMLDialogElement;
const buttons = () => [...root.querySelectorAll<HTMLButtonElement>('.gallery-item button')];
const count = () => dialog.querySelector('[data-words]')!.textContent;
const shown = () => dialog.querySelector('.lightbox-stage img')!.getAttribute('alt');
const press = (key: string) => dialog.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

function show(...alts: string[]): void {
  const pictures = alts.map((alt, index) => ({
    image: { src: '/images/example.svg', alt },
    ...(index === 0 && { caption: 'The first.' }),
  }));
  document.body.innerHTML = rendered({ type: 'gallery', pictures });
  root = document.querySelector<HTMLElement>('[data-live=gallery]')!;
  dialog = root.querySelector('dialog')!;
}

beforeEach(() => show('A', 'B', 'C'));

it('opens at the picture that was chosen, with its caption and place', () => {
  start(root);
  buttons()[0]!.click();
  expect(dialog.open).toBe(true);
  expect([shown(), count(), dialog.querySelector('figcaption')!.textContent]).toEqual(['A', '1 of 3', 'The first.']);
  dialog.close();
  buttons()[2]!.click();
  expect([shown(), count(), dialog.querySelector('figcaption')!.textContent]).toEqual(['C', '3 of 3', '']);
});

it('goes on by buttons and arrow keys, and round at both ends', () => {
  start(root);
  buttons()[2]!.click();
  press('ArrowRight');
  expect(count()).toBe('1 of 3');
  press('ArrowLeft');
  expect(count()).toBe('3 of 3');
  dialog.querySelector<HTMLElement>('[data-step="-1"]')!.click();
  expect([shown(), count()]).toEqual(['B', '2 of 3']);
});

it('fetches no large picture before it is asked for, and then at once', () => {
  start(root);
  expect(root.querySelectorAll('img')).toHaveLength(3);
  expect(root.querySelectorAll('template')).toHaveLength(3);
  buttons()[0]!.click();
  expect(dialog.querySelector('.lightbox-stage img')!.hasAttribute('loading')).toBe(false);
  // The first one leads the page.
  const [first, second] = root.querySelectorAll('.gallery-item img');
  expect([first!.getAttribute('loading'), second!.getAttribute('loading')]).toEqual([null, 'lazy']);
});

it('opens once for two clicks, and closes by a click beside the picture', () => {
  start(root);
  buttons()[1]!.click();
  expect(() => buttons()[1]!.click()).not.toThrow();
  expect(dialog.querySelectorAll('.lightbox-stage img')).toHaveLength(1);
  dialog.click();
  expect(dialog.open).toBe(false);
});

it('has no way to the next picture where there is only one, and is a link to the file without script', () => {
  show('A');
  expect(dialog.querySelector('[data-step]')).toBeNull();
  expect(root.querySelector('a.only-without-script')!.getAttribute('href')).toBe('/images/example.svg');
});

it('closes and listens no longer after its end', () => {
  const end = start(root);
  buttons()[0]!.click();
  end();
  expect(dialog.open).toBe(false);
  buttons()[0]!.click();
  expect(dialog.open).toBe(false);
});
