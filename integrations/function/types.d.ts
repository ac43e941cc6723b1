// The parts of the function, and what goes between them.

/** `dist-hosts/forms.json`, which the build of the site writes. */
export interface SiteForms {
  url: string;
  forms: Record<string, { fields: never[]; constants: Record<string, string>; goTo: string }>;
}

export interface Message {
  /** The id that the page gave it; none without script. */
  id?: string;
  form: string;
  values: Record<string, string>;
  /** Where the sender goes then. */
  goTo: string;
  /** Why it looks like spam, or ''. */
  spam: string;
}

/** What is wrong with a message: one sentence, and the messages of its fields by their names. */
export interface Problem {
  problem: string;
  errors?: Record<string, string>;
}

export interface StoredMessage extends Omit<Message, 'id' | 'goTo'> {
  id: string;
  /** In ms since 1970. */
  receivedAt: number;
}

/** The mail or the web hook of a message. */
export interface Task {
  id: string;
  kind: string;
  tries: number;
}

/** Runs one SQL statement with `?` for its parameters. */
export type Query = (
  sql: string,
  parameters: (string | number)[],
) => Promise<{ rows: Record<string, never>[]; changes: number }>;

export interface Ledger {
  /** @returns whether the message is new */
  add(message: StoredMessage & { goTo: string }): Promise<boolean>;
  listDue(now: number, id?: string): Promise<Task[]>;
  /** @returns whether the task may be done by the caller, until that time */
  claim(task: Task, times: { now: number; until: number }): Promise<boolean>;
  finish(task: Task, result: { state: 'done' | 'failed'; due: number; reason: string }): Promise<void>;
  read(id: string): Promise<(StoredMessage & { mail: string; reason: string }) | undefined>;
  list(): Promise<(StoredMessage & { mail: string; reason: string })[]>;
  /** @returns whether it was there */
  remove(id: string): Promise<boolean>;
  /** @returns how many were removed */
  removeOlder(than: number): Promise<number>;
}

export interface Parts {
  site: SiteForms;
  ledger: Ledger;
  /** By the kind of task: throws when it failed. */
  senders: Record<string, (message: StoredMessage) => Promise<void>>;
  ownerToken?: string;
  log(line: string): void;
  /** In ms since 1970. */
  now(): number;
}
