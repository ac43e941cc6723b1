// Rule types: functions from a file, reference, page, mention or site to diagnostics.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Locator } from '../yaml/parse/locate.ts';
import type { Reference } from '../schema/references.ts';
import type { Referrer, RuleContext } from '../site-model/rule-context.ts';

/** A file as rules about texts see it. */
export interface CheckedFile {
  /** Its path below the site's folder. */
  file: string;
  text: string;
  /** Its data as it was written. */
  value: unknown;
  locator: Locator;
}

/** A rule about the texts of one file. It runs whatever else is wrong in the file. */
export interface FileRule {
  /** @returns whether the rule may report anything; fast, because it runs on every file */
  mayFind(text: string): boolean;
  check(file: CheckedFile): Diagnostic[];
}

/** A rule about one link, button or picture. */
export type ReferenceRule = (reference: Reference) => Diagnostic[];

/** A reference without its place. */
export type UnlocatedReference = Pick<Reference, 'kind' | 'value' | 'headed'>;

/** A rule about all links, buttons and pictures of one page, or of site.yaml. */
export interface PageRule {
  /** @returns whether the rule may report anything; fast, because it runs on every page */
  mayFind(references: readonly UnlocatedReference[]): boolean;
  check(references: readonly Reference[]): Diagnostic[];
}

/**
 * A rule about what a page or site.yaml mentions. It checks each mention alone; the result may
 * depend on the page only for addresses that begin with #.
 */
export type MentionRule = (referrer: Referrer, context: RuleContext) => Diagnostic[];

/** A rule about the site as a whole. */
export type SiteRule = (context: RuleContext) => Diagnostic[];
