// A checked page as the renderer gets it: without what is not to be seen.
import type { Page } from '#schemas';
import type { SiteFacts } from './checks/check.ts';
import type { Checking } from './checking.ts';
import { createCalendar, isShown, type Calendar } from './dates/calendar.ts';
import { isSeen, lackOf, always, type Lack, type Window } from './dates/window.ts';
import type { PageView } from './page-record.ts';
import { isPicture, type Mention } from './references.ts';
import type { Origin } from './resolve.ts';
import type { ResolvedSite } from './resolve-site.ts';
import { sizedPage } from './sizes.ts';

/** A page without errors. Its parts are read when they are asked for, and not kept. */
export interface PageModel {
  readonly route: string;
  readonly file: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** Stands for everything that the page was made from, site.yaml apart. */
  readonly version: string;
  /** The types of its blocks, each once. */
  readonly types: readonly string[];
  readonly page: Page;
  /** The 1-based line of each block in its file; for blocks of a shared file the line that uses it. */
  readonly lines: readonly number[];
  /** Where each block is written; for blocks of a shared file there. */
  readonly origins: readonly Origin[];
  /** What visitors would not see of it, when the view shows more than they see. */
  readonly hidden: readonly HiddenPart[];
}

/** A page, or a section of it, that only its authors see. */
export interface HiddenPart {
  /** The section's id; null for the page itself. */
  id: string | null;
  /** Not yet seen, not any more, or a draft. */
  why: Lack;
  /** The date as its author has written it; null for a draft. */
  date: string | null;
}

export interface ModelParts {
  facts: SiteFacts;
  checking: Checking;
  calendar: Calendar;
  /** What visitors see at the moment of the view. */
  forVisitors: Calendar;
  /** Stands for all that is known of the picture that a mention names; empty for other mentions. */
  sizeText(mention: Mention): string;
}

/** @returns the parts of all models of a site, with its time zone */
export function modelParts(
  site: Pick<ResolvedSite, 'known'>,
  parts: Pick<ModelParts, 'facts' | 'checking' | 'calendar'>,
): ModelParts {
  const { now } = parts.calendar;
  const forVisitors = createCalendar(site.known?.timeZone, { now, show: 'published' });
  return { ...parts, forVisitors, sizeText: sizeTexts(parts.facts) };
}

/** @returns texts for the facts of pictures, each made once: thousands of pages show the same ones */
function sizeTexts({ images }: SiteFacts): ModelParts['sizeText'] {
  const known = new Map<Mention, string>();
  return (mention) => {
    const earlier = known.get(mention);
    if (earlier !== undefined) return earlier;
    const text = isPicture(mention.kind) ? `${pictureText(images[mention.name])}\n` : '';
    known.set(mention, text);
    return text;
  };
}

/** A photo's stem has the hash of all its bytes in it, and is short: there are a dozen to a page. */
function pictureText(picture: SiteFacts['images'][string] | undefined): string {
  return picture?.raster?.stem ?? JSON.stringify(picture);
}

/** @returns whether the page is part of what the view shows */
export function isPageShown({ record }: PageView, calendar: Calendar): boolean {
  return isShown(calendar.ofPage(record), calendar);
}

/** The model of a page that is shown. There are thousands, so each is no more than two references. */
export class ViewedPage implements PageModel {
  readonly #view: PageView;
  readonly #parts: ModelParts;

  constructor(view: PageView, parts: ModelParts) {
    this.#view = view;
    this.#parts = parts;
  }

  get route() {
    return this.#view.route;
  }

  get file() {
    return this.#view.file;
  }

  get listed() {
    const { record } = this.#view;
    const { forVisitors, calendar } = this.#parts;
    return record.facts!.listed && isSeen(forVisitors.ofPage(record), calendar.now);
  }

  get version() {
    const { record, version } = this.#view;
    const { sizeText } = this.#parts;
    let sizes = '';
    for (const mention of record.mentions) sizes += sizeText(mention);
    const isThere = record.held ? [this.listed, ...record.facts!.ids.map(this.#isThere)] : [];
    return [version, sizes, ...isThere].join('\n');
  }

  get types() {
    const { record } = this.#view;
    return record.held ? [...new Set(this.page.blocks.map(({ type }) => type))] : record.facts!.types;
  }

  get page(): Page {
    const { facts, checking } = this.#parts;
    const page = sizedPage(this.#view.read(), facts, checking);
    if (!this.#view.record.held) return page;
    const blocks = page.blocks.filter(this.#isThere).map(withoutDates);
    return { ...withoutDates(page), listed: this.listed, blocks };
  }

  get lines() {
    return this.#view.open().lines().filter(this.#isThere);
  }

  get origins() {
    return this.#view.open().origins().filter(this.#isThere);
  }

  get hidden() {
    return hiddenParts(this.#view.record, this.#parts.forVisitors);
  }

  get #isThere() {
    const { calendar } = this.#parts;
    return (_part: unknown, index: number) => isShown(calendar.ofBlock(this.#view.record, index), calendar);
  }
}

/** Visitors are not told what is going to change. */
function withoutDates<Part extends { draft?: boolean; publish?: unknown }>(part: Part): Part {
  const { draft: _draft, publish: _publish, ...rest } = part;
  return rest as Part;
}

function hiddenParts(record: PageView['record'], calendar: Calendar): HiddenPart[] {
  if (!record.held) return [];
  const ofPage = calendar.ofPage(record);
  const sections = record.facts!.ids.flatMap((id, index) => hiddenPart(id, calendar.ofBlock(record, index), calendar));
  // What is hidden with its page needs no mark of its own.
  return isSeen(ofPage, calendar.now) ? sections : hiddenPart(null, ofPage, calendar);
}

function hiddenPart(id: string | null, window: Window, { now }: Calendar): HiddenPart[] {
  if (isSeen(window, now)) return [];
  const why = lackOf(window, { window: always, now })!;
  return [{ id, why, date: why === 'draft' ? null : window[why].written }];
}
