// A shown entry: a page as lists of its collection and its own head show it.
import type { PageLink, ShownEntry, ShownEvent, ShownJob, SiteCollection } from '#schemas';
import type { Collection, Entry } from './collections.ts';
import { toListRoute } from './entry-lists.ts';
import type { PageHandle } from './page-record.ts';
import { completePicture } from '../addresses/public-files.ts';
import type { SiteFacts } from './rule-context.ts';
import type { OwnFields } from './shown-fields.ts';

/**
 * @param tagHomes the addresses of the pages of tags, by collection
 * @returns a page as lists and its own head show it
 */
export function showEntry(
  { route, record }: PageHandle,
  {
    collection,
    facts,
    tagHomes,
    event,
    job,
    ownFields,
  }: {
    facts: SiteFacts;
    collection: Collection | undefined;
    event: ShownEvent | undefined;
    job: ShownJob | undefined;
    ownFields: OwnFields;
    tagHomes: () => ReadonlyMap<string, string>;
  },
): ShownEntry {
  const { title, description } = record.facts!;
  const { date, updated, summary = description, image, tags = [], author, own } = record.entry ?? {};
  const group = collection?.settings.fields;
  const values = group === undefined ? undefined : own?.[group];
  const home = collection && tagHomes().get(collection.name);
  const toTag = (tag: string): PageLink => ({
    label: toTagLabel(tag, collection?.settings ?? { tags: {} }),
    ...(home !== undefined && { href: toListRoute(home, { tag, number: 1 }) }),
  });
  return {
    href: route,
    title: title.replace(/ \| [^|]*$/, ''),
    summary,
    ...(date !== undefined && { date }),
    ...(updated !== undefined && { updated }),
    ...(author !== undefined && { author }),
    ...(image && { image: completePicture({ ...image }, facts) }),
    tags: tags.map(toTag),
    ...(event && { event }),
    ...(job && { job }),
    ...(values && { fields: ownFields.withSizes(group!, values, facts) }),
  };
}

/** @returns the job of an entry, and whether it is closed; undefined where it is none */
export function showJob(entry: Entry | undefined): ShownJob | undefined {
  const job = entry?.facts.job;
  if (!entry || !job) return undefined;
  const { endsAt, isOver } = entry;
  return { facts: job, isClosed: isOver, ...(endsAt !== null && { closesAt: new Date(endsAt).toISOString() }) };
}

/** @returns the words of a tag: those of site.yaml, or made from its name */
export function toTagLabel(tag: string, { tags }: Pick<SiteCollection, 'tags'>): string {
  const words = tag.replaceAll('-', ' ');
  return tags[tag] ?? words[0]!.toUpperCase() + words.slice(1);
}
