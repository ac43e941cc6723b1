// Page model: a checked page as the renderer gets it, without what is hidden.
import type { Page } from '#schemas';
import type { SiteFacts } from './site-model/rule-context.ts';
import { isShown, type Calendar } from './site-model/calendar.ts';
import { findHiddenParts, type HiddenPart } from './hidden-parts.ts';
import { isVisible } from './dates/visibility.ts';
import type { PageHandle } from './site-model/page-record.ts';
import { findImage } from './addresses/public-files.ts';
import { isImageReference, type NamedReference } from './schema/references.ts';
import type { BlockSource, Origin } from './resolve/assemble-page.ts';
import { fillLabelSettings } from './labels/label-settings.ts';
import { completeReferences } from './public-references.ts';
import { hostPage } from './hosted-references.ts';
import type { ListVariant } from './site-model/entry-lists.ts';
import { toTagLabel } from './site-model/shown-entry.ts';
import type { ModelInputs } from './model-inputs.ts';
import { findEmptied, withoutEmptyPictures } from './empty-pictures.ts';

/** A page without errors. Its parts are read when they are asked for. */
export interface PageModel {
  readonly route: string;
  readonly file: string;
  /** For an entry of a collection: the date of its last change, as written. */
  readonly modified: string | undefined;
  /** True if search engines may list it. */
  readonly listed: boolean;
  /** Changes with all that the page was made from, except for site.yaml. */
  readonly version: string;
  /** The types of its blocks, each once. */
  readonly types: readonly string[];
  /** The origins of the frames that it shows once it is asked to. */
  readonly frames: readonly string[];
  readonly page: Page;
  /** The page with addresses as the host of the site has them: below the path of the site's own. */
  readonly hosted: Page;
  /**
   * The 1-based line of each block in its file; for blocks of a shared file the line that uses it.
   */
  readonly lines: readonly number[];
  /** Place of each block in its file; for blocks of a shared section, in that section's file. */
  readonly origins: readonly Origin[];
  /** Place of each block's settings. */
  readonly sources: readonly BlockSource[];
  /** The parts that visitors do not see, where the preview shows more than they see. */
  readonly hidden: readonly HiddenPart[];
  /** The page as its author works on it: with a place for each picture that is still to come. */
  readonly authored: PageModel;
}

/**
 * @returns a key for all facts about the picture of a mention; empty for other mentions. The stem
 * of a photo contains a hash of its bytes, and is shorter than the facts.
 */
function createPictureKey({ kind, name }: NamedReference, facts: SiteFacts): string {
  if (!isImageReference(kind)) return '';
  const file = findImage(facts, name);
  const image = file === undefined ? undefined : facts.images[file];
  return `${image?.raster?.stem ?? JSON.stringify([file, image])}\n`;
}

/** @returns whether the preview shows the page */
export function isPageShown({ record }: PageHandle, calendar: Calendar): boolean {
  return isShown(calendar.pageVisibility(record), calendar);
}

/** There are thousands of models, so each is no more than a few references. */
export class PageModelImpl implements PageModel {
  readonly #handle: PageHandle;
  readonly #inputs: ModelInputs;
  readonly #variant: ListVariant | null;
  readonly #hasPlaces: boolean;

  /**
   * @param variant for a page that is made from the handle's for a list
   * @param hasPlaces true to keep pictures that are still to come
   */
  constructor(handle: PageHandle, inputs: ModelInputs, variant: ListVariant | null = null, hasPlaces = false) {
    this.#handle = handle;
    this.#inputs = inputs;
    this.#variant = variant;
    this.#hasPlaces = hasPlaces;
  }

  get authored(): PageModel {
    return this.#lacksPictures ? new PageModelImpl(this.#handle, this.#inputs, this.#variant, true) : this;
  }

