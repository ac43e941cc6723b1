// The store of a site's files: the only way of the editor's server to them, wherever they are kept.
import type { TextSet } from '../../../base/pure/text-set.ts';
import type { Choice } from '../../protocol/conflict.ts';
import type { Refusal, Uploaded } from '../../protocol/page.ts';
import type { BuiltDraft, HistoryEntry, News, Published, PublishView } from '../../protocol/site.ts';

/** A change of one file; null for a file that is not there. */
export interface FileChange {
  file: string;
  before: string | null;
  after: string | null;
}

export interface ChangeOptions {
  /** The change in words, for the history. */
  label: string;
  /** Changes that follow each other with the same name here are one step of undo. */
  step?: string | undefined;
  /** The window that makes the change. */
  by?: string | undefined;
}

/** Files that were written. */
export interface Changed {
  ok: true;
  /** The files that are different now, as paths below the site's folder. */
  files: string[];
  /** Those in which the change was merged with somebody else's. */
  merged: string[];
}

/** A change that was undone, or made again. */
export interface Step extends Changed {
  label: string;
}

export interface StepOptions {
  /**
   * The id of the change that whoever asks knows as the last one: another window may have made one
   * since, which nobody wants to undo without having seen it.
   */
  seen?: string | undefined;
  by?: string | undefined;
}

/** A moment of the site's past: beside an entry of the history. */
export interface PointInTime {
  /** The id of the entry. */
  id: string;
  side: 'before' | 'after';
}

export interface PublishRequest {
  message: string;
  files: readonly string[];
  /** The key of the programs in the site's folder that the person lets run; "" for none. */
  agreed: string;
}

export interface DraftRequest extends Pick<PublishRequest, 'agreed'> {
  /** The branch, which nobody but the editor writes. */
  name: string;
}

export interface SiteStore {
  /** @returns the texts as of the last change that was reported: listed, and read */
  texts: () => TextSet;
  /**
   * Makes changes, all or none. A file that does not say any more what `before` says is merged
   * when other lines were changed.
   */
  change: (changes: readonly FileChange[], options: ChangeOptions) => Promise<Changed | Refusal>;
  /**
   * Writes what somebody has chosen of two versions. Both are in the history.
   * @param names of the pages, in words
   */
  choose: (choices: readonly Choice[], names: string, by?: string) => Promise<Changed | Refusal>;
  /** Undoes the last change, or makes the last undone one again. Null when there is none. */
  step: (way: 'undo' | 'redo', options: StepOptions) => Promise<Step | Refusal | null>;
  /** @returns the ids of what would be undone next, and redone; null when there is nothing */
  heads: () => Promise<Record<'undo' | 'redo', string | null>>;
  /** @returns the changes, and what was published, the latest first */
  history: () => Promise<HistoryEntry[]>;
  /**
   * @returns the texts and pictures of a moment, by file, of all files that may say something else
   * now, as `change` takes them; null for a file that was not there; undefined for a moment that is
   * not known
   */
  textsAt: (point: PointInTime) => Promise<Map<string, string | null> | undefined>;
  /** Stores a picture or another file under a clean name; a file that is there is not stored twice. */
  upload: (name: string, bytes: Buffer, by?: string) => Promise<Uploaded | Refusal>;
  /** @returns the bytes of a public file by its address; undefined where none is published there */
  publicFile: (address: string) => Promise<Buffer | undefined>;
  /** @returns the content of a picture as `change` takes it; null for one that is not there */
  readPicture: (file: string) => string | null;
  /** @returns when files were changed last, in milliseconds since 1970; without those that are gone */
  readTimes: (files: readonly string[]) => Map<string, number>;
  /** @returns what differs from what is published, and what prevents publishing it */
  publishView: () => Promise<Omit<PublishView, 'url' | 'hasDraftAddress'>>;
  /** Asks the host whether somebody else has published. */
  findNews: () => Promise<News>;
  publish: (request: PublishRequest) => Promise<Published | Refusal>;
  /** Takes in what somebody else has published, merged with what is here. */
  takeIn: (request: Pick<PublishRequest, 'agreed'> & { choices: readonly Choice[] }) => Promise<Published | Refusal>;
  /** Builds the site with drafts, in a folder of its own. */
  buildDraft: () => Promise<BuiltDraft | Refusal>;
  /** @returns the name of the site's draft, which stays the same and nobody can guess */
  draftName: () => string;
  /**
   * Sends the site as it is to the host, as a branch with the name of the draft.
   * @returns the text of its mark, by which it is known once it is online
   */
  sendDraft: (request: DraftRequest) => Promise<{ ok: true; mark: string } | Refusal>;
  /**
   * Reports files that have changed, by their paths on disk, at once after a change that was made
   * here, and otherwise when they have been written.
   * @param report `by` is the window that has made the change; undefined for other programs
   * @returns a function that ends it
   */
  follow: (report: (paths: readonly string[], by?: string) => void) => () => void;
}
