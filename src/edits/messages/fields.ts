// Words of forms for settings, and what is wrong with a name that an author gives.
import { inSentence, say } from '../../base/words/say.ts';

/** Words of forms for settings, beside those of schemas. */
export const fieldWords = {
  otherSections: () => 'Other sections',
  /** An entry of a list whose schema has no word for it; also its text until somebody writes one. */
  entry: () => 'Entry',
  /** On a new button, which leads to the home page. */
  newButton: () => say('To the home page'),
  /** Stands for words in a language that the editor does not have; the page marks it as a gap. */
  blank: () => '[...]',
  /** In a new cell of a table. */
  emptyCell: () => '–',
};

/** Faults of a name that an author gives. */
export const nameFaults = {
  empty: () => say('The name is empty.'),
  taken: ({ title, name }: { title: string; name: string }) =>
    say('There is a {what} "{name}" already.', { what: inSentence(title), name }),
  /** For a rule that its schema does not put into words. */
  sign: () => say('This name has a sign that it may not have.'),
};