  /** Pictures that are still to come are left out. */
  get #lacksPictures() {
    const { mentions } = this.#handle.record;
    return !this.#hasPlaces && mentions.some(({ kind, name }) => name === '' && isImageReference(kind));
  }

  get route() {
    return this.#variant?.route ?? this.#handle.route;
  }

  get file() {
    return this.#handle.file;
  }

  get modified() {
    const { updated, date } = this.#handle.record.entry ?? {};
    return updated ?? date;
  }

  get listed() {
    const { record } = this.#handle;
    const { forVisitors, calendar } = this.#inputs;
    return record.facts!.listed && isVisible(forVisitors.pageVisibility(record), calendar.now);
  }

  get version() {
    const { record, version } = this.#handle;
    const { facts } = this.#inputs;
    const sizes = record.mentions.map((mention) => createPictureKey(mention, facts)).join('');
    const shown = record.publishSettings ? [this.listed, ...record.facts!.ids.map(this.#isShown)] : [];
    const added = this.#added;
    const places = this.#hasPlaces ? ['places'] : [];
    return [
      version,
      sizes,
      ...shown,
      ...places,
      ...(added ? [JSON.stringify(added), JSON.stringify(this.#variant)] : []),
    ].join('\n');
  }

  get types() {
    const { record } = this.#handle;
    return record.publishSettings || this.#lacksPictures
      ? [...new Set(this.page.blocks.map(({ type }) => type))]
      : record.facts!.types;
  }

  get frames() {
    return this.#handle.record.facts!.frames ?? [];
  }

  get hosted(): Page {
    const { base, compiled } = this.#inputs;
    return hostPage(this.page, base, compiled);
  }

  get page(): Page {
    const { facts, compiled } = this.#inputs;
    const read = this.#handle.read();
    const written = this.#lacksPictures ? withoutEmptyPictures(read, compiled.schemas) : read;
    const completed = completeReferences(written, facts, compiled);
    const page = this.#withEntries(fillBlockLabels(completed, this.#inputs));
    const { publishSettings } = this.#handle.record;
    if (!publishSettings && !this.#lacksPictures) return page;
    const blocks = page.blocks.filter(this.#isShown);
    if (!publishSettings) return { ...page, blocks };
    return { ...withoutDates(page), listed: this.listed, blocks: blocks.map(withoutDates) };
  }

  /**
   * Additions of collections to the page, and to its sections by their index. Undefined for most
   * pages.
   */
  get #added() {
    const { record } = this.#handle;
    if (!record.lists && !record.entry) return undefined;
    const { shown } = this.#inputs.entries() ?? {};
    if (!shown) return undefined;
    const blocks = (record.lists ?? []).map(({ block, query, show }) => {
      const about = query && { block, query, variant: this.#variant };
      return [block, about ? shown.list(this.#handle, about) : shown.place(this.#handle, show)] as const;
    });
    return { page: shown.page(this.#handle), blocks };
  }

  #withEntries(page: Page): Page {
    const added = this.#added;
    if (!added) return page;
    const shown = new Map<number, unknown>(added.blocks);
    const blocks = page.blocks.map((block, index) =>
      shown.has(index) ? ({ ...block, shown: shown.get(index) } as Page['blocks'][number]) : block,
    );
    return { ...page, ...added.page, ...this.#variantTexts(page), blocks };
  }

  /** No two pages may have the same title. */
  #variantTexts({ title, description }: Page): Partial<Page> {
    if (!this.#variant) return {};
    const { site, collections } = this.#inputs.entries()!;
    const { tag, number, block } = this.#variant;
    const from = this.#handle.record.lists!.find((list) => list.block === block)!.query!.from;
    const words = [
      ...(tag === null ? [] : [toTagLabel(tag, collections.get(from)!.settings)]),
      ...(number > 1 ? [site.labels.page.replace('{number}', String(number))] : []),
    ];
    return {
      title: [...words, title].join(' · '),
      description: site.labels.pair.replace('{name}', words.join(' · ')).replace('{words}', () => description),
    };
  }

  get lines() {
    return this.#handle.open().lines().filter(this.#isShown);
  }

  get origins() {
    return this.#handle.open().origins().filter(this.#isShown);
  }

  get sources() {
    return this.#handle.open().sources().filter(this.#isShown);
  }

  get hidden() {
    return findHiddenParts(this.#handle.record, this.#inputs.forVisitors);
  }

  get #isShown() {
    const { calendar, compiled } = this.#inputs;
    const emptied = this.#lacksPictures ? findEmptied(this.#handle.read(), compiled.schemas) : undefined;
    return (_part: unknown, index: number) =>
      isShown(calendar.blockVisibility(this.#handle.record, index), calendar) && !emptied?.has(index);
  }
}

/** Changes the page in place. @returns the page */
function fillBlockLabels(page: Page, { compiled: { schemas }, labels }: ModelInputs): Page {
  for (const block of page.blocks)
    fillLabelSettings(block, { schema: schemas.blocks[block.type] ?? {}, schemas, labels });
  return page;
}

/** Visitors must not learn what is going to change. */
function withoutDates<Part extends { draft?: boolean; publish?: unknown }>(part: Part): Part {
  const { draft: _draft, publish: _publish, ...rest } = part;
  return rest as Part;
}
