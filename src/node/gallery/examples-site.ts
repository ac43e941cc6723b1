// Makes a site of the examples in the blocks' schemas: the gallery shows it, and the tests sweep over it.
import { stringify } from 'yaml';
import type { Site } from '#schemas';
import type { JsonSchema } from '../../content/check-site.ts';

/** The drawing that examples name, and the favicon. */
export const drawing = { address: '/images/example.svg', width: 640, height: 480 };

/** What the examples take over of a site, so that they look as its pages do. */
export type Look = Pick<Site, 'lang' | 'labels' | 'theme'>;

export interface ExamplesSiteOptions {
  /** The blocks' schemas by type. */
  blocks: Record<string, JsonSchema>;
  look?: Look;
  /** Each example on a page of its own (`/cta/1`), or all of a type on one page below a page's heading (`/cta`). */
  pages: 'alone' | 'together';
}

/** @returns the site's files by path: site.yaml, pages, public files */
export function examplesSite({ blocks, look, pages }: ExamplesSiteOptions): Record<string, string> {
  const types = Object.keys(blocks);
  const home = {
    title: 'Examples',
    description: 'All types of sections.',
    blocks: [{ type: 'pill-list', heading: 'Sections', labels: types.slice(0, 60) }],
  };
  const written = Object.entries({ '': home, ...(pages === 'alone' ? pagesAlone(blocks) : pagesTogether(blocks)) });
  const files = written.map(([name, page]) => [`pages/${name || 'index'}.yaml`, stringify(page)]);
  return {
    'site.yaml': stringify({ ...frame(types, pages === 'together'), ...look }),
    ...Object.fromEntries(files),
    [`public${drawing.address}`]: picture,
    'public/favicon.svg': picture,
  };
}

/** @returns the examples of a type, in the order of its schema */
export function examplesOf(schema: JsonSchema | undefined): Record<string, unknown>[] {
  return (schema?.examples ?? []) as Record<string, unknown>[];
}

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawing.width}" height="${drawing.height}" viewBox="0 0 640 480"><rect width="640" height="480" fill="#dbe7f3"/><path d="M80 400V160h480v240zM80 240h480M80 320h480" fill="none" stroke="#334155" stroke-width="16"/></svg>`;

const form = {
  fields: [
    { name: 'name', label: 'Name', kind: 'text', required: 'Please write your name', autocomplete: 'name' },
    { name: 'topic', label: 'Topic', kind: 'select', placeholder: 'Choose', options: ['Stock', 'Sales'] },
    { name: 'message', label: 'Message', kind: 'textarea' },
  ],
  submit: { label: 'Send', busyLabel: 'Sending...' },
  delivery: [{ call: 'sheet' }],
  success: { goTo: '/' },
  failure: { message: 'Not sent.' },
};

/** What a site must have beside its pages, and the form that examples name. */
function frame(types: string[], isLinked: boolean) {
  const links = (count: number) =>
    isLinked
      ? types.slice(0, count).map((type) => ({ label: type.slice(0, 30), href: `/${type}` }))
      : [{ label: 'Examples', href: '/' }];
  return {
    name: 'Examples',
    url: 'https://examples.example',
    logo: { src: drawing.address, alt: 'Examples' },
    menu: links(8),
    footer: { blurb: 'Every example of every section.', columns: [{ heading: 'Sections', links: links(20) }] },
    forms: { example: form },
    // The pages are come to by their addresses.
    checks: { 'site/unreachable-page': 'off' },
  };
}

function pagesAlone(blocks: Record<string, JsonSchema>): Record<string, object> {
  const pages = Object.entries(blocks).flatMap(([type, schema]) =>
    examplesOf(schema).map((example, index) => {
      const title = `${schema.title ?? type}, example ${index + 1}`;
      return [`${type}/${index + 1}`, { title, description: title, layout: 'bare', blocks: [example] }] as const;
    }),
  );
  return Object.fromEntries(pages);
}

/** A page's own heading comes first, so that every example stands below it, as on most pages. */
function pagesTogether(blocks: Record<string, JsonSchema>): Record<string, object> {
  const pages = Object.entries(blocks).map(([type, schema]) => {
    const opening = { type: 'cta', heading: `Examples of ${type}`, button: { label: 'All sections', href: '/' } };
    const description = `All examples of ${type}.`;
    return [type, { title: type, description, blocks: [opening, ...examplesOf(schema)] }] as const;
  });
  return Object.fromEntries(pages);
}
