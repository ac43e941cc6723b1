// Table of all derived outputs. A build writes them; the dev server makes a file when it is asked
// for. What is heavy to load is loaded with the first file that needs it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHost } from '../../base/addresses/base-path.ts';
import { findMadeFont } from '../fonts/font-files.ts';
import { siteFonts } from '../fonts/site-fonts.ts';
import { hostFiles } from '../hosts/host-files.ts';
import { hostPlan } from '../hosts/host-plan.ts';
import { hostOnly } from '../../base/pure/route.ts';
import { netlifyForms } from '../hosts/netlify-forms.ts';
import { makeShownPicture } from '../images/ship-pictures.ts';
import { hasMarkdown, llmsFile, toMarkdownFile } from '../markdown-pages/machine-files.ts';
import { listSearched, makeSearchIndex } from '../search/search-index.ts';
import { shareFolder } from '../share-pictures/share-pictures.ts';
import type { FileContent, FileMakers, HostOutput, Output, PageOutput, PictureOutput, SiteOutput } from './output.ts';
import { siteMap } from './site-map.ts';
import { refuse } from '../../base/pure/result.ts';

function toMakers(files: Iterable<readonly [path: string, content: FileContent]>): FileMakers {
  return new Map(Array.from(files, ([path, content]) => [path, () => content]));
}

const siteMapOutput: SiteOutput = {
  name: 'site map',
  kind: 'site',
  pattern: /^(?:sitemap(?:-\d+)?\.xml|robots\.txt)$/,
  list: ({ site, pages }) => toMakers(siteMap(site, pages)),
};

const feedsOutput: SiteOutput = {
  name: 'feeds',
  kind: 'site',
  pattern: /(?:^|\/)(?:feed|atom)\.(?:xml|json)$/,
  list: async ({ site, feeds }) => {
    if (feeds.length === 0) return new Map();
    const { feedFiles } = await import('../feeds/feed-files.ts');
    return toMakers(feeds.flatMap((feed) => feedFiles(feed, site)));
  },
};

const calendarsOutput: SiteOutput = {
  name: 'calendars',
  kind: 'site',
  pattern: /\.ics$/,
  list: async ({ site, calendars }) => {
    if (calendars.length === 0) return new Map();
    const { calendarFiles } = await import('../feeds/calendar-files.ts');
    return toMakers(calendars.flatMap((calendar) => calendarFiles(calendar, site)));
  },
};

const llmsOutput: SiteOutput = {
  name: 'llms.txt',
  kind: 'site',
  pattern: /^llms\.txt$/,
  list: ({ site, pages }) => (site.markdownPages ? new Map([['llms.txt', () => llmsFile(site, pages)]]) : new Map()),
};

const markdownOutput: PageOutput = {
  name: 'pages as Markdown',
  kind: 'page',
  pattern: /\.md$/,
  findPath: (model, { site }) => (hasMarkdown(site, model) ? toMarkdownFile(model.route) : undefined),
  make: async ({ model, renderMain }, { site, base }) => {
    const { pageMarkdown } = await import('../markdown-pages/page-markdown.ts');
    const { page } = model;
    const [url, route] = base === '' ? [site.url, model.route] : [readHost(site.url), base + model.route];
    const main = await renderMain();
    return { ok: true, content: pageMarkdown({ main, title: page.title, url, route }) };
  },
};

const sharePicturesOutput: PageOutput = {
  name: 'share pictures',
  kind: 'page',
  pattern: new RegExp(`^${shareFolder}`),
  isNamedByContent: true,
  findPath: async (model, { site, openSharePictures }) =>
    site.sharePictures ? (await openSharePictures()).named(model)?.path : undefined,
  make: async ({ model }, { openSharePictures }) => {
    const pictures = await openSharePictures();
    const picture = await pictures.of(model);
    if (picture) return { ok: true, content: await picture.make() };
    return refuse(pictures.remarks().join('\n'));
  },
};

const fontsOutput: SiteOutput = {
  name: 'fonts',
  kind: 'site',
  pattern: /^assets\/fonts\//,
  list: async ({ project, site }) => {
    const { files } = await siteFonts(project, site);
    return new Map(Object.entries(files).map(([path, file]) => [path, () => readFileSync(file)]));
  },
  findOther: (path, { project }) => findMadeFont(project, path),
};

const iconsOutput: SiteOutput = {
  name: 'icons',
  kind: 'site',
  pattern: /^(?:favicon\.svg|favicon\.ico|apple-touch-icon\.png)$/,
  list: async ({ project, site }) => {
    const { iconNames, makeIcon } = await import('../images/site-icons.ts');
    const folder = join(project.siteRoot, 'public');
    return new Map(iconNames.map((name) => [name, () => makeIcon(name, folder, site)]));
  },
};

const picturesOutput: PictureOutput = {
  name: 'pictures',
  kind: 'picture',
  pattern: /^assets\/images\//,
  isNamedByContent: true,
  make: (path, { project, images }) => makeShownPicture(project, images, path),
};

const searchOutput: SiteOutput = {
  name: 'search index',
  kind: 'site',
  pattern: /^pagefind\//,
  followsPages: true,
  entryFile: 'pagefind/pagefind.js',
  list: async ({ pages, hasSearch, readDocument }) => {
    if (!hasSearch) return new Map();
    const searched = new Map(listSearched(pages).map((model) => [model.route, model]));
    return toMakers(await makeSearchIndex([...searched.keys()], (route) => readDocument(searched.get(route)!)));
  },
};

const formsOutput: SiteOutput = {
  name: "page of Netlify's forms",
  kind: 'site',
  pattern: /\.html$/,
  list: ({ site }) => toMakers(netlifyForms(site)),
};

const hostOutput: HostOutput = {
  name: 'headers and redirects',
  kind: 'host',
  pattern: new RegExp(`^(?:${hostOnly.map((address) => address.slice(1).replaceAll('.', '\\.')).join('|')})$`),
  list: ({ site, pages, shared }) => {
    const plan = hostPlan(
      site,
      pages.map(({ route }) => route),
      shared,
    );
    return toMakers(Object.entries(hostFiles(plan).inFolder));
  },
};

export const outputs: readonly Output[] = [
  siteMapOutput,
  feedsOutput,
  calendarsOutput,
  llmsOutput,
  markdownOutput,
  sharePicturesOutput,
  fontsOutput,
  iconsOutput,
  picturesOutput,
  searchOutput,
  formsOutput,
  hostOutput,
];
