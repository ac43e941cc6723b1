// Rendering a page: every block on its own, so that one that throws takes none of its neighbours down.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Page, Site } from '#schemas';
import { documentHtml, listBodyParts } from '../../../src/page/app/document.ts';
import { renderPage } from '../../../src/page/app/render.tsx';
import { diagnosticsOfFailures } from '../../../src/builder/render-failure.ts';
import { Icon } from '../../../src/page/ui/picture/icon.tsx';
import { Island } from '../../../src/page/ui/island.tsx';

vi.mock('../../../src/page/blocks/registry.gen.ts', () => ({
  registry: {
    stats: () => {
      throw new Error('no figures');
    },
    'pill-list': ({ heading, level }: { heading: string; level: 1 | 2 }) => {
      const Heading = level === 1 ? 'h1' : 'h2';
      return <Heading>{`${heading} at ${level}`}</Heading>;
    },
    quote: () => <Island name="x" view={() => <p>A</p>} props={{ text: `"A" & 'b' <c>` }} wake="visible" />,
    cta: ({ heading, leads }: { heading: string; leads: boolean }) => (
      <img src="/a.png" alt={heading} data-leads={leads} />
    ),
  },
}));

const site = {
  name: 'Test',
  url: 'https://test.example',
  home: '/',
  lang: 'en',
  labels: { skip: 'Skip' },
  social: [],
  popups: {},
  endpoints: {},
  theme: { brandDark: '#000000' },
  logo: { src: '/logo.svg' },
} as unknown as Site;

const input = { route: '/x', site, iconShapes: (name: string) => `<path d="${name}"/>` };

function composePage(...blocks: object[]): Page {
  return {
    title: 'A <title>',
    description: '"Quoted"',
    layout: 'bare',
    listed: true,
    subject: 'page',
    blocks,
  } as unknown as Page;
}

const pills = { type: 'pill-list', id: 'a', heading: 'Before' };

it('refuses an icon of the content in an island, whose code in the browser has none', () => {
  expect(() => renderToStaticMarkup(<Icon name="users" className="" />)).toThrow('"users" is shown in an island');
});

describe('the props of an island', () => {
  const page = composePage({ type: 'quote', id: 'a' }, { type: 'quote', id: 'b' });
  const islands = (html: string) => html.match(/<pw-island.*?<\/pw-island>/g);
  const island = (index: number, props: string) =>
    `<pw-island data-live="x" data-wake="visible" data-prefix="i${index}-" ${props}><p>A</p></pw-island>`;

  it('stand in the page', () => {
    const props = 'data-props="{&quot;text&quot;:&quot;\\&quot;A\\&quot; &amp; &#x27;b&#x27; &lt;c&gt;&quot;}"';
    expect(islands(renderPage({ ...input, page }).main)).toEqual([island(0, props), island(1, props)]);
  });

  it('are given away as they are, where they have an address of their own', () => {
    const given: string[] = [];
    const propsAddress = (json: string) => (given.push(json), '/assets/props.json');
    const props = 'data-props-from="/assets/props.json"';
    expect(islands(renderPage({ ...input, page, propsAddress }).main)).toEqual([island(0, props), island(1, props)]);
    expect(given.map((json) => JSON.parse(json))).toEqual([{ text: `"A" & 'b' <c>` }, { text: `"A" & 'b' <c>` }]);
  });
});

