// @vitest-environment happy-dom
// Sections in a test: waking them fails when an island's view renders other HTML than the build did.
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { wakeAll, type LiveModule } from '../../src/public/wake-sections.ts';

/** Wakes islands with the HTML of a build. */
function wakeIslands(View: ComponentType<any>, ...html: string[]): Promise<() => void> {
  document.body.innerHTML = html
    .map((each) => `<pw-island data-live="price" data-prefix="i0-" data-props="{}">${each}</pw-island>`)
    .join('');
  return wakeAll(() => Promise.resolve({ path: 'price.island.tsx', module: { View } as LiveModule }));
}

const Price = () => <p title="In euros">12</p>;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('wakes islands that fit their HTML', async () => {
  const end = await wakeIslands(Price, '<p title="In euros">12</p>', '<p title="In euros">12</p>');
  expect(document.body.textContent).toBe('1212');
  end();
  expect(document.body.textContent).toBe('');
});

it.each([
  ['an attribute', '<p title="In dollars">12</p>', /\+\s+title="In euros"\n-\s+title="In dollars"/],
  ['an attribute that is not there', '<p>12</p>', /\+\s+title="In euros"/],
  ['a text', '<p title="In euros">13</p>', /\+\s+12\n-\s+13/],
  ['an element', '<b title="In euros">12</b>', /Hydration failed/],
])('fails for %s', async (_what, html, said) => {
  const print = console.error;
  const waking = wakeIslands(Price, '<p title="In euros">12</p>', html);
  await expect(waking).rejects.toThrow('The island "price" does not fit the HTML of the build:');
  await expect(waking).rejects.toThrow(said);
  expect(console.error).toBe(print);
  await wakeIslands(Price, '<p title="In euros">12</p>');
});

it('fails for a view that throws', async () => {
  const View = () => {
    throw new Error('no price');
  };
  await expect(wakeIslands(View, '<p>12</p>')).rejects.toThrow('no price');
});

it('renders what has a fallback in the place of it, whatever that is', async () => {
  document.body.innerHTML = '<pw-island data-live="price" data-fallback data-props="{}"><b>Ask us</b></pw-island>';
  await wakeAll(() => Promise.resolve({ path: 'price.island.tsx', module: { View: Price } as unknown as LiveModule }));
  expect(document.body.textContent).toBe('12');
});

it('leaves what else is written to the console', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const View = () => {
    console.error('%s prices', 'no');
    return <Price />;
  };
  await wakeIslands(View, '<p title="In euros">12</p>');
  expect(print).toHaveBeenCalledWith('%s prices', 'no');
});

it('says which command runs the tests of sections, where another one does', async () => {
  await expect(import('../../src/public/testing.ts')).rejects.toThrow('npx pagewright test:sections');
});
