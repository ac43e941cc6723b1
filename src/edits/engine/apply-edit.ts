// The edit engine: changes one thing in a file's text, in the way in which the author writes, and
// nothing else.
import { isNode } from 'yaml';
import { applyEdits, type TextEdit } from '../../base/pure/positions.ts';
import { createRecent } from '../../base/pure/recent.ts';
import { readFast } from '../../checker/yaml/fast/read-fast.ts';
import { unsupported } from '../../checker/yaml/fast/unsupported.ts';
import { parseYaml } from '../../checker/yaml/parse/parse-yaml.ts';
import { readYaml } from '../../checker/yaml/read-yaml.ts';
import type { SourceFile } from '../../checker/yaml/parse/source-file.ts';
import { editData, isSameData } from '../model/edit-data.ts';
import { EditRefusal, type Edit, type EditedText, type EditHints, type FindHints } from '../model/edit.ts';
import { divideEdit, planStep } from './plan-edit.ts';
import { findLostComments } from './text/comments.ts';
import { commentsOfSetting } from './list-edits.ts';
import { findSpot } from './spot.ts';
import { readTree } from './text/read-tree.ts';
import { readStyle } from './write/writing-style.ts';
import type { Writer } from './writer.ts';
import { shortenChanges } from './text/shorten-changes.ts';
import { editRefusals } from '../messages/refusals.ts';
import { refuse, type Result } from '../../base/pure/result.ts';

/**
 * Applies one edit to the text of a page, a shared section or site.yaml. New text is written as
 * its neighbours are: indent, quotes, `>-` for long texts, braces where they have braces. All
 * other bytes stay. A comment belongs to the entry that it stands beside or directly above: it
 * moves, is copied and is removed with an entry of a list. Where a setting is removed, its comments
 * stay in its place; with a known default, the setting stays with them.
 *
 * Each result is read again before it is given back: it says what the old text said, with the edit
 * applied, has no mistake in its writing that the old text did not have, and has all its comments
 * where nothing is taken out. So an edit is either right or refused. A file with mistakes can be
 * edited where it is right.
 *
 * An edit that changes nothing gives the same text and no changes. `move` counts places as JSON
 * Patch does.
 * @param text a file, with any line ends, with or without a byte order mark and a final line break
 * @param findHints what the schema knows
 * @returns the new text and what has changed in the old one, in offsets of the old one
 */
export function applyEdit(text: string, asked: Edit, findHints: FindHints = () => ({})): Result<EditedText> {
  try {
    const before = readText(text);
    const hints = findHints(before.data);
    const edit = isCommentedDefault(before, asked, hints)
      ? { ...asked, kind: 'set' as const, value: hints.default }
      : asked;
    const wanted = editData(before.data, edit);
    if (isSameData(before.data, wanted) && edit.kind !== 'move')
      return { ok: true, text, changes: [], lostComments: [] };
    let losesComments = false;
    for (const isCareful of [false, true]) {
      const after = readText(tryEdit(before, { edit, isCareful, hints }));
      // The copy of an entry has the mistakes of the entry.
      const allowed = countMistakes(before) * (edit.kind === 'duplicate' ? 2 : 1);
      if (!isSameData(after.data, wanted) || countMistakes(after) > allowed) continue;
      const lostComments = findLostComments(text, after.text);
      losesComments = lostComments.length > 0 && !mayLoseComments.has(edit.kind);
      if (!losesComments)
        return { ok: true, text: after.text, changes: shortenChanges(text, after.text), lostComments };
    }
    if (losesComments) return refuse(editRefusals.lostComment());
    return refuse(editRefusals.onlyInText());
  } catch (error) {
    if (error instanceof EditRefusal) return refuse(error.message);
    throw error;
  }
}

/** @returns the text after all edits, or why one of them cannot be made */
export function editInOrder(text: string, edits: readonly Edit[], findHints?: FindHints): Result<{ text: string }> {
  const { text: edited, refused } = editEach(text, edits, findHints);
  const [reason] = refused.values();
  return reason === undefined ? { ok: true, text: edited } : refuse(reason);
}

/** Makes one edit after the other, and leaves out what cannot be made. */
function editEach<E extends Edit>(text: string, edits: readonly E[], findHints?: FindHints): EditedEach<E> {
  const refused = new Map<E, string>();
  let written = text;
  for (const edit of edits) {
    const edited = applyEdit(written, edit, findHints);
    if (edited.ok) written = edited.text;
    else refused.set(edit, edited.reason);
  }
  return { text: written, refused };
}

