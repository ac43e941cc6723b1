// Content that the examples of sections name: pictures, forms, and collections with their entries.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFacts } from '../../checker/check-site.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import type { Project } from '../../site/folder/project.ts';

/** The drawing that examples name, and the favicon. */
export const drawing = { address: '/images/example.svg', width: 640, height: 480 };

/** The drawing of the page that shows the looks. */
const scene = { address: '/images/example.scene.svg', width: 960, height: 720 };

/** @returns the files that the examples name, and the favicon, by path below the public folder */
export function listPublicFiles({
  productRoot,
}: Pick<Project, 'productRoot'>): [path: string, content: string | Buffer][] {
  const folder = join(productRoot, 'src/cli/templates/examples');
  const pictures = [drawing.address.slice(1), 'favicon.svg'].map((path): [string, string] => [path, picture]);
  return [
    ...pictures,
    ...listFiles(folder, '').map((path): [string, Buffer] => [path, readFileSync(join(folder, path))]),
  ];
}

/** @returns what the check needs to know of the pictures among them */
export function describePictures(): SiteFacts['images'] {
  return Object.fromEntries(
    [drawing, scene].map(({ address, width, height }) => [address, { width, height, bytes: 0 }]),
  );
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawing.width}" height="${drawing.height}" viewBox="0 0 640 480"><rect width="640" height="480" fill="#dbe7f3"/><path d="M0 480V350l160-170 110 110 100-90 270 250v30z" fill="#b3c6dc"/><path d="M200 430V290l120-100 120 100v140z" fill="#fff"/><path d="M200 430V290l120-100 120 100v140zM290 430v-80h60v80" fill="none" stroke="#334155" stroke-width="16" stroke-linejoin="round"/></svg>`;

const form = {
  fields: [
    { name: 'name', label: 'Name', kind: 'text', required: 'Please write your name', autocomplete: 'name' },
    { name: 'topic', label: 'Topic', kind: 'select', placeholder: 'Choose', options: ['A visit', 'A price'] },
    { name: 'message', label: 'Message', kind: 'textarea' },
  ],
  submit: { label: 'Send', busyLabel: 'Sending...' },
  delivery: [{ call: 'sheet' }],
  success: { panel: { heading: 'Thank you', text: 'Your message is here.' }, goTo: '/' },
  failure: { message: 'Not sent.' },
};

const newsletter = {
  ...form,
  fields: [
    { name: 'email', label: 'E-mail', kind: 'email', required: 'Please write your e-mail', autocomplete: 'email' },
  ],
  submit: { label: 'Subscribe', busyLabel: 'Subscribing...' },
  note: 'You can leave at any time.',
};

const news = { title: 'News', folder: 'pages/news', kind: 'article', tags: { house: 'The house', people: 'People' } };

const events = { title: 'Events', folder: 'pages/events', kind: 'event' };

const openings = { title: 'Openings', folder: 'pages/openings', kind: 'job' };

/** Jobs of which one has all that a job can say. */
const jobs = {
  'openings/driver': {
    title: 'Driver of a fork-lift truck for the late shift',
    description: 'You bring goods from the gate to the shelf, and nothing falls.',
    date: '2026-11-02',
    job: {
      location: {
        street: '4 Mill Lane',
        city: 'Halifax',
        region: 'West Yorkshire',
        postalCode: 'HX1 1AA',
        country: 'GB',
      },
      employmentType: 'full-time',
      until: '2099-12-31',
      salary: { from: 2500, to: 2900, currency: 'GBP', per: 'month' },
      apply: { label: 'Apply', href: 'mailto:jobs@example.com' },
    },
    blocks: [{ type: 'entry-header' }, { type: 'rich-text', text: 'Two people work on each shift.' }],
  },
  'openings/writer': {
    title: 'Writer',
    description: 'You write what the program says.',
    date: '2026-10-12',
    job: { location: { country: 'GB' }, remote: true },
    blocks: [{ type: 'entry-header' }],
  },
};

/**
 * An event that is never over, so that the examples do not change by themselves from day to day.
 */
const fair = {
  title: 'The fair in the yard',
  description: 'Music, games and sweets.',
  event: { start: '2026-01-01', end: '2099-12-31', place: 'The yard' },
  blocks: [{ type: 'entry-header' }],
};

/** @returns the entries that examples list, by the names of their pages */
export function composeEntryPages(): Record<string, object> {
  const written = [
    ['garden', 'The garden is open again', '2026-11-20', ['house'], true],
    ['team', 'Two people more in the old house at the river below the mill', '2026-10-02', ['people', 'house'], false],
    ['winter', 'What we do in winter', '2026-08-15', ['house'], true],
  ] as const;
  const pages = written.map(([name, title, date, tags, hasImage]) => [
    `news/${name}`,
    {
      title,
      description: `What there is to say of it: ${title}.`,
      date,
      tags,
      author: 'Asha Rao',
      ...(hasImage && { image: { src: drawing.address, alt: 'A house in front of mountains' } }),
      blocks: [{ type: 'entry-header' }, { type: 'entry-links' }],
    },
  ]);
  return { ...Object.fromEntries(pages), 'events/fair': fair, ...jobs };
}

/** Settings of site.yaml that examples name. */
export const sampleSettings = {
  forms: { example: form, newsletter },
  collections: { news, events, openings },
  timeZone: 'Europe/London',
  currency: 'EUR',
  // Nobody is there: the dev server and the preview put their stand-in into this place.
  endpoints: { sheet: 'https://sheet.example/exec' },
};
