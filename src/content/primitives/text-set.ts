// The texts of a site's files: all at hand, or read from somewhere when they are asked for.

export interface Texts {
  /** The files by path, sorted: `pages/index.yaml`, `site.yaml`. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  text(path: string): string;
  /** Stands for the text: the same version, the same text. */
  version(path: string): string;
}

/** @returns texts that are all at hand; each is its own version */
export function textsOf(files: Readonly<Record<string, string>>): Texts {
  const text = (path: string): string => {
    const found = Object.hasOwn(files, path) ? files[path] : undefined;
    if (found === undefined) throw new Error(`There is no text of ${path}`);
    return found;
  };
  return { paths: Object.keys(files).sort(), has: (path) => Object.hasOwn(files, path), text, version: text };
}

/** @returns the texts with some of them replaced */
export function withTexts(texts: Texts, replaced: ReadonlyMap<string, string>): Texts {
  return {
    paths: [...new Set([...texts.paths, ...replaced.keys()])].sort(),
    has: (path) => replaced.has(path) || texts.has(path),
    text: (path) => replaced.get(path) ?? texts.text(path),
    version: (path) => replaced.get(path) ?? texts.version(path),
  };
}

/** @returns a file's text; "" for what has none, such as a picture or a page that is missing */
export function textIn(texts: Texts, path: string): string {
  return texts.has(path) ? texts.text(path) : '';
}
