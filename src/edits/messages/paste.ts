// Sentences for authors about sections that are pasted from another site.
import { say } from '../../base/words/say.ts';

/** A value that a site does not have: `now` replaces it, and null stands for none. */
export interface Misfit {
  kind: 'section' | 'shared' | 'setting' | 'picture' | 'page' | 'name';
  /** The list of names that it is from; "" for other kinds. */
  list: string;
  name: string;
  now: string | null;
}

function nameThing(list: string): string {
  switch (list) {
    case 'form':
      return say('a form');
    case 'popup':
      return say('a pop-up');
    case 'collection':
      return say('a list of pages');
    case 'tag':
      return say('a tag');
    case 'textFile':
    case 'dataFile':
      return say('a file');
    default:
      return say('a name');
  }
}

export const pasteWords = {
  misfit: ({ kind, list, name, now }: Misfit): string => {
    switch (kind) {
      case 'section':
        return say('A section was left out, because this site cannot show it: {name}.', { name });
      case 'shared':
        return say('The shared section “{name}” is not on this site, so it was left out.', { name });
      case 'setting':
        return say('The setting “{name}” is not known here, so it was left out.', { name });
      case 'picture':
        return say('The file {name} could not be brought along: its picture is still to come.', { name });
      case 'page':
        return say('There is no page {name} on this site: links to it lead to the home page.', { name });
      default: {
        const what = nameThing(list);
        return now === null
          ? say('“{name}” ({what}) is not on this site, so it was left out.', { name, what })
          : say('“{name}” ({what}) is not on this site: “{now}” is used instead.', { name, what, now });
      }
    }
  },
  inPlace: (count: number) => say('The section is in place. | {count} sections are in place.', { count }),
  copied: (count: number) =>
    say(
      'The section is on the clipboard. Paste here, or in the editor of another site. | {count} sections are on the clipboard. Paste here, or in the editor of another site.',
      { count },
    ),
  fetching: () => say('The pictures are being brought along …'),
  nothing: () => say('Nothing of it can stand on this site, so nothing was pasted.'),
  noPage: () => say('Open a page first, and paste the sections there.'),
  moved: () => say('Another page was opened meanwhile, so nothing was pasted. Paste again.'),
  noSections: () => say('There are no sections on the clipboard. Select some, and copy them first.'),
  askKeys: () => say('The browser does not let buttons read the clipboard. Press Ctrl+V, or Cmd+V on a Mac.'),
  chooseFirst: () => say('Select a section first.'),
};
