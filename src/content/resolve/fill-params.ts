// Puts the values of parameters into the blocks of a shared section, and notes where each has gone.
import { fillIn, type Placeholder } from './placeholders.ts';

/** One place in the shared blocks where a parameter stands. */
export interface ParamUse {
  name: string;
  pointer: string;
  whole: boolean;
  isFilled: boolean;
}

export interface Filled {
  blocks: unknown;
  used: ParamUse[];
}

/** @returns the blocks with the values that are known; the others stay as they are written */
export function fillParams(blocks: unknown, valueOf: (param: string) => unknown): Filled {
  const used: ParamUse[] = [];
  const fill = ({ root, path, whole }: Placeholder, pointer: string): unknown => {
    if (root !== 'param') return undefined;
    const value = valueOf(path);
    used.push({ name: path, pointer, whole, isFilled: value !== undefined });
    return value;
  };
  return { blocks: fillIn(blocks, fill, '/blocks'), used };
}
