// The types of the dev server's responses to the editor.
import type { Edit } from '../../edits/engine/edit.ts';
import type { Field, SectionType } from '../../edits/fields/field.ts';
import type { Conflict } from './conflict.ts';

/** Where a value is in a file: the keys and places in lists that lead to it. */
export type Path = readonly (string | number)[];

export interface Place {
  file: string;
  path: Path;
}

/** A setting that the page shows. */
export interface Leaf extends Place {
  kind: Field['kind'];
}

export interface EditorMessage {
  /** As in diagnostics. */
  severity: 'error' | 'warning';
  code: string;
  message: string;
  hint: string | null;
  file: string;
  line: number;
  column: number;
  path: Path;
  /** What can be done at once, by their titles. */
  fixes: string[];
}

export interface EditorFile {
  text: string;
  /** What the text says, as written; undefined while it cannot be read. */
  data: unknown;
}

export interface EditorSection {
  /** The ids of its elements on the page: a shared section may have several. */
  ids: string[];
  type: string;
  /** The title of its type. */
  title: string;
  /** What it begins with, to tell it from others; may be empty. */
  heading: string;
  /** Of columns: the sections in them that the page shows, by their ids there. */
  inner: { id: string; path: Path }[];
  /** For a shared section: its name, and its file when there is one. */
  shared?: { name: string; file: string | null; params: Record<string, string> };
  isDraft: boolean;
  hasDates: boolean;
  /** Of its text in the page's file, whole lines. */
  start: number;
  end: number;
}

/** A page and all files that it shows something of, as they are now. */
export interface EditorPage {
  route: string;
  /** Null when there is no such page. */
  file: string | null;
  /** Whether what is shown is the page as it is written now; else it is its last good state. */
  isCurrent: boolean;
  sections: EditorSection[];
  /** By the names in `data-pw-text` and `data-pw-attr`. */
  leaves: Record<string, Leaf>;
  files: Record<string, EditorFile>;
  /** Those of the page's files. */
  messages: EditorMessage[];
  /** What the frame shows. */
  body: string[];
  style: string;
  /** Of the site: goes up with each change, and each check. */
  state: number;
  /** The ids of the changes that are undone and redone next; null where there is none. */
  history: Record<'undo' | 'redo', string | null>;
}

/**
 * What an address, a pop-up, a form and so on may be: by kind, each name with a few words about it.
 */
export type SiteNames = Record<string, Record<string, string>>;

/** What settings there are. */
export interface EditorSchemas {
  sections: Record<string, SectionType>;
  siteFields: Field[];
  pageFields: Field[];
  icons: string[];
  /** Changes with the schemas. */
  version: string;
}

/** What the site has, which changes with it. */
export interface EditorNames {
  names: SiteNames;
  pages: { route: string; title: string; file: string }[];
  preview: Preview;
  /** The version of the schemas now. */
  schemas: string;
}

/** What forms and lists are made from. */
export interface EditorStart extends EditorSchemas, EditorNames {}

/** Which content that is not public yet the dev server shows. */
export interface Preview {
  drafts: boolean;
  /** The day as which pages are shown, `2026-01-31`; null for today. */
  date: string | null;
}

/** A request that was refused, with the reason as a sentence. */
export interface Refusal {
  refused: string;
  /** Two versions to choose from. */
  conflicts?: Conflict[];
  /** Whether it can be done later, as it was asked for. */
  canRetry?: boolean;
}

export interface PostedEdit {
  file: string;
  edit: Edit;
}

/** A whole text, as it was typed. */
export interface PostedText {
  file: string;
  text: string;
}

/** All changes of a request are made, or none. */
export interface Posted {
  edits: PostedEdit[];
  texts: PostedText[];
  /**
   * The text of each file that the changes were made from, as the window saw it; null for a file
   * that is not there. What others have written since is merged.
   */
  bases: Record<string, string | null>;
}

/** The page after a change. */
export interface EditedPage extends EditorPage {
  /**
   * Files of which the page does not say what the window has made of them: there it was merged with
   * what others have written.
   */
  made: Record<string, string>;
}
