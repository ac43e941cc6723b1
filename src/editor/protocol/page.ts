// Requests and answers about the open page: its state, its settings, and changes of its files.
import type { Edit } from '../../edits/model/edit.ts';
import type { Field } from '../../edits/fields/field.ts';
import type { FirstWords } from '../../edits/fields/first-words.ts';
import type { SchemaFields } from '../../edits/model/find-field.ts';
import type { Path, Place } from '../../edits/model/path.ts';
import type { Conflict } from './conflict.ts';

/** A setting that the page shows. */
export interface Leaf extends Place {
  kind: Field['kind'];
}

export interface EditorMessage {
  /** Severity of the diagnostic. */
  severity: 'error' | 'warning';
  code: string;
  /** In words of the page, and what can be done. */
  message: string;
  hint: string | null;
  /** The same for those who write the file, on one line or two. */
  inFile: string;
  /** The page, section and entry, in words. */
  where: string;
  file: string;
  line: number;
  column: number;
  path: Path;
  /** Names of the fixes that can be applied at once. */
  fixes: string[];
}

export interface EditorFile {
  text: string;
  /** Changes with the text. */
  version: string;
  /** Data of the text, as written; undefined while it cannot be read. */
  data: unknown;
}

/** A section of the page in what the page shows, in the order of `blocks` in its file. */
export interface EditorSection {
  /** The ids of its elements on the page: a shared section may have several. */
  ids: string[];
  /** The sections in its columns that the page shows, by their ids there. */
  inner: { id: string; path: Path }[];
  /** For a shared section: its name, and its file when there is one. */
  shared?: { name: string; file: string | null };
  /** Offsets of its text in the page's file, whole lines. */
  start: number;
  end: number;
}

/** State of a page: all that can change while the page itself stays as it is. */
export interface PageState {
  route: string;
  /** Null when there is no such page. */
  file: string | null;
  /** False while the last good state of the page is shown, because nothing can be made of its text. */
  isCurrent: boolean;
  /** Those of the page's files. */
  messages: EditorMessage[];
  /** Number of the site's state: it rises with each change, and each check. */
  state: number;
  /** The ids of the changes that are undone and redone next; null where there is none. */
  history: Record<'undo' | 'redo', string | null>;
  /** Changes with the content. */
  version: string;
}

/** Content of a page: its sections and files, and what it looks like. */
export interface PageContent {
  sections: EditorSection[];
  /** By the names in `data-pw-text` and `data-pw-attr`. */
  leaves: Record<string, Leaf>;
  files: Record<string, EditorFile>;
  /** The body of the frame. */
  body: string[];
  style: string;
}

/** A page and all files that it shows something of, as the editor shows them. */
export interface EditorPage extends PageState, PageContent {}

/** Versions of what a window has: an answer leaves it out. */
export interface KnownVersions {
  /** Version of the page. */
  page?: string;
  /** Versions of its files. */
  files?: Record<string, string>;
  /** Of the names of the site; "" for a window that has none yet. Absent: they are not asked for. */
  names?: string;
}

/** An answer about a page. */
export interface PageUpdate extends PageState {
  /** Absent where the window has this version of the page. Null stands for a file that it has. */
  content?: Omit<PageContent, 'files'> & { files: Record<string, EditorFile | null> };
  /** Absent where the window has them, or has not asked, or a check that may change them is due. */
  names?: EditorNames;
}

/**
 * Names that an address, a pop-up, a form and so on may have: by kind, each with a few words about
 * it.
 */
export type SiteNames = Record<string, Record<string, string>>;

/** The settings that there are. */
export interface EditorSchemas extends SchemaFields {
  icons: string[];
  /** Changes with the schemas. */
  version: string;
}

/** The names and pages of the site, which change with it. */
export interface EditorNames {
  names: SiteNames;
  pages: { route: string; title: string; file: string }[];
  preview: Preview;
  /** Words of buttons and messages in the language of the site, or as the site has them. */
  labels: Record<string, string>;
  /** Words of new texts and buttons in the language of the site. */
  firstWords: FirstWords;
  /** The version of the schemas now. */
  schemas: string;
  /** Changes with all of it. */
  namesVersion: string;
}

/** All that forms and lists are made from. */
export interface EditorStart extends EditorSchemas, EditorNames {}

/** The content that is not public yet which the dev server shows. */
export interface Preview {
  drafts: boolean;
  /** The day as which pages are shown, `2026-01-31`; null for today. */
  date: string | null;
}

/** A request that was refused. Nothing was changed. */
export interface Refusal {
  ok: false;
  /** Why, and what to do, as a sentence. */
  reason: string;
  /** Two versions to choose from. */
  conflicts?: Conflict[];
  /** True if the same request can succeed later. */
  canRetry?: boolean;
  /** True if somebody else has published what is to be taken in first. */
  isBehind?: boolean;
}

/** A file that was stored. */
export interface Uploaded {
  ok: true;
  /** Its address on the site. */
  address: string;
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
  /** Name of the step that undoes them: changes that follow each other with the same one are one. */
  step: string;
  /**
   * The text of each file that the changes were made from, as the window saw it; null for a file
   * that is not there. What others have written since is merged.
   */
  bases: Record<string, string | null>;
  known: KnownVersions;
}

/** Answer to a change that was made. */
export interface EditedPage {
  ok: true;
  page: PageUpdate;
  /**
   * Files of which the page does not say what the window has made of them: there it was merged with
   * what others have written.
   */
  made: Record<string, string>;
}
