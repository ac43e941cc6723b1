// Rule text/open-mark: marks come in pairs, [[highlight]], **bold**, ~~struck out~~, {site.value};
// a single one shows as written, as does a mark behind a text that other languages want there.
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { FileRule } from './rule.ts';
import { isEntryPointer } from '../../base/pure/pointer.ts';
import { checkEachText } from './check-each-text.ts';

/**
 * Marks as the page shows them (src/page/ui/text/parse-inline.ts). Bold words may have italics
 * inside.
 */
const pair = /\\.|`[^`\n]+`|\[\[[^[\]]+\]\]|\*\*(?:[^*]|\*(?!\*)|\*(?=\*\*(?!\*)))+\*\*|~~[^~\n]+~~/g;
/** Two stars between spaces are an ordinary sign; between letters or digits they mean a power. */
const stars = String.raw`(?<![\p{L}\p{N}*])\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?![\p{L}\p{N}*])`;
const braces = String.raw`\{\{(?=\s*(?:site|param)\.)|\{(?=(?:site|param)\.[^{}]*(?:$|\{))`;
const waves = String.raw`~~(?=[^\s~])|(?<=[^\s~])~~`;
const single = new RegExp(String.raw`\[\[|\]\]|${stars}|${waves}|${braces}`, 'gu');
/**
 * A pair on one line, as nearly all are, or what may be a single mark: then the file is searched in
 * full. Without lookbehind: it runs on every page, and lookbehind doubled the time of a check.
 */
const pairOrMark = new RegExp(
  String.raw`\[\[[^[\]\n]+\]\]|\*\*[^*\n]+\*\*|~~[^~\n]+~~|(\[\[|\]\]|\*\*|~~|${braces})`,
  'g',
);
/** Start of the next part of a longer text; pairs do not reach across. */
const nextPart = /\n(?=[ \t]*(?:\n|(?:-|##|>|\d{1,2}\.)\s))/;

/** `title: Rye;` or `title: Rye,` as in programs; a bracket that nothing opens. */
const strayEnd = /^[\p{L}\p{N}](?:[^{}\n]*[^\s{};,])?(?:(?<!&#?\w+);|,)$|^[^{\n]*[^{\s]\s*\}$|^[^[\n]*[^[\s]\s*\]$/u;
/** The same in a file, before quotes, comments and what closes a group. */
const mayEndSo = /[;,]["']?[ \t}\]]*(?:#.*)?$|;["']?[ \t]*,|^[^{\n]*\}["']?[ \t]*$|^[^[\n]*\]["']?[ \t]*$/m;

interface SingleMark {
  mark: string;
  at: number;
}

/** Reports the first single mark in each text. */
export const openMarkRule: FileRule = {
  mayFind: (written) => {
    if (mayEndSo.test(written)) return true;
    // In double quotes, \n ends a line.
    const text = written.includes('\\') ? written.replaceAll(/\\\w/g, ' ') : written;
    for (const { 1: mark } of text.matchAll(pairOrMark)) if (mark !== undefined) return true;
    return false;
  },
  check: (file) => {
    const starred = { behindWords: false, atStart: false };
    checkEachText(file, (text) => {
      const first = findSingleMarks(text).find(({ mark }) => mark === '**');
      if (first) starred[first.at === 0 ? 'atStart' : 'behindWords'] = true;
      return undefined;
    });
    // Stars behind words in one text and at the start of another mark a footnote.
    const hasFootnote = starred.behindWords && starred.atStart;
    return checkEachText(file, (text, placeOf, pointer) => {
      const found =
        findSingleMarks(text).find(({ mark }) => mark !== '**' || !hasFootnote) ??
        (isEntryPointer(pointer, file.value) ? undefined : findStrayEnd(text));
      if (!found) return undefined;
      const { mark, at } = found;
      return diagnose('text/open-mark', placeOf(mark, text.slice(0, at).split(mark).length - 1), { mark });
    });
  },
};

/** Not for entries of a list, which may be parts of one sentence. */
function findStrayEnd(text: string): SingleMark | undefined {
  return strayEnd.test(text) ? { mark: text.at(-1)!, at: text.length - 1 } : undefined;
}

function findSingleMarks(text: string): SingleMark[] {
  let start = 0;
  return text.split(nextPart).flatMap((part) => {
    const from = start;
    start += part.length + 1;
    const rest = part.replaceAll(pair, (marked) => ' '.repeat(marked.length));
    return Array.from(rest.matchAll(single), ({ 0: mark, index }): SingleMark => ({ mark, at: from + index }));
  });
}
