// Sentences for the person who runs the dev server or the preview, in the terminal and on pages.

export const devMessages = {
  started: ({ url, inbox, canEdit }: { url: string; inbox: string; canEdit: boolean }) =>
    `\n  The site is at ${url}\n  ${canEdit ? 'Alt+Shift+O on a page, or the button on it, edits it; ' : ''}${url}__blocks has every type of section, ${url}__manual the manual\n  Forms send to a stand-in on this machine; what it receives is in ${inbox}\n`,
  restart: () => '\nThe site has code of its own now: the server starts again with it.',
  notFound: () => 'Not found',
  failedBlock: ({ type, at, reason }: { type: string; at: string; reason: string }) =>
    `The block "${type}" could not be shown (${at}): ${reason}`,
  unfinishedBlock: (mistake: string) => `This section cannot be shown yet. ${mistake}`,
  noEditor: () =>
    'The texts of this site come from a program, so they cannot be changed here. Change them where that program has them.',
  noPage: () => 'There is no such page, and no pages/404.yaml.',
  notShownYet: () => 'Not shown yet',
  noPageAt: (route: string) => `There is no page at ${route}.`,
  noSharePictures: () => 'No pictures are made: site.yaml does not say sharePictures: true.',
};

/** Marks over parts of a page that visitors do not see now. */
export const hiddenPartMessages = {
  draft: (isPage: boolean) => `Draft: ${notSeen(isPage)}`,
  from: (isPage: boolean, date: string) => `${date}, shown from then on: ${notSeen(isPage)}`,
  until: (isPage: boolean, date: string) => `${date}, shown until then: ${notSeen(isPage)}`,
};

const notSeen = (isPage: boolean) => `visitors do not see this ${isPage ? 'page' : 'section'} now.`;

export const previewMessages = {
  started: ({ url, inbox }: { url: string; inbox: string }) =>
    `\n  The finished site is at ${url}\n  Forms send to your function if it runs on this machine, else to a stand-in; what that receives is in ${inbox}\n`,
  noSite: (folder: string) => `There is no finished site in ${folder}. Build it first: npm run build`,
  unfinished: (folder: string) =>
    `${folder} is not finished: a build is writing it, or was stopped. Build it again: npm run build`,
};

export const manualMessages = {
  started: (url: string) => `\n  The manual is at ${url}\n`,
  failed: (reason: string) => `The manual cannot be shown: ${reason}`,
};

export const standInMessages = {
  file: (path: string) => `File written to ${path}`,
  mail: ({ template, folder }: { template: string; folder: string }) => `Mail "${template}" written to ${folder}`,
  message: ({ service, folder }: { service: string; folder: string }) => `Message to ${service} written to ${folder}`,
  spam: (service: string) => `A message to ${service} was dropped as spam, because its hidden field is filled in`,
  lead: (file: string) => `Lead written to ${file}`,
  noAnswer: ({ path, reason }: { path: string; reason: string }) => `The stand-in could not answer ${path}: ${reason}`,
};
