// Schemas, for the types of the page model, of the settings that the resolve stage adds to sections
// which show entries of collections.
import type { JsonSchema } from './schema-sources.ts';

const text = (description: string): JsonSchema => ({ type: 'string', description });
const number = (description: string): JsonSchema => ({ type: 'number', description });

function group(title: string, description: string, properties: Record<string, JsonSchema>, optional: string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { title, description, type: 'object', additionalProperties: false, properties, required };
}

function listSchema(items: JsonSchema, description: string): JsonSchema {
  return { type: 'array', description, items };
}

const link = group(
  'PageLink',
  'A link to a page.',
  { label: text('Its words.'), href: text('Its address; none where there is no such page.') },
  ['href'],
);

const event = group(
  'ShownEvent',
  'When and where an event is: the next time, or the last one.',
  {
    start: text('When it begins, as clocks show it there: 2026-12-05T19:30, or a date for whole days.'),
    end: text('When it ends; the last day, for whole days.'),
    startAt: text('The same with its offset, for machines.'),
    endAt: text('The same with its offset, for machines.'),
    zone: text('The time zone, where it is not that of the site.'),
    place: text('Where it is.'),
    address: text('The address of the place.'),
    online: text('Where it is on the web.'),
    isCancelled: { type: 'boolean', description: 'Whether it does not take place.' },
    calendar: text('The address of its file for calendars.'),
    later: listSchema(text('A day.'), 'On its own page: the days after the next one, when it comes back.'),
  },
  ['later', 'end', 'endAt', 'zone', 'place', 'address', 'online'],
);

const job = group(
  'ShownJob',
  'A job, and whether one can still apply.',
  {
    facts: { $ref: '#/definitions/job' },
    isClosed: { type: 'boolean', description: 'Whether its last day is over.' },
    closesAt: text('The end of its last day, for machines.'),
  },
  ['closesAt'],
);

const entry = group(
  'ShownEntry',
  'An entry of a collection, as lists show it.',
  {
    href: text('The address of its page.'),
    title: text('The title of its page, without the name of the site.'),
    summary: text('What lists say of it.'),
    date: text('The date, as written.'),
    updated: text('When it was last changed, as written.'),
    author: text('Who wrote it.'),
    image: { $ref: '#/definitions/image' },
    tags: listSchema(link, 'Its tags, with links where tags have pages.'),
    event: { $ref: '#/definitions/shownEvent' },
    job: { $ref: '#/definitions/shownJob' },
    fields: {
      type: 'object',
      description: "The values of the fields of the site's own, by name.",
      additionalProperties: true,
    },
  },
  ['date', 'updated', 'author', 'image', 'event', 'job', 'fields'],
);

const field = group('ShownField', "A field of the site's own that a section shows of entries.", {
  name: text('Its name.'),
  label: text('Its words.'),
  kind: { enum: ['text', 'date', 'number', 'switch', 'list'], description: 'What its values are.' },
});

const tag = group('ShownTag', 'A tag of a list.', {
  label: text('Its words.'),
  href: text('The address of its page.'),
  isCurrent: { type: 'boolean', description: 'Whether the list shows the entries of this tag.' },
});

const day = group('CalendarDay', 'A day of a month, with what is on it.', {
  day: text('Such as 2026-12-05.'),
  isInMonth: { type: 'boolean', description: 'Whether it belongs to the month, and not to the one before or after.' },
  entries: listSchema({ $ref: '#/definitions/shownEntry' }, 'By their start.'),
});

const month = group('CalendarMonth', 'A month in whole weeks.', {
  month: text('Such as 2026-12.'),
  days: listSchema(day, 'From the first day of the first week on.'),
});

const numbered = group('NumberedPage', 'A page of a list.', {
  number: number('From 1.'),
  href: text('Its address.'),
});

/** By name: a definition is referred to as `#/definitions/NAME`. */
export const entryModels: Record<string, JsonSchema> = {
  shownEvent: event,
  shownJob: job,
  shownEntry: entry,
  listShown: group('ShownList', 'What a section that lists entries shows.', {
    entries: listSchema({ $ref: '#/definitions/shownEntry' }, 'In order.'),
    number: number('Which page of the list this is, from 1.'),
    pages: listSchema(numbered, 'The first, the last and the nearest pages; none when all entries stand on one.'),
    tags: listSchema(tag, 'The page with all entries, then all tags; none where tags have no pages.'),
    months: listSchema(month, 'For the layout calendar.'),
    show: listSchema(field, 'Which fields of the entries are shown.'),
  }),
  placeShown: group(
    'ShownPlace',
    'What the page of a section is among the entries of its collection.',
    {
      entry: { $ref: '#/definitions/shownEntry' },
      above: listSchema(link, 'The pages above it, the home page first.'),
      show: listSchema(field, 'Which fields of the entry are shown.'),
      newer: { $ref: '#/definitions/shownEntry' },
      older: { $ref: '#/definitions/shownEntry' },
    },
    ['newer', 'older'],
  ),
};

/** Settings that a page gets from collections. */
export const pageModels: Record<string, JsonSchema> = {
  entryKind: {
    enum: ['article', 'event', 'job', 'page'],
    description: 'For an entry of a collection: what it is.',
  },
  entry: { $ref: '#/definitions/shownEntry', description: 'The page as an entry of its collection.' },
  feeds: listSchema(
    group('FeedLink', 'A feed that follows a collection.', {
      title: text('Its name.'),
      href: text('Its address.'),
      type: text('Its media type.'),
    }),
    'The feeds of what the page lists.',
  ),
};
