// A site with collections, built: feeds that other programs read, pages of lists, and what a change
// rebuilds.
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import { Ajv } from 'ajv';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Site } from '#schemas';
import { feedFiles } from '../../src/builder/feeds/feed-files.ts';
import { build } from '../../src/builder/build.ts';
import { productRoot } from '../product-root.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-granary-'));
const siteRoot = join(folder, 'site');
const outDir = join(folder, 'dist');
const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
const run = () => build({ productRoot, siteRoot }, { outDir, preview: { now: '2026-11-25', show: 'published' } });

beforeAll(async () => {
  cpSync(join(productRoot, 'tests/fixtures/sites/granary'), siteRoot, { recursive: true });
  expect(await run()).toBe(0);
});

const titles = [
  'The new stage is open',
  'The winter programme',
  'A kiln for the pottery',
  'The roof is tight',
  'Our first season',
];

describe.each(['feed.xml', 'atom.xml'])('the feed %s', (name) => {
  const feed = () => parseFeed(read(`news/${name}`));

  it('is read by a program that knows no other one: its entries, newest first', () => {
    const { title, url, self, items } = feed();
    expect([title, url, self]).toEqual([
      'News | The Granary',
      'https://www.granary.example/news',
      `https://www.granary.example/news/${name}`,
    ]);
    expect(items.map((item) => item.title)).toEqual(titles);
  });

  it('says of an entry who wrote it, when, and what it is about', () => {
    const [first, second, third] = feed().items;
    expect(first!.url).toBe('https://www.granary.example/news/new-stage');
    expect(first!.published).toEqual(new Date('2026-11-20T00:00:00Z'));
    expect(first!.authors.map((author) => author.name)).toContain('Maud Ellis');
    expect(first!.categories.map(({ label, term }) => label ?? term)).toEqual(['The building', 'Music']);
    expect(second!.description).toContain('from December to February');
    // In London the clocks are an hour ahead of UTC in October.
    expect(third!.published).toEqual(new Date('2026-10-01T23:00:00Z'));
  });
});

it('feeds say in which language they are', () => {
  expect(read('news/feed.xml')).toContain('<language>en-GB</language>');
  expect(read('news/atom.xml')).toMatch(/<feed [^>]*xml:lang="en-GB"/);
  expect(JSON.parse(read('news/feed.json'))).toMatchObject({ language: 'en-GB' });
});

it('the JSON feed has what the format demands', () => {
  const feed = JSON.parse(read('news/feed.json')) as Record<string, string> & { items: Record<string, unknown>[] };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'News | The Granary',
    home_page_url: 'https://www.granary.example/news',
    feed_url: 'https://www.granary.example/news/feed.json',
    language: 'en-GB',
  });
  expect(feed.items.map(({ title }) => title)).toEqual(titles);
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(titles.length);
  expect(feed.items[0]).toMatchObject({
    id: 'https://www.granary.example/news/new-stage',
    content_text: expect.stringContaining('the stage') as unknown,
    date_published: '2026-11-20T00:00:00.000Z',
    date_modified: '2026-11-22T00:00:00.000Z',
    authors: [{ name: 'Maud Ellis' }],
    tags: ['The building', 'Music'],
  });
});

