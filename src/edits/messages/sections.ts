// Sentences for authors about sections that are moved or copied to another page.
import { say } from '../../base/words/say.ts';

export const sectionMoveWords = {
  mistakes: () => say('Correct the mistakes in the writing of the page first.'),
  changed: () => say('The page has been changed meanwhile. Please choose again.'),
  unknownPage: (route: string) => say('There is no page at {route}.', { route }),
  samePage: () => say('The sections are on this page already.'),
  links: (count: number) =>
    say('A link to it is brought up to date. | {count} links to it are brought up to date.', { count }),
  renamed: ([from, to]: readonly [string, string]) =>
    say('The page has a place #{from} already, so this one is called #{to} there. Links to it lead there.', {
      from,
      to,
    }),
  /** @param where the page, section and entry, in words */
  byHand: (where: string) => say('{where}: this link has to be changed by hand.', { where }),
  label: ({ names, isCopy, page }: { names: readonly string[]; isCopy: boolean; page: string }) => {
    const [name = ''] = names;
    const values = { name, page, count: names.length };
    return isCopy
      ? say('Section “{name}” copied to “{page}” | {count} sections copied to “{page}”', values)
      : say('Section “{name}” moved to “{page}” | {count} sections moved to “{page}”', values);
  },
};
