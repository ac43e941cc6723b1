// Resolved site: the type of site.yaml after its values are filled in.
import type { Site } from '#schemas';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import type { NamedReference } from '../schema/references.ts';
import type { UntranslatedLabel } from '../labels/fill-labels.ts';
import type { SiteValues } from './site-values.ts';

export interface ResolvedSite {
  /** Null when site.yaml has errors. */
  site: Site | null;
  /** The data, even with mistakes; null when site.yaml cannot be read. */
  data: Record<string, unknown> | null;
  values: SiteValues | null;
  /** The labels that nobody has translated into the site's language. */
  labels: readonly UntranslatedLabel[];
  /** The names of the fonts that come with Pagewright. */
  fonts: readonly string[];
  mentions: NamedReference[];
  /** The mentions that lead visitors somewhere: all but the targets of redirects. */
  followed: NamedReference[];
  /** Finds the place of the name in the mention with this index. */
  locate(index: number): Place;
  diagnostics: Diagnostic[];
  locator: Locator;
  text: string;
  /** The data of the file as written. */
  value: unknown;
}
