// Outputs of a build, each read by a parser that is not ours: a site of all examples, whose names,
// titles and texts are made to break out of every format.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import type { Element, Nodes as HtmlNodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import ICAL from 'ical.js';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Nodes } from 'mdast';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { runBuild } from '../../../src/builder/build.ts';
import { prepareSchemas } from '../../../src/checker/schema/prepare-schemas.ts';
import { composeExamplesSite } from '../../../src/dev/gallery/examples-site.ts';
import { listPublicFiles } from '../../../src/dev/gallery/sample-content.ts';
import { readSchemas } from '../../../src/site/folder/project.ts';
import { productRoot } from '../../product-root.ts';

const hostile = [
  '</script><script>alert(1)</script></title></textarea></style>',
  ']]> <![CDATA[ x ]]> &amp; &lt; &#x0; &nbsp; <?xml ?> <!-- a -- b -->',
  `"two" 'one' \`back\` „low“ “high” «guille»`,
  String.raw`back\slash \n \u0041 \, \; \" C:\temp\new\ `,
  'semi; comma, colon: BEGIN:VEVENT END:VCALENDAR DTSTART:1',
  'line\u2028paragraph\u2029 next',
  'e\u0301 é 👩‍👩‍👧‍👦 𝒳 ﬁ İ ß',
  'right \u200Fleft עברית العربية',
  'no\u00A0break\u200Bzero\uFEFFmark\u00ADhyphen',
  `long ${'äöü漢字😀 '.repeat(40)}`,
  '# heading - dash + plus = equals > quote 1. one',
  '[a](/) ![x](/images/example.svg) *em* _u_ ~~s~~ |pipe| [ref] <b>',
  '100% %20 %zz %%time%% ${HOME} $1 {{ x }} <%= y %>',
  '=1+1 +1 @x -1 #REF!',
  'ends with a backslash \\',
  'ends with brackets ]]) and ) ( [',
  'constructor __proto__ null true ~ 0x1F 1e3 NaN',
  'http://a.example/?a=1&b=2 https://b.example user@c.example www.d.example',
  '`` ` ``` ~~~ code',
  'a\tb   c  ',
];

const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-others-'));
const outDir = join(siteRoot, 'dist');
const name = 'Tom & "Jerry" <b>\\ ##';

/** Warnings that such texts deserve. */
const deserved = [
  'safety/raw-html',
  'text/odd-character',
  'text/open-mark',
  'text/unsupported-mark',
  'seo/title-too-long',
];
const off = [...deserved, 'seo/description-too-long', 'seo/duplicate-title', 'seo/duplicate-description'];

const titles = hostile.map((text) => text.trim().slice(0, 70));
const summaries = hostile.map((text) => text.trim().slice(0, 200));

/** The examples of all sections, and for each hostile text an article, an event and a job. */
function composeSite(): Map<string, string | Buffer> {
  const schemas = prepareSchemas(readSchemas({ productRoot, siteRoot }));
  const files = new Map<string, string | Buffer>(Object.entries(composeExamplesSite({ schemas, base: '' })));
  const settings = parse(String(files.get('site.yaml'))) as Settings;
  files.set('site.yaml', composeSettings(settings));
  const tags = Object.keys(settings.collections.news!.tags!).slice(0, 1);
  hostile.forEach((text, index) => {
    const [title, description] = [titles[index]!, summaries[index]!];
    const short = text.trim().slice(0, 40);
    const question = { question: description, answer: text };
    const blocks = [
      { type: 'entry-header' },
      { type: 'rich-text', heading: title, text },
      { type: 'faq', heading: title, items: [question, { question: 'Why?', answer: 'So.' }] },
    ];
    const write = (path: string, more: object) =>
      files.set(`pages/${path}/hostile-${index}.yaml`, stringify({ title, description, ...more, blocks }));
    const image = { src: '/images/example.svg', alt: description };
    write('news', { date: '2026-11-01', author: short, image, tags });
    const times = { start: '2026-11-28 18:00', end: '2026-11-28 20:00' };
    write('events', { event: { ...times, place: short, address: short } });
    write('openings', { date: '2026-11-01', job: { location: { city: short, country: 'GB' } } });
  });
  for (const [path, content] of listPublicFiles({ productRoot })) files.set(`public/${path}`, content);
  return files;
}

type Settings = { footer: object; checks: object; collections: Record<string, { tags?: object }> };

