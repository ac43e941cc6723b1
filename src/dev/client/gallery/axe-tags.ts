// The rules of axe that pages must pass, in the gallery and in the tests.

/** The rules of WCAG 2.2 AA and axe's best practices, by axe's tags. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
