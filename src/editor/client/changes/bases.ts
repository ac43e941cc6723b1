// Bases: the texts that changes of this window are made from. The server merges a change with what
// others have written since its base, so a base must never hold words that its maker has not seen.
import type { Path } from '../../../edits/model/path.ts';
import type { EditorPage, PostedEdit, PostedText } from '../../protocol/page.ts';

/**
 * A file as whoever changes it sees it. Its text moves on with the changes of this window alone;
 * what others change makes another base, for what is begun later.
 */
export interface Base {
  readonly file: string;
  /** Null for a file that is not there. */
  text: string | null;
}

interface Made {
  base: Base;
  /** The name of the step that undoes it (steps.ts). */
  step: string;
}

export interface WaitingEdit extends PostedEdit, Made {}

export interface WaitingText extends PostedText, Made {}

/** Changes that the server has not confirmed; texts are sent before edits. */
export interface Waiting {
  texts: readonly WaitingText[];
  edits: readonly WaitingEdit[];
}

let shown = new Map<string, Base>();

/**
 * Begins new bases for files of the page that others have changed. Edits that wait and were made
 * from the same text go on with what is shown.
 */
export function showFiles(files: EditorPage['files'], waiting: readonly WaitingEdit[]): void {
  const known = [...waiting.map(({ base }) => base), ...shown.values()];
  shown = new Map(
    Object.entries(files).map(([file, { text }]) => {
      return [file, known.find((base) => base.file === file && base.text === text) ?? { file, text }];
    }),
  );
}

/** @returns the base of what is changed in a file as the window shows it now */
export function baseOf(file: string): Base {
  return shown.get(file) ?? { file, text: null };
}

/** A value in a base: others may have moved it since, which the path does not follow. */
export interface BasePlace {
  base: Base;
  path: Path;
}

/** @returns the place of a value that the window shows now */
export function placeOf(file: string, path: Path): BasePlace {
  return { base: baseOf(file), path };
}

/**
 * @param isWhole true for all steps at once: versions to choose from are those of all that waits
 * @returns what can be sent together: the changes of the first step, as long as each file has one
 *   base
 */
export function nextRequest({ texts, edits }: Waiting, isWhole: boolean): Waiting {
  const bases = new Map<string, Base>();
  const [{ step: first } = { step: '' }] = [...texts, ...edits];
  const fits = ({ base, step }: Made) => {
    if (!bases.has(base.file)) bases.set(base.file, base);
    return bases.get(base.file) === base && (isWhole || step === first);
  };
  const take = <Change extends Made>(changes: readonly Change[]) => {
    const end = changes.findIndex((each) => !fits(each));
    return end === -1 ? changes : changes.slice(0, end);
  };
  const sentTexts = take(texts);
  return { texts: sentTexts, edits: sentTexts.length < texts.length ? [] : take(edits) };
}

/** @returns the bases of changes, each once */
export function basesOf({ texts, edits }: Waiting): Base[] {
  return [...new Set([...texts, ...edits].map(({ base }) => base))];
}

/**
 * Makes one base of the edits' bases that say the same and were kept apart over a reload. A text
 * has a base of its own: it is the whole file, with nothing of the edits in it.
 */
export function joinBases({ texts, edits }: Waiting): Waiting {
  const known = new Map<string, Base>();
  const joined = edits.map((edit) => {
    const key = JSON.stringify(edit.base);
    if (!known.has(key)) known.set(key, edit.base);
    return { ...edit, base: known.get(key)! };
  });
  return { texts, edits: joined };
}