/** JSON Feed 1.1 (jsonfeed.org/version/1.1): what is required, and of what kind; as strict as its words. */
const address = { type: 'string', pattern: '^https://' };
const authors = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    minProperties: 1,
    additionalProperties: false,
    properties: { name: { type: 'string' }, url: address, avatar: address },
  },
};
const moment = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
};
const jsonFeed = {
  type: 'object',
  required: ['version', 'title', 'items'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: { type: 'string', minLength: 1 },
    home_page_url: address,
    feed_url: address,
    language: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' },
    authors,
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        anyOf: [{ required: ['content_text'] }, { required: ['content_html'] }],
        additionalProperties: false,
        properties: {
          id: { type: 'string', minLength: 1 },
          url: address,
          title: { type: 'string' },
          content_text: { type: 'string' },
          summary: { type: 'string' },
          image: address,
          date_published: moment,
          date_modified: moment,
          authors,
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
};

it.each(['news', 'jobs'])('the JSON feed of %s keeps to the words of the format', (home) => {
  const validate = new Ajv({ allErrors: true, strictRequired: false }).compile(jsonFeed);
  validate(JSON.parse(read(`${home}/feed.json`)));
  expect(validate.errors).toBeNull();
});

it('pages without dates have no feeds, and an empty feed is whole all the same', () => {
  expect(existsSync(join(outDir, 'people/feed.xml'))).toBe(false);
  expect(read('people/index.html')).not.toContain('rel="alternate"');
  const source = {
    title: 'X',
    home: '/x',
    feeds: [{ title: 'X', href: '/x/feed.json', type: 'application/feed+json' }],
  };
  const [[, json] = []] = feedFiles({ ...source, entries: [] }, {
    name: 'S',
    url: 'https://s.example',
    lang: 'en',
  } as Site);
  expect(JSON.parse(json!)).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', title: 'X | S', items: [] });
});

it.each(['events/calendar.ics', 'events/choir.ics'])(
  '%s is written as the format demands: line ends, lengths, names',
  (path) => {
    const text = read(path);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
    expect(unfolded.filter((line) => !/^[A-Z-]+(;[A-Z-]+=[^:;]+)*:/.test(line))).toEqual([]);
    const count = (name: string) =>
      unfolded.filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`)).length;
    const zones = unfolded.filter((line) => /^BEGIN:(STANDARD|DAYLIGHT)$/.test(line)).length;
    expect([count('UID'), count('DTSTAMP'), count('DTSTART')]).toEqual([
      count('SUMMARY'),
      count('SUMMARY'),
      count('SUMMARY') + zones,
    ]);
  },
);

it('the feeds are found from the list and from an entry, and from no other page', () => {
  const link = '<link rel="alternate" type="application/rss+xml" title="News" href="/news/feed.xml"/>';
  const has = (path: string) =>
    read(path)
      .replaceAll(/ data-rh="true"/g, '')
      .includes(link);
  expect(['news/index.html', 'news/kiln/index.html', 'index.html'].map(has)).toEqual([true, true, true]);
});

it('search engines learn that an entry is an article, and when it has changed', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read('news/new-stage/index.html'))!;
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
  expect(graph.find((each) => each['@type'] === 'Article')).toMatchObject({
    inLanguage: 'en-GB',
    headline: 'The new stage is open',
    datePublished: '2026-11-20',
    dateModified: '2026-11-22',
    author: { '@type': 'Person', name: 'Maud Ellis' },
  });
  expect(read('sitemap.xml')).toContain('/news/new-stage</loc><lastmod>2026-11-22</lastmod>');
  expect(read('sitemap.xml')).toContain('<loc>https://www.granary.example/news/page/3</loc>');
});

describe('the files for calendars', () => {
  const listEvents = (path: string) => {
    const calendar = new ICAL.Component(ICAL.parse(read(path)) as unknown[]);
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  };
  const listMoments = (event: ICAL.Event, count: number) => {
    const iterator = event.iterator();
    const times = Array.from({ length: count }, () => iterator.next()).filter(Boolean);
    return times.map((time) => time.toJSDate().toISOString());
  };

  it('have every event, as another program reads it', () => {
    const events = listEvents('events/calendar.ics');
    expect(events.map(({ summary }) => summary).sort()).toEqual([
      'A talk from Delhi',
      'Clay evening',
      'Concert in the cellar',
      'Open accounts',
      'Open days',
      'The river choir',
      'The summer party',
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(7);
  });

  it('have the times of an event that comes back, over a change of clocks, without the day that is left out', () => {
    const [choir] = listEvents('events/choir.ics');
    expect(listMoments(choir!, 20)).toEqual([
      '2026-10-06T18:30:00.000Z',
      '2026-10-13T18:30:00.000Z',
      '2026-10-20T18:30:00.000Z',
      ...['10-27', '11-03', '11-10', '11-17', '11-24', '12-01', '12-15', '12-22'].map(
        (day) => `2026-${day}T19:30:00.000Z`,
      ),
    ]);
    expect(choir!.duration.toSeconds()).toBe(5400);
    expect(choir!.location).toBe('The large hall');
  });

  it('have a rule that an author wrote as calendars write it', () => {
    const [accounts] = listEvents('events/accounts.ics');
    const days = ['2026-11-30', '2026-12-31', '2027-01-29', '2027-02-26'];
    expect(listMoments(accounts!, 9)).toEqual(days.map((day) => `${day}T17:00:00.000Z`));
    // The page tells the days after the next one.
    expect(read('events/accounts/index.html')).toContain('31 December 2026, 29 January 2027, 26 February 2027');
  });

  it('have whole days, other zones and what does not take place', () => {
    const [days] = listEvents('events/open-day.ics');
    expect([days!.startDate.toString(), days!.endDate.toString()]).toEqual(['2026-12-04', '2026-12-07']);
    const [talk] = listEvents('events/talk-from-delhi.ics');
    expect(talk!.startDate.toJSDate().toISOString()).toBe('2026-12-10T12:30:00.000Z');
    expect(read('events/cellar.ics')).toContain('STATUS:CANCELLED');
    expect(read('events/cellar.ics')).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  });
});

it('search engines learn when and where an event is', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read('events/choir/index.html'))!;
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
  expect(graph.find((each) => each['@type'] === 'Event')).toMatchObject({
    startDate: '2026-12-01T19:30:00+00:00',
    endDate: '2026-12-01T21:00:00+00:00',
    location: { '@type': 'Place', name: 'The large hall' },
    eventStatus: 'https://schema.org/EventScheduled',
  });
});

it('search engines learn which list an entry is in, as visitors see it', () => {
  const html = read('events/choir/index.html');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
  const { itemListElement: steps } = graph.find((each) => each['@type'] === 'BreadcrumbList') as {
    itemListElement: { position: number; name: string; item: string }[];
  };
  expect(steps.map(({ position, item }) => `${position} ${item}`)).toEqual(
    ['', 'events', 'events/choir'].map((path, index) => `${index + 1} https://www.granary.example/${path}`),
  );
  for (const { name } of steps.slice(0, 2)) expect(html).toContain(`hover:underline">${name}</a>`);
});

it('what stands beside each other in the head of an entry is apart where there are no styles', () => {
  expect(read('jobs/sound-engineer/index.html')).toMatch(/<span>[^<]+<\/span> <span>[^<]*£/);
});

describe('the page of a job', () => {
  const readPosting = (page: string) => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(`jobs/${page}/index.html`))!;
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
    return graph.find((each) => each['@type'] === 'JobPosting');
  };

  it('tells search engines all that Google demands, and what else it knows', () => {
    expect(readPosting('sound-engineer')).toEqual({
      '@type': 'JobPosting',
      title: 'Sound engineer',
      description:
        '<p>Concerts are from Thursday to Saturday, and you are behind the desk.</p><h3>What you bring</h3>' +
        '<ul><li>Two years with bands &lt; 10 &amp; choirs</li><li>A driving licence</li></ul>',
      datePosted: '2026-11-10',
      validThrough: '2027-01-01T00:00:00.000Z',
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'The Granary', sameAs: 'https://www.granary.example/' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '2 Quay Street',
          addressLocality: 'Ludham',
          addressRegion: 'Norfolk',
          postalCode: 'NR29 5AB',
          addressCountry: 'GB',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: { '@type': 'QuantitativeValue', minValue: 18.5, maxValue: 22, unitText: 'HOUR' },
      },
      url: 'https://www.granary.example/jobs/sound-engineer',
    });
  });

  it('of work from home names the country instead of a place', () => {
    expect(readPosting('bookkeeper')).toMatchObject({
      description: '<p>You keep the books, wherever in the country you live.</p>',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'GB' },
    });
    expect(readPosting('bookkeeper')).not.toHaveProperty('jobLocation');
  });

  it('stays when the job is closed and says so, without a way to apply, and is in no list', () => {
    const page = read('jobs/barista/index.html');
    expect(readPosting('barista')).toBeUndefined();
    expect(page).toContain('This job is closed.');
    expect(page).not.toContain('>Apply<');
    expect(read('jobs/index.html')).not.toContain('Barista');
    expect(read('jobs/index.html')).toContain('Open: 2');
  });
});

