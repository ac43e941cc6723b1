// HTML files of the site's own, which pages show in closed frames: what in them browsers refuse on
// a host, whose policy holds for these files, too (src/builder/hosts/content-policy.ts).

/** A part of the file that has no effect for visitors. */
export interface RefusedPart {
  what: RefusedKind;
  /** The handler or the address; "" for a script that is written into the file. */
  name: string;
  /** Its offset in the file. */
  at: number;
}

export type RefusedKind = 'script' | 'handler' | 'module' | 'font' | 'load' | 'frame' | 'form';

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Such a file is written by hand; an exported application is too much to look through. */
const maxLength = 500_000;

/**
 * @returns what browsers refuse, in its order; addresses of other sites are among it, some of which
 * the policy of a site may let in
 */
export function findRefusedParts(text: string): RefusedPart[] {
  return listTags(text.slice(0, maxLength)).flatMap(({ name, attributes, inside, at }) => {
    const read = readAttributes(attributes);
    return [...ofHandlers(read), ...ofTag(name, read, inside)].map((part) => ({ ...part, at }));
  });
}

interface Tag {
  name: string;
  /** Attributes as written. */
  attributes: string;
  /** Contents of a script or style. */
  inside: string;
  at: number;
}

/** Goes through the text once, whatever is left open in it. */
function listTags(text: string): Tag[] {
  const tags: Tag[] = [];
  const opening = /<(?:!--|([a-z][\w-]*))/gi;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const { 1: written, index: at } = match;
    const name = written?.toLowerCase();
    const end = name === undefined ? text.indexOf('-->', at) : findTagEnd(text, opening.lastIndex);
    if (end === -1) return tags;
    if (name !== undefined) {
      const closing = name === 'script' || name === 'style' ? findClosing(text, name, end) : end;
      tags.push({ name, attributes: text.slice(opening.lastIndex, end), inside: text.slice(end + 1, closing), at });
      opening.lastIndex = Math.max(closing, end + 1);
    } else opening.lastIndex = end;
  }
  return tags;
}

/** @returns where the tag is closed by >, outside of quotes; -1 when it is not */
function findTagEnd(text: string, from: number): number {
  const sign = /["'>]/g;
  sign.lastIndex = from;
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    if (match[0] === '>') return match.index;
    const close = text.indexOf(match[0], match.index + 1);
    if (close === -1) return -1;
    sign.lastIndex = close + 1;
  }
  return -1;
}

function findClosing(text: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(text)?.index ?? text.length;
}

type Attributes = ReadonlyMap<string, string>;
type UnplacedPart = Omit<RefusedPart, 'at'>;

function readAttributes(text: string): Attributes {
  const pairs = Array.from(text.matchAll(attribute), ([, name, double, single, bare]): [string, string] => [
    name!.toLowerCase(),
    (double ?? single ?? bare ?? '').trim(),
  ]);
  return new Map(pairs);
}

function ofHandlers(attributes: Attributes): UnplacedPart[] {
  return [...attributes].flatMap(([name, value]): UnplacedPart[] => {
    if (/^on[a-z]{3,}$/.test(name) && value !== '') return [{ what: 'handler', name }];
    return /^javascript:(?!\s*(?:void\b|;|$))/i.test(value)
      ? [{ what: 'handler', name: `${name}="javascript:…"` }]
      : [];
  });
}

function ofTag(tag: string, attributes: Attributes, inside: string): UnplacedPart[] {
  if (tag === 'script') return ofScript(attributes, inside);
  if (tag === 'style') return /@font-face[^}]*url\(/i.test(inside) ? [{ what: 'font', name: '' }] : [];
  if (tag === 'link') return ofLink(attributes);
  if (tag === 'form') return elsewhere('form', attributes.get('action'));
  if (tag === 'iframe') return elsewhere('frame', attributes.get('src'));
  if (!loading.has(tag)) return [];
  return elsewhere('load', attributes.get('src') ?? attributes.get('data') ?? attributes.get('poster'));
}

const loading = new Set(['img', 'source', 'video', 'audio', 'track', 'embed', 'object']);

function ofScript(attributes: Attributes, inside: string): UnplacedPart[] {
  const type = attributes.get('type')?.toLowerCase() ?? '';
  const address = attributes.get('src');
  // Others hold data.
  if (!/^(?:|module|importmap|(?:text|application)\/(?:java|ecma)script.*)$/.test(type)) return [];
  if (address === undefined) return inside.trim() === '' ? [] : [{ what: 'script', name: '' }];
  const found = elsewhere('load', address);
  return found.length === 0 && type === 'module' ? [{ what: 'module', name: address }] : found;
}

/** Stylesheets of other sites are let in, and their fonts are not. */
function ofLink(attributes: Attributes): UnplacedPart[] {
  const isSheet = /(?:^|\s)stylesheet(?:\s|$)/i.test(attributes.get('rel') ?? '');
  const address = attributes.get('href') ?? '';
  return isSheet && /^(?:https?:)?\/\/(?:fonts\.|use\.typekit\.)/i.test(address)
    ? [{ what: 'font', name: address }]
    : [];
}

function elsewhere(what: 'load' | 'frame' | 'form', address = ''): UnplacedPart[] {
  return /^(?:https?:)?\/\//i.test(address) ? [{ what, name: address }] : [];
}
