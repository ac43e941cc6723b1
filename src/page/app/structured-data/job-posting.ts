// A job as search engines read it (JobPosting of schema.org), with all that Google asks for:
// developers.google.com/search/docs/appearance/structured-data/job-posting
import { absoluteAddress } from '../../../base/addresses/address.ts';
import type { Job, Page, ShownEntry, ShownJob, Site } from '#schemas';
import { plainText } from '../../ui/text/inline-text.tsx';
import { parseText, type TextPart } from '../../ui/text/parse-text.ts';

const employmentTypes: Record<NonNullable<Job['employmentType']>, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
};

/** @param entry the job as its collection shows it; it is open */
export function jobPosting(site: Site, page: Page, entry: ShownEntry & { job: ShownJob }): object {
  const { title, date, href, image, job } = entry;
  const { location, remote, employmentType, salary } = job.facts;
  const { street, city, region, postalCode, country } = location;
  const hasPlace = [street, city, region, postalCode].some((part) => part !== undefined);
  return {
    '@type': 'JobPosting',
    title: plainText(title),
    description: buildDescription(page, entry),
    datePosted: date?.slice(0, 10),
    validThrough: job.closesAt,
    employmentType: employmentType && employmentTypes[employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: site.name,
      sameAs: absoluteAddress(site.url, site.home),
      logo: site.logo && absoluteAddress(site.url, site.logo.src),
    },
    jobLocation:
      remote && !hasPlace
        ? undefined
        : {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              streetAddress: street,
              addressLocality: city,
              addressRegion: region,
              postalCode,
              addressCountry: country,
            },
          },
    jobLocationType: remote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: remote ? { '@type': 'Country', name: country } : undefined,
    baseSalary: salary && {
      '@type': 'MonetaryAmount',
      currency: salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(salary.to === undefined ? { value: salary.from } : { minValue: salary.from, maxValue: salary.to }),
        unitText: salary.per.toUpperCase(),
      },
    },
    image: image && absoluteAddress(site.url, image.src),
    url: absoluteAddress(site.url, href),
  };
}

/** @returns the page's longer texts as simple HTML; without any, what lists say of the job */
function buildDescription({ blocks }: Page, { summary }: ShownEntry): string {
  const parts = blocks.flatMap((block) => (block.type === 'rich-text' ? parseText(block.text) : []));
  const html = parts.map(toHtml).join('');
  return html === '' ? `<p>${toWords(summary)}</p>` : html;
}

function toHtml(part: TextPart): string {
  if ('points' in part) {
    const list = part.kind === 'list' ? 'ul' : 'ol';
    return `<${list}>${part.points.map((point) => `<li>${toWords(point)}</li>`).join('')}</${list}>`;
  }
  if (part.kind === 'table')
    return [part.head, ...part.rows].map((row) => `<p>${row.map(toWords).join(' ')}</p>`).join('');
  if (part.kind === 'picture') return '';
  const isHeading = part.kind === 'heading' || part.kind === 'sub-heading';
  return isHeading ? `<h3>${toWords(part.text)}</h3>` : `<p>${toWords(part.text)}</p>`;
}

function toWords(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return plainText(text).replaceAll(/[&<>]/g, (sign) => escapes[sign]!);
}
