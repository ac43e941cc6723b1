// Placeholders: finds {site.phone} and {param.heading} in texts, and replaces them by values.
import { childPointer, isGroup } from '../../base/pure/pointer.ts';

/** A placeholder in a text. */
export interface Placeholder {
  /** With its braces, as written. */
  written: string;
  root: string;
  path: string;
  /** True if it is the whole text, so that a list or number can replace it. */
  whole: boolean;
  /** Number of equal placeholders before it in the text. */
  nth: number;
}

/** @returns the value of a placeholder; undefined leaves it as written */
export type Fill = (placeholder: Placeholder, pointer: string) => unknown;

const pattern = /\{\s*([A-Za-z]+)\.([^{}\s]*)\s*\}/g;

/** Something that was most likely meant as a placeholder, and is shown as it is typed. */
export interface WrongPlaceholder {
  written: string;
  /** Null for a name alone: {phone}. */
  root: 'site' | 'param' | null;
  path: string;
  nth: number;
}

/** Other marks for the dot or the braces, one brace, a name alone. In backquotes it is code. */
const wrong =
  /`[^`\n]*`|\{\s*(?<comma>site|param)\s*[,;:/_-]\s*(?<after>[A-Za-z][\w.]*)\s*\}|\{\s*(?<gap>site|param)\s+(?<far>[A-Za-z][\w.]*)\s*\}|[([<%](?<other>site|param)\.(?<inside>[A-Za-z][\w.]*)(?:[)>%]|\](?!\())|\$\{(?<dollar>site)\.(?<cost>[A-Za-z][\w.]*)\}|(?<![\w.{$/-])(?<half>site|param)\.(?<open>[A-Za-z][\w.]*)\}|(?<![/\w{$])\{(?<alone>[A-Za-z]\w*)\}(?!\})/g;
/** The same, without lookbehind, for the text of a whole file: it runs on every page. */
const inBraces = /\{(?:\s*(?:site|param)[\s,;:/_-]|([A-Za-z]\w*)\})/y;
const elsewhere = /(?:\$\{|[([<%\s"'])(?:site|param)\.[A-Za-z][\w.]*[)\]>%}]/;

/**
 * @param isName whether the site has a value of this name: other words in braces are text
 * @returns whether a file may have such a thing; most have none
 */
export function mayHaveWrongPlaceholders(text: string, isName: (word: string) => boolean): boolean {
  for (let at = text.indexOf('{'); at !== -1; at = text.indexOf('{', at + 1)) {
    // Most braces are those of a group: `{ label: Home }`.
    if (text[at + 1] === ' ' && text[at + 2] !== 's') continue;
    inBraces.lastIndex = at;
    const found = inBraces.exec(text);
    if (found && (found[1] === undefined || isName(found[1]))) return true;
  }
  // Pages have no parameters, and the files that have some are always read in full.
  return text.includes('site.') && elsewhere.test(text);
}

/** @returns what was most likely meant as placeholders in a text, in order */
export function findWrongPlaceholders(text: string): WrongPlaceholder[] {
  const seen = new Map<string, number>();
  return Array.from(text.matchAll(wrong), ({ 0: written, groups = {} }): WrongPlaceholder[] => {
    const root = groups.comma ?? groups.gap ?? groups.other ?? groups.half ?? groups.dollar ?? null;
    const path = groups.after ?? groups.far ?? groups.inside ?? groups.open ?? groups.cost ?? groups.alone;
    if (path === undefined) return [];
    const nth = seen.get(written) ?? 0;
    seen.set(written, nth + 1);
    return [{ written, root: root as WrongPlaceholder['root'], path, nth }];
  }).flat();
}

/** @returns a copy of the data with the placeholders in all texts filled in */
export function fillPlaceholders(value: unknown, fill: Fill, pointer = ''): unknown {
  return mapTexts(value, pointer, (text, at) => (text.includes('{') ? fillText(text, fill, at) : text));
}

/** @returns a copy of the data with all texts changed */
export function mapTexts(value: unknown, pointer: string, change: (text: string, pointer: string) => unknown): unknown {
  if (typeof value === 'string') return change(value, pointer);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, childPointer(pointer, index), change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mapTexts(part, childPointer(pointer, key), change)]),
  );
}

function fillText(text: string, fill: Fill, pointer: string): unknown {
  const found = findPlaceholders(text);
  if (found.length === 0) return text;
  if (found[0]!.whole) {
    const value = fill(found[0]!, pointer);
    return value === undefined ? text : value;
  }
  let index = 0;
  return text.replaceAll(pattern, (written) => {
    const value = fill(found[index++]!, pointer);
    return value === undefined || typeof value === 'object' ? written : String(value);
  });
}

/** @returns the placeholders of a text, in order */
export function findPlaceholders(text: string): Placeholder[] {
  const seen = new Map<string, number>();
  return Array.from(text.matchAll(pattern), ([written, root = '', path = '']) => {
    const nth = seen.get(written) ?? 0;
    seen.set(written, nth + 1);
    return { written, root, path, whole: written === text, nth };
  });
}