interface EditedEach<E extends Edit> {
  text: string;
  /** Edits that cannot be made, each with its reason as a sentence. */
  refused: ReadonlyMap<E, string>;
}

type SetEdit = Edit & { kind: 'set' };

/**
 * Sets several settings that are there, as one after the other does, and reads the text only once:
 * a word may be in a hundred texts of a page.
 */
export function applySets(text: string, edits: readonly SetEdit[]): EditedEach<SetEdit> {
  try {
    const before = readText(text);
    const writer = openText(before, false);
    const wanted = edits.reduce((data, edit) => editData(data, edit), before.data);
    const planned = edits.flatMap((edit) => {
      const steps = divideEdit(writer, before.data, edit);
      return steps.flatMap((step) => planStep(writer, before.data, step, {}));
    });
    const ordered = planned.map((each) => toOriginal(each, before)).toSorted((a, b) => a.start - b.start);
    const isApart = ordered.every(({ start }, index) => index === 0 || ordered[index - 1]!.end <= start);
    const after = isApart ? readText(applyEdits(text, ordered)) : before;
    const isRight = isSameData(after.data, wanted) && countMistakes(after) <= countMistakes(before);
    if (isRight && findLostComments(text, after.text).length === 0) return { text: after.text, refused: new Map() };
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error;
  }
  // One of them needs another way of writing, or is refused with its reason.
  return editEach(text, edits);
}

/** Checks that a setting to be removed has comments, and a default value. */
function isCommentedDefault(before: ReadText, edit: Edit, hints: EditHints): edit is Edit & { kind: 'remove' } {
  if (edit.kind !== 'remove' || hints.default === undefined || typeof edit.path.at(-1) === 'number') return false;
  const writer = openText(before, false);
  return findSpot(writer.tree, edit.path) !== null && commentsOfSetting(writer, edit.path).length > 0;
}

/** Kinds of edits that remove an entry or a whole value, with the comments in it. */
const mayLoseComments: ReadonlySet<Edit['kind']> = new Set(['set', 'remove']);

interface ReadText {
  text: string;
  data: unknown;
  /** Null where the fast path can read it, which has no mistakes. */
  source: SourceFile | null;
  /** Its tokens, once they were asked for. */
  tokens?: Pick<Writer, 'tree' | 'style'>;
}

/**
 * The last texts that were read: somebody who types edits the text that the edit before has given.
 */
const latest = createRecent<string, ReadText>(4);

function readText(text: string): ReadText {
  return latest.get(text, () => parseText(text));
}

function parseText(text: string): ReadText {
  const fast = readFast(text);
  if (fast !== unsupported) return { text, data: fast, source: null };
  const source = readYaml('', text);
  if (source.value === undefined) throw new EditRefusal(source.diagnostics[0]?.message ?? editRefusals.unreadable());
  return { text, data: source.value, source };
}

function countMistakes({ source }: ReadText): number {
  return source?.diagnostics.length ?? 0;
}

interface Attempt {
  edit: Edit;
  isCareful: boolean;
  hints: EditHints;
}

/** @returns the edited text, not yet held against what it should say */
function tryEdit(before: ReadText, { edit, isCareful, hints }: Attempt): string {
  let current = before;
  const writer = openText(before, isCareful);
  for (const step of divideEdit(writer, before.data, edit)) {
    const own = current === before ? writer : openText(current, isCareful);
    const edits = planStep(own, current.data, step, hints).map((each) => toOriginal(each, current));
    current = readText(applyEdits(current.text, edits));
  }
  return current.text;
}

/** Opens a text for an edit: its repaired form, if it has mistakes. */
function openText(read: ReadText, isCareful: boolean): Writer {
  read.tokens ??= readTokens(read);
  return { ...read.tokens, isCareful };
}

function readTokens({ text, source }: ReadText): Pick<Writer, 'tree' | 'style'> {
  const readable = source?.repaired ?? text;
  const { contents } = parseYaml(readable, { keepSourceTokens: true });
  const tree = readTree(readable, isNode(contents) ? contents : null);
  return { tree, style: readStyle(tree) };
}

/**
 * @returns the edit in the text on disk
 * @throws EditRefusal if a repair has changed that part of the text
 */
function toOriginal(edit: TextEdit, { text, source }: ReadText): TextEdit {
  if (!source || source.repaired === text) return edit;
  const { start, end } = source.toRange(edit.start, edit.end);
  const isUntouched = text.slice(start.offset, end.offset) === source.repaired.slice(edit.start, edit.end);
  if (!isUntouched) throw new EditRefusal(editRefusals.mistakeHere());
  return { start: start.offset, end: end.offset, text: edit.text };
}
