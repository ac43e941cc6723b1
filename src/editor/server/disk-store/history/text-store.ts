// The store of texts: every state that a file had before and after an edit, by its hash.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { hashText } from '../../../../base/disk/hash.ts';
import { replaceFile } from '../../../../base/disk/write-atomic.ts';

export interface TextStore {
  /** Keeps a text. @returns its hash */
  keep(text: string): string;
  /** @throws Error when it is not kept any more */
  read(hash: string): string;
}

export function openTextStore(folder: string): TextStore {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));
  return {
    keep: (text) => {
      const key = hashText(text);
      if (!existsSync(pathOf(key))) replaceFile(pathOf(key), deflateRawSync(text));
      return key;
    },
    read: (key) => {
      if (!/^[\w-]+$/.test(key)) throw new Error('The history does not name a text.');
      return inflateRawSync(readFileSync(pathOf(key))).toString();
    },
  };
}
