// Names of things in a sentence: kinds of values, groups of settings, characters, keys, colours.
import { quote } from './quote.ts';

/** @returns "a text", "a number", ... */
export function describeKind(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  // A group may have a setting named toString.
  if (typeof value === 'object') return 'a group of settings';
  return typeof value === 'boolean' ? `the value ${value}` : typeof value === 'number' ? 'a number' : 'a text';
}

/** @returns what a schema's type is called */
export function describeType(type: unknown): string {
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of settings',
  };
  return (Array.isArray(type) ? type : [type]).map((name) => names[String(name)] ?? 'a value').join(' or ');
}

export const neededKinds = {
  settings: () => 'settings, each written as "name: value"',
  sectionType: () => 'the type of the section',
  listOrGroup: () => 'a list or a group of settings',
  address: () => 'an address',
  kindOfParam: (kind: string) => `the kind ${quote(kind)}`,
};

export const owners = {
  page: () => 'a page',
  sharedFile: () => 'a shared file',
  /** @param type undefined if the section has none */
  section: (type?: string) => (type === undefined ? 'a section' : `${chooseArticle(type)} "${type}" section`),
  sectionOfType: (type: string) => `the "${type}" section`,
  anySection: () => 'any section',
  thisSection: () => 'the section',
  setting: (name: string) => `"${name}"`,
  /** @param title of a group in its schema: "Image" */
  group: (title: string) => `${chooseArticle(title)} ${title.toLowerCase()}`,
  entry: (list: string) => `an entry of "${list}"`,
  entryAbove: (list: string) => `an entry of "${list}" above`,
  numberedEntry: (list: string, number: number) => `entry ${number} of "${list}"`,
  call: (call: string) => `a call of ${quote(call)}`,
  field: (kind: string) => `a field of kind ${quote(kind)}`,
};

/** Names of values at the start of a sentence. */
export const values = {
  file: () => 'This file',
  section: (number: number) => `Section ${number}`,
  entry: (list: string, number: number) => `Entry ${number} of "${list}"`,
  setting: (name: string) => `"${name}"`,
};

/** Parts of a site that have names. */
export const namedParts = {
  collection: 'collection',
  field: 'field',
  form: 'form',
  list: 'list',
  popup: 'pop-up',
  service: 'service in endpoints',
  template: 'template',
} as const;

export type NamedPart = keyof typeof namedParts;

/** Kinds of files for visitors. */
export const fileKinds = { picture: 'picture', file: 'file' } as const;

export type FileKind = keyof typeof fileKinds;

/** Words beside the names that editors offer. */
export const nameDetails = {
  imageSize: (width: number, height: number) => `${width} by ${height} pixels`,
  params: (names: readonly string[]) => `with: ${names.join(', ')}`,
};

const maxTypes = 3;

/** @returns `sections of the type "form" or "cta"`, for at most three types */
export function describeSectionsOfTypes(types: readonly string[]): string {
  const [last, ...others] = types.slice(0, maxTypes).map(quote).toReversed();
  return `sections of the type ${others.length > 0 ? `${others.toReversed().join(', ')} or ${last}` : last}`;
}

export const characters = {
  lineBreak: () => 'a line break',
  tab: () => 'a tab',
  special: () => 'a special character',
  oldLineBreak: () => 'an old line break',
  nonBreakingSpace: () => 'a non-breaking space',
  zeroWidth: () => 'a zero-width character',
  softHyphen: () => 'a soft hyphen',
  oddSpace: () => 'an unusual space',
};

/** Kinds of secrets that a text may hold. */
export const secretKinds = {
  privateKey: 'a private key',
  password: 'a password in an address',
  aws: 'an AWS access key',
  gitHub: 'a GitHub token',
  gitLab: 'a GitLab token',
  secretKey: 'a secret key',
  slack: 'a Slack token',
  google: 'a Google key',
  sendGrid: 'a SendGrid key',
  npm: 'an npm token',
  signIn: 'a sign-in token',
  assignment: 'a password or key',
  addressKey: 'a key in an address',
} as const;

/** Grounds of a theme on which a colour has to be readable. */
export const grounds = {
  paper: 'on the page',
  card: 'on cards',
  tint: 'on the tint',
  brand: 'on the brand colour',
  brandDark: 'on the dark brand colour',
  itself: 'with white or dark words on it',
} as const;

export type Ground = keyof typeof grounds;

function chooseArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an' : 'a';
}

/** Requirements of addresses in site.yaml, for the message that one is not met. */
export const addressRules = {
  site: () =>
    "The site's address is https:// and the host's name, and behind it at most a path without a slash at its end, for example: https://www.example.com or https://name.github.io/shop",
  phone: () => 'A phone number has digits, and may have spaces, brackets and hyphens, for example: "+44 1632 960018"',
  service: () =>
    'Such an address is https:// and a host that can be reached, for example: https://www.example.com/page',
};

export interface WrongKind {
  name: string;
  needs: string;
  is: string;
  advice: string | null;
}

/** @returns the message for a value of the wrong kind; `subject` names the setting at the start of the sentence */
export function wrongKindMessage(
  subject: string,
  { needs, is, advice }: WrongKind,
): { message: string; hint?: string } {
  return { message: `${subject} needs ${needs}, but this is ${is}.`, ...(advice ? { hint: advice } : {}) };
}
