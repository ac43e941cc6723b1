// Page model: a checked page as the renderer gets it, without what is hidden.
import type { Page } from '#schemas';
import type { SiteFacts } from './site/rule-context.ts';
import type { CompiledSchemas } from './resolve/compiled-schemas.ts';
import { createCalendar, isShown, type Calendar } from './site/calendar.ts';
import {
  isVisibleAt,
  findHiddenReason,
  alwaysVisible,
  type HiddenReason,
  type Visibility,
} from './publishing/visibility.ts';
import type { PageHandle } from './site/page-record.ts';
import { isImageReference, type NamedReference } from './schema/references.ts';
import type { Origin } from './resolve/assemble-page.ts';
import type { ResolvedSite } from './resolve/resolved-site.ts';
import { addImageSizes } from './image-sizes.ts';

/** A page without errors. Its parts are read when they are asked for, and not cached. */
export interface PageModel {
  readonly route: string;
  readonly file: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** Changes with all that the page was made from, except for site.yaml. */
  readonly version: string;
  /** The types of its blocks, each once. */
  readonly types: readonly string[];
  readonly page: Page;
  /**
   * The 1-based line of each block in its file; for blocks of a shared file the line that uses it.
   */
  readonly lines: readonly number[];
  /** Where each block is written; for blocks of a shared file there. */
  readonly origins: readonly Origin[];
  /** The parts that visitors do not see, where the preview shows more than they see. */
  readonly hidden: readonly HiddenPart[];
}

/** A page or section that only authors see. */
export interface HiddenPart {
  /** The id of the section; null for the whole page. */
  id: string | null;
  why: HiddenReason;
  /** The date as written; null for a draft. */
  date: string | null;
}

export interface ModelInputs {
  facts: SiteFacts;
  compiled: CompiledSchemas;
  calendar: Calendar;
  /** What visitors see at the moment of the preview. */
  forVisitors: Calendar;
  /** @returns a key for all facts about the picture of a mention; empty for other mentions */
  pictureKey(mention: NamedReference): string;
}

/** @returns what all models of a site share */
export function createModelInputs(
  site: Pick<ResolvedSite, 'data'>,
  inputs: Pick<ModelInputs, 'facts' | 'compiled' | 'calendar'>,
): ModelInputs {
  const { now } = inputs.calendar;
  const forVisitors = createCalendar(site.data?.timeZone, { now, show: 'published' });
  return { ...inputs, forVisitors, pictureKey: createPictureKeys(inputs.facts) };
}

/** Makes each key once: thousands of pages show the same pictures. */
function createPictureKeys({ images }: SiteFacts): ModelInputs['pictureKey'] {
  const keys = new Map<NamedReference, string>();
  return (mention) => {
    const cached = keys.get(mention);
    if (cached !== undefined) return cached;
    const key = isImageReference(mention.kind) ? `${createPictureKey(images[mention.name])}\n` : '';
    keys.set(mention, key);
    return key;
  };
}

/** The stem of a photo contains a hash of its bytes, and is shorter than the facts. */
function createPictureKey(picture: SiteFacts['images'][string] | undefined): string {
  return picture?.raster?.stem ?? JSON.stringify(picture);
}

/** @returns whether the preview shows the page */
export function isPageShown({ record }: PageHandle, calendar: Calendar): boolean {
  return isShown(calendar.pageVisibility(record), calendar);
}

/** There are thousands of models, so each is no more than two references. */
export class PageModelImpl implements PageModel {
  readonly #handle: PageHandle;
  readonly #inputs: ModelInputs;

  constructor(handle: PageHandle, inputs: ModelInputs) {
    this.#handle = handle;
    this.#inputs = inputs;
  }

  get route() {
    return this.#handle.route;
  }

  get file() {
    return this.#handle.file;
  }

  get listed() {
    const { record } = this.#handle;
    const { forVisitors, calendar } = this.#inputs;
    return record.facts!.listed && isVisibleAt(forVisitors.pageVisibility(record), calendar.now);
  }

  get version() {
    const { record, version } = this.#handle;
    const { pictureKey } = this.#inputs;
    let sizes = '';
    for (const mention of record.mentions) sizes += pictureKey(mention);
    const shown = record.publishSettings ? [this.listed, ...record.facts!.ids.map(this.#isShown)] : [];
    return [version, sizes, ...shown].join('\n');
  }

  get types() {
    const { record } = this.#handle;
    return record.publishSettings ? [...new Set(this.page.blocks.map(({ type }) => type))] : record.facts!.types;
  }

  get page(): Page {
    const { facts, compiled } = this.#inputs;
    const page = addImageSizes(this.#handle.read(), facts, compiled);
    if (!this.#handle.record.publishSettings) return page;
    const blocks = page.blocks.filter(this.#isShown).map(withoutDates);
    return { ...withoutDates(page), listed: this.listed, blocks };
  }

  get lines() {
    return this.#handle.open().lines().filter(this.#isShown);
  }

  get origins() {
    return this.#handle.open().origins().filter(this.#isShown);
  }

  get hidden() {
    return findHiddenParts(this.#handle.record, this.#inputs.forVisitors);
  }

  get #isShown() {
    const { calendar } = this.#inputs;
    return (_part: unknown, index: number) => isShown(calendar.blockVisibility(this.#handle.record, index), calendar);
  }
}

/** Visitors must not learn what is going to change. */
function withoutDates<Part extends { draft?: boolean; publish?: unknown }>(part: Part): Part {
  const { draft: _draft, publish: _publish, ...rest } = part;
  return rest as Part;
}

function findHiddenParts(record: PageHandle['record'], calendar: Calendar): HiddenPart[] {
  if (!record.publishSettings) return [];
  const ofPage = calendar.pageVisibility(record);
  const sections = record.facts!.ids.flatMap((id, index) =>
    describeHidden(id, calendar.blockVisibility(record, index), calendar),
  );
  // Sections of a hidden page are not marked themselves.
  return isVisibleAt(ofPage, calendar.now) ? sections : describeHidden(null, ofPage, calendar);
}

function describeHidden(id: string | null, visibility: Visibility, { now }: Calendar): HiddenPart[] {
  if (isVisibleAt(visibility, now)) return [];
  const why = findHiddenReason(visibility, { visibility: alwaysVisible, now })!;
  return [{ id, why, date: why === 'draft' ? null : visibility[why].written }];
}
