// The map from a rendered page to the settings that it shows. The page is rendered twice by the
// real components: as it is, and with marks in its settings. Only where both give the same HTML is
// the second believed, so that a wrong place is never shown, and what is sent is the page as it is.
import type { PageInput } from '../../../page/app/page-input.ts';
import type { RenderedPage } from '../../../page/app/render.tsx';
import type { Field, SectionType } from '../../../edits/fields/field.ts';
import type { Renderer } from '../../../builder/bundles/build-bundles.ts';
import { markSettings, marks, type Leaf, type Marking } from './mark-settings.ts';
import { readMarks, withoutMarks, type FindNumber } from './read-marks.ts';

export interface MapParts {
  renderPage: Renderer['renderPage'];
  sections: Record<string, SectionType>;
  siteFields: readonly Field[];
}

export interface MappedPage {
  /** As rendered, with attributes that name the settings which elements show. */
  rendered: RenderedPage;
  /** The settings of blocks, by the number after `p`. */
  leaves: Leaf[];
  /** Those of site.yaml, by the number after `s`. */
  siteLeaves: Leaf[];
}

/**
 * What was learnt of values that cannot be marked at each word, by type, pointer with `*` for
 * places in lists, and value.
 */
export type Learnt = Map<string, Marking>;

type Site = PageInput['site'];

/** @returns a function that maps pages; it keeps what it has learnt of types */
export function createPageMapper(parts: MapParts): (input: PageInput, rendered: RenderedPage) => MappedPage {
  const learnt: Learnt = new Map();
  const sites = new WeakMap<Site, { site: Site; leaves: Leaf[] }>();
  const siteOf = (site: Site) => {
    const known = sites.get(site) ?? markSite(site, parts);
    sites.set(site, known);
    return known;
  };
  let typed = { route: '', markings: new Map<string, Marking>() };
  return (input, rendered) => {
    const site = siteOf(input.site);
    const given = { ...input, site: site.site };
    if (typed.route !== input.route) typed = { route: input.route, markings: new Map() };
    const first = renderMarked(given, parts, { learnt, typed: typed.markings });
    const isLearning = !isEqual(first, rendered.main) && (learnFrom(given, parts, learnt) || typed.markings.size > 0);
    const marked = isLearning ? renderMarked(given, parts, { learnt }) : first;
    typed.markings = listMarkings(given, marked, { learnt, typed: isLearning ? undefined : typed.markings });
    return { rendered: annotate(rendered, marked, input), leaves: marked.leaves, siteLeaves: site.leaves };
  };
}

/** Markings of the settings of a page. */
interface Markings {
  learnt: Learnt;
  /**
   * Those of the values that were there before, by place: a text that is typed there is taken apart
   * as the text before it was, and each key would have to be learnt.
   */
  typed?: ReadonlyMap<string, Marking> | undefined;
}

function findMarking({ learnt, typed }: Markings, type: string, leaf: Leaf): Marking {
  return learnt.get(learntKey(type, leaf)) ?? typed?.get(placeKey(type, leaf)) ?? 'words';
}

function placeKey(type: string, { block, pointer }: Leaf): string {
  return `${block} ${type}${pointer}`;
}

/** @returns the markings of a page's settings by place, of all that cannot be marked at each word */
function listMarkings({ page }: PageInput, { leaves }: Marked, markings: Markings): Map<string, Marking> {
  const found = new Map<string, Marking>();
  for (const leaf of leaves) {
    const { type } = page.blocks[leaf.block]!;
    const marking = findMarking(markings, type, leaf);
    if (marking !== 'words') found.set(placeKey(type, leaf), marking);
  }
  return found;
}

interface Marked {
  rendered: RenderedPage;
  leaves: Leaf[];
}

function markSite(site: Site, { siteFields }: MapParts) {
  const leaves: Leaf[] = [];
  return {
    site: markSettings(site, siteFields, { list: 'site', block: -1, leaves, markingOf: markingOfSite }),
    leaves,
  };
}

