// Sentences for authors about sections that are moved or copied to another page.

export const sectionMoveWords = {
  mistakes: () => 'Correct the mistakes in the writing of the page first.',
  changed: () => 'The page has been changed meanwhile. Please choose again.',
  unknownPage: (route: string) => `There is no page at ${route}.`,
  samePage: () => 'The sections are on this page already.',
  links: (count: number) =>
    count === 1 ? 'A link to it is brought up to date.' : `${count} links to it are brought up to date.`,
  renamed: ([from, to]: readonly [string, string]) =>
    `The page has a place #${from} already, so this one is called #${to} there. Links to it lead there.`,
  byHand: ({ file, line }: { file: string; line: number }) =>
    `${file}, line ${line}: this link has to be changed by hand.`,
  label: ({ names, isCopy, page }: { names: readonly string[]; isCopy: boolean; page: string }) => {
    const what = names.length === 1 ? `Section “${names[0]}”` : `${names.length} sections`;
    return `${what} ${isCopy ? 'copied' : 'moved'} to “${page}”`;
  },
};
