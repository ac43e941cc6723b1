// Reads the marks in rendered HTML: takes them out, and writes on each element which settings it
// shows.
import { marks, readMark } from './mark-settings.ts';

export interface FoundMarks {
  /** The HTML without marks, as it would have been without them. */
  plain: string;
  /**
   * The same, with attributes: `data-pw-text` lists the settings that an element's own text shows,
   * `data-pw-attr` those in its attributes.
   */
  annotated: string;
}

interface OpenElement {
  /** Its place in the list of tokens. */
  token: number;
  name: string;
}

const token = /<!--[\s\S]*?-->|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+|</g;
const attribute = /([^\s"'<>/=]+)="([^"]*)"/g;
const voidNames = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * What finds the numbers of a section, which carry no marks: the settings with these digits, in
 * order.
 */
export type FindNumber = (section: string | undefined, digits: string) => string | undefined;

/** @param html of a part of a page, rendered with marks */
export function readMarks(html: string, findNumber: FindNumber = () => undefined): FoundMarks {
  const tokens = html.match(token) ?? [];
  const plain = tokens.map((each) => (isIconMark(each) ? '' : dropMarks(each)));
  const annotated = [...plain];
  const texts = new Map<number, Set<string>>();
  const attributes = new Map<number, string[]>();
  const open: OpenElement[] = [];
  let section: string | undefined;
  for (const [index, each] of tokens.entries()) {
    if (each.startsWith('</')) close(open, each);
    else if (/^<[a-zA-Z]/.test(each)) {
      const name = /^<([\w-]+)/.exec(each)![1]!.toLowerCase();
      if (open.at(-1)?.name === 'main') section = / id="([^"]*)"/.exec(plain[index]!)?.[1];
      const found = attributeMarks(each);
      if (found.length > 0) attributes.set(index, found);
      if (!voidNames.has(name) && !each.endsWith('/>')) open.push({ token: index, name });
    } else if (open.length > 0) {
      const owner = open.at(-1)!.token;
      const names = (each.match(marks) ?? []).map(nameOf);
      if (isIconMark(each)) attributes.set(owner, [...(attributes.get(owner) ?? []), `icon:${names[0]}`]);
      else {
        const isNumber = names.length === 0 && /\d/.test(each);
        const number = isNumber ? findNumber(section, each.replaceAll(/\D/g, '')) : undefined;
        for (const found of number === undefined ? names : [number]) addTo(texts, owner, found);
      }
    }
  }
  for (const [index, names] of texts) annotated[index] = withAttribute(annotated[index]!, 'text', [...names]);
  for (const [index, names] of attributes) annotated[index] = withAttribute(annotated[index]!, 'attr', names);
  return { plain: plain.join(''), annotated: annotated.join('') };
}

function addTo(texts: Map<number, Set<string>>, owner: number, name: string) {
  texts.set(owner, (texts.get(owner) ?? new Set()).add(name));
}

/** What is left open inside of an element ends with it. */
function close(open: OpenElement[], tag: string) {
  const name = tag.slice(2, -1).trim().toLowerCase();
  const at = open.findLastIndex((element) => element.name === name);
  if (at !== -1) open.length = at;
}

/** @returns the settings in the attributes of a tag, each with the attribute's name: `alt:p12` */
function attributeMarks(tag: string): string[] {
  if (dropMarks(tag) === tag) return [];
  const found = Array.from(tag.matchAll(attribute), ([, name = '', value = '']) => {
    // The settings of an island are no words that anybody reads.
    if (name.startsWith('data-')) return [];
    return [...new Set((value.match(marks) ?? []).map(nameOf))].map((leaf) => `${name}:${leaf}`);
  });
  return found.flat();
}

/** @returns the name of a leaf: `p12` of the page, `s3` of site.yaml */
function nameOf(mark: string): string {
  const { list, index } = readMark(mark);
  return `${list === 'page' ? 'p' : 's'}${index}`;
}

function withAttribute(tag: string, name: 'text' | 'attr', leaves: string[]): string {
  return tag.replace(/\s*\/?>$/, (end) => ` data-pw-${name}="${leaves.join(' ')}"${end}`);
}

/** The shapes of an icon begin with a comment that holds the mark of its name. */
function isIconMark(part: string): boolean {
  return /^<!--[\u{F0000}-\u{10FFFD}]+-->$/u.test(part);
}

function dropMarks(text: string): string {
  return text.replaceAll(marks, '').replaceAll(encodedMarks, '');
}

/** Marks as they are written in addresses. */
const encodedMarks = /%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]|%F4%8[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/g;

/** @returns HTML as it would be without marks */
export function withoutMarks(html: string): string {
  return dropMarks(html.replaceAll(/<!--[\u{F0000}-\u{10FFFD}]+-->/gu, ''));
}
