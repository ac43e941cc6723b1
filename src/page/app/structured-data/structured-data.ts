// Structured data of a page for search engines, as JSON-LD (schema.org): only claims that the page
// itself shows.
import { absoluteAddress } from '../../../base/addresses/address.ts';
import type { Page, PageLink, ShownEntry, ShownEvent, Site } from '#schemas';
import { plainText } from '../../ui/text/inline-text.tsx';
import { openingHoursSpecification } from './opening-hours-specification.ts';
import { jobPosting } from './job-posting.ts';

export interface StructuredDataInput {
  site: Site;
  page: Page;
  route: string;
}

/**
 * @returns a script element, escaped so that no text can leave it; browsers do not run it, so the
 * content policy allows it
 */
export function structuredData({ site, page, route }: StructuredDataInput): string {
  const organization = createOrganization(site);
  const home = [
    organization,
    { '@type': 'WebSite', name: site.name, url: absoluteAddress(site.url, site.home), inLanguage: site.lang },
  ];
  const deeper = [
    breadcrumbs(site, page, route),
    ...(page.subject === 'service' ? [createService(site, page, route)] : []),
    ...createEntry(site, page),
  ];
  const graph = { '@context': 'https://schema.org', '@graph': route === site.home ? home : deeper };
  return `<script type="application/ld+json">${escaped(JSON.stringify(graph))}</script>`;
}

function createOrganization(site: Site) {
  return {
    '@type': site.openingHours ? ['Organization', 'LocalBusiness'] : 'Organization',
    '@id': `${site.url}${site.home}#organization`,
    name: site.name,
    url: absoluteAddress(site.url, site.home),
    ...(site.openingHours && { openingHoursSpecification: openingHoursSpecification(site.openingHours) }),
    logo: site.logo && absoluteAddress(site.url, site.logo.src),
    ...(site.founded !== undefined && { foundingDate: String(site.founded) }),
    email: site.email,
    telephone: site.phone,
    address: site.address,
    ...(site.social.length > 0 && { sameAs: site.social.map((link) => link.href) }),
    contactPoint: site.phone && {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: site.phone,
      email: site.email,
    },
  };
}

function breadcrumbs(site: Site, page: Page, route: string) {
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: absoluteAddress(site.url, path),
  });
  const above = pagesAbove(page).flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
  const steps = above.length > 0 ? above : [{ label: site.name, href: site.home }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { label: shortTitle(page), href: route }].map(({ label, href }, index) =>
      step(index + 1, plainText(label), href),
    ),
  };
}

/** @returns the pages that the head of an entry links to, such as the list that the entry is in */
function pagesAbove(page: Page): PageLink[] {
  for (const block of page.blocks) if (block.type === 'entry-header') return block.shown.above;
  return [];
}

function createService(site: Site, page: Page, route: string) {
  return {
    '@type': 'Service',
    name: shortTitle(page),
    description: plainText(page.description),
    url: absoluteAddress(site.url, route),
    provider: {
      '@id': `${site.url}${site.home}#organization`,
      '@type': 'Organization',
      name: site.name,
      url: absoluteAddress(site.url, site.home),
    },
  };
}

function createEntry(site: Site, page: Page): object[] {
  const { entry, entryKind } = page;
  if (entry && entryKind === 'article') return [createArticle(site, entry)];
  if (entry?.event) return [createEvent(site, entry, entry.event)];
  // Search engines ask to take a job away when it is closed.
  return entry?.job && !entry.job.isClosed ? [jobPosting(site, page, { ...entry, job: entry.job })] : [];
}

function createEvent(site: Site, { title, summary, image, href }: ShownEntry, event: ShownEvent) {
  const { startAt, endAt, place, address, online, isCancelled } = event;
  const there =
    place === undefined && address === undefined ? [] : [{ '@type': 'Place', name: place ?? address, address }];
  const location = [...there, ...(online === undefined ? [] : [{ '@type': 'VirtualLocation', url: online }])];
  const mode = there.length === 0 ? 'Online' : online === undefined ? 'Offline' : 'Mixed';
  return {
    '@type': 'Event',
    inLanguage: site.lang,
    name: plainText(title),
    description: plainText(summary),
    startDate: startAt,
    endDate: endAt,
    eventStatus: `https://schema.org/Event${isCancelled ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: location.length > 0 ? `https://schema.org/${mode}EventAttendanceMode` : undefined,
    location: location.length === 1 ? location[0] : location.length > 1 ? location : undefined,
    image: image && absoluteAddress(site.url, image.src),
    organizer: { '@type': 'Organization', name: site.name, url: absoluteAddress(site.url, site.home) },
    url: absoluteAddress(site.url, href),
  };
}

function createArticle(site: Site, { title, summary, date, updated, author, image, href }: ShownEntry) {
  return {
    '@type': 'Article',
    inLanguage: site.lang,
    headline: plainText(title),
    description: plainText(summary),
    datePublished: date?.slice(0, 10),
    dateModified: updated?.slice(0, 10),
    image: image && absoluteAddress(site.url, image.src),
    author: author === undefined ? { '@type': 'Organization', name: site.name } : { '@type': 'Person', name: author },
    publisher: {
      '@id': `${site.url}${site.home}#organization`,
      '@type': 'Organization',
      name: site.name,
      url: absoluteAddress(site.url, site.home),
    },
    mainEntityOfPage: absoluteAddress(site.url, href),
  };
}

/** Returns a title without the text after its last bar, which is the company's name. */
function shortTitle(page: Page): string {
  return plainText(page.title).replace(/ \| [^|]*$/, '');
}

function escaped(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
