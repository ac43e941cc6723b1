// Messages for collections, their entries and the sections that list them.
import { joinQuoted, quote } from './quote.ts';

/** Why a section that lists entries shows nothing, whatever is written later. */
export type NeverShownReason = 'empty' | 'dates' | 'settings' | 'no-tags' | 'no-entry';

const reasons: Record<NeverShownReason, (facts: { collection: string; folder: string }) => string> = {
  empty: ({ collection, folder }) =>
    `the collection ${quote(collection)} has no page. Write one in the folder ${folder}`,
  dates: () => '"until" is before "since"',
  settings: ({ collection }) => `no page of the collection ${quote(collection)} fits its settings`,
  'no-tags': () => '"related" compares tags, and this page has none. Give it tags, beside the title',
  'no-entry': ({ folder }) =>
    `this page is in no collection${folder === '' ? '' : ` (its entries are in ${folder})`}. Use the section on the page of an entry`,
};

export const entriesMessages = {
  'entries/no-date': ({ collection, kind }: { collection: string; kind: 'article' | 'event' | 'job' }) =>
    kind === 'event'
      ? {
          message: `This page is an entry of ${quote(collection)}, and does not say when the event is.`,
          hint: 'Write it beside the title, for example: event: { start: 2026-12-24 18:00 }',
        }
      : {
          message: `This page is an entry of ${quote(collection)}, and has no date.`,
          hint: 'Write it beside the title, for example: date: 2026-12-24',
        },
  'entries/no-details': ({ collection, group, example }: { collection: string; group: string; example: string }) => ({
    message: `This page is an entry of ${quote(collection)}, and has no ${quote(group)}.`,
    hint: `Write it beside the title, for example: ${example}`,
  }),
  'entries/unknown-field': ({
    field,
    owner,
    known,
    nearest,
  }: {
    field: string;
    /** The collection whose entries have the fields; null where site.yaml names a file of fields. */
    owner: string | null;
    known: string[];
    nearest: string | null;
  }) => ({
    message:
      (owner === null
        ? `There is no file fields/${field}.schema.json.`
        : `The entries of ${quote(owner)} have no field ${quote(field)} that can be shown in words.`) +
      (nearest === null ? '' : ` Did you mean ${quote(nearest)}?`),
    ...(nearest === null && {
      hint:
        owner === null
          ? 'It says which fields the entries of the collection have, as a JSON Schema.'
          : known.length > 0
            ? `Their fields are ${joinQuoted(known)}.`
            : 'The collection has no "fields" in site.yaml, or none of them is a text, a number, a date or a switch.',
    }),
  }),
  'entries/end-before-start': ({ start, end, isJob = false }: { start: string; end: string; isJob?: boolean }) => ({
    message: isJob
      ? `This job closes (${end}) before it is open (${start}).`
      : `This event ends (${end}) before it begins (${start}).`,
  }),
  'entries/no-zone': ({ start }: { start: string }) => ({
    message: `Nothing says in which time zone ${start} is.`,
    hint: 'Write the zone of the site into site.yaml, for example: timeZone: Europe/Berlin. Or give the event a zone of its own.',
  }),
  'entries/wrong-rule': ({ fault }: { fault: string }) => ({
    message: `The event cannot come back by this rule: ${fault[0]!.toLowerCase()}${fault.slice(1).replace(/\.$/, '')}.`,
    hint: 'Most repeats need no rule: every: week, on: [tuesday], for example.',
  }),
  'entries/unknown-tag': ({
    tag,
    collection,
    nearest,
    known,
    isDeclared,
  }: {
    tag: string;
    collection: string;
    nearest: string | null;
    known: string[];
    /** True if site.yaml lists the tags of the collection. */
    isDeclared: boolean;
  }) => ({
    message:
      (isDeclared
        ? `The collection ${quote(collection)} has no tag ${quote(tag)}.`
        : `No page of the collection ${quote(collection)} has the tag ${quote(tag)}.`) +
      (nearest === null ? '' : ` Did you mean ${quote(nearest)}?`),
    ...(nearest === null && {
      hint: isDeclared
        ? `Its tags in site.yaml are ${joinQuoted(known)}. A new one is written there first.`
        : known.length > 0
          ? `Its pages have ${joinQuoted(known)}.`
          : 'Its pages have no tags.',
    }),
  }),
  'entries/never-shown': ({ reason, ...facts }: { reason: NeverShownReason; collection: string; folder: string }) => ({
    message: `This section never shows anything: ${reasons[reason](facts)}.`,
  }),
  'entries/address-taken': ({ route, file }: { route: string; file: string }) => ({
    message: `The list needs the address ${route}, and ${file} has it.`,
    hint: 'Move that page to another address with npm run move.',
  }),
};
