// The search index of finished pages.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeSearchIndex } from '../../../src/builder/search/search-index.ts';

it('is made whole while another one is made, as in the dev server after a change', async () => {
  const make = (count: number) =>
    makeSearchIndex(
      Array.from({ length: count }, (_, index) => `/page-${index}`),
      async (route) => {
        await sleep(20);
        return `<html lang="en"><head><title>${route}</title></head><body><main id="m"><h1>${route}</h1><p>Some words.</p></main></body></html>`;
      },
    );
  const first = make(3);
  await sleep(40);
  const second = make(12);
  const fragments = (files: ReadonlyMap<string, unknown>) =>
    [...files.keys()].filter((path) => path.startsWith('pagefind/fragment/')).length;
  expect(fragments(await first)).toBe(3);
  expect(fragments(await second)).toBe(12);
});
