// Links and pictures in texts: [words](/address), [words](</an address>),
// [words](/address "title"), ![what it shows](/images/a.jpg). The grammar is CommonMark's (0.31.2,
// 6.3 and 6.4), so that a text in YAML and a Markdown file show the same link for the same letters.
// Addresses without marks are links, too (bare-address.ts).
import { addressSign, mayHaveAddress, readBareAddress } from './bare-address.ts';

export interface LinkMark {
  isPicture: boolean;
  /** True for an address without marks, which is its own label. */
  isBare: boolean;
  /** From the first bracket (the `!` of a picture) to the end of the mark. */
  start: number;
  end: number;
  label: string;
  /** Without backslashes before signs. */
  address: string;
  title: string | null;
  /** Offsets of the address as it is written. */
  addressStart: number;
  addressEnd: number;
}

/** Beyond any link that people write; they bound the time for texts that are all brackets. */
const longestLabel = 2000;
const deepestNesting = 8;
/** The limit of cmark, the reference implementation. */
const deepestBrackets = 32;

/** Start of a link with marks, or of what hides one. */
const markSign = /\\[!-/:-@[-`{-~]|`[^`\n]+`|!?\[/g;
/** The same, and of an address. */
const linkSign = /* @__PURE__ */ new RegExp(`${markSign.source}|${addressSign}`, 'g');
const escaped = /\\([!-/:-@[-`{-~])/g;

/**
 * @returns all links and pictures of a text, in order; of links inside of each other the inner one.
 *   Brackets and addresses in code and behind a backslash begin none
 */
export function findLinks(text: string): LinkMark[] {
  return text.includes('](') || mayHaveAddress.test(text) ? findAt(linkSign, text, readBareLink) : [];
}

/** @param readOther reads what begins at any other sign; `floor` is the end of the mark before */
function findAt(
  sign: RegExp,
  text: string,
  readOther?: (text: string, sign: number, floor: number) => LinkMark | undefined,
): LinkMark[] {
  const links: LinkMark[] = [];
  const signs = new RegExp(sign);
  let floor = 0;
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const [mark] = found;
    if (/^[\\`]/.test(mark)) {
      floor = signs.lastIndex;
      continue;
    }
    const { index } = found;
    const link = /^!?\[/.test(mark)
      ? (readLink(text, index) ?? readLink(text, index + 1))
      : readOther?.(text, index, floor);
    if (!link) continue;
    links.push(link);
    floor = signs.lastIndex = link.end;
  }
  return links;
}

/** @returns the links and pictures of a text that are written with marks, in order */
export function findMarkedLinks(text: string): LinkMark[] {
  return text.includes('](') ? findLinks(text).filter(({ isBare }) => !isBare) : [];
}

function readBareLink(text: string, sign: number, floor: number): LinkMark | undefined {
  const bare = readBareAddress(text, sign, floor);
  if (!bare) return undefined;
  const { start, end, wordsStart, wordsEnd, address } = bare;
  const offsets = { start, end, addressStart: wordsStart, addressEnd: wordsEnd };
  return { isPicture: false, isBare: true, label: text.slice(wordsStart, wordsEnd), address, title: null, ...offsets };
}

/** @returns the link or picture that begins at an offset of a text */
export function readLink(text: string, start: number): LinkMark | undefined {
  const isPicture = text[start] === '!';
  const open = isPicture ? start + 1 : start;
  if (text[open] !== '[') return undefined;
  const close = findClosingBracket(text, open);
  if (close === -1 || text[close + 1] !== '(') return undefined;
  const label = text.slice(open + 1, close);
  if (label === '' && !isPicture) return undefined;
  // Visitors' scripts have this function, so it does without the reader of addresses.
  if (!isPicture && label.includes('](') && findAt(markSign, label).some((inner) => !inner.isPicture)) return undefined;
  const target = readTarget(text, close + 2);
  return target && { isPicture, isBare: false, start, label, ...target };
}

/** @returns the offset of the bracket that closes one; code, backslashes and addresses of links inside hide brackets */
function findClosingBracket(text: string, open: number): number {
  const parts = /\\[^]|`[^`\n]+`|[[\]]|\n[ \t]*\n/g;
  parts.lastIndex = open;
  let depth = 0;
  for (let part = parts.exec(text); part; part = parts.exec(text)) {
    if (part[0] === '[') depth++;
    else if (part[0] === ']') depth--;
    if (depth === 0) return part.index;
    if (part[0] === ']' && text[part.index + 1] === '(')
      parts.lastIndex = readTarget(text, part.index + 2)?.end ?? parts.lastIndex;
    if (part[0].startsWith('\n') || depth > deepestNesting || part.index - open > longestLabel) return -1;
  }
  return -1;
}

const blank = String.raw`(?:[ \t]*\n?[ \t]*)`;
const titleAndEnd = new RegExp(
  String.raw`${blank}(?:[ \t\n](?:"((?:\\[^]|[^"\\])*)"|'((?:\\[^]|[^'\\])*)'|\(((?:\\[^]|[^()\\])*)\)))?${blank}\)`,
  'y',
);

type Target = Pick<LinkMark, 'address' | 'title' | 'addressStart' | 'addressEnd' | 'end'>;

/** Reads what follows `](`, up to the closing bracket. */
function readTarget(text: string, after: number): Target | undefined {
  const before = new RegExp(blank, 'y');
  before.lastIndex = after;
  before.exec(text);
  const addressStart = before.lastIndex;
  const isAngled = text[addressStart] === '<';
  const addressEnd = isAngled ? findAngledEnd(text, addressStart) : findBareEnd(text, addressStart);
  if (addressEnd === -1) return undefined;
  titleAndEnd.lastIndex = addressEnd;
  const rest = titleAndEnd.exec(text);
  if (!rest) return undefined;
  const written = isAngled ? text.slice(addressStart + 1, addressEnd - 1) : text.slice(addressStart, addressEnd);
  if (written === '') return undefined;
  const words = rest[1] ?? rest[2] ?? rest[3];
  return {
    address: written.replaceAll(escaped, '$1'),
    // Two quotes with nothing between them are no title.
    title: words ? words.replaceAll(escaped, '$1') : null,
    ...(isAngled ? { addressStart: addressStart + 1, addressEnd: addressEnd - 1 } : { addressStart, addressEnd }),
    end: titleAndEnd.lastIndex,
  };
}

function findAngledEnd(text: string, start: number): number {
  const angled = /<(?:\\[^\n]|[^<>\\\n])*>/y;
  angled.lastIndex = start;
  return angled.test(text) ? angled.lastIndex : -1;
}

/** An address without < > has no blanks, and its round brackets come in pairs. */
function findBareEnd(text: string, start: number): number {
  let depth = 0;
  let at = start;
  for (; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) at++;
    else if (sign === '(') depth++;
    else if ((sign === ')' && depth-- === 0) || sign <= ' ' || sign === '\u007F') break;
    if (depth > deepestBrackets) return -1;
  }
  return depth > 0 ? -1 : at;
}

/** @returns an address as it is written between the round brackets of a link */
export function writeTarget(address: string, title?: string | null): string {
  const isBare = address !== '' && findBareEnd(`${address})`, 0) === address.length && !/[<>\\]/.test(address);
  const written = isBare ? address : `<${address.replaceAll(/\s/g, ' ').replaceAll(/[<>\\]/g, String.raw`\$&`)}>`;
  return title ? `${written} "${title.replaceAll(/\s+/g, ' ').replaceAll(/["\\]/g, String.raw`\$&`)}"` : written;
}

export interface BrokenLink {
  start: number;
  /** Text that is shown as typed. */
  mark: string;
  /** The same as a link; null when its address cannot be guessed. */
  better: string | null;
}

const looksLikeLink = /!?\[[^[\]\n]*\]\(\s*<?(?:\/|#[\p{Ll}\p{Lo}]|https?:|mailto:|tel:)[^\n]*/giu;

/**
 * @param text without what may hold brackets by right, such as code: blanks in its place
 * @returns the parts that have the shape of a link or picture and are none
 */
export function listBrokenLinks(text: string): BrokenLink[] {
  let rest = text;
  for (const { start, end } of findMarkedLinks(text))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const bare = rest.replaceAll(/\\[^\n]|`[^`\n]+`/g, (hidden) => ' '.repeat(hidden.length));
  const links: BrokenLink[] = [];
  looksLikeLink.lastIndex = 0;
  for (let found = looksLikeLink.exec(bare); found; found = looksLikeLink.exec(bare)) {
    const line = text.slice(found.index, found.index + found[0].length);
    const [mark = line, words, address = ''] = /^(!?\[[^\]]*\]\()\s*<?([^<>"]*?)>?\)(?=[^)]|$)/.exec(line) ?? [];
    const written = words === undefined ? null : `${words}${writeTarget(withoutBlanks(address))})`;
    const better = written !== null && findMarkedLinks(written).length === 1 ? written : null;
    links.push({ start: found.index, mark, better });
    // The pattern takes the rest of the line, which may have another one.
    looksLikeLink.lastIndex = found.index + mark.length;
  }
  return links;
}

/** Blanks separate the digits of a telephone number for people only. */
function withoutBlanks(address: string): string {
  const trimmed = address.trim();
  return /^tel:/i.test(trimmed) ? trimmed.replaceAll(/\s/g, '') : trimmed.replaceAll(/\s/g, '%20');
}
