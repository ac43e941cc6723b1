// Gaps of a page that are filled in at once, as one change.
import { planGaps, type FilledGap } from '../../../edits/texts/fill-gaps.ts';
import { editInOrder } from '../../../edits/engine/apply-edit.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import { refuse } from '../../../base/pure/result.ts';
import { say } from '../../../base/words/say.ts';
import type { SiteParts } from './authored-site.ts';
import type { PlannedAction } from './page-actions.ts';
import type { RequestBody } from '../../../base/http/request-body.ts';

export function planFilling({ store, dataOf }: SiteParts, { text, list }: RequestBody): PlannedAction {
  const file = text('file');
  if (!store.texts().has(file)) return refuse(say('This page is not there any more.'));
  const filled = list('gaps', isFilled).map(({ gap, words }) => ({ gap, words: words && toLine(words) }));
  const before = store.texts().text(file);
  const edits = planGaps(dataOf(file), filled);
  if (edits.length === 0) return refuse(say('Nothing was filled in.'));
  const edited = editInOrder(before, edits);
  if (!edited.ok) return edited;
  return {
    ok: true,
    changes: [{ file, before, after: edited.text }],
    label: say('Gaps filled in'),
    done: { ok: true, done: say('Filled in. Undo takes all of it back.'), route: null },
    consequences: { ok: true, words: [], usedAt: [] },
  };
}

function isFilled(given: unknown): given is FilledGap {
  if (!isGroup(given) || typeof given.gap !== 'string' || !/^\[[^[\]\n]{3,}\]$/.test(given.gap)) return false;
  return given.words === null || (typeof given.words === 'string' && given.words.trim() !== '');
}

/** A gap is part of a line. */
function toLine(words: string): string {
  return words.trim().replaceAll(/\s+/g, ' ');
}
