// Addresses in texts that become links without marks: https://example.org, www.example.org,
// hello@example.org, and the same between < and >.

export interface BareAddress {
  /** From the first sign of the address (its `<`) to behind the last one. */
  start: number;
  end: number;
  /** Offsets of the address as it is written. */
  wordsStart: number;
  wordsEnd: number;
  /** Target of the link. */
  address: string;
}

/** Signs of an address, by which a text is searched: the start of most, the middle of a mail's. */
export const addressSign = String.raw`[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww][Ww][Ww]\.|@|<`;

/** Quick test for texts without any. */
export const mayHaveAddress = /:\/\/|www\.|@/i;

/**
 * Reads an address by the rule of GitHub Flavored Markdown 0.29 (6.5 and 6.9, autolinks):
 * https://github.github.com/gfm/#autolinks-extension-. That rule knows ASCII only. Here an address
 * also ends before the punctuation of other scripts, and a host before letters of a script that its
 * last part is not written in; mail addresses have letters of every script. Addresses with schemes
 * other than http, https and mailto are words.
 *
 * @param sign the offset of an `addressSign`
 * @param floor the end of the mark or address before it
 */
export function readBareAddress(text: string, sign: number, floor = 0): BareAddress | undefined {
  const first = text[sign];
  if (first === '<') return readAngled(text, sign);
  if (first === '@') return readMail(text, sign, floor);
  // A mail address may begin with www., too.
  mailStart.lastIndex = sign;
  return (mailStart.test(text) ? readMail(text, mailStart.lastIndex, floor) : undefined) ?? readWeb(text, sign);
}

const angled = /<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(?:\.[\w-]+)*)>/iy;

function readAngled(text: string, start: number): BareAddress | undefined {
  angled.lastIndex = start;
  const words = angled.exec(text)?.[1];
  if (words === undefined) return undefined;
  const wordsEnd = start + 1 + words.length;
  const address = /^(?:https?|mailto):/i.test(words) ? words : `mailto:${words}`;
  return { start, end: wordsEnd + 1, wordsStart: start + 1, wordsEnd, address };
}

/** No address has a backslash, full-width punctuation, or the editor's marks, in private use. */
const webAddress =
  /[^\s<\\\p{Co}\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]+/uy;
/** Parts of a host up to one in Latin letters that other letters follow, as in Japanese texts. */
const latinHost = /^(?:[^./?#:]+\.)+[A-Za-z]{2,}(?=[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])/u;

function readWeb(text: string, start: number): BareAddress | undefined {
  const hasScheme = /[Hh]/.test(text[start]!);
  const before = text[start - 1] ?? ' ';
  if (hasScheme ? /[A-Za-z]/.test(before) : /[\w.@/-]/.test(before)) return undefined;
  const hostStart = hasScheme ? text.indexOf('/', start) + 2 : start;
  webAddress.lastIndex = hostStart;
  const [written = ''] = webAddress.exec(text) ?? [];
  const rest = (latinHost.exec(written) ?? [written.slice(0, findTrail(written))])[0];
  const [host = ''] = /^(?:[^\s\p{P}\p{S}]|[-._])+/u.exec(rest) ?? [];
  const isHost = /^[^\p{P}\p{S}]/u.test(host) && !host.split('.').slice(-2).join('').includes('_');
  if (!isHost || (!hasScheme && host.length <= 'www.'.length)) return undefined;
  const wordsEnd = hostStart + rest.length;
  const words = text.slice(start, wordsEnd);
  return { start, end: wordsEnd, wordsStart: start, wordsEnd, address: hasScheme ? words : `http://${words}` };
}

/** Signs that end a sentence, and not an address, when nothing follows them. */
const trailingSign = /[!"'*,.:;?_~\]}]|[^\P{P}!-~]/u;

/** @returns the offset at which the punctuation behind an address begins */
function findTrail(written: string): number {
  let closing = written.split(')').length - written.split('(').length;
  let end = written.length;
  for (; end > 0; end--) {
    const sign = written[end - 1]!;
    if (sign === ')' && closing > 0) closing--;
    else if (sign === ';') end -= (/&[A-Za-z]+;$/.exec(written.slice(Math.max(0, end - 40), end))?.[0].length ?? 1) - 1;
    else if (!trailingSign.test(sign)) break;
  }
  return end;
}

/** The longest first part of a mail address and the longest host (RFC 5321, 4.5.3.1). */
const maxLocal = 64;
const maxHost = 255;
/** In one script where possible: a Japanese text goes on behind an address without a blank. */
const mailStart = /[\w.+-]{1,64}(?=@)/y;
const latinLocal = /[\p{Script=Latin}\p{M}\d.+_-]+$/u;
const anyLocal = /[\p{L}\p{M}\p{N}.+_-]+$/u;
const label = String.raw`(?:[\p{Script=Latin}\p{M}\d][\p{Script=Latin}\p{M}\d_-]*|[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)`;
const mailHost = /* @__PURE__ */ new RegExp(String.raw`^[-_]*(?:${label}\.)+${label}`, 'u');

function readMail(text: string, at: number, floor: number): BareAddress | undefined {
  const before = text.slice(Math.max(floor, at - maxLocal - 1), at);
  const [local = ''] = latinLocal.exec(before) ?? anyLocal.exec(before) ?? [];
  const localStart = at - local.length;
  if (local === '' || local.length > maxLocal || text[localStart - 1] === '/') return undefined;
  const [host = ''] = mailHost.exec(text.slice(at + 1, at + 1 + maxHost)) ?? [];
  if (!/[\p{L}\p{M}]$/u.test(host)) return undefined;
  const isWhole = /mailto:$/i.test(text.slice(Math.max(floor, localStart - 7), localStart));
  const start = isWhole ? localStart - 7 : localStart;
  const wordsEnd = at + 1 + host.length;
  return { start, end: wordsEnd, wordsStart: start, wordsEnd, address: `mailto:${local}@${host}` };
}
