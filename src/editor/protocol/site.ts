// Answers about the whole site: its pages, problems, history, and publishing.
import type { EditorMessage } from './page.ts';
import type { Path } from '../../edits/model/path.ts';

/** The name of the field that asks for consent in a form. */
export type ConsentField = 'consent';

export interface SitePage {
  route: string;
  file: string;
  title: string;
  /** The title of the collection that it is an entry of; empty for other pages. */
  collection: string;
  isDraft: boolean;
  /** Words in brackets that its author still has to replace: [street and town]. */
  gaps: string[];
  /** When it comes and goes, as written; empty without dates. */
  dates: string;
  errors: number;
  warnings: number;
}

export interface SiteProblem extends Omit<EditorMessage, 'path'> {
  /** Route of the page it is on; null for other files. */
  route: string | null;
}

/**
 * The value that would stand in the page in place of a text file, null for a file that is not
 * there; or the reason why it cannot.
 */
export type FileValue = { ok: true; value: unknown } | { ok: false; reason: string };

export interface HistoryEntry {
  /** A change that was made with the editor, or all that was published at once. */
  kind: 'change' | 'published';
  id: string;
  /** The change in words, or the words that somebody has published with. */
  label: string;
  /** In milliseconds since 1970. */
  time: number;
  isUndone: boolean;
  files: string[];
}

/** A page as it was at a moment: a whole document, or why there is none. */
export type PastPage = { ok: true; document: string } | { ok: false; reason: string };

/** The site as a whole. */
export interface SiteOverview {
  /** The language of the site, as a code. */
  lang: string;
  pages: SitePage[];
  problems: SiteProblem[];
  recipes: NewPageRecipe[];
  setup: SetupTask[];
}

/** A thing that the site of an owner needs. */
export interface SetupTask {
  name:
    'name' | 'logo' | 'colours' | 'address' | 'hours' | 'delivery' | 'imprint' | 'privacy' | 'share-picture' | 'url';
  isDone: boolean;
  /** The title of a legal page, in the language of the site. */
  title?: string;
  /** The page on which it is done. */
  route?: string;
  /** The form whose messages reach nobody. */
  form?: string;
}

/** Recipe for a new page. */
export interface NewPageRecipe {
  name: string;
  /** In the language of the site. */
  title: string;
  about: string;
  /** Code of the language of its texts: the site's, or English where there are none in it. */
  lang: string;
  /** For a legal page: the country whose law its text follows; null for none. */
  law?: string | null;
  /** Kind of page that a list leads to. */
  kind?: 'article' | 'event' | 'job';
  /** The list that leads to its page, and whether the site has it. */
  list?: { title: string; address: string; isThere: boolean };
  /** The address of a page for unknown addresses. */
  address?: string;
}

/** A file that differs from the last commit. */
export interface UnpublishedFile {
  file: string;
  change: 'added' | 'changed' | 'removed';
  /** True if the editor has changed it; else another program has. */
  isOwn: boolean;
  /** Changes in a page or in site.yaml, in words. */
  words: string[];
  /** Changed lines after "-" and "+"; empty for pictures and the like. */
  text: string;
}

/** A page of the published site, by what it says; `ok` is false where its address has no page. */
export type OnlinePage = { ok: true; version: string } | { ok: false };

export interface PublishView {
  /** True if drafts have an address on the web. */
  hasDraftAddress: boolean;
  /** The address of the site for visitors; "" where site.yaml has none. */
  url: string;
  /**
   * Why nothing can be published: sentences for the author, and after an empty line what helps a
   * developer; null when it can.
   */
  obstacle: string | null;
  /** True if that is because all is published already. */
  isDone: boolean;
  branch: string;
  /** The remote that commits are sent to, and the branch there; null for none. */
  remote: { name: string; address: string; branch: string } | null;
  /** Files of the site that git ignores, each with the rule that says so: they are not published. */
  ignored: { file: string; rule: string }[];
  /** Count of earlier commits that have not been sent. */
  waiting: number;
  changes: UnpublishedFile[];
  /**
   * Programs that the folder brings and publishing would run, in words, and a key for all of them.
   */
  programs: { names: string[]; key: string };
}

/** What the host says: nothing is new, somebody else has published, or it cannot be asked. */
export type News = { kind: 'none' } | { kind: 'published'; commit: string } | { kind: 'unknown' };

/** A place that uses something, in words and where it is. */
export interface UsedAt {
  file: string;
  path: Path;
  /** The page, section and entry, in words. */
  where: string;
  route: string | null;
}

/** Consequences of an action, which is carried out when it is confirmed. */
export interface Consequences {
  ok: true;
  /** In words, one sentence each. */
  words: string[];
  usedAt: UsedAt[];
}

/** An action that was done. */
export interface Done {
  ok: true;
  done: string;
  /** The page to show now; null to stay. */
  route: string | null;
}

export interface Published {
  ok: true;
  /** The outcome, as a sentence. */
  done: string;
}

/** A draft that was sent: its host shows it in a while. */
export interface SentDraft {
  ok: true;
  /** Where it will be. */
  link: string;
  /** The version of `OnlinePage` that says that it is there. */
  version: string;
}

export interface BuiltDraft {
  ok: true;
  /** The folder, on this computer. */
  folder: string;
  /** Its name, which nobody can guess: part of the address to put it under. */
  name: string;
}

/** Words that are looked for in all texts of the site, and what is to be in their place. */
export interface WordsRequest {
  words: string;
  replacement: string;
  isWholeWord: boolean;
  matchesCase: boolean;
  isExact: boolean;
}

/** A place of the words, with the text around it. */
export interface FoundPlace {
  /** Names it as long as its file has the same text. */
  key: string;
  before: string;
  words: string;
  after: string;
  /** The section and the setting that it is in, in words. */
  where: string;
  /** Why it cannot be replaced, as a sentence; null where it can. */
  obstacle: string | null;
}

/** A file with the words, by the page that it is. */
export interface FoundFile {
  file: string;
  version: string;
  title: string;
  /** Null where it is no page. */
  route: string | null;
  places: FoundPlace[];
}

export interface FoundWords {
  files: FoundFile[];
  /** Of the places that are listed. */
  count: number;
  /** True if there may be more. */
  isCut: boolean;
}
