// The setting that somebody types in. Each key is an edit, and what it leaves on the way to the
// next one (nothing, half a word, a colon at the end) may need another style: so each is applied to
// the file as it was before the first key, and the file differs by what was typed in the end.
import { applyEdit } from '../../edits/engine/apply-edit.ts';
import type { Edit, EditedText, FindHints } from '../../edits/model/edit.ts';
import type { Result } from '../../base/pure/result.ts';

interface TypedSetting {
  /** The file and the path of the setting. */
  name: string;
  /** The file before the first key. */
  base: string;
  /** The file after the last one. */
  text: string;
}

export class Typing {
  #latest: TypedSetting | null = null;

  /**
   * Applies an edit of a file. The typing of a setting ends when anything else is changed, by
   * whomever.
   */
  apply(file: string, text: string, edit: Edit, findHints: FindHints): Result<EditedText> {
    const latest = this.#latest;
    this.#latest = null;
    if ((edit.kind !== 'set' && edit.kind !== 'remove') || typeof edit.path.at(-1) === 'number')
      return applyEdit(text, edit, findHints);
    const name = JSON.stringify([file, edit.path]);
    const isGoingOn = latest?.name === name && latest.text === text;
    const fromBase = isGoingOn ? applyEdit(latest.base, edit, findHints) : null;
    const isApplied = fromBase !== null && fromBase.ok;
    const edited = isApplied ? fromBase : applyEdit(text, edit, findHints);
    if (edited.ok) this.#latest = { name, base: isApplied ? latest!.base : text, text: edited.text };
    return edited;
  }
}
