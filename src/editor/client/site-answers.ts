// The types of the dev server's responses about the whole site: its pages, problems, history, and
// publishing.
import type { EditorMessage, Path } from './answers.ts';

export interface SitePage {
  route: string;
  file: string;
  title: string;
  isDraft: boolean;
  /** When it comes and goes, as written; empty without dates. */
  dates: string;
  errors: number;
  warnings: number;
}

export interface SiteProblem extends Omit<EditorMessage, 'path'> {
  /** Of the page it is on; null for other files. */
  route: string | null;
}

/**
 * What would stand in the page in place of a text file, null for a file that is not there; or why
 * it cannot.
 */
export type FileValue = { value: unknown } | { reason: string };

export interface HistoryEntry {
  id: string;
  label: string;
  /** In milliseconds since 1970. */
  time: number;
  isUndone: boolean;
  files: string[];
}

/** The site as a whole. */
export interface SiteOverview {
  pages: SitePage[];
  problems: SiteProblem[];
  history: HistoryEntry[];
  /**
   * With `home`, a page of the recipe is an entry of a collection: at this address, or null where
   * the site has none of its kind yet.
   */
  recipes: { name: string; about: string; home?: string | null }[];
}

/** A file that differs from the last commit. */
export interface UnpublishedFile {
  file: string;
  change: 'added' | 'changed' | 'removed';
  /** Whether the editor has changed it; else another program has. */
  isOwn: boolean;
  /** What has changed in a page or in site.yaml, in words. */
  words: string[];
  /** What has changed, as lines after "-" and "+"; empty for pictures and the like. */
  text: string;
}

export interface PublishView {
  /** Why nothing can be published, as a sentence; null when it can. */
  obstacle: string | null;
  branch: string;
  /** Where commits are sent; null for nowhere. */
  remote: { name: string; address: string } | null;
  /** How many earlier commits have not been sent. */
  waiting: number;
  changes: UnpublishedFile[];
  /** What the folder brings and publishing would run, in words, and what stands for all of it. */
  programs: { names: string[]; key: string };
}

/** A place that uses something, in words and where it is. */
export interface UsedAt {
  file: string;
  path: Path;
  line: number;
  route: string | null;
}

/** What an action would do; it is done when it is confirmed. */
export interface Consequences {
  /** In words, one sentence each. */
  words: string[];
  usedAt: UsedAt[];
}

/** An action that was done. */
export interface Done {
  done: string;
  /** The page to show now; null to stay. */
  route: string | null;
}
