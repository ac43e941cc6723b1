// Composes the manual as a site: its pages are the Markdown files of docs/, its menu is the list in
// docs/README.md, its sections and styles are in manual/.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, stringify } from 'yaml';
import { listFiles } from '../../base/disk/list-files.ts';
import { readImage } from '../../site/image-files/read-image.ts';
import type { FileProblem } from '../../checker/text-files/text-file.ts';
import { placePages, readMenu, type ManualPage, type MenuGroup, type PagePlace } from './reading-order.ts';
import { readDocument, toAnchor, type ManualDocument, type Surroundings } from './read-document.ts';

/** The folders of docs/ that are in the manual; the others are for those who change Pagewright. */
export const manualFolders = ['authors', 'developers', 'operators', 'reference', 'errors'];

/** The last heading of the list of pages, which is for those who change Pagewright. */
const lastHeading = 'for-maintainers-you-change-pagewright';

export interface ComposedManual {
  /** The site's texts by path. */
  texts: Record<string, string>;
  /** Files for the public folder, by path below it: their paths below docs/. */
  files: Record<string, string>;
  /** Parts of documents that a page cannot show, by document. */
  problems: { path: string; problem: FileProblem }[];
}

/** @returns the paths of the documents below docs/ */
export function listDocuments(productRoot: string): string[] {
  const all = listFiles(join(productRoot, 'docs'), '').filter((path) => path.endsWith('.md'));
  return all.filter((path) => path === 'README.md' || manualFolders.includes(path.split('/')[0]!)).toSorted();
}

/** @returns the address of a document in the manual */
export function toManualRoute(path: string): string {
  return `/${path.replace(/(?:(?:^|\/)README)?\.md$/, '')}`;
}

/** Reads all documents, and composes the pages and site.yaml. */
export function composeManual(productRoot: string): ComposedManual {
  const paths = listDocuments(productRoot);
  const files: Record<string, string> = {};
  const read = paths.map((path): ManualPage => {
    const text = readFileSync(join(productRoot, 'docs', path), 'utf8');
    const document = readDocument(text, {
      resolve: linkResolver(path, { known: new Set(paths), files }),
      measure: (url) => {
        const { width, height } = readImage(join(productRoot, 'docs', posix.dirname(path), url));
        return { width, height };
      },
    });
    return { path, route: toManualRoute(path), document };
  });
  const home = read.find(({ route }) => route === '/')!;
  home.document.sections.splice(home.document.sections.findIndex(({ id }) => id === lastHeading));
  const menu = readMenu(home.document);
  const pages = Array.from(placePages(read, menu), ([page, place]) => {
    return [toPageFile(page.route), writePage(composePage(page, place))] as const;
  });
  return {
    texts: {
      'site.yaml': composeSettings(productRoot, menu),
      ...Object.fromEntries(pages),
    },
    files,
    problems: read.flatMap(({ path, document }) => document.problems.map((problem) => ({ path, problem }))),
  };
}

function toPageFile(route: string): string {
  return `pages${route === '/' ? '/index' : route}.yaml`;
}

/**
 * Writes a page as JSON, which is YAML. Signs of code are escaped, because rules about whole files
 * would take them for mistakes in the YAML.
 */
function writePage(page: object): string {
  const json = JSON.stringify(page, null, 1);
  const strings = /"(?:[^"\\]|\\.)*"/g;
  return json.replaceAll(strings, (text) => text.replaceAll(/[[\]{}<>|\ufffd]/g, toEscape));
}

function toEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Links to other documents become routes; other files of docs/ are put into the public folder. */
function linkResolver(
  from: string,
  manual: { known: ReadonlySet<string>; files: Record<string, string> },
): Surroundings['resolve'] {
  return (url) => {
    if (/^[a-z]+:/.test(url)) return url;
    const [path = '', anchor] = url.split('#') as [string, string | undefined];
    const end = anchor === undefined ? '' : `#${toAnchor(anchor)}`;
    if (path === '') return end;
    const target = posix.join(posix.dirname(from), path);
    if (manual.known.has(target)) return toManualRoute(target) + end;
    if (target.startsWith('..') || target.endsWith('.md')) return undefined;
    manual.files[target] = target;
    return `/${target}`;
  };
}

/** Titles are about 60 characters long at most, as search engines show them. */
const longestTitle = 60;

function composePage({ document, route }: ManualPage, { group, above, previous, next }: PagePlace): object {
  const { title } = document;
  const long = `${title} | ${group}`;
  const [first, ...parts] = document.sections;
  const links = parts.filter(({ depth }) => depth === 2).map(({ id, heading }) => ({ label: heading, href: `#${id}` }));
  const steps = { ...(previous && { previous: toLink(previous) }), ...(next && { next: toLink(next) }) };
  return {
    title: group === '' || long.length > longestTitle ? title : long,
    description: describe(document),
    blocks: [
      { type: 'manual-part', ...first, ...(above && { above: toLink(above) }) },
      // The home page is a list of links already.
      ...(links.length > 1 && route !== '/' ? [{ type: 'manual-contents', links }] : []),
      ...parts.map((part) => ({ type: 'manual-part', ...part })),
      ...(previous || next ? [{ type: 'manual-steps', ...steps }] : []),
    ],
  };
}

function toLink({ document, route }: ManualPage) {
  return { label: document.title, href: route };
}

/** Words that search engines, and those who search the manual, see below the title. */
function describe({ title, summary }: ManualDocument): string {
  const words = `${title}: ${summary}`;
  return words.length <= 150 ? words : `${words.slice(0, 148).replace(/\s+\S*$/, '')} …`;
}

function composeSettings(productRoot: string, menu: MenuGroup[]): string {
  const { version } = JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')) as { version: string };
  const written = parse(readFileSync(join(productRoot, 'manual/site.yaml'), 'utf8')) as object;
  const links = [
    { label: 'All pages', href: '/' },
    { label: 'Search', href: '/search' },
  ];
  const footer = { blurb: `The manual of Pagewright ${version}.`, columns: [{ heading: 'Manual', links }] };
  return stringify({ ...written, menu, footer });
}
