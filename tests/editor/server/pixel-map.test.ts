// The map from pixel to text, over every example of every section: what a visitor reads, sees and follows leads to the
// setting that it comes from, and the page is the one that visitors get.
import { beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../../../src/page/app/render.tsx';
import { describeFile, describeSections } from '../../../src/edits/fields/describe-fields.ts';
import { getAtPointer } from '../../../src/base/pure/pointer.ts';
import { createPageMapper, type MappedPage } from '../../../src/editor/server/pixel-map/map-page.ts';
import { readGallery, type Gallery } from '../../../src/dev/gallery/gallery.ts';
import { createIconReader } from '../../../src/site/folder/icons.ts';
import { readSchemas } from '../../../src/site/folder/project.ts';
import { productRoot } from '../../product-root.ts';

const project = { productRoot, siteRoot: productRoot };
const schemas = readSchemas(project);
const iconShapes = createIconReader(productRoot);
const map = createPageMapper({
  renderPage,
  sections: describeSections(schemas),
  siteFields: describeFile(schemas, 'site'),
});
let gallery: Gallery;

beforeAll(() => {
  gallery = readGallery(project, { base: '' });
});

/** The examples, but for those that show entries: what these show is written in the entries' own pages. */
function examples() {
  return gallery.pages.filter(
    ({ route, page }) => /^\/[a-z-]+\/\d+$/.test(route) && !page.blocks.some((block) => 'shown' in block),
  );
}

interface Mapped extends MappedPage {
  /** The page's own part as visitors get it. */
  plain: string;
  blocks: unknown[];
}

function mapped(route: string): Mapped {
  const { page } = gallery.pages.find((model) => model.route === route)!;
  const input = { route, page, site: gallery.site!, iconShapes };
  const rendered = renderPage(input);
  return { ...map(input, rendered), plain: rendered.main, blocks: page.blocks };
}

/** The tags and texts of HTML, each text with the tag around it. */
function listTokens(html: string): { tag: string; text: string }[] {
  const open: string[] = [];
  const found: { tag: string; text: string }[] = [];
  for (const [token] of html.matchAll(/<!--[\s\S]*?-->|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g)) {
    if (token.startsWith('</')) open.pop();
    else if (!token.startsWith('<')) found.push({ tag: open.at(-1) ?? '', text: token });
    else {
      found.push({ tag: token, text: '' });
      if (!/^<(img|br|input|link|meta|source|track|hr|wbr)\b|\/>$/.test(token)) open.push(token);
    }
  }
  return found;
}

/**
 * Texts that a component makes: a file's kind, the numbers of steps, first letters of names, the
 * name of a service.
 */
const made = /^( \([A-Z]+\)|\d+\.?|\p{Lu}{1,2}|[ÖD]|प्रिश|youtube\.com|vimeo\.com|spotify\.com|openstreetmap\.org)$/u;

describe('the map of a page', () => {
  it.each([
    ['team', ['people', 0, 'name']],
    ['thank-you', ['links', 0, 'label']],
    ['contact-details', ['places', 0, 'phones', 0]],
    ['hero-slider', ['slides', 0, 'heading']],
  ])('renders a page of %s once for each key in a text', (type, path) => {
    let count = 0;
    const renderCounted: typeof renderPage = (...given) => {
      count++;
      return renderPage(...given);
    };
    const mapCounted = createPageMapper({
      renderPage: renderCounted,
      sections: describeSections(schemas),
      siteFields: describeFile(schemas, 'site'),
    });
    const { route, page } = gallery.pages.find(({ route: each }) => each === `/${type}/1`)!;
    const typed = structuredClone(page);
    const index = typed.blocks.findIndex((block) => block.type === type);
    const group = getAtPointer(typed.blocks[index], `/${path.slice(0, -1).join('/')}`) as Record<string, string>;
    const texts: string[] = [];
    for (const key of ['', 'a', 'b', ' ', 'c']) {
      group[path.at(-1)!] += key;
      const input = { route, page: structuredClone(typed), site: gallery.site!, iconShapes };
      const rendered = renderPage(input);
      count = 0;
      const { main } = mapCounted(input, rendered).rendered;
      // The first time, the page may have to be learnt.
      if (key !== '') expect(count, `after "${key}"`).toBe(1);
      expect(main.replaceAll(/ data-pw-(?:text|attr)="[^"]*"/g, '')).toBe(rendered.main);
      texts.push(main);
    }
    expect(texts.filter((main) => main.includes('data-pw-text='))).toHaveLength(5);
  });

  it('finds every text that an author has written, and leaves the page as it is', () => {
    const missing: string[] = [];
    let [found, all] = [0, 0];
    for (const { route } of examples()) {
      const page = mapped(route);
      expect(page.rendered.main.replaceAll(/ data-pw-(?:text|attr)="[^"]*"/g, '')).toBe(page.plain);
      for (const { tag, text } of listTokens(page.rendered.main)) {
        if (text.trim() === '') continue;
        all += text.length;
        if (tag.includes('data-pw-text=')) found += text.length;
        else if (!made.test(text)) missing.push(`${route}: ${text}`);
      }
    }
    expect(missing).toEqual([]);
    expect(found / all).toBeGreaterThan(0.99);
  });

  it('finds every picture', () => {
    const missing: string[] = [];
    for (const { route } of examples())
      for (const { tag } of listTokens(mapped(route).rendered.main))
        if (tag.startsWith('<img') && !/data-pw-attr="[^"]*\b(alt|src):/.test(tag)) missing.push(`${route}: ${tag}`);
    expect(missing).toEqual([]);
  });

  it('leads from an element to the setting that has its words', () => {
    const { rendered, leaves, blocks } = mapped('/opening/2');
    const listWords = (tag: string) =>
      /data-pw-text="p(\d+)"/
        .exec(tag)!
        .slice(1)
        .map((index) => {
          const { block, pointer } = leaves[Number(index)]!;
          return getAtPointer(blocks[block], pointer);
        });
    const tags = listTokens(rendered.main).filter(({ tag, text }) => text === '' && tag.includes('data-pw-text='));
    expect(tags.map(({ tag }) => listWords(tag)[0])).toEqual(
      expect.arrayContaining(['Welcome', 'Everything [[in its place]]', 'Book a visit', '380+', 'guests']),
    );
  });

  it('finds prices by their digits, in order', () => {
    const { rendered, leaves } = mapped('/pricing/2');
    const prices = listTokens(rendered.main).filter(({ tag, text }) => /₹|\$|€/.test(text) && /data-pw-text/.test(tag));
    expect(prices.length).toBeGreaterThan(0);
    for (const { tag, text } of prices) {
      const { value } = leaves[Number(/data-pw-text="p(\d+)/.exec(tag)![1])]!;
      expect(text.replaceAll(/\D/g, '')).toMatch(new RegExp(`^${String(value).replaceAll(/\D/g, '')}`));
    }
  });
});
