// Misread texts: texts of a document that hold what a wrong repair leaves in them, such as a quote
// without its partner, or a whole setting. The schemas accept them, and the author meant none.
import { visit, type Document as YamlDocument } from 'yaml';
import { shortened } from './unclosed-quote.ts';

export interface MisreadTexts {
  /** Keys with spaces, and texts with a quote or bracket whose partner is lost: mistakes. */
  broken: number;
  /** Lines that begin like a setting or a list entry, and settings behind a comma. */
  settings: number;
  /** Settings without a comma before: a text may well look so. */
  likelySettings: number;
}

/** `name: value`, `- name: value` or `- { … }` at the start of a line. */
const settingLine = /^[ \t]*(?:[-–—•*+][ \t]*)*(?:[A-Za-z_$][\w$-]*:(?=[ \t]|$)|(?<=-[ \t]+)[{[])/;
const settingBehindComma = /,\s*[a-z][\w$-]*:\s/g;
const settingInText = /[^\s,]\s+[a-z][\w$-]*:\s/g;

/** @returns what the texts of a document hold that was hardly meant as text */
export function countMisreadTexts(document: YamlDocument, text: string): MisreadTexts {
  const found: MisreadTexts = { broken: 0, settings: 0, likelySettings: 0 };
  visit(document, {
    Scalar: (key, { value, range, type }) => {
      if (typeof value !== 'string' || !range) return;
      if (key === 'key') found.broken += /\s/.test(value) ? 1 : 0;
      else {
        found.broken += isBroken(value.trimEnd()) ? 1 : 0;
        found.settings += countSettingLines(text.slice(range[0], range[1]));
        if (!value.includes(' ') || type?.startsWith('BLOCK')) return;
        found.settings += count(value, settingBehindComma);
        found.likelySettings += count(value, settingInText);
      }
    },
  });
  return found;
}

function countSettingLines(written: string): number {
  return written.includes('\n')
    ? written
        .split('\n')
        .slice(1)
        .filter((line) => settingLine.test(line)).length
    : 0;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** A number before the mark makes it inches, an s before an apostrophe a plural. */
function isBroken(text: string): boolean {
  if ((text.split('"').length - 1) % 2 === 1 && /^"|(?<!\d)"$/.test(text)) return true;
  if (/^"[^"]+"$|^'[^']+'$/.test(text)) return true;
  if (/^[“„][^”“]*$|^[^“„]*”$|^'[^']*$/.test(text)) return !shortened.test(text);
  return /^[^']*[^s'\d]'$|^[^{]*[^{}]\},?$|^[^[]*[^[\]]\],?$/.test(text);
}
