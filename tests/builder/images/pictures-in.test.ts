// The pictures that a page names, wherever in its HTML.
import { expect, it } from 'vitest';
import { pictureFinder } from '../../../src/builder/images/pictures-in.ts';

/** Finds the named pictures, each once, as if in the first page. */
const findPictures = (html: string) => {
  const { variants, photos } = pictureFinder()(html);
  return { variants: [...new Set(variants.flat())], photos };
};
const file = (end: string) => `/assets/images/team-1a2b3c4d-${end}`;

it('finds the files of photos in attributes, in lists, in full addresses and in the settings of islands, each once', () => {
  const html =
    `<source srcSet="${file('40.avif')} 40w,${file('80.avif')} 80w"/><img src="${file('40.jpg')}"/>` +
    `<meta content="https://a.example${file('80.webp')}"><a href='${file('20x20.png')}'></a>` +
    `<pw-island data-props="{&quot;src&quot;:&quot;${file('96.webp')}&quot;,&quot;again&quot;:&quot;${file('40.jpg')}&quot;}">`;
  const ends = ['40.avif', '80.avif', '40.jpg', '80.webp', '20x20.png', '96.webp'];
  expect(findPictures(html)).toEqual({ variants: ends.map((end) => `team-1a2b3c4d-${end}`), photos: [] });
});

it('tells other pictures apart from them', () => {
  const html = '<img src="/images/team.jpg"/><p>See plan.PNG (or /a/b.webp)</p><a href="/assets/images/old.avif">x</a>';
  expect(findPictures(html).photos).toEqual(['/images/team.jpg', 'plan.PNG', '/a/b.webp', '/assets/images/old.avif']);
});

it('takes no longer for an address without end', () => {
  const [photo] = findPictures(`${'x'.repeat(100_000)}.png`).photos;
  expect(photo).toHaveLength(400);
});

it('gives pages with the same photo the same list of its files, and each page what it names', () => {
  const find = pictureFinder();
  const list = (name: string) =>
    `<source srcset="/assets/images/${name}-1a2b3c4d-40.avif 40w"/><img src="/${name}.svg.png"/>`;
  const [a, ab, b] = [find(list('a')), find(list('a') + list('b')), find(list('b'))];
  expect(ab.variants).toEqual([['a-1a2b3c4d-40.avif'], ['b-1a2b3c4d-40.avif']]);
  expect(ab.variants[0]).toBe(a.variants[0]);
  expect(ab.variants[1]).toBe(b.variants[0]);
  expect(ab.photos).toEqual(['/a.svg.png', '/b.svg.png']);
});

it('finds the pictures of more pages than are remembered', () => {
  const find = pictureFinder();
  for (let page = 0; page < 11_000; page++) expect(find(`<img src="/${page}.png"/>`).photos).toEqual([`/${page}.png`]);
});
