// Parameters: fills their values into the blocks of a shared section, and records where each is
// used.
import { fillPlaceholders, type Placeholder } from './placeholders.ts';

/** A use of a parameter in the shared blocks. */
export interface ParamUse {
  name: string;
  pointer: string;
  whole: boolean;
  isFilled: boolean;
}

export interface FilledBlocks {
  blocks: unknown;
  used: ParamUse[];
}

/** @returns the blocks with all known values; unknown placeholders stay as written */
export function fillParams(blocks: unknown, valueOf: (param: string) => unknown): FilledBlocks {
  const used: ParamUse[] = [];
  const fill = ({ root, path, whole }: Placeholder, pointer: string): unknown => {
    if (root !== 'param') return undefined;
    const value = valueOf(path);
    used.push({ name: path, pointer, whole, isFilled: value !== undefined });
    return value;
  };
  return { blocks: fillPlaceholders(blocks, fill, '/blocks'), used };
}
