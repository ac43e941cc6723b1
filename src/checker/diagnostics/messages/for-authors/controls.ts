// Advice about a value that does not fit, by the control that its setting has in its form.
import { say, sayList } from '../../../../base/words/say.ts';
import type { AuthorControl, AuthorNames, AuthorText } from './author-names.ts';

/** Advice by the kind of a field; for the others it is their rule, or to write a text. */
const byKind: Record<string, (control: AuthorControl) => string> = {
  choice: chooseOne,
  choices: chooseOne,
  'rich-text': () => say('Type it once more, and add links with the button for them.'),
  switch: () => say('Switch it on or off.'),
  number: () => say('Write a number.'),
  latitude: () => say('Choose the place on the map.'),
  longitude: () => say('Choose the place on the map.'),
  date: () => say('Choose the day in the calendar.'),
  week: () => say('Choose the times of each day.'),
  colour: () => say('Choose a colour.'),
  font: () => say('Choose a font.'),
  icon: () => say('Choose an icon.'),
  'image-file': () => say('Choose a picture.'),
  image: () => say('Choose a picture.'),
  focus: () => say('Choose the point on the picture once more.'),
  file: () => say('Choose a file.'),
  address: () => say('Choose a page, or write a whole address.'),
  popup: () => say('Choose one of those that the site has.'),
  form: () => say('Choose one of those that the site has.'),
  name: () => say('Choose one of those that the site has.'),
  anchor: () => say('Use small letters, digits and hyphens.'),
  list: () => say('Add one entry after the other.'),
  sections: () => say('Add one section after the other.'),
  group: fillIn,
  button: fillIn,
  named: () => say('Add one entry after the other.'),
};

/** @returns what to do about a value that does not fit */
export function adviseOnControl(control: AuthorControl): string {
  const advise = Object.hasOwn(byKind, control.kind) ? byKind[control.kind]! : undefined;
  return (
    advise?.(control) ?? (control.rule === null ? say('Write a text.') : control.rule.replace(/(?<=\p{L})$/u, '.'))
  );
}

/** @returns the message for a value of the wrong kind */
export function wrongKindForAuthors({ here, written, control }: AuthorNames): AuthorText {
  return {
    message: say('{here}: this does not fit here: {written}', { here, written }),
    hint: adviseOnControl(control),
  };
}

function chooseOne({ choices }: AuthorControl): string {
  const names = Object.values(choices);
  const most = 8;
  return names.length > 0 && names.length <= most
    ? say('Choose one of these: {choices}.', { choices: sayList(names, 'disjunction') })
    : say('Choose one of them.');
}

function fillIn({ settings }: AuthorControl): string {
  return settings.length > 0
    ? say('Fill in its parts: {settings}.', { settings: sayList(settings) })
    : say('Fill in its parts.');
}