it('what is still to come is nowhere', () => {
  const paths = ['news/index.html', 'news/tag/music/index.html', 'news/feed.xml', 'sitemap.xml'];
  expect(paths.filter((path) => read(path).includes('next-year'))).toEqual([]);
});

describe('the search', () => {
  it('has the pages to be found, and not the further pages of lists', () => {
    const { languages } = JSON.parse(read('pagefind/pagefind-entry.json')) as {
      languages: Record<string, { page_count: number }>;
    };
    // Home, search, four lists, five entries, seven events, three jobs, two people.
    expect(Object.entries(languages).map(([name, { page_count: count }]) => [name, count])).toEqual([['en-gb', 23]]);
  });

  it('may run on every page, because links bring pages into the one that was loaded', () => {
    for (const path of ['index', 'search/index', 'news/kiln/index'])
      expect(read(`${path}.html`)).toContain("script-src 'self' 'wasm-unsafe-eval' ");
  });
});

describe('a changed entry', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const rebuilt = async (path: string, from: string, to: string) => {
    const file = join(siteRoot, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    log.mockClear();
    expect(await run()).toBe(0);
    return Number(/\((\d+) of them anew\)/.exec(log.mock.calls.flat().join('\n'))?.[1]);
  };

  it('is built alone, when nothing of it is shown elsewhere', async () => {
    expect(await rebuilt('pages/news/kiln.yaml', '1,260 degrees', '1,280 degrees')).toBe(1);
    expect(read('news/kiln/index.html')).toContain('1,280 degrees');
  });

  it('is built with the pages that show it: the lists and its neighbours', async () => {
    // The home page, the second page of the list, the page of the tag, two neighbours, and the entry.
    expect(await rebuilt('pages/news/kiln.yaml', 'A kiln for', 'The kiln of')).toBe(6);
    for (const path of ['index', 'news/page/2/index', 'news/tag/workshops/index', 'news/roof/index'])
      expect(read(`${path}.html`)).toContain('The kiln of the pottery');
    expect(read('news/feed.xml')).toContain('The kiln of the pottery');
  });
});
