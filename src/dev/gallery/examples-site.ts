// Site of the examples in the sections' schemas: the dev server shows it as the gallery,
// `pagewright gallery` writes it, and the browser tests sweep over it.
import { stringify } from 'yaml';
import type { Site } from '#schemas';
import { writtenTheme } from '../../checker/resolve/complete-theme.ts';
import type { JsonSchema } from '../../checker/check-site.ts';
import type { PreparedSchemas } from '../../checker/schema/prepare-schemas.ts';
import { fieldWords } from '../../edits/messages/fields.ts';
import { code, escapeMarkdown } from '../reference/markdown.ts';
import { describeValues } from '../reference/reference-pages.ts';
import { listTypeSettings } from '../reference/setting-rows.ts';
import { drawing, composeEntryPages, sampleSettings } from './sample-content.ts';

export interface ExamplesSiteOptions {
  schemas: PreparedSchemas;
  /** A site whose language, labels, currency and theme the examples share, so that they look as its pages do. */
  like?: Site | undefined;
  /** The prefix of all addresses of the gallery; empty where it is a site of its own. */
  base: string;
}

/** @returns the site's files by path: site.yaml, pages, and each example's YAML to copy */
export function composeExamplesSite({ schemas, like, base }: ExamplesSiteOptions): Record<string, string> {
  const { blocks } = schemas;
  const types = Object.keys(blocks);
  const pages = {
    index: composeIndexPage(schemas, base),
    ...composeEntryPages(),
    ...Object.fromEntries(types.map((type) => [type, composeTypePage(type, schemas, base)])),
    ...Object.fromEntries(types.flatMap((type) => composePagesAlone(type, blocks[type]!))),
  };
  const examples = types.flatMap((type) =>
    listExamples(blocks[type]).map((example, index) => [`public/${type}/${index + 1}.txt`, formatExample(example)]),
  );
  return {
    'site.yaml': write({
      ...composeSettings(types, base),
      ...(like && { lang: like.lang, labels: like.labels, theme: writtenTheme(like.theme) }),
      ...(like?.currency !== undefined && { currency: like.currency }),
    }),
    ...Object.fromEntries(Object.entries(pages).map(([name, page]) => [`pages/${name}.yaml`, write(page)])),
    ...Object.fromEntries(examples),
  };
}

/** @returns the texts of a site with one page, in a look, light or dark as the visitor's device is set */
export function composeLookSite(look: string, page: string): Record<string, string> {
  const { logo: _none, ...rest } = composeSettings([], '');
  const links = [{ label: 'Rooms', href: '/' }];
  const footer = {
    blurb: 'The orchard house, an hour from the city.',
    columns: [{ heading: 'The house', links }],
  };
  const site = { ...rest, name: 'Orchard House', menu: links, footer, theme: { look, scheme: 'auto' } };
  return { 'site.yaml': write(site), 'pages/index.yaml': page };
}

/** @returns the examples of a type, in the order of its schema */
function listExamples(schema: JsonSchema | undefined): Record<string, unknown>[] {
  return (schema?.examples ?? []) as Record<string, unknown>[];
}

function write(value: object): string {
  return stringify(value, { aliasDuplicateObjects: false });
}

/** As one entry of `blocks:`, with the indentation that it has there. */
function formatExample(example: object): string {
  return stringify([example], { lineWidth: 0 }).replaceAll(/^(?=.)/gm, '  ');
}

