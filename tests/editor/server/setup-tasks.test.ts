// The list "Set up": each state follows from the site.
import { expect, it } from 'vitest';
import type { SitePage } from '../../../src/editor/protocol/site.ts';
import type { SiteParts } from '../../../src/editor/server/site/authored-site.ts';
import { listSetupTasks } from '../../../src/editor/server/requests/setup-tasks.ts';
import { productRoot } from '../../product-root.ts';

type Blocks = { type: string; latitude?: number }[];

function list(data: object, { blocks = [], pages = [] }: { blocks?: Blocks; pages?: Partial<SitePage>[] } = {}) {
  const context = { site: { data: { lang: 'de', ...data } } };
  const site = { ruleContext: () => context, models: () => [{ route: '/anfahrt', page: { blocks } }] };
  const whole = pages.map((page) => ({ title: '', gaps: [], isDraft: false, ...page }) as unknown as SitePage);
  return listSetupTasks({ site, productRoot } as unknown as SiteParts, whole);
}

/** @returns the names of what is open */
const open = (...given: Parameters<typeof list>) =>
  list(...given).flatMap(({ name, isDone }) => (isDone ? [] : [name]));

const ready = {
  name: 'Linde',
  url: 'https://linde-freiburg.de',
  logo: { src: '/logo.svg', alt: '' },
  theme: { look: 'craft' },
  address: 'Lindenplatz 1, Freiburg',
  openingHours: { week: { monday: ['09:00-17:00'] } },
  shareImage: { src: '/share.jpg', alt: '' },
};
const legal = [
  { route: '/impressum', title: 'Impressum' },
  { route: '/datenschutz', title: 'Datenschutz | Linde' },
];

it('a site with nothing has all to do, and one with all of it nothing', () => {
  const all = ['name', 'logo', 'colours', 'address', 'hours', 'imprint', 'privacy', 'share-picture', 'url'];
  expect(open({})).toEqual(all);
  expect(open(ready, { pages: legal })).toEqual([]);
});

it('values that only look like one are open: an example address, an empty picture, a week without days', () => {
  const looks = { ...ready, url: 'https://www.example.com', logo: { src: '', alt: '' }, openingHours: { week: {} } };
  expect(open(looks, { pages: legal })).toEqual(['logo', 'hours', 'url']);
  expect(open({ ...ready, url: 'https://shop.example' }, { pages: legal })).toEqual(['url']);
  // Words of hours, and pictures that the build draws, are enough.
  expect(open({ ...ready, openingHours: undefined, hours: 'Nach Absprache' }, { pages: legal })).toEqual([]);
  expect(open({ ...ready, shareImage: undefined, sharePictures: true }, { pages: legal })).toEqual([]);
});

it('a map without a place leads to its page', () => {
  const map = list(ready, { pages: legal, blocks: [{ type: 'map' }] }).find(({ name }) => name === 'address');
  expect(map).toEqual({ name: 'address', isDone: false, route: '/anfahrt' });
  expect(open(ready, { pages: legal, blocks: [{ type: 'map', latitude: 48 }] })).toEqual([]);
});

it('a form is open until its messages reach somebody, and a reply to its sender is no such thing', () => {
  const form = (...calls: string[]) => ({ forms: { tisch: { delivery: calls.map((call) => ({ call })) } } });
  const task = (data: object) => list({ ...ready, ...data }).find(({ name }) => name === 'delivery');
  expect(task({})).toBeUndefined();
  expect(task(form('email'))).toMatchObject({ isDone: false, form: 'tisch' });
  expect(task(form('web3forms'))).toMatchObject({ isDone: false, form: 'tisch' });
  expect(task({ ...form('web3forms'), endpoints: { web3forms: { accessKey: 'k' } } })).toMatchObject({ isDone: true });
  expect(task(form('netlify'))).toMatchObject({ isDone: true });
});

it('a legal page with words to fill in is open, and leads there', () => {
  const pages = [
    { ...legal[0], gaps: ['[Ort]'] },
    { ...legal[1], isDraft: true },
  ];
  const tasks = list(ready, { pages }).filter(({ name }) => name === 'imprint' || name === 'privacy');
  expect(tasks).toEqual([
    { name: 'imprint', isDone: false, title: 'Impressum', route: '/impressum' },
    { name: 'privacy', isDone: false, title: 'Datenschutz', route: '/datenschutz' },
  ]);
});
