// What a rule about the whole site gets to see. A rule is a function from this to diagnostics.
import type { Raster } from '#schemas';
import type { Diagnostic } from '../diagnostic.ts';
import type { Reference } from '../references.ts';
import type { ResolvedPage } from '../resolve.ts';
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

/** What is known of the files beside the texts. */
export interface SiteFacts {
  images: Record<string, ImageFacts>;
  icons: ReadonlySet<string>;
  /** All other public files by address, if they are known: then links to files are checked too. */
  files?: ReadonlySet<string>;
}

/** One page or site.yaml: something with references. */
export interface Referrer {
  file: string;
  /** Null for site.yaml, which shows on every page. */
  route: string | null;
  references: Reference[];
}

export interface SiteView {
  facts: SiteFacts;
  files: readonly string[];
  /** The texts of the files. */
  texts: Readonly<Record<string, string>>;
  site: ResolvedSite;
  pages: readonly ResolvedPage[];
  shared: ReadonlyMap<string, SharedSection>;
  /** All pages by route, also those with mistakes. */
  routes: ReadonlyMap<string, ResolvedPage>;
  /** The old addresses that site.yaml leads on. */
  redirects: ReadonlySet<string>;
}

/** A rule about one page or site.yaml and what it refers to. */
export type ReferenceCheck = (referrer: Referrer, view: SiteView) => Diagnostic[];

/** A rule about the site as a whole. */
export type SiteCheck = (view: SiteView) => Diagnostic[];
