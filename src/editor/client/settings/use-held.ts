// Holds what is typed into a field whose half-typed values mean something else, such as a date: it
// is saved when the field is left or Enter is pressed, and given back by Escape.
import { useEffect, useEffectEvent, useRef, useState } from 'react';

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
  save: (typed: string) => void;
  /** Finds why what is typed cannot be saved; null when it can. */
  findProblem?: (typed: string) => string | null;
}

export function useHeld({ written, save, findProblem = () => null }: HeldOptions): Held {
  const [typed, setTyped] = useState(written);
  const [problem, setProblem] = useState<string | null>(null);
  const isHeld = useRef(false);
  const isHalf = useRef(false);
  // A save may be on its way while it is typed back.
  const last = useRef(written);
  useEffect(() => {
    last.current = written;
    if (!isHeld.current) setTyped(written);
  }, [written]);

  const choose = (value: string) => {
    isHeld.current = false;
    setTyped(value);
    setProblem(null);
    last.current = value;
    save(value);
  };
  const leave = () => {
    if (!isHeld.current && !isHalf.current) return;
    const found = isHalf.current ? 'A part is missing.' : findProblem(typed);
    setProblem(found);
    if (found !== null) return;
    isHeld.current = false;
    if (typed === last.current) return;
    last.current = typed;
    save(typed);
  };
  // What was typed last is saved when other settings take the place of these.
  const leaveLast = useEffectEvent(leave);
  useEffect(() => () => leaveLast(), []);

  const change = (next: string) => {
    isHeld.current = true;
    setTyped(next);
    setProblem(null);
  };
  const giveBack = () => {
    if (!isHeld.current && !isHalf.current) return false;
    isHeld.current = false;
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
