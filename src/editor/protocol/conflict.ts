// Conflicts: two versions of a file, to choose from.

/** Some words of a version; `isOther` where the other one has something else. */
export interface Piece {
  text: string;
  isOther: boolean;
}

/** A setting that both versions have changed, in words. */
export interface ConflictSetting {
  /** The section and the setting: "Opening hours · Heading". */
  name: string;
  /** What both started from; "" where there was nothing. */
  before: string;
  /** Empty where the setting, or entry, is gone. */
  mine: Piece[];
  theirs: Piece[];
}

/** A place where both versions have changed the same lines. Its pieces together are these lines. */
export interface ConflictPlace {
  /** Line of the file as it is now where it begins, counted from 1. */
  line: number;
  /** The lines that both started from. */
  base: string;
  /** The same as settings; none where the texts cannot be read, or differ in their writing alone. */
  settings: ConflictSetting[];
  mine: Piece[];
  theirs: Piece[];
}

/** Two versions of a file; null where there is no such file any more. */
export interface Conflict {
  file: string;
  /** Names of the versions, in words: your version, the other version. */
  sides: { mine: string; theirs: string };
  mine: string | null;
  theirs: string | null;
  /** The text in order: what is the same or could be put together, and places to choose. */
  parts: (string | ConflictPlace)[];
  /**
   * The versions of a picture, small, as `data:` addresses. Then `mine` and `theirs` are names of
   * the versions instead of their texts, and so is what is chosen.
   */
  pictures?: { mine: string | null; theirs: string | null };
}

/** A choice between versions: the text that the file gets; null for no such file. */
export interface Choice extends Pick<Conflict, 'file' | 'mine' | 'theirs'> {
  text: string | null;
}
