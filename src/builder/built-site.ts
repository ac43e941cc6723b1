// The result of a build, as a value.
import type { Diagnostic } from '../checker/check-site.ts';
import type { Embeds } from './hosts/content-policy.ts';

export interface BuiltSite {
  outcome: Outcome;
  /** How many pages were rendered in this run. */
  rendered: number;
  /** Of the schemas and the program. */
  version: string;
  /** Of the texts that are no pages. */
  texts: string;
  /** Stands for what every page is made from. */
  common: string;
  embeds: Embeds;
  /**
   * The moment from which dates of the site may lead to another one, in milliseconds since 1970.
   */
  until: number | null;
}

/** What is told of a site that was built, as JSON. */
export interface Outcome {
  /** None of them an error. */
  diagnostics: Diagnostic[];
  pages: number;
  /** Whether its pages are not compressed because it has many. */
  isLeftToHost: boolean;
  /** The addresses of the pages that are not in it, by their dates or as drafts. */
  hidden: string[];
  /** The site's own address. */
  url: string;
}