describe('a block that throws', () => {
  const page = composePage(pills, { type: 'stats', id: 'b' }, { ...pills, heading: 'After' });

  it('is reported, and its neighbours are rendered', () => {
    const { main, failures } = renderPage({ ...input, page });
    expect(main).toContain('Before at 1');
    expect(main).toContain('After at 2');
    expect(failures).toEqual([{ index: 1, error: new Error('no figures') }]);
  });

  it('shows the card that the dev server gives', () => {
    const { main } = renderPage({ ...input, page }, (index) => `<p>card ${index}</p>`);
    expect(main).toContain('<p>card 1</p>');
  });

  it('becomes a diagnostic at its line of the page file', () => {
    const model = {
      route: '/x',
      file: 'pages/x.yaml',
      listed: true,
      modified: undefined,
      version: '',
      types: [],
      frames: [],
      page,
      hosted: page,
      lines: [4, 9, 12],
      origins: [],
      sources: [0, 1, 2].map((index) => ({ pointer: `/blocks/${index}`, find: () => ({ file: '', pointer: '' }) })),
      hidden: [],
      get authored() {
        return this;
      },
    };
    const [found] = diagnosticsOfFailures([{ model, index: 1, error: new Error('no figures') }]);
    expect(found).toMatchObject({
      code: 'render/failed',
      severity: 'error',
      file: 'pages/x.yaml',
      range: { start: { line: 9 } },
    });
    expect(found!.message).toContain('no figures');
  });
});

describe('a page', () => {
  it('escapes the texts of its head, and has nothing to skip where it has no header', () => {
    const rendered = renderPage({ ...input, page: composePage(pills) });
    const { head } = rendered;
    expect(head).toContain('<title>A &lt;title&gt;</title>');
    expect(head).toContain('content="&quot;Quoted&quot;"');
    expect(listBodyParts(rendered).join('')).not.toContain('skip-link');
  });

  it('has its address, and asks not to be listed when it should not be', () => {
    expect(renderPage({ ...input, page: composePage(pills) }).head).toContain('href="https://test.example/x"');
    const { head } = renderPage({ ...input, route: '/über-uns', page: composePage(pills) });
    expect(head).toContain('<link rel="canonical" href="https://test.example/%C3%BCber-uns"');
    expect(head).not.toContain('/über');
    expect(renderPage({ ...input, route: '/404', page: composePage(pills) }).head).toContain('content="noindex"');
    expect(renderPage({ ...input, page: { ...composePage(pills), listed: false } }).head).not.toContain('canonical');
  });

  it('has no preload links among its content', () => {
    const page = composePage({ type: 'cta', id: 'c', heading: 'Picture' });
    expect(listBodyParts(renderPage({ ...input, page })).join('')).not.toContain('preload');
  });

  it('lets its first picture lead, which is in the first block or else in the second', () => {
    const picture = { type: 'cta', id: 'c', heading: 'Picture' };
    const leading = (...blocks: object[]) =>
      [...renderPage({ ...input, page: composePage(...blocks) }).main.matchAll(/data-leads="(\w+)"/g)].map(
        ([, leads]) => leads,
      );
    expect(leading(picture, picture)).toEqual(['true', 'false']);
    expect(leading(pills, picture, picture)).toEqual(['true', 'false']);
    expect(leading(pills, pills, picture)).toEqual(['false']);
  });

  it('has structured data that no text can leave', () => {
    const hostile = { ...composePage(pills), title: '</script><script>alert(1)</script>' };
    const { head } = renderPage({ ...input, page: hostile });
    expect(head).not.toContain('<script>alert');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)![1]!;
    expect(JSON.parse(json)['@graph'][0]['@type']).toBe('BreadcrumbList');
  });
});

describe('the direction of a page', () => {
  const assets = { preloads: [], modules: [], islandModules: [], style: '' };
  const start = (lang: string) =>
    documentHtml(renderPage({ ...input, site: { ...site, lang }, page: composePage(pills) }), assets)[0]!;

  it.each([
    ['ar', '<html lang="ar" dir="rtl">'],
    ['he-IL', '<html lang="he-IL" dir="rtl">'],
    ['az-Arab', '<html lang="az-Arab" dir="rtl">'],
    ['ar-Latn', '<html lang="ar-Latn">'],
    ['en', '<html lang="en">'],
  ])('follows from its language: %s', (lang, html) => expect(start(lang)).toContain(html));
});
