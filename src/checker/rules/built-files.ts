// Files that a build writes beside the public folder, as they follow from a checked site. A test
// compares them with src/builder/outputs/output-table.ts.
import { isNotFoundPage, toBuiltAlias, toBuiltFile } from '../../base/pure/route.ts';
import { memoizeByObject } from '../../base/pure/lazy.ts';
import { listFeeds, toCalendarFile } from '../site-model/collections.ts';
import type { RuleContext } from '../site-model/rule-context.ts';

/** Folders of every build: of its styles, scripts and pictures, and of the search. */
export const builtFolders: readonly string[] = [
  '/assets',
  ...['fonts', 'images', 'share'].map((name) => `/assets/${name}`),
  '/pagefind',
  ...['fragment', 'index'].map((name) => `/pagefind/${name}`),
];

/** Files of every build. */
const always = ['/sitemap.xml', '/robots.txt', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];

/** Lists the addresses of all files but those of pages and those in `builtFolders`. */
export const listBuiltFiles = memoizeByObject((context: RuleContext): ReadonlySet<string> => {
  const { site, pages, collections } = context;
  const feeds = [...collections().values()].flatMap(listFeeds).map(({ href }) => href);
  const calendars = pages.filter(({ record }) => record.entry?.event).map(toCalendarFile);
  const netlify = site.site?.endpoints.netlify;
  return new Set([
    ...always,
    ...(site.data?.markdownPages === true ? ['/llms.txt', ...listMarkdown(context)] : []),
    ...feeds,
    ...calendars,
    ...(netlify ? [netlify.address] : []),
  ]);
});

function listMarkdown({ pages, listRoutes }: RuleContext): string[] {
  const listed = pages.filter(({ route, record }) => record.facts?.listed !== false && !isNotFoundPage(route));
  return [...listed.map(({ route }) => route), ...listRoutes()].map(
    (route) => `${route === '/' ? '/index' : route}.md`,
  );
}

/** @returns the addresses of the documents of all pages, those of lists among them */
export function listDocuments({ routes, listRoutes }: RuleContext): string[] {
  return [...routes.keys(), ...listRoutes()].flatMap((route) => {
    const alias = toBuiltAlias(route);
    return [`/${toBuiltFile(route)}`, ...(alias === undefined ? [] : [`/${alias}`])];
  });
}