/** Settings that a site must have beside its pages, and those that examples name. */
function composeSettings(types: string[], base: string) {
  const link = (type: string) => ({ label: type.slice(0, 30), href: `${base}/${type}` });
  return {
    name: 'Examples',
    url: 'https://examples.example',
    logo: { src: drawing.address, alt: 'Examples' },
    menu: [
      { label: 'All sections', href: base || '/' },
      { label: 'Looks', href: `${base || '/'}#looks` },
    ],
    footer: {
      blurb: 'Every example of every section.',
      columns: [0, 12, 24, 36]
        .map((first, index) => ({ heading: `Sections ${index + 1}`, links: types.slice(first, first + 12).map(link) }))
        .filter(({ links }) => links.length > 0),
    },
    ...sampleSettings,
    // Nothing leads to the entries, only looks show one of the pictures, nobody mistypes an
    // address, and below a prefix no link leads to a page that the check knows.
    checks: {
      'site/unreachable-page': 'off',
      'site/no-not-found-page': 'off',
      'entries/never-shown': 'off',
      'site/unused-file': 'off',
      ...(base && { 'site/broken-link': 'off' }),
    },
  };
}

function findPurpose(schema: JsonSchema): string {
  return schema['x-purpose'] ?? fieldWords.otherSections();
}

/** All types by their purpose, and the looks. */
function composeIndexPage({ blocks, site }: PreparedSchemas, base: string): object {
  const purposes = new Set(Object.values(blocks).map(findPurpose));
  const types = [...purposes].map((purpose) => {
    const listed = Object.entries(blocks).filter(([, schema]) => findPurpose(schema) === purpose);
    const points = listed.map(([type, { title = type, description = '' }]) => {
      return `- [${escapeMarkdown(title)}](${base}/${type}) ${code(type)}: ${escapeMarkdown(description)}`;
    });
    return `## ${escapeMarkdown(purpose)}\n\n${points.join('\n')}`;
  });
  const { enum: names = [], enumDescriptions = [] } = site.definitions!.theme!.properties!.look!;
  const looks = names.map((name, index) => {
    const shown = base ? `[${String(name)}](${base}/looks/${String(name)})` : String(name);
    return `- ${shown} ${code(`look: ${String(name)}`)}: ${escapeMarkdown((enumDescriptions as string[])[index]!)}`;
  });
  const lookText = `A look is one line below \`theme:\` in site.yaml.\n\n${looks.join('\n')}`;
  return {
    title: 'All sections',
    description: 'Every type of section with its settings and examples.',
    blocks: [
      { type: 'rich-text', heading: 'All sections', columns: 2, text: types.join('\n\n') },
      { type: 'rich-text', id: 'looks', heading: 'Looks', background: 'tint', text: lookText },
    ],
  };
}

/** A page's own heading comes first, so that every example stands below it, as on most pages. */
function composeTypePage(type: string, schemas: PreparedSchemas, base: string): object {
  const { title = type, description = '', ...schema } = schemas.blocks[type]!;
  const opening = {
    type: 'cta',
    heading: title,
    text: escapeMarkdown(description),
    button: { label: 'All sections', href: base || '/' },
  };
  const examples = listExamples(schema).flatMap((example, index) => {
    const address = `${base}/${type}/${index + 1}`;
    const text = `**Example ${index + 1}**: [YAML to copy](${address}.txt), [on a page alone](${address})`;
    return [{ type: 'rich-text', id: `example-${index + 1}`, text }, example];
  });
  const settings = listTypeSettings(type, schemas).map((setting) => {
    return `- ${code(setting.path)}: ${escapeMarkdown(setting.description)} (${describeValues(setting).join(' · ')})`;
  });
  const last = { type: 'rich-text', id: 'settings', heading: 'Settings', text: hideLinks(settings.join('\n')) };
  return { title, description: `All examples of ${title}.`, blocks: [opening, ...examples, last] };
}

/**
 * Descriptions of settings show how links and values of the site are written: a word joiner keeps
 * the check from reading these as such.
 */
function hideLinks(text: string): string {
  return text.replaceAll(/\](?=\()|\{(?=site\.)/g, '$&\u2060');
}

function composePagesAlone(type: string, schema: JsonSchema): [name: string, page: object][] {
  return listExamples(schema).map((example, index) => {
    const title = `${schema.title ?? type}, example ${index + 1}`;
    return [`${type}/${index + 1}`, { title, description: title, layout: 'bare', blocks: [example] }];
  });
}
