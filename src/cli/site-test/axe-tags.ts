// The rules of axe that pages must pass, in a site's test and in ours.

/** The rules of WCAG 2.2 AA and axe's best practices, by axe's tags. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
