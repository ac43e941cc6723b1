// The feeds of a collection, by which people follow it: RSS, Atom and JSON Feed.
import { absoluteAddress } from '../../base/addresses/address.ts';
import { toPlainText, withoutUnwritable } from '../../base/pure/plain-text.ts';
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { FeedSource } from '../../checker/check-site.ts';
import type { Site } from '#schemas';

/** Fields that the three formats share, with whole addresses. */
interface Item {
  url: string;
  title: string;
  summary: string;
  author: string | undefined;
  tags: string[];
  image: string | undefined;
  published: Date;
  updated: Date;
}

interface Feed {
  title: string;
  /** The address of the page that it follows. */
  page: string;
  site: Site;
  items: Item[];
  /** When it has changed: with its entries, not with a build. */
  updated: Date;
  own: string;
}

const writers: Record<string, (feed: Feed) => string> = {
  'application/rss+xml': writeRss,
  'application/atom+xml': writeAtom,
  'application/feed+json': writeJson,
};

/** @returns the files of a collection's feeds, by path below the output folder */
export function feedFiles({ title, home, feeds, entries }: FeedSource, site: Site): [path: string, text: string][] {
  const items = entries.map(({ entry, publishedAt, updatedAt }): Item => {
    const { href, author, image, tags } = entry;
    return {
      url: absoluteAddress(site.url, href),
      title: toPlainText(entry.title),
      summary: toPlainText(entry.summary),
      author,
      tags: tags.map(({ label }) => label),
      image: image && absoluteAddress(site.url, image.src),
      published: new Date(publishedAt),
      updated: new Date(updatedAt),
    };
  });
  const updated = new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt)));
  return feeds.map(({ href, type }) => {
    const feed = {
      title: `${title} | ${site.name}`,
      page: absoluteAddress(site.url, home),
      site,
      items,
      updated,
      own: absoluteAddress(site.url, href),
    };
    return [href.slice(1), withoutUnwritable(writers[type]!(feed))];
  });
}

function writeRss({ title, page, site, items, updated, own }: Feed): string {
  return generateRssFeed({
    title,
    link: page,
    description: title,
    language: site.lang,
    lastBuildDate: updated,
    atom: { links: [{ href: own, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map(({ url, summary, author, tags, published, ...item }) => ({
      title: item.title,
      link: url,
      guid: { value: url, isPermaLink: true },
      pubDate: published,
      // Readers take it for HTML.
      description: escapeHtml(summary),
      ...(author !== undefined && { dc: { creators: [author] } }),
      categories: tags.map((name) => ({ name })),
    })),
  });
}

function writeAtom({ title, page, site, items, updated, own }: Feed): string {
  return generateAtomFeed({
    xml: { lang: site.lang },
    id: page,
    title: { value: title },
    updated,
    links: [
      { href: page, rel: 'alternate' },
      { href: own, rel: 'self', type: 'application/atom+xml' },
    ],
    authors: [{ name: site.name }],
    entries: items.map(({ url, summary, author, tags, published, updated: changed, ...item }) => ({
      id: url,
      title: { value: item.title },
      links: [{ href: url, rel: 'alternate' }],
      published,
      updated: changed,
      summary: { value: summary },
      ...(author !== undefined && { authors: [{ name: author }] }),
      categories: tags.map((term) => ({ term })),
    })),
  });
}

function writeJson({ title, page, site, items, own }: Feed): string {
  const feed = generateJsonFeed({
    title,
    home_page_url: page,
    feed_url: own,
    language: site.lang,
    authors: [{ name: site.name }],
    items: items.map(({ url, summary, author, tags, image, published, updated, ...item }) => ({
      id: url,
      url,
      title: item.title,
      summary,
      content_text: summary,
      image,
      date_published: published,
      date_modified: updated,
      authors: author === undefined ? undefined : [{ name: author }],
      tags,
    })),
  });
  // The library leaves an empty list out, which the format demands.
  return JSON.stringify({ items: [], ...(feed as object) });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
