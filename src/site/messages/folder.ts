// Sentences for the person who works in a site's folder: its own code, its files for editors, new
// pages.

export const folderMessages = {
  replacedSection: ({ type, place }: { type: string; place: string }) =>
    `The section "${type}" of ${place} takes the place of Pagewright's own.`,
  ownCode: (places: readonly string[]) =>
    `This site brings code of its own, which runs on this computer with your rights: ${places.join(', ')}`,
  changedMeanwhile: (path: string) => `${path} was changed while it was being read. Please start again.`,
  deletedMeanwhile: (path: string) => `${path} was deleted while the site was being read. Please start again.`,
};

export const editorFileMessages = {
  written: (path: string) => `written: ${path}`,
  upToDate: () => 'Everything is up to date.',
  unreadableSite: () => 'site.yaml cannot be read. Run the check first: it says what is wrong.',
  /** @param lines JSON to add */
  unreadableSettings: ({ file, lines }: { file: string; lines: string }) =>
    `${file} has comments or is no JSON, so it was not changed. Please add this to it:\n${lines}`,
  notUpdated: (reason: string) => `The files for editors could not be updated: ${reason}`,
};

export const newPageRefusals = {
  noCollection: () => 'No collection can be made: the name or the address that it would have is taken.',
  onlyNotFound: () =>
    'This recipe is for unknown addresses: its page is /404, or the 404 of a folder, such as /offers/404.',
  noText: () => 'A page of this kind has no text that could be written beforehand: write it on the page.',
  menu: (reason: string) => `The menu in site.yaml cannot be changed: ${reason}`,
};