function composeSettings(site: Settings): string {
  const redirects = [
    ["/it's-(x)", '/'],
    ['/$uri', '/?q=$1&r="'],
    ['/100%25', 'https://other.example/a?b=c#d;e'],
    ['/über', '/'],
    ['/(a|b)+[c]^', '/'],
  ].map(([from, to]) => ({ from, to }));
  return stringify({
    ...site,
    name,
    tagline: hostile[0],
    markdownPages: true,
    footer: { ...site.footer, blurb: hostile[1] },
    collections: { ...site.collections, news: { ...site.collections.news, title: titles[1]!.slice(0, 60) } },
    redirects,
    checks: { ...site.checks, ...Object.fromEntries(off.map((code) => [code, 'off'])) },
  });
}

const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
let paths: string[] = [];
const listPaths = (ending: RegExp) => paths.filter((path) => ending.test(path));

beforeAll(async () => {
  for (const [path, content] of composeSite()) {
    mkdirSync(dirname(join(siteRoot, path)), { recursive: true });
    writeFileSync(join(siteRoot, path), content);
  }
  const preview = { now: '2026-11-21', show: 'published' } as const;
  const { diagnostics } = await runBuild({ productRoot, siteRoot }, { outDir, compress: false, preview });
  expect(diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([]);
  paths = readdirSync(outDir, { recursive: true }).map(String);
}, 120_000);

afterAll(() => rmSync(siteRoot, { recursive: true }));

interface Tree {
  value?: string;
  children?: Tree[];
}

function textIn(node: object | undefined): string {
  const { value = '', children = [] } = (node ?? {}) as Tree;
  return value + children.map(textIn).join('');
}

const onOneLine = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim();
/** As readers without marks see a text. */
const plain = (text: string) => onOneLine(text.replaceAll(/\*\*(.+?)\*\*/g, '$1'))!;

/** XML 1.0, 2.2. */
const foreignToXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

function readXml(text: string) {
  expect(foreignToXml.exec(text)).toBeNull();
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  return new DOMParser({ onError }).parseFromString(text, 'text/xml');
}

it('maps, feeds and drawings are XML, and feeds say what was written', () => {
  expect(listPaths(/\.(?:xml|svg)$/).length).toBeGreaterThan(5);
  for (const path of listPaths(/\.(?:xml|svg)$/)) readXml(read(path));
  for (const [path, entry, summary] of [
    ['news/feed.xml', 'item', 'description'],
    ['news/atom.xml', 'entry', 'summary'],
  ] as const) {
    const entries = Array.from(readXml(read(path)).getElementsByTagName(entry));
    const textOf = (each: (typeof entries)[number], tag: string) =>
      onOneLine(each.getElementsByTagName(tag)[0]?.textContent);
    const told = new Map(entries.map((each) => [textOf(each, 'title'), textOf(each, summary)]));
    titles.forEach((title, index) => {
      const words = plain(summaries[index]!);
      // The description of RSS is HTML.
      const html = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(told.get(plain(title)), title).toBe(summary === 'description' ? html : words);
    });
  }
});

it('the JSON feed and all other JSON can be read', () => {
  for (const path of listPaths(/\.json$/)) JSON.parse(read(path));
  const { items } = JSON.parse(read('news/feed.json')) as { items: { title: string }[] };
  expect(items.map(({ title }) => onOneLine(title))).toEqual(expect.arrayContaining(titles.map(plain)));
});

it('calendars follow the grammar of iCalendar, and say what was written', () => {
  expect(listPaths(/\.ics$/)).toHaveLength(hostile.length + 2);
  for (const path of listPaths(/\.ics$/)) {
    const text = read(path);
    expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // RFC 5545, 3.4: the properties of a calendar come before its parts.
    expect(text.replaceAll(/BEGIN:(?!VCALENDAR)(\w+)[^]*?END:\1\r\n/g, '*')).toMatch(
      /^BEGIN:VCALENDAR\r\n[^*]*\*+END:VCALENDAR\r\n$/,
    );
    const index = Number(/hostile-(\d+)/.exec(path)?.[1] ?? NaN);
    const events = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent');
    const wanted = hostile.flatMap((_text, each) =>
      Number.isNaN(index) || each === index ? [plain(titles[each]!)] : [],
    );
    const summaryOf = (event: (typeof events)[number]) => onOneLine(String(event.getFirstPropertyValue('summary')));
    if (path !== 'events/fair.ics') expect(events.map(summaryOf)).toEqual(expect.arrayContaining(wanted));
  }
});

function listElements(node: HtmlNodes): Element[] {
  const inside = 'children' in node ? node.children.flatMap(listElements) : [];
  return node.type === 'element' ? [node, ...inside] : inside;
}

/** Addresses are whole, moments have their form, and nothing is empty. */
function findOddValues(value: unknown, key = ''): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [`${key} is empty`] : value.flatMap((each) => findOddValues(each, key));
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value);
    const isTyped =
      typeof (value as Record<string, unknown>)['@type'] === 'string' || '@graph' in value || '@id' in value;
    return [...(isTyped ? [] : [`${key} has no type`]), ...parts.flatMap(([part, each]) => findOddValues(each, part))];
  }
  if (value === null || value === '') return [`${key} is nothing`];
  const isAddress = /^(?:url|item|logo|image|@id|contentUrl|thumbnailUrl|embedUrl)$/.test(key);
  if (isAddress && !/^(?:https:\/\/|#)/.test(String(value))) return [`${key}: ${String(value)}`];
  const isDate = /^(?:date\w+|startDate|endDate|validThrough|uploadDate)$/.test(key);
  return isDate && Number.isNaN(Date.parse(String(value))) ? [`${key}: ${String(value)}`] : [];
}

it('documents are HTML without a mistake, have no script of a text, and their structured data can be read', () => {
  for (const path of listPaths(/index\.html$/)) {
    const mistakes: string[] = [];
    const text = read(path);
    const tree = fromHtml(text, { onerror: ({ ruleId }) => void mistakes.push(String(ruleId)) });
    const elements = listElements(tree);
    const ids = elements.flatMap(({ properties: { id } }) => (id === undefined ? [] : [String(id)]));
    expect({ path, mistakes, twice: ids.filter((id, at) => ids.indexOf(id) !== at) }).toEqual({
      path,
      mistakes: [],
      twice: [],
    });
    const scripts = elements.filter(({ tagName }) => tagName === 'script');
    for (const script of scripts) {
      const code = script.children.map((child) => ('value' in child ? child.value : '')).join('');
      if (script.properties.type !== 'application/ld+json') expect(code).not.toContain('alert(1)');
      else expect({ path, odd: findOddValues(JSON.parse(code)) }).toEqual({ path, odd: [] });
    }
  }
  // Nothing is said that nobody has written.
  expect(read('index.html')).not.toContain('foundingDate');
  hostile.forEach((_text, index) => {
    const html = fromHtml(read(`news/hostile-${index}/index.html`));
    const [title] = listElements(html).filter(({ tagName }) => tagName === 'title');
    // A page's title has no marks of code, bold words and links.
    if (titles[index]!.includes('](')) return;
    const words = onOneLine(titles[index]!.replaceAll(/[`*~]/g, ''));
    expect(onOneLine(textIn(title).replaceAll(/[`*~]/g, ''))).toContain(words);
  });
});

function listNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(listNodes) : [])];
}

it('Markdown is CommonMark: a page has its title, the list of pages has a link for each, and none has HTML', () => {
  for (const path of listPaths(/(?:^[\w-]+\.md|hostile-\d+\.md|llms\.txt)$/)) {
    const nodes = listNodes(fromMarkdown(read(path)));
    expect({ path, html: nodes.filter(({ type }) => type === 'html') }).toEqual({ path, html: [] });
    const heads = nodes.filter((node) => node.type === 'heading' && node.depth === 1);
    expect({ path, heads: heads.length }).toEqual({ path, heads: 1 });
  }
  const list = listNodes(fromMarkdown(read('llms.txt')));
  const links = new Map(list.flatMap((node) => (node.type === 'link' ? [[node.url, node] as const] : [])));
  expect(onOneLine(textIn(list.find(({ type }) => type === 'heading')))).toBe(name);
  titles.forEach((title, index) => {
    const link = links.get(`https://examples.example/news/hostile-${index}.md`)!;
    expect(onOneLine(textIn(link))).toBe(plain(title));
    const entry = list.find((node) => node.type === 'paragraph' && node.children[0] === link);
    expect(onOneLine(textIn(entry))).toBe(`${plain(title)}: ${plain(summaries[index]!)}`);
  });
});

it('files for hosts and robots have lines and patterns of their grammar', () => {
  for (const line of read('robots.txt').trim().split('\n')) expect(line).toMatch(/^(?:User-agent|Allow|Sitemap): \S+$/);
  for (const line of read('_headers').trimEnd().split('\n'))
    expect(line).toMatch(/^(?:\/[!-~]*| {2}[A-Za-z-]+: [ -~]+)$/);
  for (const line of read('_redirects').trimEnd().split('\n'))
    expect(line).toMatch(/^\/[!-~]* (?:\/|https:)[!-~]* \d{3}!?$/);
  const { routes } = JSON.parse(read('vercel.json')) as { routes: { src?: string }[] };
  for (const { src = '' } of routes) expect(() => new RegExp(src)).not.toThrow();
});
