// Sentences for authors about words that are replaced in the whole site.
import { say } from '../../base/words/say.ts';

/** Reasons why a place stays as it is. */
export const replaceObstacles = {
  name: () => say('Another field of the form is shown by this answer, which names it.'),
  address: () => say('It is an address.'),
  mark: () => say('It is in an address or a placeholder, or would become one.'),
  cells: () => say('It would be divided into other cells of the table.'),
  tooLong: ({ length, maxLength }: { length: number; maxLength: number }) =>
    say('The text would be too long: {length} of at most {maxLength} characters.', { length, maxLength }),
  empty: () => say('The text would be empty.'),
  pattern: (errorMessage: string) => errorMessage || say('The text would not have the form that it needs.'),
};

const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

export const replaceWords = {
  site: () => say('Site'),
  shared: (name: string) => say('Shared section {name}', { name }),
  replaced: ({ old, replacement, count }: { old: string; replacement: string; count: number }) =>
    say('{old} replaced by {replacement} in one place | {old} replaced by {replacement} in {count} places', {
      old: quoted(old),
      replacement: quoted(replacement),
      count,
    }),
  nothing: () => say('Nothing is left to be replaced.'),
  changed: (title: string) =>
    say('“{title}” has been changed meanwhile, so nothing was replaced. The places are listed as they are now.', {
      title,
    }),
};
