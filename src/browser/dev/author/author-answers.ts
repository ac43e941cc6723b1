// The types of the dev server's responses to the author's view.

/** As in diagnostics. */
type Severity = 'error' | 'warning';

export interface AuthorMessage {
  severity: Severity;
  message: string;
  hint: string | null;
  file: string;
  line: number;
  column: number;
}

export interface AuthorBlock {
  /** The id of its element on the page. */
  id: string;
  type: string;
  /** Its heading without marks; empty when it has none. */
  heading: string;
  file: string;
  line: number;
  messages: AuthorMessage[];
}

export interface AuthorPage {
  /** Null while there is no sound state of the page. */
  file: string | null;
  blocks: AuthorBlock[];
  /** What concerns no section of the page. */
  messages: AuthorMessage[];
}

/** Which content that is not public yet the dev server shows. */
export interface Preview {
  drafts: boolean;
  /** The day as which pages are shown, `2026-01-31`; null for today. */
  date: string | null;
}
