// The level of headings in a block, which the page decides and no author.

/**
 * @param level the level of the block's own heading
 * @param heading the block's own heading, if it has one
 * @returns the element for the headings below it; without it they take its place, so that no level
 * is left out
 */
export function partHeading(level: 1 | 2, heading: string | undefined): 'h2' | 'h3' {
  return level === 2 && heading !== undefined ? 'h3' : 'h2';
}
