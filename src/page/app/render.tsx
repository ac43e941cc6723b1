// Renders a checked page to the parts of its HTML document. Runs on the server only: in the build
// and in the dev server.
import { absoluteAddress } from '../../base/addresses/address.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Block as BlockModel, Page } from '#schemas';
import { findForeignDirection, findLanguageDirection, type Direction } from '../../base/languages/text-direction.ts';
import { createPageStore } from '../state/store.ts';
import { StoreProvider } from '../state/use-store.tsx';
import { IconShapes } from '../ui/picture/icon.tsx';
import type { BlockProps } from '../ui/block-props.ts';
import { IslandHtml, type IslandProps } from '../ui/island.tsx';
import { ForeignDirection } from '../ui/direction/foreign-direction.ts';
import { Block, isOwnBlock } from './block.tsx';
import { renderFrame, type Frame } from './frame.tsx';
import { Head } from './head.tsx';
import type { PageInput } from './page-input.ts';
import { refuseInlineCode } from './refused-html.ts';
import { structuredData } from './structured-data/structured-data.ts';

export interface RenderedPage {
  lang: string;
  direction: Direction;
  layout: Page['layout'];
  /** The address of the home page. */
  home: string;
  head: string;
  /** HTML around the page's own part, in texts that are the same on most pages of a site. */
  frame: Frame;
  /** The page's own part. */
  main: string;
  /** The blocks that threw, by their place on the page. Their neighbours are rendered. */
  failures: { index: number; error: unknown }[];
}

/** Renders a block that threw. Production builds stop instead, so only the dev server gives one. */
export type FailureCard = (index: number, error: unknown) => string;

/**
 * @returns the page's parts; a block that throws is reported and left out, or replaced by
 * `failureCard`
 */
export function renderPage(input: PageInput, failureCard: FailureCard = () => ''): RenderedPage {
  const { route, page, site } = input;
  const failures: RenderedPage['failures'] = [];
  const { render, preloads } = pageRenderer(input);
  const parts: string[] = [];
  const renderBlock = (block: BlockModel, index: number, given: RenderFacts) => {
    try {
      const html = render(<Block {...block} {...given} site={site} pageName={page.pageName} />);
      if (isOwnBlock(block.type)) refuseInlineCode(html, filesOfBlock(block.type));
      return html;
    } catch (error) {
      failures.push({ index, error });
      return failureCard(index, error);
    }
  };
  page.blocks.forEach((block, index) => {
    // The first block that shows a heading has the page's h1: an announcement above it does not
    // take it away.
    const level = parts.some((html) => html.includes('<h1')) ? 2 : 1;
    // The second block is often in view, too, and has the largest picture when the first one has
    // none.
    const leads = index < 2 && !parts.some((html) => html.includes('<img'));
    // Columns come after what is in them.
    parts.push(block.type === 'columns' ? '' : renderBlock(block, index, { level, leads }));
  });
  const sections = joinColumns(page.blocks, parts, (block, index, contents) =>
    renderBlock(block, index, { level: 2, contents }),
  );
  if (page.entrance > 0)
    sections.push(render(<span data-live="entrance" data-wake="load" data-seconds={page.entrance} hidden />));
  const frame = renderFrame(input, (given, idPrefix) => pageRenderer({ ...given, site }, idPrefix).render);
  const [mainStart = '', mainEnd = ''] = render(
    <Main pageName={page.pageName} address={absoluteAddress(site.url, route)} />,
  ).split(endOfMain);
  const main = [mainStart, ...sections, endOfMain, mainEnd].join('');
  const ofPage = () => [
    renderToStaticMarkup(<Head site={site} page={page} route={route} sharePicture={input.sharePicture} />),
    structuredData({ site, page, route }),
  ];
  const head = [...preloads, ...(input.isUnchecked ? [] : ofPage())].join('');
  return {
    lang: site.lang,
    direction: findLanguageDirection(site.lang),
    layout: page.layout,
    home: site.home,
    head,
    frame,
    main,
    failures,
  };
}

type RenderFacts = Pick<BlockProps<BlockModel>, 'level' | 'leads' | 'contents'>;

/**
 * Moves the HTML of sections in columns into that of their columns.
 * @param parts the HTML of each block; empty for columns, which are rendered here
 */
function joinColumns(
  blocks: readonly BlockModel[],
  parts: readonly string[],
  renderColumns: (block: BlockModel, index: number, contents: string[]) => string,
): string[] {
  const sections: string[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]!;
    if (block.type !== 'columns') {
      sections.push(parts[index]!);
      continue;
    }
    const at = index;
    const contents: string[] = [];
    for (let next = readColumn(blocks[index + 1]); next !== undefined; next = readColumn(blocks[index + 1]))
      contents[next] = (contents[next] ?? '') + parts[++index]!;
    // A column whose sections are all hidden leaves nothing.
    const shown = contents.filter((html) => html !== '');
    if (shown.length > 0) sections.push(renderColumns(block, at, shown));
  }
  return sections;
}

function readColumn(block: BlockModel | undefined): number | undefined {
  return (block as { inColumn?: number } | undefined)?.inColumn;
}

function filesOfBlock(type: string): { styles: string; scripts: string } {
  return { styles: `${type}.css`, scripts: `${type}.behavior.ts` };
}

/**
 * The part that is swapped for another page's. The rendered blocks go into it as HTML, because each
 * was rendered on its own.
 * @param address of the page, which is printed at its end
 */
function Main({ pageName, address }: { pageName?: string; address: string }) {
  return (
    <div id="page" className="grow" data-address={address}>
      <main id="main" tabIndex={-1} data-page-name={pageName} />
    </div>
  );
}

const endOfMain = '</main>';

/**
 * Makes the render function of one page, or of a part that pages share: its islands share one
 * store. `preloads` are the links that have the picture with priority fetched before the browser
 * has read as far as the picture.
 * @param idPrefix of what `useId` gives in it. Each call of `render` and each island is a root for
 * React, which would number the ids of all of them from the same beginning
 */
function pageRenderer(
  { iconShapes, propsAddress, site }: Pick<PageInput, 'iconShapes' | 'propsAddress' | 'site'>,
  idPrefix = 'i',
): { render: (node: ReactNode) => string; preloads: Set<string> } {
  const preloads = new Set<string>();
  const store = createPageStore();
  const direction = findLanguageDirection(site.lang);
  let parts = 0;
  let islands = 0;
  const islandHtml = ({ view: View, props }: IslandProps<object>, json: string) => {
    const identifierPrefix = `${idPrefix}${islands++}-`;
    const view = View && (
      <StoreProvider store={store}>
        <View {...props} />
      </StoreProvider>
    );
    const html = view && renderToString(view, { identifierPrefix });
    return { html, identifierPrefix, propsFrom: propsAddress?.(json) };
  };
  const render = (node: ReactNode) => {
    const html = renderToStaticMarkup(
      <ForeignDirection value={(text) => findForeignDirection(text, direction)}>
        <IconShapes value={iconShapes}>
          <IslandHtml value={islandHtml}>{node}</IslandHtml>
        </IconShapes>
      </ForeignDirection>,
      { identifierPrefix: `${idPrefix}s${parts++}-` },
    );
    // React puts such a link before every fragment with an eager picture. Looking for words is much
    // faster than a pattern.
    if (!html.includes('<link rel="preload" as="image"')) return html;
    return html.replaceAll(/<link rel="preload" as="image"[^>]*>/g, (link) => {
      if (link.includes('fetchPriority="high"')) preloads.add(link);
      return '';
    });
  };
  return { render, preloads };
}
