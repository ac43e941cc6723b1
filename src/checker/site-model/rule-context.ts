// Rule context: the site as rules see it, with its pages, shared sections, files and dates.
import { indexRedirects, readRedirects, type Redirect } from '../addresses/redirects.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { adjustable, type Code } from '../diagnostics/messages/codes.ts';
import type { ImageFacts } from '../../base/pictures/image-facts.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import type { TextSet } from '../../base/pure/text-set.ts';
import type { ResolvedSite } from '../resolve/resolved-site.ts';
import type { SharedSection } from '../resolve/shared-sections.ts';
import type { RepeatRules } from '../collections/repeat-rule.ts';
import type { NamedReference } from '../schema/references.ts';
import type { Preview } from '../dates/visibility.ts';
import { createCalendar, type Calendar } from './calendar.ts';
import { createCollections, type Collections } from './collections.ts';
import type { OwnFields } from './shown-fields.ts';
import { listVariants } from './entry-lists.ts';
import { lazy } from '../../base/pure/lazy.ts';
import type { PageHandle } from './page-record.ts';

/** A file or folder of the public folder that is not published. */
export interface LeftOut {
  /** Below the public folder; '' for that folder itself. */
  path: string;
  /**
   * `secret` for keys, dumps, backups and repositories; `outside` for a link that leads out of the
   * site and its repository; `hidden` for another name with a dot; `junk` for what systems and
   * editors leave
   */
  reason: 'secret' | 'outside' | 'hidden' | 'junk';
}

/** Facts about the files beside the texts, and the date to check for. */
export interface SiteFacts {
  preview: Preview;
  /** By address, such as `/images/team.jpg`. */
  images: Record<string, ImageFacts>;
  /** Names of icons. */
  icons: ReadonlySet<string>;
  /** The addresses of all public files, if they are known: then links to files are checked, too. */
  files?: ReadonlySet<string>;
  /** Files and folders of the public folder that are not published. */
  leftOut?: readonly LeftOut[];
  /** Reads a public file by its address; undefined for one that cannot be read. */
  publicText?: (address: string) => string | undefined;
}

/** A page or site.yaml: what mentions pages, pictures, forms. */
export interface Referrer {
  file: string;
  /** Null for site.yaml, which shows on every page. */
  route: string | null;
  mentions: readonly NamedReference[];
  /** Finds the place of the name in the mention with this index. */
  locate(index: number): Place;
}

export interface RuleContext {
  facts: SiteFacts;
  /** The paths of all texts. */
  files: readonly string[];
  site: ResolvedSite;
  pages: readonly PageHandle[];
  /** By name. */
  shared: ReadonlyMap<string, SharedSection>;
  /** All pages by route, those with mistakes among them. */
  routes: ReadonlyMap<string, PageHandle>;
  /** The redirects of site.yaml, by the comparable form of what they redirect. */
  redirects: ReadonlyMap<string, Redirect>;
  /** @returns whether site.yaml turns a code off, so that its rule need not run */
  isOff(code: Code): boolean;
  calendar: Calendar;
  repeatRules: RepeatRules;
  ownFields: OwnFields;
  /** @returns the collections of the site; made when they are asked for first */
  collections(): Collections;
  /**
   * @returns the addresses of the pages that are made for lists: further pages, and pages for tags
   */
  listRoutes(): ReadonlySet<string>;
}

/** Inputs that do not come from the pages. */
interface ContextInputs extends Pick<RuleContext, 'facts' | 'repeatRules' | 'ownFields'> {
  texts: TextSet;
}

/** @returns the site as rules see it */
export function createRuleContext(
  { texts, facts, repeatRules, ownFields }: ContextInputs,
  { site, pages, shared }: Pick<RuleContext, 'site' | 'pages' | 'shared'>,
): RuleContext {
  const calendar = createCalendar(site.data?.timeZone, facts.preview);
  const collections = lazy(() => createCollections({ site, pages, calendar, repeatRules }));
  return {
    facts,
    files: texts.paths,
    site,
    pages,
    shared,
    routes: new Map(pages.map((page) => [page.route, page])),
    redirects: indexRedirects(readRedirects({ site })),
    isOff: (code) => configuredSeverity(site.data?.checks, code) === 'off',
    calendar,
    repeatRules,
    ownFields,
    collections,
    listRoutes: lazy(
      () =>
        new Set(pages.flatMap((page) => listVariants(page, { collections, site, calendar }).map(({ route }) => route))),
    ),
  };
}

/**
 * @returns the severity that the setting `checks` of site.yaml gives a code; undefined without one
 */
export function configuredSeverity(checks: unknown, code: Code): unknown {
  return adjustable.has(code) && isGroup(checks) ? checks[code] : undefined;
}
