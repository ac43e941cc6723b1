// Holds what is typed into a field whose half-typed values mean something else, such as a date: it
// is saved when the field is left or Enter is pressed, and given back by Escape.
import { say } from '../../../base/words/say.ts';
import type { Path } from '../../../edits/model/path.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { placeOf, type BasePlace } from '../changes/bases.ts';

export interface Held {
  typed: string;
  /** Holds what is typed. */
  change: (typed: string) => void;
  /** Saves a value at once. */
  choose: (value: string) => void;
  /** Why the field was not saved when it was left, as a sentence; null when it was. */
  problem: string | null;
  /** Notes whether a part is missing: then there is no value, which is not the same as an empty one. */
  setHalf: (isHalf: boolean) => void;
  /** Saves what is held. */
  leave: () => void;
  /** Brings back what was there. @returns false when nothing is held */
  giveBack: () => boolean;
}

export interface HeldOptions {
  /** The value in the file. Changes from elsewhere are shown unless something is held. */
  written: string;
  /** Place of the value; none for a value that is in no file. */
  place?: { file: string; path: Path };
  /** @param made what a held value was made from: its place in the file as it was shown then */
  save: (typed: string, made?: BasePlace) => void;
  /** Finds why what is typed cannot be saved; null when it can. */
  findProblem?: (typed: string) => string | null;
}

/** Something is held, which was made from the file as it was shown when the holding began. */
interface Holding {
  made: BasePlace | undefined;
}

export function useHeld({ written, place, save, findProblem = () => null }: HeldOptions): Held {
  const [typed, setTyped] = useState(written);
  const [problem, setProblem] = useState<string | null>(null);
  const holding = useRef<Holding>(null);
  const isHalf = useRef(false);
  // A save may be on its way while it is typed back.
  const last = useRef(written);
  // Before the next key, which changes what is shown then.
  useLayoutEffect(() => {
    last.current = written;
    if (!holding.current) setTyped(written);
  }, [written]);

  const choose = (value: string) => {
    setTyped(value);
    setProblem(null);
    last.current = value;
    save(value, endHolding(holding));
  };
  const leave = () => {
    if (!holding.current && !isHalf.current) return;
    const found = isHalf.current ? say('A part is missing.') : findProblem(typed);
    setProblem(found);
    if (found !== null) return;
    const made = endHolding(holding);
    if (typed === last.current) return;
    last.current = typed;
    save(typed, made);
  };
  // What was typed last is saved when other settings take the place of these.
  const leaveLast = useEffectEvent(leave);
  useEffect(() => () => leaveLast(), []);

  const change = (next: string) => {
    holding.current ??= { made: place && placeOf(place.file, place.path) };
    setTyped(next);
    setProblem(null);
  };
  const giveBack = () => {
    if (!holding.current && !isHalf.current) return false;
    endHolding(holding);
    isHalf.current = false;
    setTyped(last.current);
    setProblem(null);
    return true;
  };
  const setHalf = (is: boolean) => {
    isHalf.current = is;
  };
  return { typed, change, choose, problem, setHalf, leave, giveBack };
}

/** @returns the props of a box with a list, in which other words can be typed, too */
export function heldComboBox({ typed, change, choose }: Held) {
  return {
    allowsCustomValue: true,
    inputValue: typed,
    onInputChange: (next: string) => next !== typed && change(next),
    onChange: (key: string | number | null) => key !== null && choose(String(key)),
  };
}

/** @returns what it was made from */
function endHolding(holding: { current: Holding | null }): BasePlace | undefined {
  const made = holding.current?.made;
  holding.current = null;
  return made;
}
