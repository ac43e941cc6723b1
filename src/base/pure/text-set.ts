// Text sets: the texts of a site's files, in memory or read when they are needed.

export interface TextSet {
  /** The files by path, sorted: `pages/index.yaml`, `site.yaml`. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** @throws Error when there is no such file */
  text(path: string): string;
  /** A key for the text, for caches: files of the same version have the same text. */
  version(path: string): string;
}

/** @returns a set of texts in memory; each text is its own version */
export function createTextSet(files: Readonly<Record<string, string>>): TextSet {
  const text = (path: string): string => {
    const found = Object.hasOwn(files, path) ? files[path] : undefined;
    if (found === undefined) throw new Error(`There is no text of ${path}`);
    return found;
  };
  return { paths: Object.keys(files).sort(), has: (path) => Object.hasOwn(files, path), text, version: text };
}

/** @returns the set with some texts replaced or added */
export function replaceTexts(texts: TextSet, replaced: ReadonlyMap<string, string>): TextSet {
  return {
    paths: [...new Set([...texts.paths, ...replaced.keys()])].sort(),
    has: (path) => replaced.has(path) || texts.has(path),
    text: (path) => replaced.get(path) ?? texts.text(path),
    version: (path) => replaced.get(path) ?? texts.version(path),
  };
}

/** @returns a file's text; "" for a file without one, such as an image or a missing page */
export function textOrEmpty(texts: TextSet, path: string): string {
  return texts.has(path) ? texts.text(path) : '';
}
