// What a rule about the whole site gets to see. A rule is a function from this to diagnostics.
import type { Diagnostic } from '../diagnostic.ts';
import type { Reference } from '../references.ts';
import type { ResolvedPage } from '../resolve.ts';
import type { ResolvedSite } from '../resolve-site.ts';
import type { SharedSection } from '../shared-sections.ts';

/** What is known of the files beside the texts. */
export interface SiteFacts {
  images: Record<string, { width: number; height: number; bytes: number }>;
  icons: ReadonlySet<string>;
  /** All public files by address, if they are known: then links to files are checked too. */
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
