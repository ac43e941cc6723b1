// Settings of islands that are too many for the page: they are needed when the island wakes, and
// travel with its code.
import { hashJson } from '../base/disk/hash.ts';

/** Characters of JSON from which a separate file saves more than asking for it costs. */
const large = 500;

export interface PropsFiles {
  /**
   * Puts the settings of an island into a file, if they are many.
   * @returns its address, for `data-props-from`
   */
  addressFor(json: string): string | undefined;
  /** By path below the output folder. Islands with the same settings share a file. */
  files: Map<string, string>;
}

/**
 * @param base the path of the site on its host
 * @returns the files of one page
 */
export function propsFiles(base: string): PropsFiles {
  const files = new Map<string, string>();
  const addressFor = (json: string) => {
    if (json.length < large) return undefined;
    const path = `assets/props-${hashJson(json).slice(0, 8)}.json`;
    files.set(path, json);
    return `${base}/${path}`;
  };
  return { addressFor, files };
}
