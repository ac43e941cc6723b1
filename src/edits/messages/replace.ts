// Sentences for authors about words that are replaced in the whole site.

/** Reasons why a place stays as it is. */
export const replaceObstacles = {
  name: () => 'Another field of the form is shown by this answer, which names it.',
  address: () => 'It is an address.',
  mark: () => 'It is in an address or a placeholder, or would become one.',
  cells: () => 'It would be divided into other cells of the table.',
  tooLong: ({ length, maxLength }: { length: number; maxLength: number }) =>
    `The text would be too long: ${length} of at most ${maxLength} characters.`,
  empty: () => 'The text would be empty.',
  pattern: (errorMessage: string) => errorMessage || 'The text would not have the form that it needs.',
};

const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

export const replaceWords = {
  site: () => 'Site',
  shared: (name: string) => `Shared section ${name}`,
  replaced: ({ old, replacement, count }: { old: string; replacement: string; count: number }) =>
    `${quoted(old)} replaced by ${quoted(replacement)} in ${count === 1 ? 'one place' : `${count} places`}`,
  nothing: () => 'Nothing is left to be replaced.',
  changed: (title: string) =>
    `“${title}” has been changed meanwhile, so nothing was replaced. The places are listed as they are now.`,
};
