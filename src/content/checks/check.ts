// What a rule about the whole site gets to see. A rule is a function from this to diagnostics.
import type { Raster } from '#schemas';
import type { Code } from '../codes.ts';
import type { Calendar, View } from '../dates/calendar.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { Locator } from '../locate.ts';
import type { PageView } from '../page-record.ts';
import type { Mention, Reference } from '../references.ts';
import type { ResolvedSite } from '../resolve-site.ts';
import type { SharedSection } from '../shared-sections.ts';

/** What is known of a picture's file. */
export interface ImageFacts {
  /** In pixels, as it is shown; 0 when the file is unreadable. */
  width: number;
  height: number;
  bytes: number;
  /** For photos: what the smaller files made of it are called. */
  raster?: Raster;
  /** Why no picture can be made of the file. */
  unreadable?: 'empty' | 'other' | 'no-size' | 'cut-off' | 'broken' | 'too-many-pixels';
}

/** What is known of the files beside the texts, and of the time. */
export interface SiteFacts {
  view: View;
  images: Record<string, ImageFacts>;
  icons: ReadonlySet<string>;
  /** All public files by address, if they are known: then links to files are checked too. */
  files?: ReadonlySet<string>;
}

/** One page or site.yaml: something that names pages, pictures, forms. */
export interface Referrer {
  file: string;
  /** Null for site.yaml, which shows on every page. */
  route: string | null;
  mentions: readonly Mention[];
  /** The place of the name in the mention with this index. */
  locate(index: number): Place;
}

export interface SiteView {
  facts: SiteFacts;
  files: readonly string[];
  site: ResolvedSite;
  pages: readonly PageView[];
  shared: ReadonlyMap<string, SharedSection>;
  /** All pages by route, also those with mistakes. */
  routes: ReadonlyMap<string, PageView>;
  /** The old addresses that site.yaml leads on. */
  redirects: ReadonlySet<string>;
  /** @returns whether site.yaml turns a rule off, so that nobody has to look */
  isOff(code: Code): boolean;
  calendar: Calendar;
}

/** One file by itself. */
export interface CheckedFile {
  /** Its path below the site's folder. */
  file: string;
  text: string;
  /** Its data as it was written. */
  value: unknown;
  locator: Locator;
}

/** A rule about the texts of one file, whatever else is wrong in it. */
export interface FileCheck {
  /** @returns whether the rule has to look at a file at all; quick, because it is asked of every file */
  mayFind(text: string): boolean;
  check(file: CheckedFile): Diagnostic[];
}

/** A rule about the words of one link, button or picture. */
export type WordCheck = (reference: Reference) => Diagnostic[];

/** A reference without its place. */
export type Named = Pick<Reference, 'kind' | 'value' | 'headed'>;

/** A rule about how the links, buttons and pictures of one page, or of site.yaml, go together. */
export interface PageCheck {
  /** @returns whether there may be anything to say; it is asked of every page */
  mayFind(references: readonly Named[]): boolean;
  check(references: readonly Reference[]): Diagnostic[];
}

/**
 * A rule about what one page or site.yaml names. It looks at each name by itself;
 * what is right or wrong may depend on the page only for addresses that begin with #.
 */
export type MentionCheck = (referrer: Referrer, view: SiteView) => Diagnostic[];

/** A rule about the site as a whole. */
export type SiteCheck = (view: SiteView) => Diagnostic[];
