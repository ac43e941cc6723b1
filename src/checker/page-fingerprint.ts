// Page fingerprint: what the rest of the site sees of a page. While it is the same, the diagnostics
// of all other pages stay the same.
import { listComparedTexts } from './rules/duplicate-title.ts';
import { isTooLong } from './rules/title-too-long.ts';
import type { PageRecord } from './site-model/page-record.ts';

export interface PageFingerprint {
  /**
   * All that rules about the site see of the page, but its title and description. Null where a rule
   * reports something of the page, or an ignore comment, a date or a collection is involved.
   */
  shape: unknown;
  /** Title and description, if search engines may list the page: no two pages may share them. */
  texts: string[];
}

/** @returns the fingerprint of a page, as plain JSON */
export function fingerprintPage(record: PageRecord): PageFingerprint {
  const { facts, mentions, uses, publishSettings, entry, lists, diagnostics, ignoreComments } = record;
  const isUnremarkable =
    facts &&
    !publishSettings &&
    !entry &&
    !lists &&
    [diagnostics, ignoreComments.diagnostics, ignoreComments.comments].every(({ length }) => length === 0);
  return {
    shape:
      isUnremarkable && !isTooLong(facts) ? [facts.listed, facts.ids, facts.types, facts.frames, mentions, uses] : null,
    texts: facts?.listed ? listComparedTexts(facts) : [],
  };
}
