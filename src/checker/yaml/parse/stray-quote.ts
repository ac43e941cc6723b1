// Stray quotes: a text without quotes of YAML that begins or ends with a quote whose partner is
// lost, so that visitors would see it.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { SuspiciousNode } from './suspicious-node.ts';
import { fixTitles } from '../../diagnostics/messages/notes.ts';

/** The marks that close a text, by the one that opens it. */
const closing: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»', '»': '«' };
/** The marks that open a text, by the one that closes it. */
const opening: Readonly<Record<string, string>> = { '”': '“„', '»': '«' };

/** @returns what is suspicious about a text without quotes, or null */
export function findStrayQuote(value: string, [start, end]: readonly [number, number, ...unknown[]]) {
  // Addresses, paths and names follow other rules.
  if (/^\S*[/:@.#]\S*$/.test(value)) return null;
  if (opensNothing(value)) return report(value[0]!, start);
  return closesNothing(value) ? report(value.at(-1)!, end - 1) : null;
}

function report(mark: string, at: number): SuspiciousNode {
  return {
    start: at,
    end: at + 1,
    edit: { start: at, end: at + 1, text: '', isSure: false, title: fixTitles.deleteQuote() },
    report: (place, fixes) => diagnose('text/open-mark', place, { mark, fixes }),
  };
}

function opensNothing(value: string): boolean {
  const partners = closing[value[0]!];
  return partners !== undefined && ![...partners].some((mark) => value.includes(mark, 1));
}

/** Words whose last sign is an apostrophe: walkin' in, good ol' days, the boys' room. */
const shortenedWord = /(?:[nsxz]|\b(?:ol|lil|mo|fo|th|wi|o))'$/i;

/** A number before the mark makes it feet or inches. */
function closesNothing(value: string): boolean {
  const partners = opening[value.at(-1)!];
  if (partners !== undefined) return ![...partners].some((mark) => value.includes(mark));
  if (value.endsWith('"')) return !/\d"$/.test(value) && value.split('"').length % 2 === 0;
  // Two tests, because one expression would search the rest of a long text from every blank.
  return (
    /[^\s\d']'$/.test(value) &&
    /\s/.test(value.slice(0, -2)) &&
    !shortenedWord.test(value) &&
    !/(?:^|[\s(])'/.test(value)
  );
}
