// A checked page as the renderer gets it: without what is not to be seen.
import type { Page } from '#schemas';
import type { SiteFacts } from './checks/check.ts';
import type { Checking } from './checking.ts';
import { isShown, type Calendar } from './dates/calendar.ts';
import { isSeen, lackOf, always, type Lack, type Window } from './dates/window.ts';
import type { PageView } from './page-record.ts';
import { isPicture } from './references.ts';
import type { Origin } from './resolve.ts';
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
  /** The names of its icons. */
  readonly icons: readonly string[];
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
}

/** @returns whether the page is part of what the view shows */
export function isPageShown({ record }: PageView, calendar: Calendar): boolean {
  return isShown(calendar.ofPage(record), calendar);
}

/** @returns the model of a page that is shown */
export function pageModel(view: PageView, { facts, checking, calendar, forVisitors }: ModelParts): PageModel {
  const { route, file, record } = view;
  const isThere = (_part: unknown, index: number) => isShown(calendar.ofBlock(record, index), calendar);
  const listed = record.facts!.listed && isSeen(forVisitors.ofPage(record), calendar.now);
  const isMentionShown = (_mention: unknown, index: number) => isShown(calendar.ofMention(record, index), calendar);
  const shownMentions = () => (record.held ? record.mentions.filter(isMentionShown) : record.mentions);
  const model = {
    route,
    file,
    listed,
    get version() {
      const sizes = record.mentions.flatMap(({ kind, name }) => (isPicture(kind) ? [facts.images[name]] : []));
      return JSON.stringify([view.version, sizes, ...(record.held ? [listed, record.facts!.ids.map(isThere)] : [])]);
    },
    get types() {
      return record.held ? [...new Set(model.page.blocks.map(({ type }) => type))] : record.facts!.types;
    },
    get icons() {
      return shownMentions().flatMap(({ kind, name }) => (kind === 'icon' ? [name] : []));
    },
    get page(): Page {
      const page = sizedPage(view.read(), facts, checking);
      return record.held
        ? { ...withoutDates(page), listed, blocks: page.blocks.filter(isThere).map(withoutDates) }
        : page;
    },
    get lines() {
      return view.open().lines().filter(isThere);
    },
    get origins() {
      return view.open().origins().filter(isThere);
    },
    get hidden() {
      return hiddenParts(record, forVisitors);
    },
  };
  return model;
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
