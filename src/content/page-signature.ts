// What a page is to the rest of its site, as compilers sign what a module exports: while it stays the same, what has been said of
// all other pages stays true.
import { comparedTexts } from './checks/duplicate-title.ts';
import { isTooLong } from './checks/title-too-long.ts';
import type { PageRecord } from './page-record.ts';

export interface PageSignature {
  /**
   * Everything that rules about the whole site see of the page, its title and description apart. Null where a rule has
   * something to say about the page, or a remark or a date takes part in what is said.
   */
  shape: unknown;
  /** Its title and description, if search engines may list it: what no two pages are to share. */
  words: string[];
}

/** @returns the signature of a page, as JSON */
export function signatureOf(record: PageRecord): PageSignature {
  const { facts, mentions, uses, held, diagnostics, remarks } = record;
  const isPlain =
    facts && !held && [diagnostics, remarks.diagnostics, remarks.suppressions].every(({ length }) => length === 0);
  return {
    shape: isPlain && !isTooLong(facts) ? [facts.listed, facts.ids, facts.types, mentions, uses] : null,
    words: facts?.listed ? comparedTexts(facts) : [],
  };
}
