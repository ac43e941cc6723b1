// Gaps of a page: words in brackets that a recipe left for its author, such as [street and town].

/** Brackets around words; none of [[highlights]] and [links](/). */
export const gapPattern = /(?<!\[)\[[^[\]\n]{3,}\](?![(\]])/g;
