// Gaps of a page: words in brackets that a recipe left for its author, such as [street and town].

/** Brackets around words; none of [[highlights]], [links](/) and what is inside other brackets. */
export const gapPattern = /(?<!\[[^[\]\n]*)\[[^[\]\n]{3,}\](?![(\]])/g;
/** The same without what is before it, for a first look at each file: looking back takes long. */
const brackets = /\[[^[\]\n]{3,}\](?![(\]])/;

/** @returns the gaps in a text, in their order; brackets without a letter, such as [...], are none */
export function listGaps(text: string): string[] {
  return (text.match(gapPattern) ?? []).filter((gap) => /\p{L}{2}/u.test(gap));
}

/** @returns the gaps in the texts of a page, in their order */
export function findGaps(data: unknown): string[] {
  if (typeof data === 'string') return listGaps(data);
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(findGaps) : [];
}

/** A key, or the start of another list or group, which a list of YAML has before it in its line. */
const beforeList = /(?:^|[\s,[{])(?:[a-z][A-Za-z0-9-]*:\s+|[,[{]\s*)$/;

/**
 * @returns whether the text of a file may have gaps. Lists of YAML look like them, but for what is
 *   before them in their line; a list of names is no reason to read each page twice.
 */
export function mayHaveGaps(text: string): boolean {
  if (!brackets.test(text)) return false;
  for (const { 0: found, index } of text.matchAll(gapPattern)) {
    const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
    const isRow = /^\s*-\s+$/.test(before) && found.includes(',');
    if (!isRow && !beforeList.test(before)) return true;
  }
  return false;
}
