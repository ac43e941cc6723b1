// Plans a replacement of words in the texts of a site: new texts of its files, in which nothing
// else is different.
import { refuse, type Result } from '../../base/pure/result.ts';
import { applySets } from '../engine/apply-edit.ts';
import type { Edit } from '../model/edit.ts';
import {
  findWords,
  replaceHits,
  type Hit,
  type ReplaceRequest,
  type SearchedSite,
  type TextWithHits,
} from './find-words.ts';

/** Names a hit as long as its file has the same text. */
export function toHitKey({ file, path }: Pick<TextWithHits, 'file' | 'path'>, { start }: Pick<Hit, 'start'>): string {
  return JSON.stringify([file, path, start]);
}

export interface ReplacePlan {
  /** The new texts by file. */
  texts: Map<string, string>;
  /** In how many places the words are replaced. */
  count: number;
}

export interface ReplaceOptions extends ReplaceRequest {
  /** The files that are changed. */
  files: ReadonlySet<string>;
  /** Keys of hits that stay as they are, beside those with an obstacle. */
  leftOut: ReadonlySet<string>;
}

/** @returns the new texts, or why one of them cannot be written, as a sentence */
export function planReplacement(options: ReplaceOptions, site: SearchedSite): Result<ReplacePlan> {
  const edits = new Map<string, (Edit & { kind: 'set' })[]>();
  const texts = new Map<string, string>();
  let count = 0;
  for (const text of findWords(options, site)) {
    const hits = text.hits.filter((hit) => hit.obstacle === null && !options.leftOut.has(toHitKey(text, hit)));
    if (!options.files.has(text.file) || hits.length === 0) continue;
    count += hits.length;
    const value = replaceHits(text.value, hits, options.replacement);
    if (text.path === null) texts.set(text.file, value);
    else edits.set(text.file, [...(edits.get(text.file) ?? []), { kind: 'set', path: text.path, value }]);
  }
  for (const [file, own] of edits) {
    const { text, refused } = applySets(site.texts.text(file), own);
    const [reason] = refused.values();
    if (reason !== undefined) return refuse(`${file}: ${reason}`);
    texts.set(file, text);
  }
  return { ok: true, texts, count };
}
