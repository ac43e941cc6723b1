// The parts of the function, and what goes between them.

/** `dist-hosts/forms.json`, which the build of the site writes. */
export interface SiteForms {
  url: string;
  /** The language and the words of what is said to a message that is not taken; none of an earlier build. */
  lang?: string;
  words?: Record<'alertTitle' | 'problem' | 'tooLarge' | 'tooMany' | 'notTaken' | 'goBack', string>;
  forms: Record<string, { fields: never[]; constants: Record<string, string>; goTo: string; spamCheck?: SpamCheck }>;
}

export type SpamCheck = 'proof-of-work' | 'turnstile' | 'hcaptcha';

export interface Message {
  /** The id that the page gave it; none without script. */
  id?: string;
  form: string;
  values: Record<string, string>;
  /** Address to which the sender is led then. */
  goTo: string;
  /** Why it looks like spam, or ''. */
  spam: string;
  files: MessageFile[];
  spamCheck?: SpamCheck;
  /** Result of the form's check in the page: a proof of work, or the token of a service. */
  proof: string;
}

/** A file of a message; a field has one. Its name is the field's value. */
export interface MessageFile {
  field: string;
  name: string;
  /** Type by its content, for example `image/png`. */
  type: string;
  bytes: Uint8Array;
}

/** Facts in the ledger about a file, known without reading it. */
export interface FileFacts extends Omit<MessageFile, 'bytes'> {
  /** In bytes. */
  size: number;
}

/** A mistake in a message: one sentence, and the messages of its fields by their names. */
export interface Problem {
  problem: string;
  errors?: Record<string, string>;
  /** For who sets the function up, and not for the sender. */
  isTechnical?: boolean;
}

/**
 * A message without what only the request needed: the result of its check for spam is in `spam`.
 */
export interface StoredMessage extends Omit<Message, 'id' | 'goTo' | 'files' | 'spamCheck' | 'proof'> {
  id: string;
  /** In ms since 1970. */
  receivedAt: number;
  files: FileFacts[];
}

/** A message as it goes on: the mail has its files, unless they may be why it failed before. */
export interface OutgoingMessage extends StoredMessage {
  attachments: MessageFile[];
}

/** Sends the mail or the web hook of a message. @returns what its owner should know all the same @throws when it failed */
export type Sender = (message: OutgoingMessage) => Promise<string | void>;

/** The mail or the web hook of a message. */
export interface Task {
  id: string;
  kind: string;
  tries: number;
}

/** Runs one SQL statement with `?` for its parameters. */
export type Query = (
  sql: string,
  parameters: (string | number | Uint8Array)[],
) => Promise<{ rows: Record<string, never>[]; changes: number }>;

export interface Ledger {
  /** @returns whether the message is new */
  add(message: Omit<Message, 'id'> & { id: string; receivedAt: number }): Promise<boolean>;
  listDue(now: number, id?: string): Promise<Task[]>;
  /** @returns whether the task may be done by the caller, until that time */
  claim(task: Task, times: { now: number; until: number }): Promise<boolean>;
  /** Makes due what a function that was ended had begun: for a ledger that has one owner, at its start. */
  releaseClaims(): Promise<void>;
  /** Deletes the tasks and files of a message that was never added whole. */
  forgetUnfinished(id: string): Promise<void>;
  finish(task: Task, result: { state: 'done' | 'failed'; due: number; reason: string }): Promise<void>;
  read(id: string): Promise<(StoredMessage & { mail: string; reason: string }) | undefined>;
  /** @returns the files of a message, or the one of a field */
  readFiles(id: string, field?: string): Promise<MessageFile[]>;
  list(): Promise<(StoredMessage & { mail: string; reason: string })[]>;
  /** @returns whether no other message has used the proof */
  useProof(proof: string, message: { id: string; until: number }): Promise<boolean>;
  /** Forgets the proofs that are too old to be used. */
  forgetProofs(now: number): Promise<void>;
  /** @returns whether it was there */
  remove(id: string): Promise<boolean>;
  /** @returns how many were removed */
  removeOlder(than: number): Promise<number>;
}

/** Counts what a sender does within ten minutes. */
export interface SenderLimit {
  isReached(sender: string, now: number): boolean;
  count(sender: string, now: number): void;
}

/** Facts and services that a host gives with a request. */
export interface Call {
  /** The address of the sender, as far as the host knows it. */
  sender?: string;
  /** Keeps the function alive until the work is done, after the answer. */
  waitUntil(work: Promise<unknown>): void;
}

export interface Parts {
  site: SiteForms;
  ledger: Ledger;
  /** By the kind of task. */
  senders: Record<string, Sender>;
  ownerToken?: string;
  /** Signs challenges. */
  secret: string;
  /** Ask the services whether a token is good: by the kind of check. */
  tokenChecks: Partial<Record<SpamCheck, (token: string, id: string) => Promise<string>>>;
  /** Size of a message of the site's largest form, as its page checks the files. */
  maxBytes: number;
  /** For how long messages are kept; 0 for ever. */
  keepMs: number;
  /** Messages by sender. */
  senderLimit: SenderLimit;
  /** Wrong tokens of the owner's by sender. */
  guessLimit: SenderLimit;
  log(line: string): void;
  /** In ms since 1970. */
  now(): number;
}
