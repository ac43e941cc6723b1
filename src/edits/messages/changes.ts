// Sentences for authors and editors about the differences between two states of a file.

/** Sentences about what is different between two states of a file. */
export const changeWords = {
  newFile: () => 'New file.',
  removedFile: () => 'Removed.',
  changedFile: () => 'Changed.',
  onlyWriting: () => 'Only comments or the way of writing.',
  setting: ({ name, change }: { name: string; change: string }) => `${name}: ${change}.`,
  added: () => 'added',
  removed: () => 'removed',
  changed: () => 'changed',
  newText: ({ before, after }: { before: string; after: string }) => `"${before}" is now "${after}"`,
  entries: ({ names, isAdded }: { names: readonly string[]; isAdded: boolean }) =>
    `${names.map((name) => `"${name}"`).join(', ')} ${isAdded ? 'added' : 'removed'}`,
  removedSection: ({ number, name }: Section) => `Section ${number}, ${name}: removed.`,
  addedSection: ({ number, name }: Section) => `Section ${number}, ${name}: added.`,
  /** @param settings undefined if the whole section is another value */
  changedSection: ({ number, name, settings }: Section & { settings: readonly string[] | undefined }) =>
    `Section ${number}, ${name}: ${settings === undefined ? 'it' : settings.join(', ')} changed.`,
  otherOrder: () => 'Sections are in another order.',
  noType: () => 'of no type',
  section: ({ type, heading }: { type: string; heading: string | null }) =>
    heading === null ? type : `${type} "${heading}"`,
};

interface Section {
  number: number;
  name: string;
}
