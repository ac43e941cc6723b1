// Files of sections that were copied: the editor of another site on this computer reads them with
// the key that is on the clipboard.
import type { SiteStore } from './store/site-store.ts';

/** Of the last copies; nobody pastes what was copied before them. */
const maxKeys = 20;

export interface CopiedFiles {
  /** Lets whoever has a key read the site's public files. @returns false for one that can be guessed */
  permit: (key: string) => boolean;
  /** @returns undefined for an unknown key, and for what is no public file */
  read: (key: string, address: string) => Promise<Buffer | undefined>;
}

export function createCopiedFiles(store: SiteStore): CopiedFiles {
  const keys: string[] = [];
  return {
    permit(key) {
      if (!/^[\w-]{32,64}$/.test(key)) return false;
      keys.push(key);
      if (keys.length > maxKeys) keys.shift();
      return true;
    },
    read: (key, address) => (keys.includes(key) ? store.publicFile(address) : Promise.resolve(undefined)),
  };
}
