// Sentences for authors and editors about the differences between two states of a file.
import { say } from '../../base/words/say.ts';

function quoteAll(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Sentences about what is different between two states of a file. */
export const changeWords = {
  newFile: () => say('New file.'),
  removedFile: () => say('Removed.'),
  changedFile: () => say('Changed.'),
  onlyWriting: () => say('Only comments or the way of writing.'),
  setting: ({ name, change }: { name: string; change: string }) => say('{name}: {change}.', { name, change }),
  added: () => say('added'),
  removed: () => say('removed'),
  changed: () => say('changed'),
  newText: ({ before, after }: { before: string; after: string }) =>
    say('"{before}" is now "{after}"', { before, after }),
  entries: ({ names, isAdded }: { names: readonly string[]; isAdded: boolean }) =>
    isAdded ? say('{names} added', { names: quoteAll(names) }) : say('{names} removed', { names: quoteAll(names) }),
  removedSection: ({ number, name }: Section) => say('Section {number}, {name}: removed.', { number, name }),
  addedSection: ({ number, name }: Section) => say('Section {number}, {name}: added.', { number, name }),
  /** @param settings undefined if the whole section is another value */
  changedSection: ({ number, name, settings }: Section & { settings: readonly string[] | undefined }) =>
    settings === undefined
      ? say('Section {number}, {name}: it changed.', { number, name })
      : say('Section {number}, {name}: {settings} changed.', { number, name, settings: settings.join(', ') }),
  otherOrder: () => say('Sections are in another order.'),
  noType: () => say('of no type'),
  section: ({ type, heading }: { type: string; heading: string | null }) =>
    heading === null ? type : `${type} "${heading}"`,
};

interface Section {
  number: number;
  name: string;
}