/** Addresses are compared with that of the page, so only texts are marked. */
function markingOfSite({ kind }: Leaf): Marking {
  return kind === 'text' || kind === 'rich-text' ? 'words' : 'none';
}

function renderMarked(input: PageInput, { renderPage, sections }: MapParts, markings: Markings): Marked {
  const leaves: Leaf[] = [];
  const blocks = input.page.blocks.map((block, index) => {
    const markingOf = (leaf: Leaf) => findMarking(markings, block.type, leaf);
    return markSettings(block, sections[block.type]?.fields ?? [], { list: 'page', block: index, leaves, markingOf });
  });
  // An icon is found by the comment that its shapes begin with.
  const iconShapes = (name: string) => {
    const mark = name.match(marks)?.join('') ?? '';
    return (mark && `<!--${mark}-->`) + input.iconShapes(withoutMarks(name));
  };
  return { rendered: renderPage({ ...input, iconShapes, page: { ...input.page, blocks } }, () => ''), leaves };
}

/**
 * Finds the settings that make a difference to what their block looks like when they are marked.
 * @returns whether anything was learnt
 */
function learnFrom(input: PageInput, parts: MapParts, learnt: Learnt): boolean {
  const before = learnt.size;
  for (const block of input.page.blocks) {
    const alone = { ...input, page: { ...input.page, blocks: [block] } };
    const real = withoutMarks(parts.renderPage(alone, () => '').main);
    const isSame = (tried: Learnt) => isEqual(renderMarked(alone, parts, { learnt: tried }), real);
    if (isSame(learnt)) continue;
    const { leaves } = renderMarked(alone, parts, { learnt });
    const keys = [...new Set(leaves.map((leaf) => learntKey(block.type, leaf)))];
    const none: Learnt = new Map(keys.map((key) => [key, 'none']));
    for (const key of keys)
      for (const marking of ['words', 'end', 'none'] as const)
        if (marking === 'none' || isSame(new Map([...none, [key, marking]]))) {
          if (marking !== 'words') learnt.set(key, marking);
          break;
        }
  }
  return learnt.size > before;
}

function isEqual({ rendered }: Marked, real: string): boolean {
  return withoutMarks(rendered.main) === real;
}

function learntKey(type: string, { pointer, value }: Leaf): string {
  return `${type}${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${value}`;
}

function annotate(real: RenderedPage, { rendered, leaves }: Marked, { page }: PageInput): RenderedPage {
  const ids = page.blocks.map(({ id }) => id);
  const findNumber = createNumberFinder(leaves, ids);
  return {
    ...real,
    main: annotatePart(real.main, rendered.main, findNumber),
    frame: {
      before: real.frame.before.map((html, index) => annotatePart(html, rendered.frame.before[index])),
      after: real.frame.after.map((html, index) => annotatePart(html, rendered.frame.after[index])),
    },
  };
}

/** Without marks it must be the real part, to the letter. */
function annotatePart(own: string, marked: string | undefined, find?: FindNumber): string {
  if (marked === undefined) return own;
  const { plain, annotated } = readMarks(marked, find);
  return plain === own ? annotated : own;
}

/**
 * Numbers are shown in many ways, but with their own digits: a text with the same ones shows the
 * next number of its section.
 */
function createNumberFinder(leaves: Leaf[], ids: (string | undefined)[]): FindNumber {
  const waiting = new Map<string, string[]>();
  for (const [index, { block, value }] of leaves.entries()) {
    if (typeof value !== 'number') continue;
    for (const shown of new Set([String(value), value.toFixed(2)])) {
      const key = `${ids[block]} ${shown.replaceAll(/\D/g, '')}`;
      waiting.set(key, [...(waiting.get(key) ?? []), `p${index}`]);
    }
  }
  return (section, digits) => {
    const found = waiting.get(`${section} ${digits}`);
    return found && found.length > 1 ? found.shift() : found?.[0];
  };
}
