// The pictures that a page names, wherever in its HTML.
import { expect, it } from 'vitest';
import { picturesIn } from '../../../src/node/images/pictures-in.ts';

const file = (end: string) => `/assets/images/team-1a2b3c4d-${end}`;

it('finds the files of photos in attributes, in lists, in full addresses and in the settings of islands, each once', () => {
  const html =
    `<source srcSet="${file('40.avif')} 40w,${file('80.avif')} 80w"/><img src="${file('40.jpg')}"/>` +
    `<meta content="https://a.example${file('80.webp')}"><a href='${file('20x20.png')}'></a>` +
    `<pw-island data-props="{&quot;src&quot;:&quot;${file('96.webp')}&quot;,&quot;again&quot;:&quot;${file('40.jpg')}&quot;}">`;
  const ends = ['40.avif', '80.avif', '40.jpg', '80.webp', '20x20.png', '96.webp'];
  expect(picturesIn(html)).toEqual({ variants: ends.map((end) => `team-1a2b3c4d-${end}`), photos: [] });
});

it('tells other pictures apart from them', () => {
  const html = '<img src="/images/team.jpg"/><p>See plan.PNG (or /a/b.webp)</p><a href="/assets/images/old.avif">x</a>';
  expect(picturesIn(html).photos).toEqual(['/images/team.jpg', 'plan.PNG', '/a/b.webp', '/assets/images/old.avif']);
});

it('takes no longer for an address without end', () => {
  const [photo] = picturesIn(`${'x'.repeat(100_000)}.png`).photos;
  expect(photo).toHaveLength(400);
});
